import Foundation
import TestSupport

/// Broken photos: each is refused by the name of its fault, or becomes a photo under its limit.
///
/// They are tried in processes of their own, some at a time, so that a crash or a hang is seen, and its seed printed.
/// Some go through the program itself, into a journal.
struct Photos {
  let binary: String
  let folder: String
  let tally: Tally
  let count: Int

  private static let batch = 1000

  /// Tries the photos of some seeds, in such a process, and prints each fault on a line.
  static func tryBroken(from seed: UInt64, count: UInt64) throws {
    let photos = try BrokenPhotos()
    for seed in seed..<seed + count {
      if let trouble = photos.trouble(seed) { say("\(seed): \(trouble)") }
    }
  }

  func run() throws {
    let batches = (count + Photos.batch - 1) / Photos.batch
    let next = Shared(0)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    DispatchQueue.concurrentPerform(iterations: min(batches, ProcessInfo.processInfo.activeProcessorCount)) {
      thread in
      guard let runner = try? Runner(folder + "/\(thread)") else {
        return tally.fail(.lost, "no folder for photos")
      }
      while true {
        let number = next.take()
        guard number < batches else { return }
        let size = min(Photos.batch, count - number * Photos.batch)
        tried(number * Photos.batch, size, runner)
        intoJournal(number * Photos.batch, min(size, 20), runner)
      }
    }
  }

  private func tried(_ seed: Int, _ size: Int, _ runner: Runner) {
    let outcome = runner.run(
      [CommandLine.arguments[0], "--broken-photos", String(seed), String(size)], seconds: 300)
    tally.add(.photos, size)
    let place = "photos \(seed) to \(seed + size - 1)"
    if outcome.isHung { tally.fail(.hangs, place) }
    if outcome.isCrash || outcome.exitCode ?? 0 != 0 {
      tally.fail(.crashes, "\(place): \(outcome.message.suffix(300))")
    }
    for line in String(decoding: outcome.output, as: UTF8.self).split(separator: "\n") {
      tally.fail(.untrue, "photo \(line)")
    }
  }

  /// Adds photos as a person would; every third one is so large that it has to be made smaller.
  private func intoJournal(_ seed: Int, _ size: Int, _ runner: Runner) {
    guard let photos = try? BrokenPhotos() else { return tally.fail(.lost, "no fixtures") }
    let journal = runner.folder + "/journal"
    let files = FileManager.default
    for seed in seed..<seed + size {
      try? files.removeItem(atPath: journal)
      try? files.createDirectory(atPath: journal, withIntermediateDirectories: true)
      let photo = photos.photo(UInt64(seed))
      let isLarge = seed % 3 == 0 && photo.starts(with: [0xFF, 0xD8])
      let comments =
        isLarge
        ? (0..<32).flatMap { _ in [0xFF, 0xFE, 0xFF, 0xFF] + [UInt8](repeating: 7, count: 65_533) } : []
      _ = files.createFile(atPath: journal + "/bumbum.toml", contents: Data("format = 1\n".utf8))
      _ = files.createFile(
        atPath: journal + "/photo", contents: Data(photo.prefix(2) + comments + photo.dropFirst(2)))
      let outcome = runner.run([
        binary, "checkin", "Run", "x", "--photo", journal + "/photo", "--dir", journal, "--now",
        "2026-01-05 12:00",
      ])
      tally.add(.checkIns)
      let made = (files.subpaths(atPath: journal + "/checkins") ?? []).filter { $0.contains(".") }
      let bytes = made.first { !$0.hasSuffix(".txt") }.flatMap {
        files.contents(atPath: journal + "/checkins/" + $0)?.count
      }
      if outcome.isHung { tally.fail(.hangs, "checkin --photo with photo \(seed)") }
      if outcome.isCrash { tally.fail(.crashes, "checkin --photo with photo \(seed)") }
      switch outcome.exitCode {
      case 0:
        if made.count != 2 { tally.fail(.lost, "photo \(seed): \(made)") }
        if bytes ?? .max >= 2_000_000 { tally.fail(.untrue, "photo \(seed) has \(bytes ?? 0) bytes") }
      case 2:
        if !made.isEmpty { tally.fail(.torn, "photo \(seed) was refused, and left \(made)") }
        if !outcome.message.hasPrefix("bumbum: '") {
          tally.fail(.untrue, "photo \(seed): '\(outcome.message)'")
        }
      default: tally.fail(.untrue, "photo \(seed): exit code \(outcome.exitCode ?? -1)")
      }
    }
  }
}
