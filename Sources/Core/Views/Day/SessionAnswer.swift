import Grammar
package import JSON
package import Statistics
import Text
package import Training

/// A session in full, with the exercises that pass the history's filter.
package struct SessionAnswer {
  package let history: History
  package let entry: History.Entry
  package let exercises: [ShownExercise]
  /// The records that the session beat.
  package let records: [(exercise: ExerciseID, step: RecordHistory.Step)]
  package let totals: Totals

  package init(
    _ history: History, _ entry: History.Entry, records: [(exercise: ExerciseID, step: RecordHistory.Step)]
  ) {
    self.history = history
    self.entry = entry
    let all = ShownExercise.all(history, entry)
    if history.filter.choosesExercises {
      let chosen = Set(history.exercises(entry).map(\.id))
      exercises = all.filter { chosen.contains($0.id) }
    } else {
      exercises = all
    }
    self.records = records
    totals = Totals(history, of: [entry])
  }

  package var session: Session { history.session(entry) }
}

extension SessionAnswer: JSONObject {
  package var members: Members {
    history.members(of: entry) + [
      "bodyweight_kg": history.bodyweights.weight(for: session), "exercises": exercises.map(members),
      "records": records.map { record -> Members in
        [
          "exercise": history.name(of: record.exercise), "set": record.step.set, "beaten": record.step.previous,
        ]
      },
      "notes": session.notes,
    ]
  }

  private func members(of exercise: ShownExercise) -> Members {
    var members: Members = [
      "name": history.name(of: exercise.id), "muscle_group": history.muscleGroup(of: exercise.id, in: entry),
      "superset": exercise.isSuperset, "skipped": exercise.isSkipped, "volume_kg": exercise.volume,
      "sets": exercise.sets, "notes": exercise.notes,
    ]
    if !exercise.openSets.isEmpty { members.append("open_sets", exercise.openSets) }
    return members
  }
}

extension ShownExercise.ShownSet: JSONObject {
  package var members: Members {
    let own: Members = ["minutes_after_last_set": minutesAfter, "notes": notes.isEmpty ? nil : notes]
    return set.members + own.withoutNull
  }
}
