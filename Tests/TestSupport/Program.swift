package import Foundation

/// The program as this test run has built it, for tests that need a process.
package enum BuiltProgram {
  /// The path in the folder of the tests' bundle; nil if it was not built.
  package static let path: String? = {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folders = [beside, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
    return folders.map { $0.appendingPathComponent("bumbum").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Returns the environment of a program that a test runs, with the options of sanitizers: if the tests are built with
  /// one, so is the program, and its report at the end would fill a pipe that is not read yet.
  package static func environment(_ own: [String: String]) -> [String: String] {
    let told = ProcessInfo.processInfo.environment.filter { ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
    return told.merging(own) { $1 }
  }

  /// Starts the program; the caller waits for its end.
  package static func start(
    _ words: [String], in folder: String, output: FileHandle = .nullDevice, errors: FileHandle
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "/nonexistent")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment(["LANG": "C", "PATH": "/usr/bin:/bin"])
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }
}
