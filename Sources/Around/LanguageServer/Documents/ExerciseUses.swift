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

extension Document {
  /// The exercise named at the request's position; nil if none is.
  var exercise: Ranged<String>? {
    get throws(RequestFailure) {
      let offset = try offset()
      return file?.exerciseName(at: offset)
    }
  }

  /// Returns the names of an exercise in each file of the journal, whichever of its names they are.
  func uses(of name: String) -> [(file: ReadFile, names: [Ranged<String>])] {
    let catalog = ExerciseCatalog(journal)
    let wanted = catalog.id(of: name)
    return journal.readFiles.compactMap { file in
      let names = file.exerciseNames.filter { catalog.id(of: $0.value) == wanted }
      return names.isEmpty ? nil : (file, names)
    }
  }
}
