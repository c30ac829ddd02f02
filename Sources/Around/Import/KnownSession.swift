import Grammar
import Training

/// A session, compared with others.
struct KnownSession {
  private let session: Session

  init(_ session: Session) { self.session = session }

  var start: TimeOfDay? { session.start }
  var title: String { session.title.map(nameKey) ?? "" }

  /// Returns the sets of each exercise, without regard to their spelling and to which of its names is used.
  func shape(_ catalog: ExerciseCatalog) -> [Performed] {
    var result: [Performed] = []
    var indices: [String: Int] = [:]
    for exercise in session.exercises where !exercise.isSkipped && !exercise.sets.isEmpty {
      let name = nameKey(catalog.id(of: exercise.name).map { catalog[$0].name } ?? exercise.name)
      // No file says which parts a set had, and few that a load hangs on the body.
      let sets = exercise.sets.map { set in
        var set = set
        set.marks.remove(.cluster)
        if case .bodyweight(let added) = set.load { set.load = added.hundredths == 0 ? .none : .weight(added) }
        return set
      }
      if let index = indices[name] {
        result[index].sets += sets
      } else {
        indices[name] = result.count
        result.append(Performed(name: name, sets: sets))
      }
    }
    return result
  }

  struct Performed: Hashable {
    var name: String
    var sets: [WorkSet]
  }
}

/// The sessions of one day.
struct KnownDay {
  private var sessions: [KnownSession] = []
  /// The indices of sessions by start and title, and by start alone.
  private var byName: [Name: [Int]] = [:]
  private var byStart: [TimeOfDay?: [Int]] = [:]

  private struct Name: Hashable {
    let start: TimeOfDay?
    let title: String
  }

  subscript(_ index: Int) -> KnownSession { sessions[index] }

  mutating func add(_ session: KnownSession) {
    byName[Name(start: session.start, title: session.title), default: []].append(sessions.count)
    byStart[session.start, default: []].append(sessions.count)
    sessions.append(session)
  }

  /// Returns the index of the same session, unclaimed: of those with its start, one with its title, else its sets, else
  /// any; if either has no time, one with its title and no time, else with its sets.
  func index(of session: KnownSession, claimed: Set<Int>, _ catalog: ExerciseCatalog) -> Int? {
    if let index = byName[Name(start: session.start, title: session.title)]?.first(where: {
      !claimed.contains($0)
    }) {
      return index
    }
    let same = (byStart[session.start] ?? []).filter { !claimed.contains($0) }
    let alike =
      session.start == nil
      ? sessions.indices.filter { !claimed.contains($0) }
      : same + (byStart[nil] ?? []).filter { !claimed.contains($0) }
    if !alike.isEmpty {
      let shape = session.shape(catalog)
      if let index = alike.first(where: { sessions[$0].shape(catalog) == shape }) { return index }
    }
    return session.start == nil ? nil : same.first
  }
}
