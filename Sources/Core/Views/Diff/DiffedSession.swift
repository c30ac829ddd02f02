import Grammar
import Text
import Training

/// A session without the ranges of its file, to be compared.
struct DiffedSession: Equatable {
  let moment: Moment
  /// The text after the day on the line that opens the session.
  let opening: String
  let title: String
  let isOpen: Bool
  /// The fields and notes.
  let remarks: [String]
  private(set) var exercises: [Exercise]

  struct Exercise: Equatable {
    fileprivate(set) var name: String
    let sets: [WorkSet]
    /// The remarks on the exercise, and that it was skipped or part of a superset.
    let remarks: [String]
  }

  /// Returns the sessions by their start, their title where several start then, and a number where those are alike.
  static func all(_ journal: Journal) -> [NumberedText: DiffedSession] {
    var sessions: [NumberedText: DiffedSession] = [:]
    var counts: [String: Int] = [:]
    for log in journal.logs {
      for session in log.sessions {
        guard let moment = session.moment else { continue }
        let shown = DiffedSession(session, moment)
        var key = moment.description
        if counts[key] != nil { key += " " + shown.title }
        sessions[NumberedText(key, &counts)] = shown
      }
    }
    return sessions
  }

  private init(_ session: Session, _ moment: Moment) {
    self.moment = moment
    title = session.title ?? ""
    let end: String
    switch session.end {
    case .unknown: end = ""
    case .open: end = "-?"
    case .at(let time): end = "-\(time)"
    }
    opening = ([(moment.time?.description ?? "") + end, title] + session.tags).filter { !$0.isEmpty }.joined(
      separator: " ")
    isOpen = session.isOpen
    remarks =
      session.fields.map { "\($0.name) = \($0.value)" } + session.notes.map { "> " + $0 }
    exercises = session.exercises.map { exercise in
      Exercise(
        name: exercise.name, sets: exercise.sets,
        remarks: (exercise.isSkipped ? ["skip"] : []) + (exercise.isSuperset ? ["+"] : [])
          + exercise.remarks.map { "\"\($0.text)\"" + ($0.set.map { " (\($0 + 1))" } ?? "") })
    }
  }

  /// Returns the changed names of exercises in a session that is otherwise the same; nil where anything else differs.
  func renames(from old: DiffedSession) -> [(from: String, to: String)]? {
    guard exercises.count == old.exercises.count else { return nil }
    var renamed = old
    var renames: [(from: String, to: String)] = []
    for (index, exercise) in exercises.enumerated() where exercise.name != old.exercises[index].name {
      renames.append((old.exercises[index].name, exercise.name))
      renamed.exercises[index].name = exercise.name
    }
    return renamed == self ? renames : nil
  }

  /// True if a set, a remark, an exercise or the title is missing in the new session. An end may have been added.
  func isLost(in new: DiffedSession) -> Bool {
    let isOpeningLost = opening != new.opening && !(isOpen && title == new.title)
    return isOpeningLost || !new.difference(from: self).allSatisfy(\.removed.isEmpty)
      || !Set(remarks).isSubset(of: new.remarks) || !Set(allRemarks).isSubset(of: new.allRemarks)
  }

  /// The remarks of all exercises, with their names.
  var allRemarks: [String] {
    exercises.flatMap { exercise in
      (exercise.remarks.isEmpty && exercise.sets.isEmpty ? [exercise.name] : [])
        + exercise.remarks.map { $0 == "+" ? "+ \(exercise.name)" : "\(exercise.name): \($0)" }
    }
  }

  func difference(
    from old: DiffedSession
  ) -> [(name: String, added: [WorkSet], removed: [WorkSet])] {
    let (own, others) = (setsByName, old.setsByName)
    var seen: Set<String> = []
    return (exercises + old.exercises).compactMap { exercise in
      let key = nameKey(exercise.name)
      guard seen.insert(key).inserted else { return nil }
      let (now, before) = (own[key] ?? [], others[key] ?? [])
      let (added, removed) = (now.without(before), before.without(now))
      return added.isEmpty && removed.isEmpty ? nil : (exercise.name, added, removed)
    }
  }

  private var setsByName: [String: [WorkSet]] {
    exercises.reduce(into: [:]) { $0[nameKey($1.name), default: []] += $1.sets }
  }
}

extension [WorkSet] {
  /// Returns the sets that remain after each of the others has taken one away.
  fileprivate func without(_ others: [WorkSet]) -> [WorkSet] {
    var left: [WorkSet: Int] = others.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return filter { set in
      guard let count = left[set], count > 0 else { return true }
      left[set] = count - 1
      return false
    }
  }
}
