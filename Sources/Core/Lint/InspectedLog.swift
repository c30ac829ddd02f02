package import Grammar
package import Text
import Training

/// A log with the facts that rules need. It is a class, as each rule across files goes through all of them.
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
