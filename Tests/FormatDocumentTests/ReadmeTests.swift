import Foundation
import TestSupport
import Testing

/// What README shows is what the program prints: its transcripts are run, its paths exist.
@Suite struct ReadmeTests {
  private static let files = ["README.md", ".github/README.pt-BR.md"]

  private static func text(_ file: String) -> String {
    (try? String(contentsOfFile: Repository.root + "/" + file, encoding: .utf8)) ?? ""
  }

  /// The blocks marked `console`: commands after `$`, and what they print.
  private static func blocks(_ file: String) -> [String] {
    text(file).components(separatedBy: "```console\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  private static let transcripts = files.flatMap(blocks)

  @Test(arguments: files) func thereAreTranscripts(file: String) { #expect(Self.blocks(file).count >= 3) }

  /// Run by one shell each, with the program that this test run has built, standard output before standard error.
  @Test(arguments: 0..<transcripts.count)
  func aTranscriptIsTrue(number: Int) throws {
    let transcript = Self.transcripts[number]
    let program = try #require(BuiltProgram.path, "the program is built beside the tests")
    let folder = NSTemporaryDirectory() + "bumbum-readme-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createSymbolicLink(atPath: folder + "/bumbum", withDestinationPath: program)
    let examples = Repository.root + "/examples"
    try FileManager.default.createSymbolicLink(atPath: folder + "/examples", withDestinationPath: examples)
    let commands = transcript.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map {
      String($0.dropFirst(2))
    }
    let script = commands.map { command in
      let quoted = command.replacing("'", with: "'\\''")
      return "printf '%s\\n' '$ \(quoted)'; \(command) 2>\"$ERRORS\"; cat \"$ERRORS\""
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script.joined(separator: "\n")]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = BuiltProgram.environment([
      "PATH": folder + ":/usr/bin:/bin", "LANG": "C", "BUMBUM_NOW": "2026-01-05 19:50",
      "ERRORS": folder + "/errors",
    ])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output == transcript)
  }

  @Test(arguments: files) func pathsExist(file: String) throws {
    let text = Self.text(file)
    let folder = Repository.root + "/" + (file.hasPrefix(".github") ? ".github/" : "")
    let links = try #require(try? NSRegularExpression(pattern: #"\]\(([^)#]+)\)"#))
    let matches = links.matches(in: text, range: NSRange(text.startIndex..., in: text))
    #expect(matches.count >= 3)
    for match in matches {
      let range = try #require(Range(match.range(at: 1), in: text))
      #expect(
        FileManager.default.fileExists(atPath: folder + text[range]), "\(text[range])")
    }
  }
}
