import Grammar
import Storage
import Statistics
import Text
import Training
import Views

/// `--checkin`: that you trained, with what a session says of it. It lands together with the session, or not at all.
struct SessionCheckIn {
  static let option = Option(
    "--checkin", "TYPE", "make its check-in too; Strength Training, where no type is named", isValueOptional: true)

  private let invocation: Invocation
  /// A spelling of its type; nil where the session says it.
  private let named: String?

  /// Nil where nobody asked for it.
  init?(_ invocation: Invocation) throws(Refusal) {
    let named = invocation.arguments.value(SessionCheckIn.option.name)
    guard named != nil || invocation.arguments.has(SessionCheckIn.option.name) else { return nil }
    if let named, ExerciseType(named) == nil { throw Refusal(unknownType: named) }
    (self.named, self.invocation) = (named, invocation)
  }

  /// When it is: at the end of the session, as far as that has come. Nil, and nothing is added, where the session has one.
  func add(to changes: inout ChangeSet, of session: Session, in journal: Journal) throws(Refusal) -> Moment? {
    guard let start = session.moment else { return nil }
    let made = journal.checkIns.flatMap(\.checkIns)
    if let known = made.first(where: { $0.session == start })?.moment {
      invocation.say("the check-in of \(known) belongs to this session: none was added")
      return nil
    }
    let moment = try invocation.freeMinute(from: end(of: session, start), besides: Set(made.compactMap(\.moment)))
    var draft = CheckInDraft(moment: moment)
    draft.type =
      named.flatMap { ExerciseType($0)?.spelled(like: $0) } ?? SessionCheckIn.type(of: session, in: journal).rawValue
    let words = try invocation.words(journal.settings)
    draft.title = String((session.title ?? words("Session")).prefix(100))
    draft.session = start
    let (file, entry) = (journal.checkInFile(of: moment.date), draft)
    try changes.edit(
      file.source.name, in: journal, try file.adding(entry))
    return moment
  }

  private func end(of session: Session, _ start: Moment) -> Moment {
    guard let began = start.time, case .at(let end) = session.end else { return min(start, invocation.now) }
    return min(Moment(end < began ? start.date.adding(days: 1) : start.date, end), invocation.now)
  }

  /// Of a session of nothing but cardio, what its first exercise or its title is called; else Strength Training.
  private static func type(of session: Session, in journal: Journal) -> ExerciseType {
    let catalog = ExerciseCatalog(journal)
    let names = session.exercises.filter { !$0.isSkipped }.map(\.name)
    let isCardio = names.allSatisfy { name in
      ExerciseType(name) != nil || catalog.id(of: name).map { catalog[$0].muscleGroup == .cardio } ?? false
    }
    guard isCardio, !names.isEmpty else { return .strengthTraining }
    return (names + [session.title ?? ""]).lazy.compactMap { ExerciseType($0) }.first ?? .gym
  }
}

extension Invocation {
  /// That minute, or the next of its day that has no check-in, or one before where that is still to come.
  func freeMinute(from moment: Moment, besides taken: Set<Moment>) throws(Refusal) -> Moment {
    guard let time = moment.time else { return moment }
    let start = time.hour * 60 + time.minute
    let minutes = Array(start..<1440) + (0..<start).reversed()
    let free = minutes.lazy.compactMap { TimeOfDay(hour: $0 / 60, minute: $0 % 60) }
      .map { Moment(moment.date, $0) }.first { $0 <= now && !taken.contains($0) }
    guard let free else {
      throw Refusal(
        "a check-in is at \(moment) already, and no other minute of that day is free",
        help: "give this one a day of its own: '--at'")
    }
    return free
  }
}
