package import Grammar
package import Recording
package import Statistics
import Text
package import Training
import Views

extension Invocation {
  /// Says in a line which sets were written, what was planned, what was done last time, and what was beaten. In a
  /// session of a plan the last time is that of this very target.
  func sayFeedback(on recorded: RecordedSets) throws(Refusal) {
    guard let exercise = recorded.exercise else { return }
    let page = try page(recorded.history.journal.settings)
    let words = page.words
    let planned = next(of: exercise, in: recorded.history.journal, recorded.session).sets
    let work = planned?.sets.filter(\.isWorking) ?? []
    let asked =
      planned?.areOpen ?? false ? "\(words.openSets(work)), \(words("as many as you can"))" : words.done(work)
    let target = planned == nil ? "" : "\(words("target")) \(asked)"
    var last = recorded.past?.days.last.map { (sets: $0.sets, date: $0.moment.date) }
    if let own = planned?.last, recorded.session?.isOpen ?? true { last = own }
    let lastTime = last.map { "\(words("last time")) \(words.done($0.sets, on: $0.date))" } ?? ""
    let parts = [
      recorded.isNamed ? "" : printable(exercise), recorded.numbers(words), target, lastTime,
      words.newRecords(recorded.beaten, page.unit),
    ]
    let line = parts.filter { !$0.isEmpty }.joined(separator: " · ")
    if !line.isEmpty { for line in page.lines(of: "  " + line, indentation: 2) { print(line) } }
  }

  /// Returns the sets, warm-ups too, that the plan of a session has for an exercise, empty without any, and its line. Of several in
  /// the plan it is the one that is on, or `place`.
  package func plannedSets(
    of exercise: String, in journal: Journal, _ session: Session, at place: Int? = nil
  ) -> SetRequest.Target {
    let next = next(of: exercise, in: journal, session, at: place)
    return (next.sets?.sets ?? [], next.line)
  }

  private func next(
    of exercise: String, in journal: Journal, _ session: Session?, at place: Int? = nil
  ) -> (sets: NextSets?, line: Int?) {
    guard let session, var planned = session.title.flatMap({ journal.plannedDay($0, now: now) }),
      let one = planned.exercise(exercise, in: session, at: place)
    else { return (nil, nil) }
    planned.deload = session.deload
    return (proposed(planned, [(one.place, exercise)])?.exercises.first, one.line)
  }
}

extension RecordedSets {
  /// The past of the exercise before the session.
  var past: ExercisePast? {
    guard let past = exercise.flatMap({ history.past(of: $0) }) else { return nil }
    return past.sessions.first { $0.moment == session?.moment }.map { past.before($0.entry) } ?? past
  }

  /// The records that the sets beat.
  package var beaten: [Beaten] { past?.beaten(by: sets, after: earlier) ?? [] }

  /// Returns the numbers of the working sets, `set 3`; empty for a warm-up.
  fileprivate func numbers(_ words: Words) -> String {
    let (before, count) = (earlier.count(where: \.isWorking), sets.count(where: \.isWorking))
    return count == 0 ? "" : words.numbers((before + 1)...(before + count))
  }
}
