import Foundation
import TestSupport
import Testing

/// What README shows is what the program prints: its transcripts are run, its paths exist.
@Suite struct ReadmeTests {
  private static let text =
    (try? String(contentsOfFile: Repository.root + "/README.md", encoding: .utf8)) ?? ""

  /// The blocks marked `console`: a command after `$`, and what it prints.
  private static var transcripts: [(command: String, output: String)] {
    text.components(separatedBy: "```console\n").dropFirst().compactMap { block in
      guard let body = block.components(separatedBy: "```").first, body.hasPrefix("$ ") else { return nil }
      let lines = body.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0].dropFirst(2)), lines.count > 1 ? String(lines[1]) : "")
    }
  }

  @Test func thereAreTranscripts() { #expect(Self.transcripts.count >= 2) }

  /// Run by a shell, with the program that this test run has built, standard output before standard error.
  @Test(arguments: 0..<transcripts.count)
  func aTranscriptIsTrue(number: Int) throws {
    let transcript = Self.transcripts[number]
    let program = try #require(Self.program, "the program is built beside the tests")
    let folder = NSTemporaryDirectory() + "bumbum-readme-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createSymbolicLink(atPath: folder + "/bumbum", withDestinationPath: program)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/examples", withDestinationPath: Repository.root + "/examples")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", transcript.command + " 2>errors; cat errors"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": folder + ":/usr/bin:/bin", "LANG": "C"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output == transcript.output)
  }

  /// The program stands in the same folder as the tests' bundle.
  private static var program: String? {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folders = [beside, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
    return folders.map { $0.appendingPathComponent("bumbum").path }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  @Test func pathsExist() throws {
    let links = try #require(try? NSRegularExpression(pattern: #"\]\(([^)#]+)\)"#))
    let matches = links.matches(in: Self.text, range: NSRange(Self.text.startIndex..., in: Self.text))
    #expect(matches.count >= 3)
    for match in matches {
      let range = try #require(Range(match.range(at: 1), in: Self.text))
      #expect(
        FileManager.default.fileExists(atPath: Repository.root + "/" + Self.text[range]),
        "\(Self.text[range])")
    }
  }
}
