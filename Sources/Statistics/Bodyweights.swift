package import JournalFormat
package import Training

/// What the person weighed, as noted in log and check-ins.
package struct Bodyweights: Sendable {
  /// In the order of time.
  package private(set) var notes: [(moment: Moment, weight: Weight)] = []

  package init(_ journal: Journal) {
    for log in journal.logs {
      for session in log.sessions {
        if let moment = session.moment, let weight = session.bodyweight {
          notes.append((moment, weight.value))
        }
      }
    }
    for file in journal.checkIns {
      for measure in file.measures {
        if let moment = measure.moment, let weight = measure.bodyweight {
          notes.append((moment, weight.value))
        }
      }
    }
    notes.sort { $0.moment < $1.moment }
  }

  /// The session's own, else the latest noted before it; nil where none was.
  package func weight(for session: Session) -> Weight? {
    if let own = session.bodyweight { return own.value }
    guard let moment = session.moment else { return nil }
    var low = 0
    var high = notes.count
    while low < high {
      let middle = (low + high) / 2
      if notes[middle].moment <= moment { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? notes[low - 1].weight : nil
  }
}
