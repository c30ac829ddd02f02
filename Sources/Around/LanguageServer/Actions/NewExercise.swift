import Grammar
import JSON
import Lint
import Text
import Training

/// The action that lists an unknown exercise in exercises.txt, one for each muscle group.
enum NewExercise {
  /// Returns the actions; none if there is no exercises.txt and the client can't create files.
  static func actions(for finding: Finding, _ source: Source, uri: String, _ workspace: inout Workspace) -> [JSON] {
    guard finding.diagnostic.code == Rule.unknownExercise.explanation.code,
      case .journal(let folder, _) = workspace.place(of: uri),
      let name = try? ExerciseName.spelled(source.text(finding.diagnostic.range))
    else { return [] }
    let list = workspace.journal(of: uri).exerciseList
    guard list != nil || workspace.makesFiles else { return [] }
    let other = workspace.uri(of: "exercises.txt", in: folder)
    let language = workspace.language(of: uri)
    return MuscleGroup.allCases.map { group in
      let line = "\(name): \(language == .english ? group.rawValue : group.portuguese.lowercased())"
      let edits = list?.adding([line]) ?? [TextEdit(inserting: line + "\n", at: 0)]
      let file = list?.source ?? Source(name: "exercises.txt", bytes: [])
      return [
        "title": language.said("Add '\(line)' to exercises.txt"), "kind": LineAction.quickFix,
        "edit": workspace.edit(of: other, edits, in: file, isNew: list == nil),
      ]
    }
  }
}
