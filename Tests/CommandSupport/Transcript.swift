import Commands
import Foundation
import TestSupport

/// Command lines and all that comes of them, as a text file under Tests has them.
///
/// `# TITLE` begins a case with a journal of its own; what stands above the first is of all cases. `file PATH` is a
/// file of the journal, its text below it behind `| `; after a command it is an edit by hand, as `link PATH TARGET`,
/// `remove PATH` and `git WORDS` are. `now MOMENT`, `language LOCALE` and `terminal COLUMNS` hold until the next
/// title. `$ WORDS` runs a command, `% WORDS` runs it in the journal as the case had it at first. Below stands what a
/// person types (`< `: answers, or standard input where `-` is among the words), and all that comes of it: questions
/// where anything was typed (`? `), the answer (`| `), what is said beside it (`! `), an exit code that is not 0 (`=
/// 1`), and the lines of each file that changed (`~ PATH:LINE`, `- `, `+ `). `…` behind a sign stands for any lines of
/// that sign, a backslash below a line says that the line has no end, `// ` begins a remark, JOURNAL and REPOSITORY
/// are the paths of these folders.
///
/// After a change that is meant, `BUMBUM_RECORD_SNAPSHOTS=1 swift test --filter TranscriptTests` writes the answers anew;
/// `git diff` is what to look at.
package struct Transcript: CustomStringConvertible, Sendable {
  /// The path of the file, from Tests on.
  private let path: String

  package var description: String { path }

  /// The transcripts in a folder of Tests, at least one.
  package static func all(in folder: String) -> [Transcript] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + folder)) ?? ["nothing.txt"]
    return names.sorted().map { Transcript(path: "\(folder)/\($0)") }
  }

  /// Runs the commands from the first to the last. Returns those that answer otherwise, each with its line and its answer.
  package func differences() throws -> [String] {
    let blocks = try TextBlock.all(in: path)
    var stage = Stage()
    var shared: Stage?
    var recorded: [String] = []
    var differences: [String] = []
    for block in blocks {
      var body = block.body
      switch block.kind {
      case "", "//": break
      case "#":
        shared = shared ?? stage
        stage = shared ?? stage
      case "now": stage.now = block.rest
      case "language": stage.language = block.rest
      case "terminal": stage.width = Int(block.rest)
      case "file": try stage.write(block.rest, block.text)
      case "link", "remove", "git": try stage.change(block.kind, Line(block.rest).words)
      case "$", "%":
        if block.kind == "%" { stage.journal = nil }
        let typed = body.prefix { $0.hasPrefix("<") }
        let made = try stage.lines(running: block.rest, typed: typed.map { String($0.dropFirst(2)) })
        if !isMatch(body.dropFirst(typed.count), made[...]) {
          let lost = body.dropFirst(typed.count).filter { !made.contains($0) }.map { "- " + $0 }
          let new = made.filter { !body.contains($0) }.map { "+ " + $0 }
          body = typed + made
          differences.append("\(path):\(block.number): \(block.head)\n\((lost + new).joined(separator: "\n"))")
        }
      default: differences.append("\(path):\(block.number): '\(block.head)' is no line of a transcript")
      }
      recorded += [block.head] + body
    }
    if ProcessInfo.processInfo.environment["BUMBUM_RECORD_SNAPSHOTS"] == nil { return differences }
    try (recorded.joined(separator: "\n") + "\n").write(toFile: Self.root + path, atomically: true, encoding: .utf8)
    return []
  }

  private static let root = Repository.root + "/Tests/"

  private func isMatch(_ wanted: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
    guard let first = wanted.first else { return lines.isEmpty }
    if first.dropFirst() == " …" {
      return isMatch(wanted.dropFirst(), lines)
        || (lines.first?.first == first.first && isMatch(wanted, lines.dropFirst()))
    }
    return lines.first == first && isMatch(wanted.dropFirst(), lines.dropFirst())
  }
}

/// A journal, the time, the language and the columns that commands are run with, nil for a pipe.
private struct Stage {
  var (now, language, width) = ("2026-03-01 12:00", "en_US.UTF-8", Int?.none)
  /// The journal that commands have been run in; nil before the first.
  var journal: ScratchJournal?
  private var files: [String: String] = [:]

  mutating func write(_ path: String, _ text: String) throws {
    if let journal { try journal.write(path, text) } else { files[path] = text }
  }

  /// The journal that commands run in from now on.
  private mutating func opened() throws -> ScratchJournal {
    let opened = try journal ?? ScratchJournal(files)
    journal = opened
    return opened
  }

  mutating func change(_ kind: String, _ words: [String]) throws {
    let journal = try opened()
    switch kind {
    case "link": try journal.link(words[0], to: words[1])
    case "remove": try journal.remove(words[0])
    default: _ = Run.program("git", ["-C", journal.path, "-c", "user.name=a", "-c", "user.email=a@b"] + words)
    }
  }

  mutating func lines(running words: String, typed: [String]) throws -> [String] {
    let journal = try opened()
    let before = texts(of: journal)
    let line = Line(
      words.replacing("JOURNAL", with: journal.path).replacing("REPOSITORY", with: Repository.root))
    let readsInput = line.words.contains("-")
    let run = Run(
      line, in: journal, environment: ["LANG": language, "NO_COLOR": "1"],
      input: readsInput ? typed.map { $0 + "\n" }.joined() : "", isTerminal: width != nil, width: width,
      talkWidth: width, now: now, answers: readsInput ? [] : typed)
    func shown(_ text: String, _ sign: String) -> [String] {
      lines(
        text.replacing(journal.path, with: "JOURNAL").replacing(Repository.root, with: "REPOSITORY"), sign)
    }
    return (typed.isEmpty ? [] : shown(run.questions, "?")) + shown(run.output, "|") + shown(run.errors, "!")
      + (run.code == .success ? [] : ["= \(run.code.rawValue)"]) + changes(from: before, to: texts(of: journal))
  }

  /// The files that a person keeps, by their paths, without what the program and git keep; nil for what is no text.
  private func texts(of journal: ScratchJournal) -> [String: String?] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: journal.path)) ?? []
    return paths.reduce(into: [:]) { texts, path in
      guard !path.contains(".bumbum"), !path.contains(".git/"), let bytes = journal.bytes(path) else { return }
      texts[path] = .some(bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self))
    }
  }

  private func changes(from old: [String: String?], to new: [String: String?]) -> [String] {
    Set(old.keys).union(new.keys).sorted().flatMap { path -> [String] in
      let (before, after) = (old[path], new[path])
      if before == after { return [] }
      guard let after else { return ["~ \(path) is gone"] }
      guard let text = after else { return ["~ \(path) is no text"] }
      guard let before = before ?? nil else { return ["~ \(path)"] + lines(text, "+") }
      let (was, now) = (before.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
      let start = zip(was, now).prefix { $0 == $1 }.count
      let end = zip(was.reversed(), now.reversed()).prefix { $0 == $1 }.count
      let same = min(end, min(was.count, now.count) - start)
      return ["~ \(path):\(start + 1)"] + was[start..<was.count - same].map { signed($0, "-") }
        + now[start..<now.count - same].map { signed($0, "+") }
    }
  }

  private func lines(_ text: String, _ sign: String) -> [String] {
    if text.isEmpty { return [] }
    let lines = text.replacing("\r\n", with: "\n").components(separatedBy: "\n")
    return (lines.last == "" ? lines.dropLast() : lines[...]).map { signed($0, sign) }
      + (lines.last == "" ? [] : ["\\"])
  }

  private func signed(_ line: String, _ sign: String) -> String { line.isEmpty ? sign : "\(sign) \(line)" }
}
