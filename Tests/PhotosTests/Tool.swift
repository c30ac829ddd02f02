import Foundation
import Testing

/// Another program that knows pictures. Tests that need one are skipped, and say so, where it is not
/// installed.
enum Tool: String {
  case djpeg, cjpeg, exiftool

  static let isLibjpegThere = djpeg.isThere && cjpeg.isThere
  static let libjpegIsMissing: Comment = "djpeg and cjpeg are missing: no decoded samples are compared"
  static let isExifToolThere = exiftool.isThere
  static let exifToolIsMissing: Comment = "exiftool is missing: nobody else looks for what was dropped"

  struct Output {
    let bytes: [UInt8]
    let errors: String
    let status: Int32
  }

  func run(_ bytes: [UInt8]) throws -> Output { try run([], bytes) }

  private var isThere: Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)")
    }
  }

  /// Runs it with a file of these bytes as its last argument.
  func run(_ arguments: [String], _ bytes: [UInt8], ending: String = "jpg") throws -> Output {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, errors) = (
      folder.appendingPathComponent("in.\(ending)"), folder.appendingPathComponent("errors")
    )
    try Data(bytes).write(to: file)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [rawValue] + arguments + [file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    return Output(bytes: [UInt8](output), errors: text, status: process.terminationStatus)
  }
}

/// A decoded picture as PPM or PGM (P5, P6) holds it.
struct Pixmap: Equatable {
  let width: Int
  let height: Int
  let channels: Int
  let samples: [UInt8]

  init?(_ bytes: [UInt8]) {
    let head = bytes.prefix(64).split(whereSeparator: { $0 == 10 || $0 == 32 })
    guard head.count >= 4, let kind = head.first.map({ String(decoding: $0, as: UTF8.self) }),
      kind == "P5" || kind == "P6", let width = Int(String(decoding: head[1], as: UTF8.self)),
      let height = Int(String(decoding: head[2], as: UTF8.self))
    else { return nil }
    channels = kind == "P5" ? 1 : 3
    guard bytes.count >= width * height * channels else { return nil }
    (self.width, self.height) = (width, height)
    samples = Array(bytes.suffix(width * height * channels))
  }

  /// In dB; infinite for the same samples.
  func signalToNoise(_ other: Pixmap) -> Double {
    let squares = zip(samples, other.samples).reduce(0) { sum, pair in
      let difference = Int(pair.0) - Int(pair.1)
      return sum + difference * difference
    }
    return 10 * log10(255 * 255 * Double(samples.count) / Double(squares))
  }
}
