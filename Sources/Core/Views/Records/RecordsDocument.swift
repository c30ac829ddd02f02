import Grammar
import Statistics
import Text
import Training

extension RecordsAnswer {
  package func text(on page: Page) -> String {
    if showsKinds, !records.isEmpty { return page.text(kinds(page)) }
    guard let exercise else { return overview(page) }
    return records.isEmpty
      ? page.prose("There is no record of '\(printable(name(exercise)))' yet.") : text(of: exercise, page)
  }

  /// Returns a line for each record, exercises by name.
  private func overview(_ page: Page) -> String {
    guard !records.isEmpty else {
      return history.entries.isEmpty
        ? page.noSessions(isFiltered: isFiltered) : page.prose("No record yet: warm-ups and failed attempts hold none.")
    }
    return page.text(table(page))
  }

  func table(_ page: Page) -> Table {
    let words = page.words
    var rows = [[words("Exercise"), words("Record"), words("Date"), words("Estimated 1RM")]]
    // Each row has its name, so that tools can find and cut it.
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

  private func text(of exercise: ExerciseID, _ page: Page) -> String {
    let title = "\(printable(name(exercise))): \(page.words("Records").lowercased())"
    let lists = lists(of: exercise, page)
    return ([(title, lists[0].facts)] + lists.dropFirst()).map { page.list($0, $1) }.joined(separator: "\n\n")
  }

  /// Returns the day a record was first reached, where it was equalled later.
  private func first(_ record: RecordHistory, _ words: Words) -> String {
    guard let step = record.steps.last, step.entry.moment.date != record.current.moment.date else { return "" }
    return words("first on \(words.short(step.entry.moment.date))")
  }

  /// Returns the lists of one exercise, each with its title: records, estimate, rep records, how records were beaten.
  func lists(of place: ExerciseID, _ page: Page) -> [(title: String, facts: [Fact])] {
    let words = page.words
    let records = records(of: place)
    var lists = [
      (
        words("Records"),
        records.map { Fact(words.set($0.current.set), words.full($0.current.moment), first($0, words)) }
      )
    ]
    if records.contains(where: { $0.kind.holdsOneRepMax }) {
      let fact =
        oneRepMaxes[place].map { best in
          Fact(
            page.estimate(best), words.short(best.moment.date),
            words("\(formula.name), from \(words.set(best.set))"))
        }
        ?? Fact(
          "–", words("none: it takes a set with a weight and 1 to 12 reps, in one go and not in parts (5+3+2)"))
      lists.append((words("Estimated 1RM"), [fact]))
    }
    let reps = repRecords[place] ?? []
    if !reps.isEmpty {
      lists.append(
        (
          words("Rep records"),
          reps.map { Fact(words.repCount($0.reps), words.set($0.set), words.short($0.moment.date)) }
        ))
    }
    let steps = records.flatMap { record in
      record.steps.map { step in
        Fact(
          words.short(step.entry.moment.date), words.set(step.set),
          step.previous.map { words.gain(from: $0, to: step.set, in: page.unit) } ?? words("first"))
      }
    }
    return lists + [(words("Record history"), steps)]
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
