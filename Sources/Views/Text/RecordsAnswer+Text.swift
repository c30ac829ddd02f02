import Format
import Statistics
import Text
import Training

extension RecordsAnswer {
  package func text(on page: Page) -> String {
    guard let exercise else { return overview(page) }
    return records.isEmpty
      ? page.prose(page.words.noRecord(printable(name(exercise)))) : text(of: exercise, page)
  }

  /// A line a record, exercises by name.
  private func overview(_ page: Page) -> String {
    let words = page.words
    guard !records.isEmpty else {
      return history.entries.isEmpty
        ? page.noSessions(isFiltered: isFiltered) : page.prose(words.noRecords)
    }
    var rows = [[words.exercise, words.record, words.date, words.oneRepMax]]
    // Each row with its name, so that one can be found and cut out.
    for record in records {
      rows.append([
        printable(name(record.exercise)), words.set(record.current.set),
        words.short(record.current.moment.date),
        record.kind.holdsOneRepMax ? oneRepMaxes[record.exercise].map(page.estimate) ?? "" : "",
      ])
    }
    return page.table(rows, [.left, .left, .left, .right])
  }

  private func text(of place: ExerciseID, _ page: Page) -> String {
    let words = page.words
    var lists = [
      page.list(
        "\(printable(name(place))): \(words.records.lowercased())",
        records.map { Fact(words.set($0.current.set), words.full($0.current.moment)) })
    ]
    if records.contains(where: { $0.kind.holdsOneRepMax }) {
      let fact =
        oneRepMaxes[place].map { best in
          Fact(
            page.estimate(best), words.short(best.moment.date),
            words.estimatedFrom(formula.name, words.set(best.set)))
        } ?? Fact("–", words.noOneRepMax)
      lists.append(page.list(words.oneRepMax, [fact]))
    }
    let reps = repRecords[place] ?? []
    if !reps.isEmpty {
      lists.append(
        page.list(
          words.repRecords,
          reps.map { Fact(words.repCount($0.reps), words.set($0.set), words.short($0.moment.date)) }))
    }
    let steps = records.flatMap { record in
      record.steps.map { step in
        Fact(
          words.short(step.entry.moment.date), words.set(step.set),
          step.previous.map { words.gain(from: $0, to: step.set) } ?? words.firstTime)
      }
    }
    lists.append(page.list(words.recordHistory, steps))
    return lists.joined(separator: "\n\n")
  }
}

extension Page {
  /// In the unit of the set it comes from.
  fileprivate func estimate(_ best: OneRepMax) -> String {
    let unit = best.set.weight?.unit ?? unit
    return "\(words.rounded(hundredths: best.hundredths(in: unit)))\(unit)"
  }
}

extension RecordKind {
  fileprivate var holdsOneRepMax: Bool { load == .weight && measure == .reps }
}
