import Format
import Text
import Training

/// What a rule looks at that needs all files.
///
/// A class, for each rule is handed it.
package final class LintContext: Sendable {
  /// Without its logs.
  let journal: Journal
  /// By path.
  let logs: [InspectedLog]
  /// Those of the logs that may have two sessions at a time.
  let entangled: [Log]
  let ground: LintGround
  let catalog: ExerciseCatalog
  /// What the sets of all logs come to, by the numbers of the exercises, where a rule that is asked compares them.
  let exercises: [ExerciseFacts]
  let bodyweights: BodyweightUses
  /// Those that check-ins name.
  let photos: [NamedPhoto]
  /// Which exercises were probably meant to be others.
  let names: NameDoubts

  init(
    _ journal: Journal, _ logs: [InspectedLog], _ ground: LintGround, _ catalog: ExerciseCatalog,
    _ exercises: [ExerciseFacts], _ bodyweights: BodyweightUses
  ) {
    (self.journal, self.logs, self.ground, self.catalog) = (journal, logs, ground, catalog)
    (self.exercises, self.bodyweights) = (exercises, bodyweights)
    entangled = logs.entangled
    photos = journal.namedPhotos
    names = NameDoubts(catalog, sessions: exercises.map(\.sessions))
  }

  /// The minute it is: what is later lies in the future.
  var now: Moment { ground.now }

  /// Every text file with what its reader found, where it has one.
  var files: [(source: Source, diagnostics: [Diagnostic])] {
    journal.files + logs.map { ($0.source, $0.diagnostics) }
  }
}
