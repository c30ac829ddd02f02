import Grammar
import Text
import Training

/// The part of a file that requests about a position are about.
enum Target {
  /// The name of an exercise.
  case exercise(Ranged<String>)
  /// The name in the heading of a plan.
  case plan(Ranged<String>, PlanFile)
  /// The line that opens a session, by the index of the session.
  case opening(Log, Int)
  /// A group of sets.
  case sets(Log, ExercisePlace, TextRange)
  /// The photo of a check-in.
  case photo(Ranged<String>, CheckInFile)
  /// The link of a check-in to a session; nil for a link that can't be read.
  case link(Moment?)
  /// The key of a setting.
  case setting(Setting, TextRange)
}

extension ReadFile {
  /// Returns the part at an offset, or one that ends there; nil if there is none.
  func target(at offset: Int) -> Target? {
    if let name = exerciseNames.first(where: { $0.range.touches(offset) }) { return .exercise(name) }
    switch self {
    case .log(let log):
      if let index = log.places.firstIndex(where: { $0.header.touches(offset) }) { return .opening(log, index) }
      let groups = log.exercisePlaces.lazy.flatMap { place in log.places(of: place).sets.map { (place, $0) } }
      return groups.first { $1.touches(offset) }.map { .sets(log, $0, $1) }
    case .checkIns(let file):
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns) {
        if places.value(of: "session")?.touches(offset) ?? false { return .link(checkIn.session) }
        if let photo = checkIn.photo, let range = places.value(of: "photo"), range.touches(offset) {
          return .photo(Ranged(photo, range), file)
        }
      }
      return nil
    case .plan(let file):
      guard let name = file.plan.name, let range = file.places.name, range.touches(offset) else { return nil }
      return .plan(Ranged(name, range), file)
    case .settings:
      let setting = HalfLine(source.bytes, at: offset, kind.dialect).setting
      return setting.flatMap { setting, key in key.touches(offset) ? .setting(setting, key) : nil }
    case .exercises: return nil
    }
  }

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
}

extension Document {
  /// The part at the request's position; nil if nothing is known of it.
  var target: Target? {
    get throws(RequestFailure) {
      let offset = try offset()
      return file?.target(at: offset)
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

extension TextRange {
  /// True if the offset is in the range, or at one of its ends.
  func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
