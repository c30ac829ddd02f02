import Grammar
import Foundation
import Lint
import TestSupport
import Testing
import Text
import Training

/// "A slip must be an error, never another meaning": one-key slips in the entries of the examples.
@Suite struct SlipTests {
  /// An entry of a file: its lines stand alone, so that a slip can be read without the rest.
  private struct Entry {
    var path: String
    var lines: [[Character]]
    /// What stands above and below it in its file.
    var before = ""
    var after = ""

    var text: String { lines.map { String($0) + "\n" }.joined() }
  }

  /// What an entry means apart from names, titles and the text of notes.
  private func meaning(_ journal: Journal) -> [String] {
    var meaning: [String] = []
    for log in journal.logs {
      for session in log.sessions {
        meaning.append(
          "session \(session.moment?.description ?? "-") \(session.end) \(session.bodyweight?.description ?? "")"
        )
        meaning.append("\(session.fields.count) fields, \(session.notes.count) notes")
        for exercise in session.exercises {
          meaning.append("exercise \(exercise.isSuperset) \(exercise.isSkipped)")
          for set in exercise.sets {
            meaning.append(
              "\(set.load) \(set.amount) \(set.marks.rawValue) \(set.effort.map { "\($0)" } ?? "") \(set.completedAt?.description ?? "")"
            )
          }
        }
        meaning.append("\(session.exercises.flatMap(\.remarks).count) remarks")
      }
    }
    for file in journal.checkIns {
      for entry in file.checkIns {
        meaning.append(
          "check-in \(entry.moment?.description ?? "-") \(entry.typeName) \(entry.calories ?? -1) \(entry.session?.description ?? "-")"
        )
        meaning.append(
          "\(entry.title != nil) \(entry.location != nil) \(entry.photo ?? "") \(entry.notes.count) notes"
        )
      }
      for skip in file.skips { meaning.append("skip \(skip.days.map { "\($0)" } ?? "-")") }
      for measure in file.measures {
        meaning.append(
          "measure \(measure.moment?.description ?? "-") \(measure.bodyweight?.description ?? "") \(measure.fields.count)"
        )
      }
    }
    return meaning
  }

  private func journal(_ entry: Entry) -> Journal {
    var journal = Journal()
    journal.add(Source(name: entry.path, text: entry.text), as: FileKind(path: entry.path) ?? .plan)
    return journal
  }

  /// The entries of all files of a folder: a header and its lines.
  private func entries(_ folder: String, header: (Substring) -> Bool) throws -> [Entry] {
    let root = Repository.exampleJournal
    let files = try #require(FileManager.default.subpaths(atPath: root + "/" + folder)).filter {
      $0.hasSuffix(".txt")
    }.sorted()
    var entries: [Entry] = []
    for file in files {
      let data = try #require(FileManager.default.contents(atPath: "\(root)/\(folder)/\(file)"))
      var ofFile: [Entry] = []
      for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
        if header(line) { ofFile.append(Entry(path: "\(folder)/\(file)", lines: [])) }
        if !ofFile.isEmpty { ofFile[ofFile.count - 1].lines.append(Array(line)) }
      }
      for place in ofFile.indices {
        ofFile[place].before = ofFile[..<place].map(\.text).joined()
        ofFile[place].after = ofFile[(place + 1)...].map(\.text).joined()
      }
      entries += ofFile
    }
    return entries
  }

  /// What lint says of the whole journal with the entry in its place.
  private func findings(_ entry: Entry, base: Journal) -> Int {
    var journal = base
    let text = entry.before + entry.text + entry.after
    journal.add(Source(name: entry.path, text: text), as: FileKind(path: entry.path) ?? .plan)
    let now = Moment("2026-02-28 23:59") ?? Moment(.first)
    return Linter.findings(in: journal, now: now).count { $0.diagnostic.severity > .hint }
  }

  /// Makes slips and returns those that give another meaning without a word. Lets other tests run meanwhile:
  /// these here take the longest of all, and the others have time limits.
  private func silentSlips(
    in entries: [Entry], count: Int, seed: UInt64, base: Journal, lines: @Sendable (Int) -> Bool
  ) async -> (tried: Int, silent: [String]) {
    var random = SeededGenerator(seed: seed)
    var silent: [String] = []
    var tried = 0
    let meanings = entries.map { meaning(journal($0)) }
    while tried < count {
      let number = Int.random(in: 0..<entries.count, using: &random)
      var entry = entries[number]
      let place = Int.random(in: 0..<entry.lines.count, using: &random)
      guard lines(place), !entry.lines[place].isEmpty else { continue }
      let original = entry.lines[place]
      guard
        let slip = Keyboard.slip(
          original, at: Int.random(in: 0..<original.count, using: &random), using: &random)
      else { continue }
      tried += 1
      if tried.isMultiple(of: 200) { await Task.yield() }
      entry.lines[place] = slip.line
      guard !slip.isOfDigits else { continue }
      let read = journal(entry)
      let hasErrors =
        read.logs.contains { !$0.diagnostics.isEmpty } || read.checkIns.contains { !$0.diagnostics.isEmpty }
      if hasErrors || meaning(read) == meanings[number] || findings(entry, base: base) > 0 { continue }
      silent.append("\(String(original)) → \(String(slip.line))")
    }
    return (tried, silent)
  }

  private func base() throws -> Journal { try LintTests.journal(inFolder: Repository.exampleJournal) }

  @Test func slipsInSessions() async throws {
    let entries = try entries("log") { $0.first?.isNumber == true }
    let base = try base()
    let found = await silentSlips(in: entries, count: rounds(100_000, part: 40), seed: 100, base: base) { _ in
      true
    }
    #expect(
      found.silent.count * 1000 < found.tried * 3,
      "\(found.tried) slips, and another meaning without a word: \(found.silent.prefix(100))")
  }

  @Test func slipsInHeadersOfSessions() async throws {
    let entries = try entries("log") { $0.first?.isNumber == true }
    let base = try base()
    let found = await silentSlips(in: entries, count: rounds(10_000), seed: 200, base: base) { $0 == 0 }
    #expect(found.silent == [])
  }

  @Test func slipsInCheckIns() async throws {
    let entries = try entries("checkins") { $0.hasPrefix("[") }
    let base = try base()
    let found = await silentSlips(in: entries, count: rounds(10_000), seed: 300, base: base) { _ in true }
    #expect(found.silent == [])
  }
}
