import Foundation
import TestSupport
import Testing

/// Runs the commands of the READMEs, and compares the two.
@Suite struct ReadmeTests {
  private static let english = "README.md"
  private static let portuguese = ".github/README.pt-BR.md"
  private static let files = [english, portuguese]
  private static let transcripts = files.flatMap { blocks("console", of: $0) }

  /// The blocks of commands without their output, and each command in a sentence, which runs in a journal of its own.
  /// Left out is what unpacks and installs: Tests/Packages/check does that.
  private static let scripts = files.flatMap { file in
    let listed = blocks("sh", of: file).map { block in
      block.split(separator: "\n").filter { !$0.hasPrefix("tar ") && !$0.hasPrefix("install ") }
        .joined(separator: "\n").replacing("swift run bumbum", with: "bumbum")
    }
    return listed + sentences(file).map { "bumbum init --example gym && cd gym && \($0)" }
  }

  private static func text(_ file: String) -> String {
    (try? String(contentsOfFile: Repository.root + "/" + file, encoding: .utf8)) ?? ""
  }

  private static func blocks(_ language: String, of file: String) -> [String] {
    text(file).components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  private static func sentences(_ file: String) -> [String] {
    text(file).matches(of: /`(bumbum [^`]+)`/).map { String($0.1) }
  }

  /// Returns the names of the commands in `file`, in order: 'bumbum set', 'bumbum help sync'.
  private static func commands(_ file: String) -> [String] {
    let code = blocks("console", of: file) + blocks("sh", of: file) + sentences(file)
    return code.joined(separator: "\n").matches(of: /bumbum (?:help )?[a-z]+/).map { String($0.0) }
  }

  private static func links(_ file: String) -> [String] {
    text(file).matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
  }

  /// Runs `script` with the program that this test run has built, in an empty folder beside a link to the examples;
  /// returns its exit code and standard output.
  private static func run(_ script: String) throws -> (code: Int32, output: String) {
    let program = try #require(BuiltProgram.path, "the program is built beside the tests")
    let folder = NSTemporaryDirectory() + "bumbum-readme-" + UUID().uuidString
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    try files.createSymbolicLink(atPath: folder + "/bumbum", withDestinationPath: program)
    try files.createSymbolicLink(atPath: folder + "/examples", withDestinationPath: Repository.root + "/examples")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = BuiltProgram.environment([
      "PATH": folder + ":/usr/bin:/bin", "LANG": "C", "BUMBUM_NOW": "2026-01-05 19:50",
      "ERRORS": folder + "/errors",
    ])
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  /// Standard output stands before standard error.
  @Test(arguments: transcripts)
  func aTranscriptIsTrue(transcript: String) throws {
    let commands = transcript.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }
    let script = commands.map { command in
      let quoted = command.replacing("'", with: "'\\''")
      return "printf '%s\\n' '$ \(quoted)'; \(command) 2>\"$ERRORS\" || true; cat \"$ERRORS\""
    }
    #expect(try Self.run(script.joined(separator: "\n")).output == transcript)
  }

  @Test(arguments: scripts) func aCommandSucceeds(script: String) throws {
    let (code, output) = try Self.run("exec 2>&1\n" + script)
    #expect(code == 0, "\(output)")
  }

  @Test func bothSayAsMuch() {
    let levels = Self.files.map { file in
      Self.text(file).split(separator: "\n").filter { $0.hasPrefix("#") }.map { $0.prefix { $0 == "#" }.count }
    }
    #expect(levels == [[1, 2, 2, 2, 2], [1, 2, 2, 2, 2]])
    #expect(Self.commands(Self.english).count > 20)
    #expect(Self.commands(Self.english) == Self.commands(Self.portuguese))
    #expect(Self.links(Self.english).count == Self.links(Self.portuguese).count)
  }

  @Test(arguments: files) func isShort(file: String) {
    #expect(Self.text(file).split(separator: "\n", omittingEmptySubsequences: false).count <= 111)
  }

  /// Releases are beside the files only where the repository is looked at on the web.
  @Test(arguments: files) func pathsExist(file: String) throws {
    let folder = Repository.root + "/" + (file.hasPrefix(".github") ? ".github/" : "")
    let links = Self.links(file)
    #expect(links.count >= 3)
    for link in links where !link.hasSuffix("/releases") {
      #expect(FileManager.default.fileExists(atPath: folder + link), "\(link)")
    }
  }
}
