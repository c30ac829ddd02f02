import Grammar
package import JSON
package import Statistics
import Text
package import Training

/// A session in full, with the exercises that pass the history's filter.
package struct SessionAnswer {
  package let history: History
  package let entry: History.Entry
  package let exercises: [ShownExercise]
  /// The records that the session beat.
  package let records: [(exercise: ExerciseID, step: RecordHistory.Step)]
  package let totals: Totals

  package init(
    _ history: History, _ entry: History.Entry, records: [(exercise: ExerciseID, step: RecordHistory.Step)]
  ) {
    self.history = history
    self.entry = entry
    let all = ShownExercise.all(history, entry)
    if history.filter.choosesExercises {
      let chosen = Set(history.exercises(entry).map(\.id))
      exercises = all.filter { chosen.contains($0.id) }
    } else {
      exercises = all
    }
    self.records = records
    totals = Totals(history, of: [entry])
  }

  package var session: Session { history.session(entry) }
}

extension SessionAnswer: JSONObject {
  package var members: Members {
    history.members(of: entry) + [
      "bodyweight_kg": history.bodyweights.weight(for: session), "exercises": exercises.map(members),
      "records": records.map { record -> Members in
        [
          "exercise": history.name(of: record.exercise), "set": record.step.set, "beaten": record.step.previous,
        ]
      },
      "notes": session.notes,
    ]
  }

  private func members(of exercise: ShownExercise) -> Members {
    var members: Members = [
      "name": history.name(of: exercise.id), "muscle_group": history.muscleGroup(of: exercise.id, in: entry),
      "superset": exercise.isSuperset, "skipped": exercise.isSkipped, "volume_kg": exercise.volume,
      "sets": exercise.sets, "notes": exercise.notes,
    ]
    if !exercise.openSets.isEmpty { members.append("open_sets", exercise.openSets) }
    return members
  }
}

extension ShownExercise.ShownSet: JSONObject {
  package var members: Members {
    let own: Members = ["minutes_after_last_set": minutesAfter, "notes": notes.isEmpty ? nil : notes]
    return set.members + own.withoutNull
  }
}

extension SessionAnswer {
  /// Returns `18:30-19:45  Treino A`.
  package func title(_ words: Words) -> String {
    let title = session.title.map { printable($0) } ?? words("Session")
    guard let start = session.start else { return title }
    return "\(start)\(session.endTime.map { "-\($0)" } ?? "")  \(title)"
  }

  /// Returns duration, sets and volume.
  package func figures(_ page: Page) -> String { page.figures(session.duration, totals, withWarmUps: true) }

  package func recordFacts(_ words: Words) -> [Fact] {
    records.map { record in
      Fact(
        printable(history.name(of: record.exercise)), words.set(record.step.set),
        record.step.previous.map { "\(words("before")) \(words.set($0))" } ?? "")
    }
  }
}

extension Page {
  /// Returns duration, sets and volume: `1h 5min · 18 sets and 2 warm-ups · 5,400 kg`.
  func figures(_ minutes: Int?, _ totals: Totals, withWarmUps: Bool = false) -> String {
    let warmUps = withWarmUps && totals.warmUps > 0 ? " " + words("and \(totals.warmUps, .warmUps)") : ""
    let volume = totals.volume.hundredths(in: unit) > 0 ? words.volume(totals.volume, unit) : nil
    return [minutes.map { words.duration(minutes: $0) }, words.sets(totals) + warmUps, volume].compactMap(\.self)
      .joined(separator: " · ")
  }
}

extension ShownExercise {
  /// Returns the exercise's volume, or the reason why it has none.
  package func remark(_ page: Page) -> String {
    if isSkipped { return page.words("skipped") }
    if sets.isEmpty { return page.words(openSets.isEmpty ? "done, sets not noted" : "planned, not done") }
    let volume = page.words.volume(volume, page.unit)
    return volume == "–" ? "" : volume
  }
}

extension ShownExercise.ShownSet {
  /// Returns marks, effort, times and notes.
  package func remarks(_ words: Words, withNotes: Bool = true) -> [String] {
    // Most sets have only load and amount.
    let isBare = set == WorkSet(load: set.load, amount: set.amount)
    var remarks = isBare ? [] : SetMark.all.compactMap { words.text(of: $0, set) }
    if let time = set.completedAt {
      remarks.append(
        minutesAfter.map { "\(time) (\(words("\(words.duration(minutes: $0)) later")))" } ?? time.description
      )
    }
    return withNotes ? remarks + notes.map { printable($0) } : remarks
  }
}

extension SessionAnswer {
  /// Returns title and figures, each exercise with its sets, records and notes.
  func blocks(on page: Page) -> [Block] {
    let words = page.words
    let missing = totals.volume.setsWithoutBodyweight
    let facts =
      (session.isOpen
        ? [words("still open: it counts when it is finished")]
        : session.isWaiting ? [words("still to do: it counts once a set of it is done")] : [])
      + (session.isWaiting || session.isOpen && exercises.isEmpty ? [] : [figures(page)])
      + session.fields.map { printable("\($0.name): \($0.value)") }
      + (missing > 0 ? [words.withoutBodyweight(missing)] : [])
    let heading = page.lines(of: title(words), indentation: 2).map { page.style.bold($0) }
    var blocks: [Block] = [.lines("", heading + facts.flatMap { page.lines(of: $0, indentation: 2) })]
    blocks += exercises.map { .lines("", lines(of: $0, page)) }
    if !records.isEmpty { blocks.append(.facts(words("Records"), recordFacts(words))) }
    let notes = session.notes.flatMap { page.lines(of: "  " + printable($0), indentation: 2) }
    return blocks + (notes.isEmpty ? [] : [.lines(words("Notes"), notes)])
  }

  /// Returns the name, and a line for each set with its number, its figures and its notes.
  private func lines(of exercise: ShownExercise, _ page: Page) -> [String] {
    let words = page.words
    let name = printable((exercise.isSuperset ? "+ " : "") + history.name(of: exercise.id))
    let widest = exercise.sets.map { displayWidth(words.set($0.set)) }.max() ?? 0
    let sets = exercise.sets.flatMap { shown in
      let head = "  \(rightAligned(shown.number.map(String.init) ?? "·", to: 2))  "
      let remarks = shown.remarks(words).joined(separator: " · ")
      let set = words.set(shown.set)
      return page.lines(of: head + (remarks.isEmpty ? set : "\(padded(set, to: widest))  \(remarks)"), indentation: 6)
    }
    let open = exercise.openSets.map { set in
      let marks = SetMark.all.compactMap { words.text(of: $0, set) }.joined(separator: " · ")
      return "  \(TaskMark.open.rawValue) \(words.set(set))" + (marks.isEmpty ? "" : "  \(marks)")
    }
    let notes = exercise.notes.flatMap { page.lines(of: "      \(printable($0))", indentation: 6) }
    return heading(name, exercise.remark(page), page) + sets + open.map { page.style.dim($0) } + notes
  }

  /// Returns a name and its remark on one line, or the remark below if there is no room.
  private func heading(_ name: String, _ remark: String, _ page: Page) -> [String] {
    let names = page.lines(of: name, indentation: 2).map { page.style.bold($0) }
    guard !remark.isEmpty else { return names }
    let isRoom = page.width.map { displayWidth(name) + 2 + displayWidth(remark) <= $0 } ?? true
    if isRoom, names.count == 1 { return [names[0] + "  " + page.style.dim(remark)] }
    return names + page.lines(of: "      \(remark)", indentation: 6).map { page.style.dim($0) }
  }
}

extension Page {
  /// Returns the figures of a session that was just finished, and the records it beat; empty if it does not count.
  package func summary(of found: FoundSession, in history: History) -> String {
    let logs = history.journal.logs
    let entry = history.entries.last {
      logs[$0.id.log].source.name == found.log.source.name && $0.id.place == found.place
    }
    guard let entry else { return "" }
    let done = history.exercises(entry).reduce(into: [ExerciseID]()) { if !$0.contains($1.id) { $0.append($1.id) } }
    let pasts = history.pasts
    let records = done.flatMap { id -> [String] in
      guard let past = pasts.first(where: { $0.exercise == id }) else { return [] }
      let sets = past.sessions.first { $0.entry == entry }?.all ?? []
      let text = words.newRecords(past.before(entry).beaten(by: sets), of: printable(history.name(of: id)), unit)
      return text.isEmpty ? [] : lines(of: text, indentation: 2)
    }
    let figures = figures(history.session(entry).duration, Totals(history, of: [entry]))
    return ([figures] + records).joined(separator: "\n")
  }
}
