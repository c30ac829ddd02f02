import Foundation

/// Whole photos, made by libjpeg-turbo's, ImageMagick's and ExifTool's programs, through `checkin --photo` and
/// `photo shrink`, and looked at by the same programs: from one pixel to 48 million, in every coding and sampling.
struct PhotoCorpus {
  let binary: String
  let folder: String
  let tally: Tally
  let isQuick: Bool

  private struct Case {
    let size: (width: Int, height: Int)
    /// The options of cjpeg.
    let coding: [String]
    /// The options of exiftool; empty if nothing is added.
    var metadata: [String] = []
    var name: String { (["\(size.width)x\(size.height)"] + coding + metadata).joined(separator: " ") }
  }

  private static let place = [
    "-n", "-GPSLatitude=22.9519", "-GPSLatitudeRef=S", "-GPSLongitude=43.2105", "-GPSLongitudeRef=W",
    "-XMP-exif:GPSLatitude=-22.9519", "-XMP-exif:GPSLongitude=-43.2105", "-SerialNumber=SN-48151623",
    "-DateTimeOriginal=2026:01:05 11:50:31",
  ]

  private var cases: [Case] {
    let samplings = ["1x1", "2x1", "1x2", "2x2", "4x1", "1x1,2x2,2x2", "2x2,2x1,1x2"]
    let small = [(1, 1), (1, 9), (7, 5), (8, 8), (16, 16), (17, 33), (33, 17), (255, 3)]
    var cases: [Case] = []
    for sampling in samplings {
      for more in [
        [], ["-progressive"], ["-restart", "1"], ["-progressive", "-restart", "3B"], ["-optimize"],
      ] {
        cases.append(Case(size: (321, 239), coding: ["-quality", "90", "-sample", sampling] + more))
      }
    }
    for size in small {
      cases.append(Case(size: size, coding: ["-quality", "90"]))
      cases.append(Case(size: size, coding: ["-quality", "90", "-progressive"]))
    }
    for coding in [[], ["-progressive"], ["-restart", "2"]] {
      cases.append(Case(size: (321, 239), coding: ["-quality", "85", "-grayscale"] + coding))
    }
    for orientation in 1...8 {
      let order = orientation % 2 == 0 ? "II" : "MM"
      cases.append(
        Case(
          size: (160, 120), coding: ["-quality", "90"],
          metadata: PhotoCorpus.place + ["-Orientation=\(orientation)", "-ExifByteOrder=\(order)"]))
    }
    for quality in ["75", "80", "85", "92", "97"] {
      for sampling in ["1x1", "2x2"] {
        cases.append(Case(size: (960, 720), coding: ["-quality", quality, "-sample", sampling]))
      }
    }
    guard !isQuick else { return cases }
    let large = ["-quality", "95", "-sample", "2x2"]
    cases.append(Case(size: (4032, 3024), coding: large, metadata: PhotoCorpus.place))
    cases.append(Case(size: (4032, 3024), coding: large + ["-progressive"]))
    cases.append(Case(size: (4032, 3024), coding: ["-quality", "95", "-sample", "1x1"]))
    cases.append(Case(size: (8064, 6048), coding: large))
    return cases
  }

  func run() throws {
    let runner = try Runner(folder, environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "TMPDIR": folder])
    var missing = ["cjpeg", "djpeg", "exiftool"].filter { !isInstalled($0) }
    // Other packages have a program called convert too.
    let version = String(decoding: runner.run(["convert", "-version"]).output, as: UTF8.self)
    if !version.contains("ImageMagick") { missing.append("ImageMagick's convert") }
    guard missing.isEmpty else {
      return tally.skip(
        "whole photos: \(missing.joined(separator: ", ")) \(missing.count == 1 ? "is" : "are") missing")
    }
    for one in cases { try tried(one, runner) }
  }

  private func tried(_ one: Case, _ runner: Runner) throws {
    guard let photo = made(one, runner) else { return tally.fail(.lost, "\(one.name) could not be made") }
    tally.add(.photos)
    let journal = folder + "/journal"
    try? FileManager.default.removeItem(atPath: journal)
    try FileManager.default.createDirectory(atPath: journal, withIntermediateDirectories: true)
    try Data("format = 1\n".utf8).write(to: URL(fileURLWithPath: journal + "/bumbum.toml"))
    let outcome = runner.run([
      binary, "checkin", "Run", "x", "--photo", photo, "--dir", journal, "--at", "2026-01-05 11:50", "--now",
      "2026-01-05 12:00",
    ])
    guard outcome.exitCode == 0 else { return tally.fail(.untrue, "\(one.name): \(outcome.message)") }
    let stored = journal + "/checkins/2026/01-05-1150.jpg"
    let (before, after) = (size(photo), size(stored))
    if after >= 2_000_000 { tally.fail(.untrue, "\(one.name): \(after) bytes") }
    tellsNothing(one, photo, stored, runner)
    if before < 2_000_000 {
      if decoded(photo, runner) != decoded(stored, runner) {
        tally.fail(.untrue, "\(one.name): other pixels")
      }
    } else {
      say("   \(one.name): \(before) to \(after) bytes, \(rounded(outcome.cpu)) s, \(outcome.peak >> 20) MiB")
      compared(one, photo, stored, runner)
      // Phones take such photos; memory is for two bytes a coefficient, the file, and the program.
      let isUsual = one.coding.contains("2x2") && one.size.width < 5000
      if isUsual, outcome.cpu > 1 { tally.fail(.slow, "\(one.name): \(rounded(outcome.cpu)) s") }
      let pixels = one.size.width * one.size.height
      if outcome.peak > 8 * pixels + 4 * before + (32 << 20) {
        tally.fail(.slow, "\(one.name): \(outcome.peak) bytes")
      }
    }
    guard one.size.width >= 160 else { return }
    for percent in [95, 80, 60, 40] where before * percent / 100 < after {
      let outcome = runner.run([
        binary, "photo", "shrink", "checkins/2026/01-05-1150.jpg", "--to", String(before * percent / 100),
        "--dir",
        journal,
      ])
      guard outcome.exitCode == 0 else { return tally.fail(.untrue, "\(one.name): \(outcome.message)") }
      if size(stored) > before * percent / 100 { tally.fail(.untrue, "\(one.name): \(size(stored)) bytes") }
      if one.size.width >= 900 { compared(one, photo, stored, runner) }
      _ = decoded(stored, runner)
      // Each shrinking begins with the first photo.
      _ = runner.run([binary, "undo", "--dir", journal])
    }
  }

  /// Makes a file with clouds, lines and noise by cjpeg and exiftool; nil if they don't.
  private func made(_ one: Case, _ runner: Runner) -> String? {
    let (pixels, photo) = (folder + "/in.ppm", folder + "/in.jpg")
    let (width, height) = one.size
    let lines = "line 0,0 \(width),\(height) circle \(width / 3),\(height / 3) \(width / 3),\(height / 4)"
    let draw = runner.run(
      [
        "convert", "-seed", "7", "-size", "\(width)x\(height)", "plasma:tomato-steelblue", "-stroke", "black",
        "-draw",
        lines, "-attenuate", "0.15", "+noise", "Gaussian", "-depth", "8", pixels,
      ], seconds: 120)
    guard draw.exitCode == 0 else { return nil }
    guard runner.run(["cjpeg"] + one.coding + ["-outfile", photo, pixels], seconds: 60).exitCode == 0 else {
      return nil
    }
    if one.metadata.isEmpty { return photo }
    let tagged = runner.run(["exiftool", "-q", "-overwrite_original"] + one.metadata + [photo])
    return tagged.exitCode == 0 ? photo : nil
  }

  /// Checks that orientation and capture time are the same, and that no other metadata is left.
  private func tellsNothing(_ one: Case, _ photo: String, _ stored: String, _ runner: Runner) {
    func told(_ file: String, _ tags: [String]) -> String {
      String(decoding: runner.run(["exiftool", "-n", "-s", "-S"] + tags + [file]).output, as: UTF8.self)
    }
    let kept = ["-Orientation", "-DateTimeOriginal"]
    if told(photo, kept) != told(stored, kept) { tally.fail(.untrue, "\(one.name): \(told(stored, kept))") }
    let rest = told(
      stored, ["-gps:all", "-xmp:all", "-SerialNumber", "-composite:gpsposition", "-makernotes:all"])
    if !rest.isEmpty { tally.fail(.outside, "\(one.name): \(rest)") }
  }

  /// Returns the pixels; a warning is a failure.
  private func decoded(_ photo: String, _ runner: Runner) -> [UInt8] {
    let pixels = folder + "/out.ppm"
    let outcome = runner.run(["djpeg", "-outfile", pixels, photo], seconds: 60)
    if outcome.exitCode != 0 || !outcome.errors.isEmpty { tally.fail(.untrue, "djpeg: \(outcome.message)") }
    return [UInt8](FileManager.default.contents(atPath: pixels) ?? Data())
  }

  /// Checks that a photo is as good as `djpeg | cjpeg -optimize` makes it at the same size, if no pixel was given up.
  private func compared(_ one: Case, _ photo: String, _ stored: String, _ runner: Runner) {
    let (source, ours) = (decoded(photo, runner), decoded(stored, runner))
    guard source.count == ours.count, source != ours else { return }
    let pixels = folder + "/source.ppm"
    try? Data(source).write(to: URL(fileURLWithPath: pixels))
    let again = folder + "/again.jpg"
    func throughPixels(_ quality: Int) -> Int {
      _ = runner.run(
        ["cjpeg", "-optimize", "-quality", String(quality), "-outfile", again, pixels], seconds: 60)
      return size(again)
    }
    let limit = size(stored)
    var (low, high) = (1, 100)
    while low < high {
      let middle = (low + high + 1) / 2
      if throughPixels(middle) <= limit { low = middle } else { high = middle - 1 }
    }
    _ = throughPixels(low)
    let (mine, theirs) = (signalToNoise(ours, source), signalToNoise(decoded(again, runner), source))
    tally.add(.compared)
    if mine < theirs { tally.add(.behind) }
    if mine < theirs - 0.3 {
      tally.fail(
        .untrue, "\(one.name) in \(limit) bytes: \(rounded(mine)) dB, through pixels \(rounded(theirs)) dB")
    }
  }

  private func size(_ file: String) -> Int {
    ((try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int) ?? .max
  }
}

/// Returns the signal-to-noise ratio in dB.
private func signalToNoise(_ one: [UInt8], _ other: [UInt8]) -> Double {
  guard one.count == other.count else { return 0 }
  var squares = 0
  for place in one.indices {
    let difference = Int(one[place]) - Int(other[place])
    squares += difference * difference
  }
  return 10 * log10(255 * 255 * Double(one.count) / Double(max(squares, 1)))
}

private func rounded(_ number: Double) -> String { String(format: "%.2f", number) }
