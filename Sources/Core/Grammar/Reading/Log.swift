package import Text
package import Training

/// A month of sessions as it was read, with the ranges of all its parts.
package struct Log: Sendable {
  package let source: Source
  package private(set) var sessions: [Session] = []
  /// The ranges of each session, at the session's index.
  package private(set) var places: [SessionPlaces] = []
  /// The spellings of exercise names in this file, in the order of their first use.
  package internal(set) var names: [String] = []
  package internal(set) var diagnostics: [Diagnostic] = []

  package init(source: Source) { self.source = source }

  /// Keeps the sessions with some indices, and removes the others.
  package mutating func keep(_ indices: Set<Int>) {
    let kept = sessions.indices.filter(indices.contains)
    (sessions, places) = (kept.map { sessions[$0] }, kept.map { places[$0] })
  }

  /// Opens a session, as if `-?` stood behind its date.
  package mutating func open(session index: Int) { sessions[index].end = .open }

  /// The exercises of all sessions.
  package var exercises: [PerformedExercise] { sessions.flatMap(\.exercises) }
  /// The sets of all sessions.
  package var sets: [WorkSet] { sessions.flatMap { $0.exercises.flatMap(\.sets) } }
}

/// The ranges of a session in its log.
package struct SessionPlaces: Sendable {
  /// The line that opens the session, without its line ending.
  package var header: TextRange
  /// The session's lines, up to the next session.
  package var range: TextRange
  package var end: TextRange?
  /// The title with its quotes.
  package var title: TextRange?
  package var bodyweight: TextRange?
  /// The range of each of the session's tags.
  package var tags: [TextRange] = []
  package var fields: [FieldPlaces] = []
  package var notes: [TextRange] = []
  package var exercises: [ExercisePlaces] = []
  /// True if some sets have a box, ticked or not.
  package var hasBoxes = false

  package init(header: TextRange) {
    self.header = header
    range = header
  }
}

/// The ranges of an exercise of a session: its line, and the `- ` lines below.
package struct ExercisePlaces: Sendable {
  /// The index of the exercise's name in `Log.names`.
  package var spelling: Int
  /// The name without quotes.
  package var name: TextRange
  /// The end offset of the last line `- …` that continues the exercise; 0 without any.
  package var end: UInt32 = 0
  /// The range of each set's group with its marks, `80kg x 10/8 w`; sets written together have one range.
  package var sets: [TextRange] = []
  /// The range of each open set's group with its marks; open sets are still to be done.
  package var openSets: [TextRange] = []
  /// The remarks with their quotes.
  package var remarks: [TextRange] = []
}

/// The indices of an exercise: of its session in a log, and of the exercise in the session.
package struct ExercisePlace: Hashable, Sendable {
  package let session: Int
  package let exercise: Int

  package init(session: Int, exercise: Int) {
    self.session = session
    self.exercise = exercise
  }
}

extension Log {
  package subscript(_ index: ExercisePlace) -> PerformedExercise {
    sessions[index.session].exercises[index.exercise]
  }

  package func places(of index: ExercisePlace) -> ExercisePlaces {
    places[index.session].exercises[index.exercise]
  }

  /// The indices of all exercises, in the order of the log.
  package var exercisePlaces: [ExercisePlace] {
    sessions.indices.flatMap { session in
      sessions[session].exercises.indices.map { ExercisePlace(session: session, exercise: $0) }
    }
  }

  /// Appends a session that has been read.
  mutating func add(_ session: Session, _ places: SessionPlaces) {
    sessions.append(session)
    self.places.append(places)
  }
}

extension Log {
  /// The fields of a session that need no declaration in the settings.
  package static let knownFields = ["bodyweight", "location", "deload"]

  /// True if a range holds a known field's name, in any case.
  static func isKnownField(_ bytes: [UInt8], _ name: TextRange) -> Bool {
    guard 5...13 ~= name.count else { return false }
    let first = bytes[name.lowerBound]
    // First letter and length rule out most names.
    guard first >= 0x80 || shapes.contains(where: { $0.first == first | 0x20 && $0.count == name.count }) else {
      return false
    }
    return knownFields.contains(fieldKey(String(decoding: bytes[name.bounds], as: UTF8.self), of: knownFields))
  }

  /// The first letter and the length in bytes of each spelling; all are ASCII.
  private static let shapes = fieldSpellings(of: knownFields).map { (first: $0.utf8.first, count: $0.utf8.count) }
}
