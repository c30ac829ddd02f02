package import Text
import Training

extension Journal {
  /// Throws if a file of the journal, other than check-ins, can't be read, as it would keep the old name.
  package func refuseUnread() throws(Refusal) {
    guard let failure = failures.first(where: { !$0.path.hasPrefix("checkins") }) else { return }
    throw Refusal(
      "can't read '\(failure.path)': \(failure.reason); nothing was written",
      help: "the name may stand there too: it is changed in all files or in none")
  }
}

extension ExerciseRenaming {
  /// A reason to ask before an exercise is renamed, with its sentence.
  package enum Doubt: Sendable {
    /// The new name is similar to that of another exercise.
    case nearly(String, words: Message)
    /// The new name is that of another exercise.
    case joins(words: Message)

    package var words: Message {
      switch self {
      case .nearly(_, let words), .joins(let words): words
      }
    }
  }

  /// Returns the doubt about the renaming; nil if no exercise has the old name, or none has the new one or one like it.
  package func doubt(in journal: Journal) -> Doubt? {
    let catalog = ExerciseCatalog(journal)
    guard let id = catalog.id(of: old) else { return nil }
    guard let other = catalog.id(of: new) else {
      let others = catalog.entries.indices.filter { ExerciseID($0) != id }.map { catalog.entries[$0].name }
      return closest(to: new, among: others).map {
        .nearly($0, words: "'\(printable(new))' is nearly '\(printable($0))', another exercise")
      }
    }
    if id == other { return nil }
    func named(_ id: ExerciseID) -> Message {
      var sets = 0
      for (log, ids) in zip(journal.logs, catalog.idsInLogs) {
        for (places, session) in zip(log.places, log.sessions) {
          for (place, exercise) in zip(places.exercises, session.exercises) where ids[place.spelling] == id {
            sets += exercise.sets.count
          }
        }
      }
      return "'\(printable(catalog[id].name))' (\(sets, .sets))"
    }
    return .joins(words: "\(named(id)) and \(named(other)) become one exercise")
  }
}
