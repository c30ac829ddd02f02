package import Grammar
package import Training

/// The person's body weights, as noted in log and check-ins.
package struct Bodyweights: Sendable {
  package typealias Note = (moment: Moment, weight: Weight)

  /// The notes, oldest first.
  package private(set) var notes: [Note] = []

  package init(_ journal: Journal) {
    for log in journal.logs {
      for session in log.sessions {
        if let weight = session.weighed, let moment = session.moment { notes.append((moment, weight)) }
      }
    }
    for file in journal.checkIns {
      for measure in file.measures {
        if let moment = measure.moment, let weight = measure.bodyweight, weight.hundredths > 0 {
          notes.append((moment, weight))
        }
      }
    }
    notes.sort { $0.moment < $1.moment }
  }

  /// Returns the session's own weight, else the latest noted before it; nil without any.
  package func weight(for session: Session) -> Weight? {
    if let own = session.weighed { return own }
    return session.moment.flatMap { weight(at: $0) }
  }

  /// Returns the latest note up to a moment; nil without any.
  package func weight(at moment: Moment) -> Weight? {
    var low = 0
    var high = notes.count
    while low < high {
      let middle = (low + high) / 2
      if notes[middle].moment <= moment { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? notes[low - 1].weight : nil
  }
}
