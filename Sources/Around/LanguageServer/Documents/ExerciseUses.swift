import Grammar
import JSON
import Text
import Training

extension ReadFile {
  /// The names of exercises in the file, with their ranges.
  var exerciseNames: [Ranged<String>] {
    switch self {
    case .log(let log):
      zip(log.sessions, log.places).flatMap { session, places in
        zip(session.exercises, places.exercises).map { Ranged($0.name, $1.name) }
      }
    case .plan(let file): file.allNames
    case .exercises(let list): list.exerciseNames
    case .settings, .checkIns: []
    }
  }

  /// Returns the exercise whose name is at an offset.
  func exerciseName(at offset: Int) -> Ranged<String>? {
    exerciseNames.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }
}

extension Workspace {
  /// Returns the exercise named at the client's position, and the file.
  mutating func exercise(_ parameters: JSON) throws(RequestFailure) -> (name: Ranged<String>, file: ReadFile)? {
    let uri = try parameters.document()
    let (_, positions) = try text(uri)
    guard let offset = positions.offset(parameters["position"]) else { throw .missing("position") }
    guard let file = file(uri), let name = file.exerciseName(at: offset) else { return nil }
    return (name, file)
  }

  /// Returns the names of an exercise in each file of a document's journal, whichever of its names they are.
  mutating func uses(of name: String, _ uri: String) -> [(file: ReadFile, names: [Ranged<String>])] {
    let journal = journal(of: uri)
    let catalog = ExerciseCatalog(journal)
    let wanted = catalog.id(of: name)
    return journal.readFiles.compactMap { file in
      let names = file.exerciseNames.filter { catalog.id(of: $0.value) == wanted }
      return names.isEmpty ? nil : (file, names)
    }
  }

  /// Returns the client's URI of a file in the journal of a document.
  func uri(of file: ReadFile, near uri: String) -> String {
    guard case .journal(let folder, _) = place(of: uri) else { return uri }
    return self.uri(of: file.source.name, in: folder)
  }
}
