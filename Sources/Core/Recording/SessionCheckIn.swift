import Grammar
import Statistics
package import Text
import Training

/// The check-in that a session makes, with its type and title.
package struct SessionCheckIn: Sendable {
  /// A spelling of the type; nil to take it from the session.
  private let type: String?
  /// The title; empty to take that of the session.
  private let title: String
  /// The title for a session without one.
  private let untitled: String

  /// Throws for an unknown type.
  package init(type: String?, title: String = "", untitled: String) throws(Refusal) {
    if let type, ExerciseType(type) == nil { throw Refusal(unknownType: type) }
    (self.type, self.title, self.untitled) = (type, title.trimmed, untitled)
  }

  /// Adds a check-in at the session's end, or now if that is earlier, and returns its moment. If the session has a
  /// check-in, adds a remark and returns nil.
  func add(
    to changes: inout Changes, of session: Session, in journal: Journal, now: Moment
  ) throws(Refusal) -> Moment? {
    guard let start = session.moment else { return nil }
    if let known = journal.checkIns.flatMap(\.checkIns).first(where: { $0.session == start })?.moment {
      changes.remarks.append("the check-in of \(known) belongs to this session: none was added")
      return nil
    }
    var checkIn = CheckIn()
    checkIn.type = type.flatMap { ExerciseType($0) } ?? ExerciseType(of: session, in: journal)
    checkIn.title = title.isEmpty ? String((session.title ?? untitled).prefix(100)) : title
    checkIn.session = start
    let moment = session.checkInMoment(now: now)
    let file = journal.checkInFile(of: moment.date)
    try changes.edit(file.source.name, in: journal, file.adding(checkIn, at: moment, typed: type))
    return moment
  }
}

extension Session {
  /// Returns the end, or the start if the end is unknown, but no moment in the future.
  fileprivate func checkInMoment(now: Moment) -> Moment {
    guard let start = moment, let began = start.time, case .at(let end) = end else { return min(moment ?? now, now) }
    return min(Moment(end < began ? start.date.adding(days: 1) : start.date, end), now)
  }
}

extension ExerciseType {
  /// Creates the type of a session: for cardio alone that of its first exercise or title, else Strength Training.
  init(of session: Session, in journal: Journal) {
    let catalog = ExerciseCatalog(journal)
    let names = session.exercises.filter(\.wasDone).map(\.name)
    let isCardio = names.allSatisfy { name in
      ExerciseType(name) != nil || catalog.id(of: name).map { catalog[$0].muscleGroup == .cardio } ?? false
    }
    guard isCardio, !names.isEmpty else {
      self = .strengthTraining
      return
    }
    self = (names + [session.title ?? ""]).lazy.compactMap { ExerciseType($0) }.first ?? .gym
  }
}

extension Refusal {
  package init(unknownType typed: String) {
    let all = ExerciseType.allCases
    self.init(
      "'\(typed)' is no type of training",
      help: ExerciseType.spelling(near: typed).map { "did you mean '\($0)'?" }
        ?? "types are \(all.map(\.rawValue).joined(separator: ", "), portuguese: all.map(\.portuguese).joined(separator: ", "))"
    )
  }
}
