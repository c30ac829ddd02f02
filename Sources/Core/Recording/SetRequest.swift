package import Grammar
package import Statistics
package import Text
package import Training

/// Sets for the session under way, or a skipped exercise of it, as typed.
package struct SetRequest {
  /// The words typed: the exercise, unless it is that of the last set, and the sets, `supino reto 80kg x 10`.
  package var words: [String]
  /// The exercise if the words are only its sets, as on the screen of 'train', where it is seen; nil to find it in them.
  package var exercise: String?
  /// True if the exercise is new, however near its name is to another's.
  package var isNew = false
  /// True if loads stay as typed, with `bw` or without.
  package var isAsWritten = false
  package var isSuperset = false
  /// True if sets are typed without the command, so that proposals leave it out too.
  package var isBare = false
  /// True if the write before was one of sets, so that a session that is over is meant again.
  package var isGoingOn = false
  /// Returns the command that a word names; nil for other words.
  package var command: @Sendable (String) -> String? = { _ in nil }
  /// A remark behind the sets.
  package var note: String?
  /// The sets, warm-ups too, that a plan has for an exercise, empty without any, and the index of its line in the session, or that
  /// behind the last for a line of its own; nil for any line.
  package typealias Target = (sets: [WorkSet], line: Int?)
  /// Returns what the plan of a session has for an exercise.
  package var target: (_ journal: Journal, _ session: Session, _ exercise: String) -> Target = { _, _, _ in ([], nil) }

  /// Returns the changes that open the session that is due, behind the end of one that was left open, and its title; nil
  /// where a session is always open.
  package var start: (Journal, Answers) throws(Refusal) -> (changes: Changes, title: String?)? = { _, _ in nil }
  /// Returns the moment of a session's last set; nil if it is unknown.
  package var lastSet: (FoundSession) -> Moment? = { _ in nil }

  /// - Parameter words: A `+` before them, as files have it, or the word for it behind them makes a superset.
  package init(_ words: [String], of exercise: String? = nil) {
    (self.words, self.exercise) = (words, exercise)
    // 'last one was a grinder' is a remark on it.
    if words.count > 2, ["last", "ultima"].contains(folded(words[0])),
      !words.joined().contains(where: \.isNumber)
    {
      self.words = [quoted(words.joined(separator: " "))]
      return
    }
    if words.count > 1, let last = words.last, PlanWord(key: setWordKey(last)) == .superset {
      (isSuperset, self.words) = (true, Array(words.dropLast()))
      return
    }
    if words.count > 2, let first = words.first, PlanWord(key: setWordKey(first)) == .superset {
      (isSuperset, self.words) = (true, Array(words.dropFirst()))
      return
    }
    guard let first = words.first, first.hasPrefix("+") else { return }
    let rest = [String(first.dropFirst())].filter { !$0.isEmpty } + words.dropFirst()
    // '+5kg x 5' is a load.
    guard rest.first?.trimmed.first?.isLetter == true else { return }
    (isSuperset, self.words) = (true, rest)
  }
}

/// Sets that were written, with the earlier sets of their exercise.
package struct RecordedSets: Recorded {
  package fileprivate(set) var changes: Changes
  /// The exercise; nil if it is skipped, or if its name is unknown.
  package fileprivate(set) var exercise: String?
  package fileprivate(set) var sets: [WorkSet] = []
  /// The earlier sets of the exercise in this session.
  package fileprivate(set) var earlier: [WorkSet] = []
  /// True if the written line has the name of the exercise.
  package fileprivate(set) var isNamed = true
  /// The session before them; nil for a skipped exercise.
  package fileprivate(set) var session: Session?
  /// True if the journal has no other exercise yet.
  package fileprivate(set) var isFirst = false
  /// The sets of another exercise that were typed before these.
  package fileprivate(set) var before: [RecordedSets] = []
  /// All sessions before this one.
  package let history: History
}

extension SetRequest {
  /// Returns the changes that add the sets; throws if the sets or their exercise are unknown, or if no answer settles a
  /// doubt.
  ///
  /// - Parameter lastExercise: Returns the exercise that sets without a name continue; nil for the session's last one.
  package func record(
    in journal: Journal, now: Moment, answers: Answers = Answers(),
    lastExercise: (FoundSession) -> String? = { _ in nil }
  ) throws(Refusal) -> RecordedSets {
    let journal = journal.takingUpList(of: now.date)
    // Today's sets don't belong to a session forgotten two days ago.
    let history = History(journal, now: now)
    let open: FoundSession
    do throws(Refusal) {
      open = try journal.sessionUnderWay(
        at: now, lastSet: lastSet, isGoingOn ? Answers(isYesToAll: true) : answers)
    } catch {
      let left = journal.openSession?.session.moment
      guard error.question == nil, let begun = try start(journal, answers) else { throw error }
      var refusal = error
      refusal.question = begun.title.map { "no session is open; start '\($0)'?" } ?? "no session is open; start one?"
      if let left, let title = begun.title {
        refusal.question = "the session of \(day: left) was left open; end it, and start '\(title)'?"
      }
      refusal.isYesByDefault = true
      try answers.settle(refusal)
      return try record(behind: begun.changes, in: journal, now: now, answers: answers, lastExercise: lastExercise)
    }
    let row = exercise == nil ? words(in: history, open.session).exercises : []
    if row.count > 1 {
      return try record(row, in: journal, now: now, answers: answers, lastExercise: lastExercise)
    }
    if let exercise { return try add(words.joined(separator: " "), to: exercise, in: open, history, answers) }
    switch try words(in: history, open.session).split() {
    case .skip(let named, let reason):
      let name = try named.name(answers)
      var changes = try skip(name, reason, in: open, journal, history)
      changes.remarks = named.remarks(on: name, isShown: true)
      return RecordedSets(changes: changes, history: history)
    case .sets(let named?, let text):
      let name = try named.name(answers)
      let rest = named.words(behind: name)
      var recorded = try add(rest.isEmpty ? text : "\(text) \(quoted(rest))", to: name, in: open, history, answers)
      // The remark on a name stands at its first sets in a session.
      let isSaid = open.session.exercises.contains { $0.name == name }
      recorded.changes.remarks = (isSaid ? [] : named.remarks(on: name, isShown: true)) + recorded.changes.remarks
      return recorded
    case .sets(nil, let text):
      // The plan says which is first.
      let first = open.session.exercises.isEmpty ? journal.contexts(of: open.session)[1].first : nil
      return try add(text, to: lastExercise(open) ?? first, in: open, history, answers)
    }
  }

  private func words(in history: History, _ session: Session) -> SetWords {
    SetWords(words, in: history, session, isNew: isNew, isBare: isBare, command: command)
  }

  /// Returns the changes that add the sets of exercises in a row.
  private func record(
    _ row: [TypedExercise], in journal: Journal, now: Moment, answers: Answers, lastExercise: (FoundSession) -> String?
  ) throws(Refusal) -> RecordedSets {
    var request = self
    (request.words, request.note) = (row[0].words, nil)
    var all = [try request.record(in: journal, now: now, answers: answers, lastExercise: lastExercise)]
    for exercise in row.dropFirst() {
      (request.words, request.isSuperset) = (exercise.words, exercise.isSuperset)
      if all.count == row.count - 1 { request.note = note }
      all.append(
        try request.record(behind: all[all.count - 1].changes, in: journal, now: now, answers: answers) { _ in nil })
    }
    var recorded = all.removeLast()
    recorded.before = all
    return recorded
  }

  private func record(
    behind changes: Changes, in journal: Journal, now: Moment, answers: Answers, lastExercise: (FoundSession) -> String?
  ) throws(Refusal) -> RecordedSets {
    let journal = changes.applied(to: journal)
    var recorded = try record(in: journal, now: now, answers: answers, lastExercise: lastExercise)
    recorded.changes = changes.followed(by: recorded.changes)
    return recorded
  }

  private func skip(
    _ name: String, _ reason: String, in open: FoundSession, _ journal: Journal, _ history: History
  ) throws(Refusal) -> Changes {
    let own = lines(of: name, in: open.session, target(journal, open.session, name).line, history)
    if own.contains(where: { !$0.sets.isEmpty }) {
      throw Refusal(
        "'\(name)' has sets in this session: it is not skipped",
        help: "what was left of it needs no line; 'bumbum set --drop \(name)' takes a set out")
    }
    if own.contains(where: \.isSkipped) { throw Refusal("'\(name)' is skipped in this session already") }
    return try Changes(
      open.log.source.name, in: journal,
      open.log.addingSkip(of: name, reason: reason.isEmpty ? note ?? "" : reason, inSession: open.place))
  }

  /// Returns the lines of a session that have an exercise, or the one that is meant.
  private func lines(of name: String, in session: Session, _ line: Int?, _ history: History) -> [PerformedExercise] {
    if let line { return Array(session.exercises.dropFirst(line).prefix(1)) }
    return session.exercises.filter { history.catalog.isSame($0.name, name) }
  }

  private func add(
    _ typed: String, to name: String?, in open: FoundSession, _ history: History, _ answers: Answers
  ) throws(Refusal) -> RecordedSets {
    let (journal, exercise) = (
      history.journal, name ?? open.session.exercises.current.map { open.session.exercises[$0].name }
    )
    var planned = exercise.map { target(journal, open.session, $0) }
    if planned?.line != nil, let exercise, (try? SetText(typed))?.sets.isEmpty == true {
      // A note is of what was done, not of what is next.
      let done = open.session.exercises.lastIndex { history.catalog.isSame($0.name, exercise) && !$0.sets.isEmpty }
      if let done { planned?.line = done }
    }
    let own = exercise.map { lines(of: $0, in: open.session, planned?.line, history) } ?? []
    var (text, remarks): (String, [Message]) = (typed, [])
    if let exercise {
      var known = history.knownSets(of: exercise)
      // Open sets of the session are the target, whatever the plan has.
      let rest = own.flatMap(\.openSets)
      known.done = own.flatMap(\.sets)
      known.target = rest.isEmpty ? planned?.sets ?? [] : known.done + rest
      known.lifts = history.lifts(of: exercise)
      let sets = try TypedSets(typed, of: known, answers, isAsWritten: isAsWritten, isShown: isBare)
      (text, remarks) = (sets.text, sets.remarks)
      if isSuperset, let line = own.first(where: { !$0.isSkipped }), !line.isSuperset {
        remarks.append(
          "'\(exercise)' stands in this session without '+', which its first set gets: 'bumbum edit' puts it there")
      }
    }
    let edits = try open.log.addingSets(
      text + (note.map { " " + quoted($0) } ?? ""), to: planned?.line == nil ? name : exercise, at: planned?.line,
      inSession: open.place,
      isSuperset: isSuperset || own.isEmpty && journal.isSuperset(exercise, after: open.session))
    var recorded = RecordedSets(changes: try Changes(open.log.source.name, in: journal, edits), history: history)
    recorded.changes.remarks = remarks
    recorded.exercise = exercise
    recorded.isNamed = !edits.contains { $0.replacement.trimmed.hasPrefix("- ") }
    recorded.session = open.session
    recorded.isFirst = journal.logs.count == 1 && open.log.sessions.count == 1 && open.session.exercises.isEmpty
    recorded.earlier = own.flatMap(\.sets)
    recorded.sets = (try? SetText(text))?.sets ?? []
    // A person who types it at each set knows by then.
    if let exercise, recorded.earlier.isEmpty, let remark = TypedSets.remarkOnHands(text, of: exercise) {
      recorded.changes.remarks.append(remark)
    }
    return recorded
  }
}
