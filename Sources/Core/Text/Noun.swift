/// The name of things that a message counts, in English. The table of another language has two sentences for it:
/// `1 set` and `{} sets`.
package struct Noun: Sendable {
  private let one: String
  private let many: String

  package init(_ one: String, _ many: String) { (self.one, self.many) = (one, many) }

  package func counted(_ count: Int) -> Message {
    count == 1 ? Message(stringLiteral: "1 " + one) : "\(grouped: count) " + Message(stringLiteral: many)
  }
}

/// Returns a number with a mark between thousands: `14,500`.
package func grouped(_ number: UInt64, by mark: String = ",") -> String {
  if number < 1000 || mark.isEmpty { return String(number) }
  return grouped(number / 1000, by: mark) + mark + String(String(1000 + number % 1000).dropFirst())
}

extension Noun {
  package static let days = Noun("day", "days")
  package static let weeks = Noun("week", "weeks")
  package static let moreDays = Noun("more day this week", "more days this week")
  package static let furtherDays = Noun("more day", "more days")
  package static let cycles = Noun("cycle", "cycles")
  package static let exercises = Noun("exercise", "exercises")
  package static let reps = Noun("rep", "reps")
  package static let sets = Noun("set", "sets")
  package static let seconds = Noun("second", "seconds")
  package static let warmUps = Noun("warm-up", "warm-ups")
  package static let workingSets = Noun("working set", "working sets")
  package static let bodyweightSets = Noun("bodyweight set", "bodyweight sets")
  /// Attempts without a repetition.
  package static let failed = Noun("failed", "failed")
  package static let sessions = Noun("session", "sessions")
  package static let checkIns = Noun("check-in", "check-ins")
  package static let skips = Noun("range of skipped days", "ranges of skipped days")
  package static let measures = Noun("measure of body weight", "measures of body weight")
  package static let errors = Noun("error", "errors")
  package static let warnings = Noun("warning", "warnings")
  package static let hints = Noun("hint", "hints")
  package static let things = Noun("thing", "things")
  package static let misses = Noun("miss", "misses")
  package static let mistakes = Noun("mistake", "mistakes")
  package static let places = Noun("place", "places")
  package static let characters = Noun("character", "characters")
  package static let files = Noun("file", "files")
  package static let lines = Noun("line", "lines")
  package static let values = Noun("value", "values")
  package static let rows = Noun("row", "rows")
  package static let photos = Noun("photo", "photos")
}
