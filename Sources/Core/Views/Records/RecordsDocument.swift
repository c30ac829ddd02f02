import Grammar
import Statistics
import Text
package import Training

extension RecordsAnswer {
  package func text(on page: Page) -> String {
    if showsKinds, !records.isEmpty { return page.text(kinds(page)) }
    guard let exercise else { return overview(page) }
    let name = printable(name(exercise))
    if records.isEmpty { return page.prose("There is no record of '\(name)' yet.") }
    return page.text(
      blocks(of: exercise, page).enumerated().map { number, block in
        guard number == 0, case .facts(let title, let facts) = block else { return block }
        return .facts("\(name): \(title.lowercased())", facts)
      })
  }

  /// Returns a line for each record, exercises by name.
  private func overview(_ page: Page) -> String {
    guard !records.isEmpty else {
      return history.entries.isEmpty
        ? page.noSessions(isFiltered: isFiltered) : page.prose("No record yet: warm-ups and failed attempts hold none.")
    }
    return page.text(table(page))
  }

  package func table(_ page: Page) -> Table {
    let words = page.words
    var rows = [[words("Exercise"), words("Record"), words("Date"), words("Estimated 1RM")]]
    // Each row has the name, so that tools can find and cut it.
    for record in records {
      rows.append([
        printable(name(record.exercise)), words.set(record.current.set),
        words.short(record.current.moment.date),
        record.kind.holdsOneRepMax ? oneRepMaxes[record.exercise].map(page.estimate) ?? "" : "",
      ])
    }
    return Table(rows, [.left, .left, .left, .right], optional: [3])
  }

  /// Returns a row for each kind: records, the estimate, rep records, the volume of a session.
  private func kinds(_ page: Page) -> Table {
    let (words, volumes) = (page.words, volumes)
    var rows = [[words("Exercise"), words("Kind"), words("Record"), words("Date")]]
    for exercise in exercises {
      func add(_ kind: String, _ value: String, _ moment: Moment) {
        rows.append([printable(name(exercise)), kind, value, words.short(moment.date)])
      }
      for record in records(of: exercise) {
        add(words("Record"), words.set(record.current.set), record.current.moment)
      }
      if let best = oneRepMaxes[exercise] { add(words("Estimated 1RM"), page.estimate(best), best.moment) }
      for most in repRecords[exercise] ?? [] { add(words.repCount(most.reps), words.set(most.set), most.moment) }
      if let most = volumes[exercise] {
        add(words("Volume a session"), words.moved(most.volume, page.unit), most.moment)
      }
    }
    return Table(rows, [.left, .left, .left, .left])
  }

  /// Returns the records of one exercise: by kind, the estimate, rep records, and how records were beaten.
  package func blocks(of exercise: ExerciseID, _ page: Page) -> [Block] {
    let words = page.words
    let records = records(of: exercise)
    /// Returns the day on which a record was first reached; nil if it was not equalled later.
    func first(_ first: Moment?, _ latest: Moment) -> String? {
      guard let first, first.date != latest.date else { return nil }
      return words("first on \(words.short(first.date))")
    }
    var blocks: [Block] = [
      .facts(
        words("Records"),
        records.map { record in
          let moment = record.current.moment
          return Fact(
            words.set(record.current.set), words.full(moment), first(record.steps.last?.entry.moment, moment) ?? "")
        })
    ]
    if let best = oneRepMaxes[exercise] {
      let source = words("\(formula.name), from \(words.set(best.set))")
      let remarks = [source, first(best.first, best.moment)].compactMap(\.self)
      let fact = Fact(page.estimate(best), words.short(best.moment.date), remarks.joined(separator: " · "))
      blocks.append(.facts(words("Estimated 1RM"), [fact]))
    } else if records.contains(where: { $0.kind.holdsOneRepMax }) {
      let reason = "none: it takes a set with a weight and 1 to 12 reps, in one go and not in parts (5+3+2)" as Message
      blocks.append(.facts(words("Estimated 1RM"), [Fact("–", words(reason))]))
    }
    if let reps = repRecords[exercise] {
      let facts = reps.map { record in
        let days = [words.short(record.moment.date), first(record.first, record.moment)].compactMap(\.self)
        return Fact(words.repCount(record.reps), words.set(record.set), days.joined(separator: " · "))
      }
      blocks.append(.facts(words("Rep records"), facts))
    }
    let steps = records.flatMap { record in
      record.steps.map { step in
        Fact(
          words.short(step.entry.moment.date), words.set(step.set),
          step.previous.map { words.gain(from: $0, to: step.set, in: page.unit) } ?? words("first"))
      }
    }
    return blocks + [.facts(words("Record history"), steps)]
  }
}

extension Page {
  /// Returns an estimate in the unit of its set.
  fileprivate func estimate(_ best: OneRepMax) -> String {
    words.estimate(best, in: best.set.weight?.unit ?? unit)
  }
}

extension RecordKind {
  fileprivate var holdsOneRepMax: Bool { load == .weight && measure == .reps }
}
