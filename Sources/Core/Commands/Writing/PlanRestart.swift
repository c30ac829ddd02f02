import Grammar
import Statistics
import Text
import Training

extension Invocation {
  /// Returns attributes of an exercise in a plan with the day behind `since`, typed as people say days, as a date. A
  /// name of several words behind 'or' gets back the quotes that the shell took.
  func dated(_ typed: ArraySlice<String>) throws(Refusal) -> String {
    let typed = typed.indices.map { place in
      let isAlternative = place > typed.startIndex && typed[place - 1] == "or" && typed[place].contains(" ")
      guard isAlternative, !typed[place].contains("\"") else { return typed[place] }
      return "\"\(typed[place])\"" + (place + 1 < typed.endIndex ? "," : "")
    }
    var words = typed.flatMap { $0.split(separator: " ").map(String.init) }
    guard let place = words.firstIndex(where: { ["since", "desde"].contains(folded($0)) }) else {
      return typed.joined(separator: " ")
    }
    words[place] = "since"
    for end in stride(from: min(words.count, place + 6), to: place + 1, by: -1) {
      let text = words[(place + 1)..<end].joined(separator: " ")
      let (said, comma) = text.hasSuffix(",") ? (String(text.dropLast()), ",") : (text, "")
      guard let date = spokenDays.day(said) else { continue }
      try echo(said, date)
      words.replaceSubrange((place + 1)..<end, with: [date.description + comma])
      break
    }
    return words.joined(separator: " ")
  }

  /// Returns the sets and the day from which an exercise of an edited plan begins anew, so that the load given with the
  /// edit is asked for next; nil if none was given, or it is asked for anyway.
  func restart(
    of exercise: String, in file: PlanFile, given attributes: String, _ journal: Journal
  ) -> (sets: [WorkSet], day: CivilDate)? {
    guard let file = journal.plans.first(where: { $0.source.name == file.source.name }),
      let given = try? PlanAttributes(attributes).places, given.since == nil,
      let place = try? file.exercises(exercise).first
    else { return nil }
    let planned = file.plan.exercises[place]
    let isLoadGiven = given.commonLoad != nil || given.groups.contains { $0.load != nil }
    let progress = PlanProgress(file, in: journal, today: today, now: now)
    guard isLoadGiven, let day = progress.days.firstIndex(where: { $0.exercises.contains(place) }),
      let next = proposed(PlannedDay(journal: journal, progress: progress, day: day), [(place, planned.name)])?
        .exercises.first, let last = next.last
    else { return nil }
    let isAskedFor = zip(planned.target.sets, next.sets).allSatisfy { wanted, asked in
      if case .load(let load) = wanted.load { load == asked.load } else { true }
    }
    // Sets done on the day itself count.
    return isAskedFor ? nil : (planned.target.sets.map(\.asWorkSet), max(today, last.date.adding(days: 1)))
  }
}
