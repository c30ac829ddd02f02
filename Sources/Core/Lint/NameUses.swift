import Grammar
import Text
import Training

extension Log {
  /// Returns the few sessions for which `isWanted` is true. `filter` would copy each of them out of the array, which
  /// counts a reference for all it holds.
  @inline(__always)
  func sessions(where isWanted: (Session) -> Bool) -> [(session: Session, places: SessionPlaces)] {
    var chosen: [(session: Session, places: SessionPlaces)] = []
    for index in sessions.indices where isWanted(sessions[index]) {
      chosen.append((sessions[index], places[index]))
    }
    return chosen
  }

  /// Returns the few sets of sessions with a date, done or still to do, for which `isWanted` is true, with the exercises they
  /// belong to.
  @inline(__always)
  func sets(where isWanted: (WorkSet) -> Bool) -> [(set: WorkSet, range: TextRange, exercise: ExercisePlace)] {
    var chosen: [(set: WorkSet, range: TextRange, exercise: ExercisePlace)] = []
    for session in sessions.indices where sessions[session].date != nil {
      for exercise in sessions[session].exercises.indices {
        let sets = sessions[session].exercises[exercise].sets
        for index in sets.indices where isWanted(sets[index]) {
          chosen.append(
            (
              sets[index], places[session].exercises[exercise].sets[index],
              ExercisePlace(session: session, exercise: exercise)
            ))
        }
      }
    }
    return chosen + openSets.filter { isWanted($0.set) }
  }

  /// The sets of sessions with a date that are still to be done, with the exercises they belong to.
  var openSets: [(set: WorkSet, range: TextRange, exercise: ExercisePlace)] {
    var all: [(set: WorkSet, range: TextRange, exercise: ExercisePlace)] = []
    for session in sessions.indices where sessions[session].date != nil {
      for exercise in sessions[session].exercises.indices where !sessions[session].exercises[exercise].openSets.isEmpty
      {
        let place = ExercisePlace(session: session, exercise: exercise)
        all += zip(self[place].openSets, places(of: place).openSets).map { ($0, $1, place) }
      }
    }
    return all
  }

  /// Returns the names of this file for which `isWanted` is true, each once, in the order of their first uses, with
  /// the ranges of all uses.
  func uses(where isWanted: (_ name: Int) -> Bool) -> [(name: Int, ranges: [TextRange])] {
    let wanted = names.indices.map(isWanted)
    guard wanted.contains(true) else { return [] }
    var uses: [Int: [TextRange]] = [:]
    for (session, places) in zip(sessions, places) where session.date != nil {
      for exercise in places.exercises where wanted[exercise.spelling] {
        uses[exercise.spelling, default: []].append(exercise.name)
      }
    }
    return uses.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// An exercise as a file names it.
struct NamedExercise {
  let id: ExerciseID
  let name: String
  /// The ranges of the name in the file.
  let uses: [TextRange]
  let source: Source
  /// The names beside it in the day of a plan or in exercises.txt, its own included; empty in a log.
  var siblings: [Ranged<String>] = []

  var first: TextRange { uses[0] }
}

extension LintContext {
  /// Returns the names of plans and exercises.txt, each place by itself, for which `isWanted` is true.
  func listedNames(where isWanted: (ExerciseID, _ name: String) -> Bool) -> [NamedExercise] {
    let ofPlans = journal.plans.flatMap { file in
      let names = file.exerciseNames
      return file.plan.parts.map { (Array(names[$0]), file.source) }
    }
    let ofList = journal.exerciseList.map { [($0.entryNames, $0.source)] } ?? []
    return (ofPlans + ofList).flatMap { names, source in
      names.compactMap { name in
        guard let id = catalog.id(of: name.value), isWanted(id, name.value) else { return nil }
        return NamedExercise(id: id, name: name.value, uses: [name.range], source: source, siblings: names)
      }
    }
  }

  /// Returns the names of logs for which `isWanted` is true, each once a log, with all its uses there.
  func loggedNames(where isWanted: (ExerciseID, _ name: String) -> Bool) -> [NamedExercise] {
    logs.flatMap { log in
      log.log.uses(where: { index in log.ids[index].map { isWanted($0, log.names[index]) } ?? false }).compactMap {
        index, ranges in
        log.ids[index].map { NamedExercise(id: $0, name: log.names[index], uses: ranges, source: log.source) }
      }
    }
  }
}

/// Returns a fix that writes another name at all uses; nil if the name needs quotes, which a person has to decide.
func renaming(_ uses: [TextRange], to name: String, isSafe: Bool) -> Fix? {
  let isSimple =
    !name.contains { "\":=#,\\".contains($0) }
    && name.unicodeScalars.allSatisfy {
      $0.value < 0x80 || !$0.value.isBlank
    }
  guard isSimple, !uses.isEmpty else { return nil }
  return Fix(isSafe: isSafe, edits: uses.map { TextEdit(replacing: $0, with: name) })
}

/// Returns `1 session`, `12 sessions` or `no session`.
func sessions(_ count: Int) -> Message { count == 0 ? "no session" : "\(count, .sessions)" }
