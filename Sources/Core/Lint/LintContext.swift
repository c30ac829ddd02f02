import Grammar
import Text
import Training

/// The journal for a rule that needs all files. It is a class, as each rule is handed it.
package final class LintContext: Sendable {
  /// The journal without its logs.
  let journal: Journal
  /// The logs, sorted by path.
  let logs: [InspectedLog]
  let ground: LintGround
  let catalog: ExerciseCatalog
  /// The facts of each exercise's sets in all logs, by its number; empty if no rule compares sets.
  let exercises: [ExerciseFacts]
  let bodyweights: BodyweightUses
  /// The photos that check-ins name.
  let photos: [NamedPhoto]
  /// The exercises that were probably meant to be others.
  let names: NameDoubts

  init(
    _ journal: Journal, _ logs: [InspectedLog], _ ground: LintGround, _ catalog: ExerciseCatalog,
    _ exercises: [ExerciseFacts], _ bodyweights: BodyweightUses
  ) {
    (self.journal, self.logs, self.ground, self.catalog) = (journal, logs, ground, catalog)
    (self.exercises, self.bodyweights) = (exercises, bodyweights)
    photos = journal.namedPhotos
    names = NameDoubts(catalog, sessions: exercises.map(\.sessions))
  }

  /// The present minute; later moments are in the future.
  var now: Moment { ground.now }

  /// All text files with the diagnostics of their readers.
  var files: [(source: Source, diagnostics: [Diagnostic])] {
    journal.files + logs.map { ($0.source, $0.diagnostics) }
  }
}
