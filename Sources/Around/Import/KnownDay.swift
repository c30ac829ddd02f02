import Grammar
import Training

extension Session {
  fileprivate var key: String { title.map(nameKey) ?? "" }

  /// Returns the sets of each exercise, without regard to their spelling and to which of its names is used.
  func shape(_ catalog: ExerciseCatalog) -> [PerformedExercise] {
    var result: [PerformedExercise] = []
    var indices: [String: Int] = [:]
    for exercise in exercises where !exercise.isSkipped && !exercise.sets.isEmpty {
      let name = nameKey(catalog.id(of: exercise.name).map { catalog[$0].name } ?? exercise.name)
      if indices[name] == nil {
        indices[name] = result.count
        result.append(PerformedExercise(name: name))
      }
      // Few files say which parts a set had, or that a load hangs on the body.
      for var set in exercise.sets {
        set.marks.remove(.cluster)
        if case .bodyweight(let added) = set.load { set.load = added.hundredths == 0 ? .none : .weight(added) }
        result[indices[name] ?? 0].sets.append(set)
      }
    }
    return result
  }
}

/// The sessions of one day, as they are compared with others.
struct KnownDay {
  private(set) var sessions: [Session] = []
  /// The indices of sessions by start and title, and by start alone.
  private var byName: [Name: [Int]] = [:]
  private var byStart: [TimeOfDay?: [Int]] = [:]

  private struct Name: Hashable {
    let start: TimeOfDay?
    let title: String

    init(_ session: Session) { (start, title) = (session.start, session.key) }
  }

  mutating func add(_ session: Session) {
    byName[Name(session), default: []].append(sessions.count)
    byStart[session.start, default: []].append(sessions.count)
    sessions.append(session)
  }

  /// Returns the index of the same session, unclaimed: of those with its start, one with its title, else its sets, else
  /// any; if either has no time, one with its title and no time, else with its sets.
  func index(of session: Session, claimed: Set<Int>, _ catalog: ExerciseCatalog) -> Int? {
    func free(_ indices: [Int]?) -> [Int] { (indices ?? []).filter { !claimed.contains($0) } }
    if let index = free(byName[Name(session)]).first { return index }
    let same = free(byStart[session.start])
    let alike = session.start == nil ? free(Array(sessions.indices)) : same + free(byStart[nil])
    let shape = alike.isEmpty ? [] : session.shape(catalog)
    return alike.first { sessions[$0].shape(catalog) == shape } ?? (session.start == nil ? nil : same.first)
  }
}
