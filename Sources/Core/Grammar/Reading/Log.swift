package import Text
package import Training

/// A month of sessions as it was read, and beside it where everything of them stands in its text.
package struct Log: Sendable {
  package let source: Source
  package private(set) var sessions: [Session] = []
  /// Where each of the sessions stands.
  package private(set) var places: [SessionPlaces] = []
  /// The spellings of exercise names in this file, in the order of their first use.
  package internal(set) var names: [String] = []
  package internal(set) var diagnostics: [Diagnostic] = []

  package init(source: Source) { self.source = source }

  /// Takes out the sessions whose index is not among some.
  package mutating func keep(_ indices: Set<Int>) {
    let kept = sessions.indices.filter(indices.contains)
    (sessions, places) = (kept.map { sessions[$0] }, kept.map { places[$0] })
  }

  /// Of all sessions.
  package var exercises: [PerformedExercise] { sessions.flatMap(\.exercises) }
  /// Of all sessions.
  package var sets: [WorkSet] { sessions.flatMap { $0.exercises.flatMap(\.sets) } }
}

/// Where a session stands in its log.
package struct SessionPlaces: Sendable {
  /// The line that opens it, without its line ending.
  package var header: TextRange
  /// Up to where the next one begins.
  package var range: TextRange
  package var end: TextRange?
  /// With its quotes.
  package var title: TextRange?
  package var bodyweight: TextRange?
  /// Those of `Session`, one by one.
  package var tags: [TextRange] = []
  package var fields: [FieldPlaces] = []
  package var notes: [TextRange] = []
  package var exercises: [ExercisePlaces] = []

  package init(header: TextRange) {
    self.header = header
    range = header
  }
}

/// Where an exercise of a session stands: one line, and the `- ` lines below it.
package struct ExercisePlaces: Sendable {
  /// Of its name, in the names of its log.
  package var spelling: Int
  /// The name without quotes.
  package var name: TextRange
  /// Where the last of the lines `- …` ends that continue it; 0 without any.
  package var end: UInt32 = 0
  /// For each set the group that it was written in, marks and all: `80kg x 10/8 w`. Sets written together share it.
  package var sets: [TextRange] = []
  /// With their quotes.
  package var remarks: [TextRange] = []
}

/// Which exercise of which session of a log.
package struct ExercisePlace: Hashable, Sendable {
  package let session: Int
  package let exercise: Int

  package init(session: Int, exercise: Int) {
    self.session = session
    self.exercise = exercise
  }
}

extension Log {
  package subscript(_ place: ExercisePlace) -> PerformedExercise {
    sessions[place.session].exercises[place.exercise]
  }

  package func places(of place: ExercisePlace) -> ExercisePlaces {
    places[place.session].exercises[place.exercise]
  }

  /// Of all exercises, in their order.
  package var exercisePlaces: [ExercisePlace] {
    sessions.indices.flatMap { session in
      sessions[session].exercises.indices.map { ExercisePlace(session: session, exercise: $0) }
    }
  }

  /// Appends what was read of a session.
  mutating func add(_ draft: SessionDraft, _ names: [String]) {
    var (session, places) = (draft.session, draft.places)
    session.tags = places.tags.map(source.text)
    session.fields = places.fields.map { places in
      let written = source.text(places.key)
      return Field(
        name: places.name == nameKey(written) ? written : places.name, value: source.fieldValue(places.value))
    }
    session.notes = places.notes.map(source.text)
    session.exercises.reserveCapacity(draft.exercises.count)
    places.exercises.reserveCapacity(draft.exercises.count)
    var group = 0
    var leftOfGroup = draft.groups.first?.count ?? 0
    var remark = 0
    for (number, read) in draft.exercises.enumerated() {
      var exercise = PerformedExercise(
        name: names[read.spelling], isSuperset: number > 0 && read.isSuperset, sets: Array(draft.sets[read.sets]))
      exercise.isSkipped = read.isSkipped
      var place = ExercisePlaces(spelling: read.spelling, name: read.name, end: read.end)
      place.sets.reserveCapacity(read.sets.count)
      for _ in read.sets {
        while leftOfGroup == 0 {
          group += 1
          leftOfGroup = draft.groups[group].count
        }
        place.sets.append(draft.groups[group].range)
        leftOfGroup -= 1
      }
      while remark < draft.remarks.count, draft.remarks[remark].exercise == number {
        let (text, set) = (source.text(draft.remarks[remark].range).unquoted, draft.remarks[remark].set)
        exercise.remarks.append(PerformedExercise.Remark(text, set: set.map { $0 - read.sets.lowerBound }))
        place.remarks.append(draft.remarks[remark].range)
        remark += 1
      }
      session.exercises.append(exercise)
      places.exercises.append(place)
    }
    sessions.append(session)
    self.places.append(places)
  }
}

extension Log {
  /// The fields of a session that need no declaration in the settings.
  package static let knownFields = ["bodyweight", "location"]

  /// Whether one of them stands in a range, in any case.
  static func isKnownField(_ bytes: [UInt8], _ name: TextRange) -> Bool {
    guard 5...13 ~= name.count else { return false }
    let first = bytes[name.lowerBound]
    // Most names are told apart by how they begin and how long they are.
    guard first >= 0x80 || shapes.contains(where: { $0.first == first | 0x20 && $0.count == name.count }) else {
      return false
    }
    return knownFields.contains(fieldKey(String(decoding: bytes[name.bounds], as: UTF8.self), of: knownFields))
  }

  /// The first letter of each spelling, and its length in bytes; all are of ASCII.
  private static let shapes = fieldSpellings(of: knownFields).map { (first: $0.utf8.first, count: $0.utf8.count) }
}
