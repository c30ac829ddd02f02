import JournalFormat
import JournalText
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
    /// Without the places in the text.
    let sets: [WorkSet]
  }

  /// Known by start, and by title where there are several.
  static func all(_ journal: Journal) -> [String: DiffedSession] {
    var found: [String: DiffedSession] = [:]
    for log in journal.logs {
      for session in log.sessions {
        guard let moment = session.moment else { continue }
        let shown = DiffedSession(session, moment, log)
        var key = moment.description
        if found[key] != nil { key += " " + shown.title }
        while found[key] != nil { key += "'" }
        found[key] = shown
      }
    }
    return found
  }

  private init(_ session: Session, _ moment: Moment, _ log: Log) {
    let source = log.source
    self.moment = moment
    title = session.title?.value ?? ""
    let end: String
    switch session.end {
    case .unknown: end = ""
    case .open: end = "-?"
    case .at(let time): end = "-\(time)"
    }
    opening = [(moment.time?.description ?? "") + end, title].filter { !$0.isEmpty }.joined(separator: " ")
    remarks =
      session.fields.map { "\(source.text($0.key)) = \(source.text($0.value))" }
      + session.notes.map { "> " + source.text($0) }
    var exercises: [Exercise] = []
    for performed in log.exercises(of: session) {
      let sets = log.sets(of: performed).map { set in
        var set = set
        set.range = TextRange(0, 0)
        return set
      }
      exercises.append(Exercise(name: log.name(of: performed), sets: sets))
    }
    self.exercises = exercises
  }

  func difference(
    from old: DiffedSession
  ) -> [(name: String, added: [WorkSet], removed: [WorkSet])] {
    let names = (exercises + old.exercises).map(\.name)
    var seen: Set<String> = []
    return names.compactMap { name in
      guard seen.insert(nameKey(name)).inserted else { return nil }
      let (mine, others) = (sets(of: name), old.sets(of: name))
      let (added, removed) = (mine.without(others), others.without(mine))
      return added.isEmpty && removed.isEmpty ? nil : (name, added, removed)
    }
  }

  private func sets(of name: String) -> [WorkSet] {
    exercises.filter { nameKey($0.name) == nameKey(name) }.flatMap(\.sets)
  }
}

extension [WorkSet] {
  /// What is left where each of the others takes one away.
  fileprivate func without(_ others: [WorkSet]) -> [WorkSet] {
    var others = others
    return filter { set in
      guard let place = others.firstIndex(of: set) else { return true }
      others.remove(at: place)
      return false
    }
  }
}
