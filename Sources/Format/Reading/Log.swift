package import Text
package import Training

/// A month of sessions as it was read. Exercises, sets and notes of all sessions stand in one list each, so that a
/// large month is a few allocations; a session and an exercise say which places are theirs.
package struct Log: Sendable {
  package let source: Source
  package var sessions: [Session] = []
  package var exercises: [PerformedExercise] = []
  package var sets: [WorkSet] = []
  package var notes: [ExerciseNote] = []
  /// The spellings of exercise names in this file, in the order of their first use.
  package var names: [String] = []
  package var diagnostics: [Diagnostic] = []
  /// All of its lines are as plain as most: of letters of ASCII and Latin-1, without comments, quotes, white space at
  /// their ends, and mistakes.
  package var isPlain = false

  package init(source: Source) { self.source = source }

  package func exercises(of session: Session) -> ArraySlice<PerformedExercise> {
    exercises[session.exercises]
  }
  package func sets(of exercise: PerformedExercise) -> ArraySlice<WorkSet> { sets[exercise.sets] }
  package func name(of exercise: PerformedExercise) -> String { names[exercise.name] }
}
