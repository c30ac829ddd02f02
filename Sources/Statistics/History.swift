package import JournalFormat
package import Training

/// The sessions that count, oldest first: completed, on a date that exists and is not after today.
package struct History: Sendable {
  package struct Entry: Sendable {
    /// Places in `Journal.logs` and in `Log.sessions`.
    package let log: Int
    package let session: Int
    package let moment: Moment
  }

  package let journal: Journal
  package let catalog: ExerciseCatalog
  package let bodyweights: Bodyweights
  package let entries: [Entry]
  /// For each log, the place in the catalog of each of its names.
  private let places: [[Int]]

  package init(_ journal: Journal, today: CivilDate) {
    self.journal = journal
    catalog = ExerciseCatalog(journal)
    bodyweights = Bodyweights(journal)
    let catalog = catalog
    places = journal.logs.map { catalog.places(of: $0) }
    var entries: [Entry] = []
    for (number, log) in journal.logs.enumerated() {
      for (place, session) in log.sessions.enumerated() where session.counts {
        guard let moment = session.moment, moment.date <= today else { continue }
        entries.append(Entry(log: number, session: place, moment: moment))
      }
    }
    // Of two at the same minute, the one further down is the later.
    self.entries = entries.sorted { ($0.moment, $0.log, $0.session) < ($1.moment, $1.log, $1.session) }
  }

  package func session(_ entry: Entry) -> Session { journal.logs[entry.log].sessions[entry.session] }
  package func exercises(_ entry: Entry) -> ArraySlice<PerformedExercise> {
    journal.logs[entry.log].exercises(of: session(entry))
  }
  package func sets(_ exercise: PerformedExercise, of entry: Entry) -> ArraySlice<WorkSet> {
    journal.logs[entry.log].sets(of: exercise)
  }
  /// The place in `catalog.entries` of an exercise that was done.
  package func place(_ exercise: PerformedExercise, of entry: Entry) -> Int {
    places[entry.log][exercise.name]
  }

  /// What a set of this session moved.
  package func volume(_ set: WorkSet, of exercise: Int, bodyweight: Weight?) -> Volume {
    let entry = catalog.entries[exercise]
    return Volume(set, bodyweight: bodyweight, isPerHand: entry.isPerHand, isPerSide: entry.isPerSide)
  }
}
