import Format
import Text
import Training

/// A session by itself, apart from the file it stood in.
struct DiffedSession: Equatable {
  let moment: Moment
  /// What follows the day on the line that opens it.
  let opening: String
  let title: String
  /// Fields and notes.
  let remarks: [String]
  let exercises: [Exercise]

  struct Exercise: Equatable {
    let name: String
    let sets: [WorkSet]
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
    opening = [(moment.time?.description ?? "") + end, title].filter { !$0.isEmpty }.joined(separator: " ")
    remarks =
      session.fields.map { "\($0.name) = \($0.value)" } + session.notes.map { "> " + $0 }
    exercises = session.exercises.map { Exercise(name: $0.name, sets: $0.sets) }
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
