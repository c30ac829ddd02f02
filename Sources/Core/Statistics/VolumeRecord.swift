package import Training

/// The largest volume of an exercise in one session.
package struct VolumeRecord: Sendable {
  package let volume: Volume
  package let moment: Moment

  /// Returns the record of each exercise with a volume, the latest of equal ones.
  package static func all(_ history: History) -> [ExerciseID: VolumeRecord] {
    var best: [ExerciseID: VolumeRecord] = [:]
    for entry in history.entries {
      let bodyweight = history.bodyweights.weight(for: history.session(entry))
      var moved: [ExerciseID: Volume] = [:]
      history.forEachExercise(of: entry) { id, performed in
        let rule = history.moved(by: id, bodyweight: bodyweight)
        for set in performed.sets where set.isWorking { moved[id, default: Volume()] += Volume(set, rule) }
      }
      for (id, volume) in moved where volume.exact > 0 && volume.exact >= best[id]?.volume.exact ?? 0 {
        best[id] = VolumeRecord(volume: volume, moment: entry.moment)
      }
    }
    return best
  }
}
