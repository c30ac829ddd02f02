package import Foundation

/// The program itself, as this test run has built it: for what only a process can show.
package enum BuiltProgram {
  /// It stands in the same folder as the tests' bundle.
  package static let path: String? = {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folders = [beside, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
    return folders.map { $0.appendingPathComponent("bumbum").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Starts it; the caller waits for its end.
  package static func start(
    _ words: [String], in folder: String, output: FileHandle = .nullDevice, errors: FileHandle
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "/nonexistent")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["LANG": "C", "PATH": "/usr/bin:/bin"]
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }
}
