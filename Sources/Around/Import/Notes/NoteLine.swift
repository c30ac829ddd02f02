package import Text
import Training

/// A line of notes that has text in it, and what became of it.
package struct NoteLine: Hashable, Sendable {
  package enum Fate: Hashable, Sendable {
    /// As what it opens or adds: `2026-01-05 Push`, `Squat: 100kg x 5/5`.
    case read(as: String)
    case note
    case leftOut(Reason)
  }

  package enum Reason: CaseIterable, Sendable {
    /// Nothing above it is a day.
    case noDay
    /// Like a day, and none: `2026-02-30`. What follows up to the next day is of no day either.
    case brokenDay, yearless, weekday
    /// `20/11` below reps, where a day may stand too.
    case dayOrReps
    case belowBrokenDay
    /// A day on which nothing was done.
    case emptyDay
    /// Rules of tables, fences, drawers.
    case markup

    package var message: Message {
      switch self {
      case .noDay: "left out: no day above it"
      case .brokenDay: "left out: no day there is"
      case .yearless: "left out: a day, but the days around it leave its year open; write '2026' on a line above it"
      case .weekday: "left out: a weekday without its date"
      case .dayOrReps: "left out: a day or reps; write the year behind a day, or the exercise before reps"
      case .belowBrokenDay: "left out: the day above it was not read"
      case .emptyDay: "left out: nothing was done on it"
      case .markup: "left out: only drawn"
      }
    }
  }

  /// 1-based.
  package var number: Int
  /// As it stands in the file, without white space at its ends.
  package var text: String
  package var fate: Fate
}

/// The name and the sets of a line, or of a part of it.
struct NoteEntry {
  var name: String
  var sets: [ImportedSet]
  /// The text behind the sets.
  var rest: String
  /// The sets have a load, or were counted.
  var hasLoad: Bool
  var isCounted: Bool
  var lacksUnit: Bool
  var isUndecided: Bool
  var units: Set<WeightUnit>
  /// It is done in turns with the one before it on its line.
  var isJoined = false
}
