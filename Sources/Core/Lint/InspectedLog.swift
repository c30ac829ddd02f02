package import Grammar
package import Text
import Training

/// A log, and the facts that rules need of it. A class, as each rule across files goes through all of them.
package final class InspectedLog: Sendable {
  package let log: Log
  /// The exercise of each name; nil for a name without one.
  let ids: [ExerciseID?]
  let traits: SessionTraits

  init(_ log: Log, _ traits: SessionTraits, ids: [ExerciseID?]) {
    self.log = log
    self.traits = traits
    self.ids = ids
  }

  package var source: Source { log.source }
  var names: [String] { log.names }
  var diagnostics: [Diagnostic] { log.diagnostics }
}

extension [InspectedLog] {
  /// The logs that may have two sessions at a time, alone or with another one; in most journals none.
  var entangled: [Log] {
    var numbers: [Int] = []
    var group: [Int] = []
    var reach: SessionTraits.Reach?
    func closeGroup() {
      if group.count > 1 || group.contains(where: { !self[$0].traits.areApart }) { numbers += group }
      group = []
    }
    let byStart = indices.filter { self[$0].traits.reach != nil }
      .sorted { (self[$0].traits.reach?.first ?? 0, $0) < (self[$1].traits.reach?.first ?? 0, $1) }
    for number in byStart {
      guard let later = self[number].traits.reach else { continue }
      if let earlier = reach, later.isApart(from: earlier) { closeGroup() }
      group.append(number)
      reach?.add(later)
      reach = reach ?? later
    }
    closeGroup()
    return numbers.sorted().map { self[$0].log }
  }
}
