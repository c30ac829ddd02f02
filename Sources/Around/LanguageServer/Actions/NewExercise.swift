import Grammar
import JSON
import Lint
import Text
import Training

/// The action that lists an unknown exercise in exercises.txt, one for each muscle group.
enum NewExercise {
  /// Returns the actions; none if there is no exercises.txt and the client can't create files.
  static func actions(for finding: Finding, in document: Document, makesFiles: Bool) -> [JSON] {
    let list = document.journal.exerciseList
    guard finding.diagnostic.code == Rule.unknownExercise.explanation.code, let source = document.file?.source,
      document.folder != nil, list != nil || makesFiles,
      let name = try? ExerciseName.spelled(source.text(finding.diagnostic.range))
    else { return [] }
    return MuscleGroup.allCases.map { group in
      let line = "\(name): \(document.language == .english ? group.rawValue : group.portuguese.lowercased())"
      let edits = list?.adding([line]) ?? [TextEdit(inserting: line + "\n", at: 0)]
      let file = list?.source ?? Source(name: "exercises.txt", bytes: [])
      return [
        "title": document.language.said("Add '\(line)' to exercises.txt"), "kind": LineAction.quickFix,
        "edit": document.edit(of: file, edits),
      ]
    }
  }
}
