import CommandSupport
import Foundation
import TestSupport

/// A journal in a repository of real git, with the program as this test run has built it.
final class GitRepository: TestFolder {
  let path: String
  private let home: String

  /// `files` are committed. Folders may have blanks and accents.
  init(_ files: [String: String] = [:], name: String = "meu diário") throws {
    home = NSTemporaryDirectory() + "bumbum-git-" + UUID().uuidString
    path = home + "/" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try git("init -q -b main")
    for (name, text) in files.merging(
      ["bumbum.toml": "format = 1\n"], uniquingKeysWith: { given, _ in given })
    {
      try write(name, text)
    }
    try commit("base")
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  static let isMissing: Bool = BuiltProgram.path == nil

  struct Ended {
    var code: Int32
    var output: String
    var errors: String
  }

  /// Runs a program in the repository, or in a folder of it.
  @discardableResult
  func run(_ line: Line, in folder: String? = nil, environment: [String: String] = [:]) throws -> Ended {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = line.words
    process.currentDirectoryURL = URL(fileURLWithPath: folder ?? path)
    let programs = BuiltProgram.path.map { ($0 as NSString).deletingLastPathComponent } ?? ""
    process.environment = BuiltProgram.environment(
      [
        "PATH": programs + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
        "LANG": "C.UTF-8",
        "HOME": home, "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b", "BUMBUM_NOW": "2026-03-01 12:00",
      ].merging(environment) { $1 })
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let talk = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ended(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: talk, as: UTF8.self))
  }

  @discardableResult
  func git(_ line: Line) throws -> Ended { try run("git \(line)") }

  @discardableResult
  func bumbum(_ line: Line = "") throws -> Ended { try run("bumbum \(line)") }

  func read(_ name: String) -> String { self[name] ?? "" }

  func commit(_ message: String) throws {
    try git("add -A")
    try git("commit -q --no-verify -m \(message)")
  }
}
