import Commands
import Export
import Foundation
import JSON
import TestSupport
import Testing
import Text
import Train
import Training

/// The program passes the cases of examples/conformance, which Tests/Independent/cases.py makes of the documents; another reader
/// passes them too (Tests/Independent/conform).
@Suite struct ConformanceTests {
  private static let views = [
    "next": ["next"], "stats": ["stats"], "records": ["records"], "volume": ["volume", "week"],
  ]
  /// Codes of errors between files, which the cases leave to linters.
  private static let betweenFiles = [
    "session-link", "photo-missing", "active-plan-missing", "percent-without-max", "open-sessions", "alias-conflict",
    "unknown-time-zone",
  ]

  @Test func theProgramPassesTheCases() throws {
    let path = Repository.root + "/examples/conformance/cases.json"
    let cases = try JSON(reading: Array(Data(contentsOf: URL(fileURLWithPath: path)))).elements ?? []
    #expect(cases.count > 400)
    for one in cases {
      let name = one["name"]?.text ?? ""
      let folder = NSTemporaryDirectory() + "bumbum-case-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: folder) }
      for (path, content) in one["files"]?.members ?? [] {
        let url = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (Data(base64Encoded: content["base64"]?.text ?? "-") ?? Data((content.text ?? "").utf8)).write(to: url)
      }
      func answer(_ words: [String]) throws -> JSON {
        try Self.answer(words, folder, one["today"]?.text ?? "2026-12-31")
      }
      let findings = try #require(try answer(["lint", "--format", "json"])["findings"]?.elements)
      let found = findings.filter {
        $0["severity"]?.text == "error" && !Self.betweenFiles.contains($0["code"]?.text ?? "")
      }
      let errors = one["errors"]?.elements ?? []
      #expect(Set(found.map { Self.error($0) }) == Set(errors.map { Self.error($0) }), "\(name)")
      Self.expect(try answer(["export", "json", "--partial"]), one["journal"], name)
      for (view, words) in Self.views where one[view] != nil {
        Self.expect(try answer(words + ["--json"]), one[view], "\(name), \(view)")
      }
    }
  }

  private static func error(_ finding: JSON) -> String {
    let file = finding["path"]?.text?.split(separator: "/").suffix(2).joined(separator: "/") ?? ""
    return "\(file):\(finding["line"]?.whole ?? 0) \(finding["code"]?.text ?? "")"
  }

  /// Other members of the objects of an answer do not matter.
  private static func expect(_ answer: JSON?, _ wanted: JSON?, _ path: String) {
    if let wanted = wanted?.members {
      for (name, value) in wanted { expect(answer?[name], value, "\(path).\(name)") }
    } else if let wanted = wanted?.elements {
      let answer = answer?.elements ?? []
      #expect(answer.count == wanted.count, "\(path)")
      for (index, pair) in zip(answer, wanted).enumerated() { expect(pair.0, pair.1, "\(path)[\(index)]") }
    } else {
      let texts = [answer?.compact ?? "null", wanted?.compact ?? "null"]
      #expect(
        texts[0] == texts[1] || Double(texts[0]) != nil && Double(texts[0]) == Double(texts[1]), "\(path): \(texts)")
    }
  }

  private static func answer(_ words: [String], _ folder: String, _ today: String) throws -> JSON {
    var output = ""
    var context = Context(currentFolder: folder, output: Output { output += $0 }, errors: Output { _ in })
    context.compose = { CommandList([.export, .train]) }
    context.environment = { ["LANG": "C"][$0] }
    context.clock.now = { Moment(today + " 23:59") ?? Moment(.first) }
    _ = Program.run(words, context)
    return try JSON(reading: Array(output.utf8))
  }
}

extension JSON {
  /// The members of an object; nil for any other value.
  fileprivate var members: [(name: String, value: JSON)]? {
    guard case .object(let members) = self else { return nil }
    return members
  }
}
