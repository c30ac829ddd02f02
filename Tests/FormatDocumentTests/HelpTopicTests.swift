import Foundation
import TestSupport
import Testing

/// The pages of `help`: what they show of the program is what it prints, in both languages.
@Suite struct HelpTopicTests {
  private static func text(_ name: String) -> String {
    let folders = ["editors": "Around/LanguageServer/Resources", "sync": "Around/Git/Resources"]
    let folder = folders[String(name.prefix { $0 != "." })] ?? "Core/Manual"
    return (try? String(contentsOfFile: "\(Repository.root)/Sources/\(folder)/\(name).txt", encoding: .utf8)) ?? ""
  }

  /// In an empty folder, one command after the other; each line shown below one is among the lines it prints, in their order.
  /// A line that ends in `·` goes on below.
  @Test(arguments: ["tutorial.en", "tutorial.pt-BR"])
  func aTutorialIsTrue(_ name: String) throws {
    let program = try #require(BuiltProgram.path, "the program is built beside the tests")
    let shown = Self.text(name).split(separator: "\n").filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
    var steps: [(command: String, answer: [String])] = []
    for line in shown {
      if line.hasPrefix("$ ") {
        steps.append((String(line.dropFirst(2)), []))
      } else if let last = steps.last?.answer.last, last.hasSuffix("·") {
        steps[steps.count - 1].answer[steps[steps.count - 1].answer.count - 1] =
          last + " " + line.trimmingCharacters(in: .whitespaces)
      } else {
        try #require(!steps.isEmpty)
        steps[steps.count - 1].answer.append(line)
      }
    }
    #expect(steps.count >= 15)
    // An evening has a start, a warm-up, slips, a correction, a record and an end.
    for part in ["start", " w", "bnech|spuino", "--edit", "finish"] {
      let words = part.split(separator: "|")
      #expect(steps.contains { step in words.contains { step.command.contains($0) } }, "\(part)")
    }
    #expect(
      steps.contains { step in step.answer.contains { $0.contains("New record") || $0.contains("Novo recorde") } })
    let folder = NSTemporaryDirectory() + "bumbum-topic-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createSymbolicLink(atPath: folder + "/bumbum", withDestinationPath: program)
    var current = folder
    for step in steps {
      if step.command.hasPrefix("cd ") {
        current += "/" + step.command.dropFirst(3)
        continue
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exec 2>&1; " + step.command]
      process.currentDirectoryURL = URL(fileURLWithPath: current)
      process.environment = BuiltProgram.environment([
        "PATH": folder + ":/usr/bin:/bin", "LANG": "C", "BUMBUM_NOW": "2026-01-05 19:50",
      ])
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      var lines = output.split(separator: "\n").map { words(String($0)) }[...]
      for line in step.answer {
        let place = lines.firstIndex(of: words(line))
        #expect(place != nil, "\(step.command)\n\(output)\nnot shown: \(line)")
        if let place { lines = lines[(place + 1)...] }
      }
      if step.answer.isEmpty { #expect(process.terminationStatus == 0, "\(step.command)\n\(output)") }
    }
  }

  /// However far columns are apart.
  private func words(_ line: String) -> String { line.split(separator: " ").joined(separator: " ") }

  @Test(arguments: ["tutorial", "cheatsheet", "recipes", "sync", "editors", "security"])
  func aTopicFitsAnyTerminalInBothLanguages(_ name: String) {
    for language in ["en", "pt-BR"] {
      let lines = Self.text("\(name).\(language)").split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count > 5)
      for line in lines { #expect(line.count <= 81, "\(name).\(language): \(line)") }
    }
  }
}
