package import Grammar
package import Text
package import Training

/// The part of imported sessions that is new to a journal, and the edits that write it.
///
/// A session is known if the journal has one with the same start or, for files that know only days, one of that day
/// with the same title or the same sets. It stays as it stands in the journal, whatever the file has now.
///
/// A class, because it holds a journal, whose copies are long.
package final class ImportPlan {
  /// The counts of what is new.
  package struct Tally: Hashable, Sendable {
    package var sessions = 0
    package var workingSets = 0
    /// The number of working sets that are failed attempts.
    package var failed = 0
    package var warmUps = 0
    package var entries: [EntryDraft.Kind: Int] = [:]
    package var days: ClosedRange<CivilDate>?
  }

  package private(set) var added = Tally()
  /// The names of exercises in what is new.
  package private(set) var exercises: Set<String> = []
  /// The number of sessions that the journal has already.
  package private(set) var known = 0
  /// The numbers of check-ins, measures and skips that the journal has already.
  package private(set) var knownEntries: [EntryDraft.Kind: Int] = [:]
  /// The headers of known sessions with other sets in the file.
  package private(set) var different: [String] = []
  /// The exercises for which exercises.txt gets something new.
  package private(set) var learned: [Imported.KnownExercise] = []

  private let journal: Journal
  private let catalog: ExerciseCatalog
  private var lines = SessionLines()
  private var days: [CivilDate: KnownDay] = [:]
  /// The new sessions by month: `2026-01`.
  private var new: [String: [(moment: Moment, lines: [String])]] = [:]
  private var learnedKeys: Set<String> = []
  /// How many entries the journal has by what tells them apart.
  private var entries: [String: Int] = [:]
  private var newEntries: [String: [EntryDraft]] = [:]

  package init(_ journal: Journal) {
    self.journal = journal
    catalog = ExerciseCatalog(journal)
    lines.decimalMark = journal.logs.reversed().lazy.compactMap(\.lastDecimalMark).first ?? "."
    for log in journal.logs {
      for session in log.sessions {
        if let date = session.date { days[date, default: KnownDay()].add(session) }
      }
    }
    for file in journal.checkIns {
      let drafts =
        file.checkIns.compactMap { $0.moment.map { EntryDraft(.checkIn, $0) } }
        + file.measures.compactMap { measure in
          measure.moment.map { EntryDraft(.measure, $0, bodyweight: measure.bodyweight) }
        }
        + file.skips.compactMap { skip in
          skip.days.map { EntryDraft(.skip, Moment($0.lowerBound), until: $0.upperBound) }
        }
      for draft in drafts { entries[key(draft), default: 0] += 1 }
    }
  }

  /// Takes in the sessions, measures and exercises of a file.
  package func add(_ imported: Imported) {
    let sessions = imported.sessions.filter { !$0.isEmpty }
      .sorted { left, right in left.moment.flatMap { before in right.moment.map { before < $0 } } ?? false }
    let months = Dictionary(grouping: sessions) { $0.date?.monthDescription ?? "" }
    for (month, sessions) in months.sorted(by: { $0.key < $1.key }) { add(sessions, ofMonth: month) }
    for exercise in imported.exercises { learn(exercise) }
    add(imported.entries)
  }

  /// The edits of all files, by path.
  package func edits() -> [(path: String, edits: [TextEdit])] {
    var edits: [(path: String, edits: [TextEdit])] = []
    if !learned.isEmpty {
      let list = journal.exerciseList ?? ExerciseList(source: Source(name: "exercises.txt", bytes: []))
      edits.append((list.source.name, list.adding(learned.map(line))))
    }
    for month in new.keys.sorted() {
      let path = "log/\(month).txt"
      let log = journal.logs.first { $0.source.name == path } ?? LogReader.read(Source(name: path, bytes: []))
      edits.append((path, log.adding(new[month] ?? [])))
    }
    for path in newEntries.keys.sorted() {
      let file = journal.checkIns.first { $0.source.name == path } ?? CheckInReader.read(Source(name: path, bytes: []))
      edits.append((path, file.adding(newEntries[path] ?? [])))
    }
    return edits
  }
}

extension ImportPlan {
  /// Returns what tells an entry apart: a measure of something else may be of the same minute.
  private func key(_ draft: EntryDraft) -> String { draft.header + (draft.bodyweight == nil ? "" : " bodyweight") }

  /// Takes in the entries of one file. Of one minute it may have several check-ins, and repeats a measure.
  private func add(_ drafts: [EntryDraft]) {
    var seen: [String: Int] = [:]
    for draft in drafts {
      let key = key(draft)
      seen[key, default: 0] += 1
      if seen[key] ?? 0 <= entries[key] ?? 0 || draft.kind != .checkIn && seen[key] != 1 {
        knownEntries[draft.kind, default: 0] += 1
      } else {
        added.entries[draft.kind, default: 0] += 1
        newEntries[FileKind.checkInsPath(of: draft.moment.date), default: []].append(draft)
      }
    }
    entries.merge(seen, uniquingKeysWith: max)
  }

  private func add(_ sessions: [Session], ofMonth month: String) {
    var texts = sessions.map { lines.lines(of: $0) }
    var draft = read(texts)
    if draft.diagnostics.contains(where: { $0.severity == .error }) || draft.sessions.count != texts.count {
      texts = texts.map(readable)
      draft = read(texts)
    }
    guard draft.sessions.count == texts.count else { return }
    /// The sessions taken: each one of the journal is one of the file's at most.
    var claimed: [CivilDate: Set<Int>] = [:]
    var fresh: [Int] = []
    for index in draft.sessions.indices {
      guard let moment = draft.sessions[index].moment else { continue }
      let session = draft.sessions[index]
      guard let day = days[moment.date],
        let match = day.index(of: session, claimed: claimed[moment.date] ?? [], catalog)
      else {
        fresh.append(index)
        continue
      }
      claimed[moment.date, default: []].insert(match)
      known += 1
      if day.sessions[match].shape(catalog) != session.shape(catalog) {
        different.append(draft.source.text(draft.places[index].header))
      }
    }
    // Added only now, so that two of one file are never taken for each other.
    for index in fresh {
      guard let moment = draft.sessions[index].moment else { continue }
      days[moment.date, default: KnownDay()].add(draft.sessions[index])
      new[month, default: []].append((moment, texts[index]))
      count(draft.sessions[index], on: moment.date)
    }
  }

  private func read(_ texts: [[String]]) -> Log {
    LogReader.read(Source(name: "", text: texts.map { $0.joined(separator: "\n") + "\n" }.joined()))
  }

  /// Returns the lines with a note for each that the format can't read: nothing is dropped, and nothing is an error.
  private func readable(_ lines: [String]) -> [String] {
    let source = Source(name: "", text: lines.joined(separator: "\n") + "\n")
    let table = LineTable(source.bytes)
    let broken = Set(
      LogReader.read(source).diagnostics.filter { $0.severity == .error }.map {
        table.line(at: $0.range.lowerBound)
      })
    return lines.enumerated().map { number, line in
      guard broken.contains(number) else { return line }
      return number == 0 ? String(line.prefix(10)) : "> " + line
    }
  }

  private func count(_ session: Session, on date: CivilDate) {
    added.sessions += 1
    added.days = min(added.days?.lowerBound ?? date, date)...max(added.days?.upperBound ?? date, date)
    for exercise in session.exercises {
      exercises.insert(exercise.name)
      for set in exercise.sets {
        if set.isWorking { added.workingSets += 1 } else { added.warmUps += 1 }
        if set.isFailedAttempt { added.failed += 1 }
      }
    }
  }

  private func learn(_ exercise: Imported.KnownExercise) {
    guard !attributes(of: exercise).isEmpty else { return }
    if let id = catalog.id(of: exercise.name), catalog[id].isKnown { return }
    guard (try? ExerciseName.spelled(exercise.name)) != nil, exercise.name.count <= 100,
      learnedKeys.insert(nameKey(exercise.name)).inserted
    else { return }
    learned.append(exercise)
  }

  private func line(_ exercise: Imported.KnownExercise) -> String {
    ((try? ExerciseName.spelled(exercise.name)) ?? "") + ": " + attributes(of: exercise).joined(separator: ", ")
  }

  private func attributes(of exercise: Imported.KnownExercise) -> [String] {
    let isPortuguese = journal.settings.language == .brazilianPortuguese
    return [
      exercise.muscleGroup.map { isPortuguese ? $0.portuguese.lowercased() : $0.rawValue },
      exercise.isPerHand == true ? "per hand" : nil, exercise.isPerSide ? "per side" : nil,
    ].compactMap(\.self) + exercise.traits.attributes
  }
}
