import Grammar
import Text
package import Training
package import Views

extension NextAnswer {
  /// Returns valid text of a log: a session of today, with a line for each exercise and its reason as a comment.
  package func text(on page: Page) -> String {
    let title = session.title.map { " " + SessionTitle.spelled($0) } ?? ""
    let fields = session.fields.map { "  " + $0 }
    return (["\(today)\(title)"] + fields + remark(on: page) + lines(on: page)).joined(separator: "\n")
  }

  private func remark(on page: Page) -> [String] {
    guard !passedOver.isEmpty else { return [] }
    let text = printable(page.words.passedOver(passedOver))
    let lines = page.width.map { wrapped(text, to: max(20, $0 - 4), indentation: 0) } ?? [text]
    return lines.map { "  " + page.style.dim("# " + $0) }
  }

  /// Returns the lines of the exercises as a session has them.
  package func lines(on page: Page) -> [String] {
    let shown = session.exercises.map { (rows: rows(of: $0, page), reason: reason(of: $0, page)) }
    // If a row is too wide for the terminal, reasons are on lines of their own.
    let widest = shown.map { shownWidth($0.rows[0]) + shownWidth($0.reason) + 4 }.max() ?? 0
    if let width = page.width, widest > width {
      return shown.flatMap { exercise in
        let reason = wrapped(printable(exercise.reason), to: max(20, width - 6), indentation: 0)
        return exercise.rows + reason.map { "    " + page.style.dim("# " + $0) }
      }
    }
    let column = shown.map { shownWidth($0.rows[0]) }.filter { $0 <= 44 }.max() ?? 0
    return shown.flatMap { exercise in
      let first = filled(exercise.rows[0], to: column)
      return [first + "  " + page.style.dim("# " + printable(exercise.reason))] + exercise.rows.dropFirst()
    }
  }

  /// Returns one row, or the sets below the name if they have two shapes or a row is too wide for the terminal. Sets of as
  /// many reps as possible are counted on a screen, as their reps mean nothing.
  private func rows(of exercise: NextExercise, _ page: Page) -> [String] {
    let name = (try? ExerciseName.spelled(exercise.name)) ?? "\"?\""
    let start = "  \(exercise.planned.isSuperset ? "+ " : "")\(name):"
    if page.width != nil, exercise.areOpen { return ["\(start) \(page.words.openSets(exercise.sets))"] }
    let row = page.words.row(exercise.sets)
    let isRoom = page.width.map { shownWidth(start) + 1 + shownWidth(row.text) <= $0 } ?? true
    return row.isOneRow && isRoom ? ["\(start) \(row.text)"] : [start] + row.groups.map { "    - \($0)" }
  }

  /// Returns the reason: `+2.5kg: 10/10/10/10 @ 80kg on 2026-02-26 · last set as many as you can`.
  package func reason(of exercise: NextExercise, _ page: Page) -> String {
    let words = page.words
    return
      ([words.reason(of: exercise, in: page.unit)] + words.asides(on: exercise)
      + [plateText(exercise, words), exercise.note ?? ""])
      .filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  private func plateText(_ exercise: NextExercise, _ words: Words) -> String {
    guard let load = exercise.sets.last(where: { $0.isWorking && $0.weight != nil })?.weight,
      let side = plates(exercise, load)
    else { return "" }
    return words.plates(side)
  }
}

extension Words {
  /// Returns the reason of a proposal; an example of a load is in `unit`. With `isLastShown`, the last sets are beside
  /// it already, and are left out.
  package func reason(of exercise: NextExercise, in unit: WeightUnit, isLastShown: Bool = false) -> String {
    let last = exercise.last ?? exercise.lastElsewhere
    func on(_ date: CivilDate) -> String { done(exercise.lastSets, on: date) }
    func since(_ date: CivilDate, _ reason: Message) -> String {
      isLastShown && last?.date == date ? self(reason) : "\(self(reason)): \(on(date))"
    }
    switch exercise.proposal.reason {
    case .firstTime:
      guard let last else { return self("first time") }
      return since(last.date, exercise.last == nil ? "new in this plan" : "anew")
    case .lastLoad(let date): return self("the load of \(on(date))")
    case .reached(let date, [], nil):
      let isTop = exercise.hasRange && exercise.planned.rule.add == nil
      let edit: Message = "'bumbum plan edit \"\(exercise.planned.name)\" add 2.5kg'"
      return since(date, isTop ? "top reached, time for more load (\(unit.examples(self(edit))))" : "again")
    case .reached(let date, [], let asked?): return since(date, "again (+\(increment(asked)) can't be loaded)")
    case .reached(let date, let added, let asked):
      // A percentage has no amount of its own: the reason names the load that it came to.
      let isAsked = if case .percent? = asked { true } else { added.allSatisfy { $0 == asked } }
      if isAsked { return since(date, "+\(increments(added))") }
      return since(date, "+\(increments(added)) (\(asked.map(increment) ?? "") can't be loaded)")
    case .reachedOnce(let date, let number, let count): return since(date, "again, reached \(number) of \(count)")
    case .oneMoreRep(let date):
      return isLastShown && last?.date == date ? self("one rep more") : self("one rep more than \(on(date))")
    case .missed(let date, let number, let limit):
      return since(date, limit.map { "again, miss \(number) of \($0)" } ?? "again, miss \(number)")
    case .nextStage(let date, _): return since(date, "after a miss")
    case .back(let date, let percent, let lost?):
      return since(date, "-\(brief(lost)) (-\(brief(hundredths: Int64(percent)))% can't be loaded)")
    case .back(let date, let percent, nil): return since(date, "-\(brief(hundredths: Int64(percent)))%")
    case .percent(let max, 0): return self("\(percents(exercise)) of \(brief(max))")
    case .percent(let max, let cycles):
      return self("\(percents(exercise)) of \(brief(max)), after \(cycles, .cycles)")
    case .noTrainingMax:
      let command = "bumbum exercise max \"\(exercise.name)\" \(unit.examples("100kg"))"
      return self("no training max: '\(command)' writes one")
    case .effort(let date, let set): return self("from \(done([set])) on \(short(date))")
    }
  }

  /// Returns the facts that the numbers don't show; for a single set, `number` is its own, from 1, and `hasLoad` tells if its
  /// load is known.
  package func asides(on exercise: NextExercise, set number: Int? = nil, hasLoad: Bool = false) -> [String] {
    let planned = exercise.planned
    var asides = (exercise.isAlternative ? ["instead of \(planned.name)"] : []) + planned.traits.sides
    if let deload = exercise.deload { asides.append("\(brief(hundredths: Int64(deload)))% of it") }
    if exercise.isCutShort { asides.append("no plates for more") }
    if let day = exercise.unpaired { asides.append("\(short(day)) does not count: other lines than in the plan") }
    if exercise.proposal.isOfLightest { asides.append("the lightest load counts") }
    let sets = number.map { exercise.proposal.sets.dropFirst($0 - 1).prefix(1) } ?? planned.target.workingSets[...]
    if !sets.isEmpty, sets.allSatisfy(\.isOpenEnded) {
      asides.append("as many as you can")
    } else if number == nil, exercise.isOpenEnded {
      asides.append("last set: as many as you can")
    }
    if let top = exercise.topReps { asides.append("up to \(top)") }
    let isLoadOpen = exercise.proposal.sets.contains { !$0.isWarmUp && $0.load == .open }
    if !hasLoad, isLoadOpen, planned.isLoaded { asides.append("choose the load") }
    return asides.map { self($0) }
  }

  /// Returns what several loads gain: `2.5/5kg`.
  private func increments(_ added: [ProgressionRule.Increment]) -> String {
    let several = added.dropLast().compactMap {
      if case .load(let more) = $0 { brief(hundredths: Int64(more.hundredths)) } else { nil }
    }
    return (several + added.suffix(1).map(increment)).joined(separator: "/")
  }

  package func plates(_ side: [Weight]) -> String {
    if side.isEmpty { return self("the bare bar") }
    return self("\(side.map { brief(hundredths: Int64($0.hundredths)) }.joined(separator: "+")) a side")
  }

  private func percents(_ exercise: NextExercise) -> String {
    var all: [String] = []
    for set in exercise.planned.target.workingSets {
      guard case .percent(let percent) = set.load else { continue }
      let text = brief(hundredths: Int64(percent))
      if all.last != text { all.append(text) }
    }
    return all.joined(separator: "/") + "%"
  }
}

extension NextExercise {
  /// True if a share of a heavier load would be more than all plates make.
  fileprivate var isCutShort: Bool {
    switch proposal.reason {
    case .percent, .effort: sets.contains { $0.isWorking && ($0.weight.map(rack.isHeaviest) ?? false) }
    default: false
    }
  }

  /// True if the last working set has as many reps as possible.
  var isOpenEnded: Bool { planned.target.workingSets.contains(where: \.isOpenEnded) }

  /// The most reps in the target's ranges; nil without a range.
  var topReps: Int? {
    planned.target.workingSets.compactMap { set in
      if case .reps(let range, false) = set.amount, range.count > 1 { Int(range.upperBound) } else { nil }
    }.max()
  }
}
