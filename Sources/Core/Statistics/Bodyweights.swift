package import Grammar
import Text
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

  /// Returns the session's own weight, else the latest noted before it, else the first noted later that day; nil without any.
  package func weight(for session: Session) -> Weight? {
    guard session.weighed == nil, let moment = session.moment else { return session.weighed }
    return weight(at: moment) ?? notes.first.flatMap { $0.moment.date == moment.date ? $0.weight : nil }
  }

  /// Returns the latest note up to a moment; nil without any.
  package func weight(at moment: Moment) -> Weight? {
    let later = notes.lowestIndex(fromWhichAll: { moment < $0.moment })
    return later > 0 ? notes[later - 1].weight : nil
  }
}
