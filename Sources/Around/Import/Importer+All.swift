extension Importer {
  /// All apps with tables. A new one is one new file in Importers and its name here.
  package static let all: [Importer] = [
    strong, hevy, fitNotes, gymBook, fitbod, liftosaur, strongLifts, gymRun, scales, bodyTracker, own, ownCheckIns,
  ]
}
