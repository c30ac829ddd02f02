import Format
import Text
import Training

/// A session by itself, apart from the file it stood in.
struct DiffedSession: Equatable {
  let moment: Moment
  /// What follows the day on the line that opens it.
  let opening: String
  let title: String
  let isOpen: Bool
  /// Fields and notes.
  let remarks: [String]
  private(set) var exercises: [Exercise]

  struct Exercise: Equatable {
    fileprivate(set) var name: String
    let sets: [WorkSet]
    /// What is said of it besides: that it was skipped, or done in turns with the one above, and its remarks.
    let remarks: [String]
  }

  /// Known by start, by title where there are several, and by number where they have the same.
  static func all(_ journal: Journal) -> [NumberedText: DiffedSession] {
    var found: [NumberedText: DiffedSession] = [:]
    var counts: [String: Int] = [:]
    for log in journal.logs {
      for session in log.sessions {
        guard let moment = session.moment else { continue }
        let shown = DiffedSession(session, moment)
        var key = moment.description
        if counts[key] != nil { key += " " + shown.title }
        found[NumberedText(key, &counts)] = shown
      }
    }
    return found
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

  /// The names that exercises had in a session that is this one but for them; nil where anything else differs.
  func renames(from old: DiffedSession) -> [(from: String, to: String)]? {
    guard exercises.count == old.exercises.count else { return nil }
    var renamed = old
    var renames: [(from: String, to: String)] = []
    for (place, exercise) in exercises.enumerated() where exercise.name != old.exercises[place].name {
      renames.append((old.exercises[place].name, exercise.name))
      renamed.exercises[place].name = exercise.name
    }
    return renamed == self ? renames : nil
  }

  /// Something of it is not in another state of it: a set, a remark, an exercise, its title. An end may have been added.
  func isLost(in new: DiffedSession) -> Bool {
    let isOpeningLost = opening != new.opening && !(isOpen && title == new.title)
    return isOpeningLost || !new.difference(from: self).allSatisfy(\.removed.isEmpty)
      || !Set(remarks).isSubset(of: new.remarks) || !Set(allRemarks).isSubset(of: new.allRemarks)
  }

  /// Of exercises, with their names.
  var allRemarks: [String] {
    exercises.flatMap { exercise in
      (exercise.remarks.isEmpty && exercise.sets.isEmpty ? [exercise.name] : [])
        + exercise.remarks.map { $0 == "+" ? "+ \(exercise.name)" : "\(exercise.name): \($0)" }
    }
  }

  func difference(
    from old: DiffedSession
  ) -> [(name: String, added: [WorkSet], removed: [WorkSet])] {
    let (mine, others) = (setsByName, old.setsByName)
    var seen: Set<String> = []
    return (exercises + old.exercises).compactMap { exercise in
      let key = nameKey(exercise.name)
      guard seen.insert(key).inserted else { return nil }
      let (now, before) = (mine[key] ?? [], others[key] ?? [])
      let (added, removed) = (now.without(before), before.without(now))
      return added.isEmpty && removed.isEmpty ? nil : (exercise.name, added, removed)
    }
  }

  private var setsByName: [String: [WorkSet]] {
    exercises.reduce(into: [:]) { $0[nameKey($1.name), default: []] += $1.sets }
  }
}

extension [WorkSet] {
  /// What is left where each of the others takes one away.
  fileprivate func without(_ others: [WorkSet]) -> [WorkSet] {
    var left: [WorkSet: Int] = others.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return filter { set in
      guard let count = left[set], count > 0 else { return true }
      left[set] = count - 1
      return false
    }
  }
}
