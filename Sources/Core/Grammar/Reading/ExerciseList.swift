package import Text
package import Training

/// `exercises.txt` as it was read, in the order of the file.
package struct ExerciseList: Sendable {
  package let source: Source
  package var entries: [ExerciseEntry] = []
  package var diagnostics: [Diagnostic] = []

  package init(source: Source) { self.source = source }
}
