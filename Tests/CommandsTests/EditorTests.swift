import CommandSupport
import Foundation
import JSON
import TestSupport
import Testing

/// What an editor is told of a text equals what the command line says of the file that has it.
@Suite struct EditorTests {
  private static let now = "2026-03-01 12:00"

  @Test(arguments: ["journal", "broken"]) func saysWhatLintSaysOfTheExamples(_ name: String) throws {
    let folder = Repository.root + "/examples/" + name
    let findings = try CommandFindings(folder)
    var editor = try Editor(now: Self.now)
    var count = 0
    for path in try texts(in: folder) {
      // Half of them from the disk.
      let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)))
      if count % 2 == 0, let text = String(validating: bytes, as: UTF8.self) {
        try editor.open(folder + "/" + path, text)
      }
      count += 1
      let told = try told(of: path, in: folder, &editor)
      #expect(try told == findings.lines(of: path, folder, bytes), "\(path)")
    }
    #expect(count > 8)
  }

  /// A slip, an emoji, other line ends, accents of two scalars, anywhere in a text that is not saved.
  @Test(arguments: seeds(500)) func saysDoesAndWritesWhatTheCommandLineDoes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scratch = try Copy(of: Repository.root + "/examples/" + (seed % 5 == 0 ? "broken" : "journal"))
    let paths = try texts(in: scratch.path)
    let path = random.pick(paths)
    let file = scratch.path + "/" + path
    let before = try Array(Data(contentsOf: URL(fileURLWithPath: file)))
    guard let text = String(validating: before, as: UTF8.self) else { return }
    let after = mutated(text, &random)
    let bytes = Array(after.utf8)

    var editor = try Editor(now: Self.now)
    try editor.open(file, after)
    let told = try told(of: path, in: scratch.path, &editor)
    let buffer = EditorText(bytes)
    let formatted = buffer.applying(try editor.ask("textDocument/formatting", about: file))
    let start: JSON = .object([("line", .integer(0)), ("character", .integer(0))])
    let end: JSON = .object([("line", .integer(bytes.count)), ("character", .integer(0))])
    let range: JSON = .object([("start", start), ("end", end)])
    let fixAll = try editor.ask(
      "textDocument/codeAction", about: file,
      [
        ("range", range), ("context", .object([("only", .array([.string("source.fixAll")]))])),
      ])
    let fixed = buffer.applying(fixAll.elements?.first?["edit"]?["changes"]?.first)
    let fixes = try editor.ask(
      "textDocument/codeAction", about: file,
      [
        ("range", range), ("context", .object([("only", .array([.string("quickfix")]))])),
      ])

    // Now the same is saved, and the command line asked.
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    let findings = try CommandFindings(scratch.path)
    #expect(try told == findings.lines(of: path, scratch.path, bytes), "\(path)")
    let offered = (fixes.elements ?? []).filter {
      $0["diagnostics"] != nil && $0["title"]?.text?.hasPrefix("Allow") == false
    }
    .map { action in
      let isSafe = action["isPreferred"]?.truth ?? false
      return "\(isSafe) " + String(decoding: buffer.applying(action["edit"]?["changes"]?.first), as: UTF8.self)
    }
    #expect(Set(offered) == Set(findings.fixed(path, scratch.path, buffer)), "\(path)")
    _ = Run("lint --fix \(file)", in: scratch, now: Self.now)
    #expect(try fixed == (Array(Data(contentsOf: URL(fileURLWithPath: file)))), "fixes of \(path)")
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    _ = Run("fmt \(file)", in: scratch, now: Self.now)
    #expect(try formatted == (Array(Data(contentsOf: URL(fileURLWithPath: file)))), "the style of \(path)")
  }

  /// Of a document: `code severity range message`, with the second place.
  private func told(of path: String, in folder: String, _ editor: inout Editor) throws -> [String] {
    let report = try editor.ask("textDocument/diagnostic", about: folder + "/" + path)
    return (report["items"]?.elements ?? []).map { item in
      let related = item["relatedInformation"]?.elements?.first
      let uri = related?["location"]?["uri"]?.text?.removingPercentEncoding ?? ""
      let note = related.map {
        " | \(uri.hasSuffix("/" + path)) \(editorRange($0["location"]?["range"])) \($0["message"]?.text ?? "")"
      }
      let severity = ["error", "warning", "", "hint"][(item["severity"]?.whole ?? 3) - 1]
      return "\(item["code"]?.text ?? "") \(severity) \(editorRange(item["range"])) \(item["message"]?.text ?? "")"
        + (note ?? "")
    }
  }

  private func texts(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { path in
      path.range(
        of: #"^(log/\d{4}-\d\d\.txt|checkins/\d{4}/\d\d\.txt|plans/[^/]+\.md|exercises\.txt|bumbum\.toml)$"#,
        options: .regularExpression) != nil
        && (try? URL(fileURLWithPath: folder + "/" + path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile)
          == true
    }
  }

  private func mutated(_ text: String, _ random: inout SeededGenerator) -> String {
    var text = Array(text)
    for _ in 0..<Int.random(in: 1...4, using: &random) where !text.isEmpty {
      let place = Int.random(in: 0..<text.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: text.insert(random.pick(["💪", "👩🏽‍🦱", "e\u{301}", "\u{A0}", "“", "\t"]), at: place)
      case 1: text = text.map { $0 == "\n" ? "\r\n" : $0 }
      case 2: text = Array(String(text).decomposedStringWithCanonicalMapping)
      case 3: text.removeSubrange(place..<min(text.count, place + 30))
      default: if let slip = Keyboard.slip(text, at: place, using: &random) { text = slip.line }
      }
    }
    return String(text)
  }
}

/// What `lint --format json` says.
private struct CommandFindings {
  private let findings: [Answer]

  init(_ folder: String) throws {
    let run = Run("lint --format json --dir \(folder)", now: "2026-03-01 12:00")
    findings = try Answer(run.output)["findings"].elements
  }

  private func of(_ path: String, _ folder: String) -> [Answer] {
    findings.filter { $0["path"].text == folder + "/" + path }
  }

  func lines(of path: String, _ folder: String, _ bytes: [UInt8]) throws -> [String] {
    try of(path, folder).map { finding in
      let file = EditorText(bytes)
      let message = [finding["message"].text ?? "", finding["help"].text].compactMap { $0 }.joined(
        separator: "\nhelp: ")
      var line = "\(finding["code"].text ?? "") \(finding["severity"].text ?? "") \(finding.range(in: file)) \(message)"
      if let other = finding["note"]["path"].text {
        let mine = other == folder + "/" + path
        let otherFile = try mine ? file : EditorText(Array(Data(contentsOf: URL(fileURLWithPath: other))))
        line += " | \(mine) \(finding["note"].range(in: otherFile)) \(finding["note"]["label"].text ?? "")"
      }
      return line
    }
  }

  /// The text with each fix made by itself, and whether that is safe.
  func fixed(_ path: String, _ folder: String, _ text: EditorText) -> [String] {
    of(path, folder).compactMap { finding in
      let edits = finding["fix"]["edits"].elements
      if edits.isEmpty { return nil }
      var bytes = text.bytes
      for edit in edits.sorted(by: { $0.offset("start") > $1.offset("start") }) {
        bytes.replaceSubrange(edit.offset("start")..<edit.offset("end"), with: (edit["replacement"].text ?? "").utf8)
      }
      return "\(finding["fix"]["safe"] == .bool(true)) " + String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension Answer {
  fileprivate func offset(_ name: String) -> Int { decimalOffset(self[name]) }

  private func decimalOffset(_ value: Answer) -> Int {
    value.decimal.map { NSDecimalNumber(decimal: $0).intValue } ?? -1
  }

  fileprivate func range(in file: EditorText) -> String { file.range(offset("start"), offset("end")) }
}

extension JSON {
  /// Of the documents of an edit the only one.
  fileprivate var first: JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first?.value
  }
}

/// A journal in a folder of its own, gone when it is let go.
private final class Copy: TestFolder {
  let path: String

  init(of folder: String) throws {
    path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/editor-\(UUID().uuidString)"
    try FileManager.default.copyItem(atPath: folder, toPath: path)
    // JSON is English in any journal, and an editor is told in the journal's language: here the same.
    try write("bumbum.toml", text("bumbum.toml").replacing("\"pt-BR\"", with: "\"en\""))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
