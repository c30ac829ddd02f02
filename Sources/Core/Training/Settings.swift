/// The settings of a journal; each has a default for when `bumbum.toml` lacks it.
package struct Settings: Equatable, Sendable {
  /// The file that marks the root of a journal.
  package static let fileName = "bumbum.toml"
  /// The newest version of the format that this program knows.
  package static let newestFormat = 1

  /// The version of the format that the journal is written in, 1 or more.
  package var format = Settings.newestFormat
  /// The name of the active plan; there may be no such plan.
  package var plan: String?
  /// The language of answers; nil for the language of the environment.
  package var language: Language?
  /// The unit of answers and of proposals; written loads keep their own.
  package var unit = WeightUnit.kg
  /// The entries by which a day counts for streaks, months and the calendar.
  package var trained = Trained.checkIns
  package var goal: Goal = 3
  /// The time of cardio that a week shall have, above 0; nil without such a goal.
  package var cardio: Elapsed?
  /// The weekday on which a week begins, 1 (Monday) to 7 (Sunday) as in ISO 8601.
  package var weekStart = 1
  /// The time before which the day before has not ended, for streaks, months and the calendar; files keep their times.
  package var dayEnd = TimeOfDay.midnight
  package var oneRepMax = OneRepMax.epley
  /// The names of fields that sessions and measures may have besides the format's.
  package var fields: [String] = []
  /// The codes of findings that lint leaves out; they may be unknown.
  package var disabled: [String] = []
  /// The codes of opt-in findings that lint looks for.
  package var enabled: [String] = []
  /// True if `fmt` aligns the text behind exercise names in one column.
  package var alignsNames = false
  /// The columns of a CSV file, as `import --map` takes them.
  package var importMap: String?
  /// The time zone of the training, to which times in UTC are converted, wherever the machine is now.
  package var importZone: String?
  /// The smallest change of load; nil for the smallest of most gyms, in either unit.
  package var step: Weight?
  /// The weight of the bar; nil for 20 kg, 45 lb.
  package var bar: Weight?
  /// The plates at hand; empty for the plates of most gyms.
  package var plates: [Weight] = []
  /// The number of each of the plates of which there are only so many.
  package var plateCounts: [Weight: Int] = [:]
  /// True if each entry that a command writes is committed to git.
  package var commits = false

  package init() {}

  /// Returns the day that a moment counts for: before the end of the day it is the day before.
  package func day(of moment: Moment) -> CivilDate {
    guard let time = moment.time, time < dayEnd else { return moment.date }
    return moment.date.adding(days: -1)
  }

  /// True if this program does not know the journal's format: it may be read, and not written.
  package var isNewer: Bool { format > Settings.newestFormat }

  /// A number of trained days: in each week or, with a span, in each so many days in a row.
  package struct Goal: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The days that are trained: 1 to 7 of a week, 1 to `span` of a span.
    package var days: Int
    /// The days in a row that they are of, one of `spans`; nil for weeks.
    package var span: Int?

    package static let spans = 2...31

    package init(integerLiteral days: Int) { self.days = days }

    /// Creates a goal of days in a row; nil for one out of bounds.
    package init?(_ days: Int, in span: Int) {
      guard Goal.spans ~= span, 1...span ~= days else { return nil }
      (self.days, self.span) = (days, span)
    }

    /// The days of a week that come to it, 1 to 7, rounded half up.
    package var perWeek: Int { span.map { max(1, (days * 14 + $0) / ($0 * 2)) } ?? days }
  }

  /// A language of answers; files and codes do not depend on it.
  package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case brazilianPortuguese = "pt-BR"
  }

  /// The entries that make a day count as trained.
  package enum Trained: String, CaseIterable, Sendable {
    case checkIns = "check-ins"
    /// Completed sessions.
    case sessions
    case any

    package var countsSessions: Bool { self != .checkIns }
  }

  /// The formula that estimates a one-rep max.
  package enum OneRepMax: String, CaseIterable, Sendable {
    case epley, brzycki
  }
}
