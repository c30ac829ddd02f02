package import Text

/// A line of notes that has text in it, and its fate.
package struct NoteLine: Hashable, Sendable {
  package enum Fate: Hashable, Sendable {
    /// The line was read as what it opens or adds: `2026-01-05 Push`, `Squat: 100kg x 5/5`.
    case read(as: String)
    case note
    case leftOut(Reason)
  }

  package enum Reason: CaseIterable, Sendable {
    /// There is no day above it.
    case noDay
    /// A date that does not exist, `2026-02-30`; the lines up to the next day have no day either.
    case brokenDay, yearless, weekday
    /// `20/11` below reps, where it may be a day or reps.
    case dayOrReps
    case belowBrokenDay
    /// A day on which nothing was done.
    case emptyDay
    /// The lines are rules of tables, fences or drawers.
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

  /// The 1-based number.
  package var number: Int
  /// The text in the file, without white space at its ends.
  package var text: String
  package var fate: Fate
}
