package import Grammar
package import Statistics
package import Text
package import Training

/// The correction or removal of a set in the session under way.
package struct SetCorrection: Sendable {
  /// The number of a set in `set` and `show`: the working sets of an exercise count from 1; `w2` is the second warm-up.
  package struct Number: Sendable {
    fileprivate let text: String
    fileprivate let number: Int
    fileprivate let isWarmUp: Bool

    package init?(_ text: String) {
      let digits = text.hasPrefix("w") ? text.dropFirst() : text[...]
      guard let number = Int(digits), digits.first?.isNumber == true else { return nil }
      (self.text, self.number, isWarmUp) = (text, number, text.hasPrefix("w"))
    }

    /// Returns the index of the set that has the number; nil without one.
    fileprivate func index(in sets: [WorkSet]) -> Int? {
      let alike = sets.indices.filter { sets[$0].isWorking != isWarmUp }
      return alike.indices.contains(number - 1) ? alike[number - 1] : nil
    }
  }

  /// The number of the set; nil for the last set.
  package let number: Number?
  /// The exercise, unless it is that of the last set, and the set as it should have been, or several; only the exercise if the set
  /// is removed.
  package var words: [String]
  /// The day of the session if a person said it; the session under way for nil.
  package var day: CivilDate?
  package let isDropping: Bool
  package var isNew = false
  package var isAsWritten = false

  /// True if the words are typed as a set is, which corrects one of a session under way.
  private var isSpoken = false

  package init(_ number: Number?, _ words: [String], isDropping: Bool) {
    (self.number, self.isDropping) = (number, isDropping)
    // '@8.5' alone can be no load.
    let effort = words.last.flatMap { $0.hasPrefix("@") ? ["rpe", String($0.dropFirst())] : nil } ?? []
    let isEffort = SetCorrection.areMarks(effort) && !words.dropLast().joined().contains(where: \.isNumber)
    self.words = isEffort ? words.dropLast() + effort : words
  }

  /// True if words say more of a set, `rpe 8`.
  private static func areMarks(_ words: some Sequence<String>) -> Bool {
    let marks = words.joined(separator: " ")
    return marks.first?.isLetter == true && !marks.lowercased().hasPrefix("x")
      && (try? SetText("1 \(marks)"))?.sets.map(\.reps) == [1]
  }

  /// Creates the correction of the last set by marks alone, `@8.5`, `last one f`, or by words that tell of a slip, `oops, was 62.5`;
  /// nil for other words.
  package init?(spoken words: [String]) {
    let words = words.flatMap { $0.split(separator: " ").map(String.init) }
    let marks = words.drop { TalkWords.isOfLastSet($0) || TalkWords([$0]).areOfCorrection }
    self.init(nil, Array(marks), isDropping: false)
    isSpoken = true
    if SetCorrection.areMarks(self.words) { return }
    // The name of the exercise may stand in front, too.
    guard let slip = words.indices.first(where: { TalkWords(words[$0...]).areOfSlip }),
      case let rest = words[(slip + TalkWords(words[slip...]).count)...], case let front = words[..<slip],
      !front.joined().contains(where: \.isNumber), words.count == 1 || rest.joined().contains(where: \.isNumber)
    else { return nil }
    let name = rest.prefix { !$0.contains(where: \.isNumber) }
    let end = name.indices.first { TalkWords(name[$0...]).count == name.endIndex - $0 } ?? name.endIndex
    let sets = rest[name.endIndex...].reversed().drop(while: TalkWords.isOfLastSet).reversed()
    self.init(nil, Array(front + name[..<end]) + sets, isDropping: false)
    isSpoken = true
  }
}

/// A set that was corrected.
package struct RecordedCorrection: Recorded {
  package let changes: Changes
  package let old: WorkSet
  /// The exercise of a removed set; nil for a changed set, whose line has the name.
  package let exercise: String?
}

extension SetCorrection {
  /// Returns the changes that correct the set, and no other byte of the file; throws if there is no such set, or if no
  /// answer settles a doubt.
  package func record(
    in journal: Journal, now: Moment, answers: Answers = Answers(),
    lastExercise: (FoundSession) -> String? = { _ in nil }
  ) throws(Refusal) -> RecordedCorrection {
    let journal = journal.takingUpList(of: now.date)
    let open: FoundSession
    if let day {
      open = try journal.lastSession(of: day, now: now)
    } else {
      open = try journal.sessionUnderWay(or: answers, help: "'bumbum edit' opens the log at its end") { $1 <= now }
    }
    if isSpoken, day == nil, let start = open.session.moment { try refuseStale(start, at: now, now: now) }
    // If several exercises have the name, it means one that has the set.
    var session = open.session
    if let number { session.exercises.removeAll { number.index(in: $0.sets) == nil } }
    var (name, text) = try meant(in: History(journal, now: now), session)
    name = name ?? lastExercise(open)
    let place = try place(of: name, in: open, journal)
    let exercise = open.log[place.exercise]
    let old = exercise.sets[place.number]
    // 'rpe 8' alone says more of the set.
    if let marks = text, SetCorrection.areMarks([marks]) {
      text = "\(SetRow([WorkSet(load: .none, amount: old.amount)]).text) \(marks)"
    }
    if var typed = text {
      let history = History(journal, now: now)
      var known = history.knownSets(of: exercise.name)
      (known.done, known.corrected, known.lifts) = (exercise.sets, old, history.lifts(of: exercise.name))
      // A slip in the load is one of all sets that were written with it.
      let places = open.log.places(of: place.exercise).sets
      let together = exercise.sets.indices.filter {
        isSpoken && places[$0] == places[place.number] || $0 == place.number
      }
      let load = load(typed, known)
      if let load {
        let row = SetRow(together.map { WorkSet(load: .none, amount: exercise.sets[$0].amount) }).text
        typed = row.contains("x") ? "\(row) @ \(load)" : "\(load) x \(row)"
      }
      text = try TypedSets(typed, of: known, answers, isAsWritten: isAsWritten).text
      if isSpoken, load == nil, try SetText(text ?? typed).sets.count > 1 {
        throw Refusal(
          "'\(typed)' is more than the last set",
          help: "'bumbum undo' takes back the last ones; or correct each with '--edit N'")
      }
      text = try loadingAll(exercise.sets, place.number, text ?? typed).text(answers) ?? text
    }
    let edits = try open.log.replacingSet(place.number, of: place.exercise, with: text)
    return RecordedCorrection(
      changes: try Changes(open.log.source.name, in: journal, edits), old: old,
      exercise: isDropping ? exercise.name : nil)
  }

  /// Returns a load alone, or a number that is rather one than reps; nil for other text.
  private func load(_ typed: String, _ known: KnownSets) -> String? {
    if let reps = Int(typed), known.amountInsteadOfReps != nil || !known.isRatherLoad(reps, isCounted: false) {
      return nil
    }
    let load = Weight(text: "\(typed)\(known.unit)") == nil ? typed : "\(typed)\(known.unit)"
    return SetText.check("\(load) x 1") == nil && SetText.check(load) != nil ? load : nil
  }

  /// Returns the verdict on a set with a load in the place of one of several that have none: the load is rather of all.
  private func loadingAll(_ sets: [WorkSet], _ number: Int, _ typed: String) -> Verdict {
    guard let new = (try? SetText(typed))?.sets, new.count == 1, new[0].isLoaded, sets.count > 1,
      sets.allSatisfy({ !$0.isLoaded && $0.reps != nil })
    else { return .written(typed) }
    var all = sets
    // 'bw x 12' says more of the 12 in '12/10/8' than of the 8.
    if !sets.contains(where: { $0.amount == new[0].amount }) { all[number] = new[0] }
    return .asked(
      [SetRow(all.map { $0.lifting(new[0].load) }).text], "'\(typed)' has a load, and the sets before it have none")
  }

  /// Returns the exercise, nil for the last one, and the new set, nil for a removal.
  private func meant(in history: History, _ session: Session) throws(Refusal) -> (name: String?, text: String?) {
    if isDropping {
      let name = words.joined(separator: " ").trimmed
      if name.isEmpty { return (nil, nil) }
      let exercise = try history.catalog.id(meant: name, in: history.journal.contexts(of: session))
      return (history.catalog[exercise].name, nil)
    }
    guard !words.isEmpty else {
      let last = isSpoken ? session.exercises.last { !$0.sets.isEmpty }?.sets.last : nil
      throw Refusal(
        "the set is missing",
        help: last.map {
          "'\(SetRow([$0]).text)' is the last: 'bumbum oops 8' corrects it, 'bumbum undo' takes it back"
        } ?? "write 'bumbum set --edit \(number?.text ?? "2") 90\(.unit) x 5'")
    }
    // Marks alone say more of the set, also behind its exercise: 'bench w'.
    let typed = SetWords(words, in: history, session, isNew: isNew)
    let words = typed.words
    for index in words.indices where SetCorrection.areMarks(words[index...]) {
      let marks = words[index...].joined(separator: " ")
      if index == 0 { return (nil, marks) }
      // In 'bench 1 w' the number may be that of the set.
      if number == nil, index > 1, let first = Int(words[index - 1]), SetWord(words[index]) != .reps,
        let name = try typed.exercise(typed.name(before: index - 1)),
        session.exercises.contains(where: { $0.name == name && $0.sets.count >= first })
      {
        let said = typed.name(before: index - 1)
        throw Refusal(
          "'\(first) \(marks)' may be set \(first), or reps of the last set",
          help: "write '--edit \(first) \(said) \(marks)', or '--edit \(said) \(first) reps \(marks)'")
      }
      if let name = try typed.exercise(typed.name(before: index)) { return (name, marks) }
    }
    switch try typed.split() {
    case .sets(let named, let text):
      guard let named, named.known == nil else { return (named?.known, text) }
      throw Refusal(
        "'\(named.typed)' has no set in this session",
        help: "write 'bumbum set --edit 2 90\(.unit) x 5'; 'bumbum show' has the numbers, and 'w1' is the first warm-up"
      )
    case .skip: throw Refusal("the set is missing", help: "write 'bumbum set --edit 2 90\(.unit) x 5'")
    }
  }

  private func place(
    of name: String?, in open: FoundSession, _ journal: Journal
  ) throws(Refusal) -> (exercise: ExercisePlace, number: Int) {
    let exercises = open.session.exercises
    guard let name = name ?? exercises.last(where: { !$0.sets.isEmpty })?.name else {
      throw Refusal("the open session has no set yet", help: "write 'bumbum set \"Bench press\" 80\(.unit) x 10'")
    }
    let catalog = ExerciseCatalog(journal)
    let own = exercises.indices.filter { catalog.isSame(exercises[$0].name, name) }
    let sets = own.flatMap { index in
      exercises[index].sets.enumerated().map { number, set in
        (exercise: ExercisePlace(session: open.place, exercise: index), number: number, set: set)
      }
    }
    guard let last = sets.last else { throw Refusal("'\(name)' has no set in this session") }
    guard let number else { return (last.exercise, last.number) }
    guard let index = number.index(in: sets.map(\.set)) else {
      let working = sets.count(where: \.set.isWorking)
      let counts: Message =
        switch sets.count - working {
        case 0: "\(working, .sets)"
        case 1: "\(working, .sets) and 1 warm-up, 'w1'"
        case let warmUps: "\(working, .sets) and \(warmUps) warm-ups, 'w1' to 'w\(warmUps)'"
        }
      throw Refusal("'\(name)' has no set \(number.text) in this session", help: "it has \(counts)")
    }
    return (sets[index].exercise, sets[index].number)
  }
}
