package import Format
import Text
package import Training

/// Every word of the program's answers in one language; one file a language. Messages of lint and errors are English
/// in all of them, as they quote a format whose keywords are.
package struct Words: Sendable {
  package var language: Settings.Language
  var decimalMark: String
  /// Monday first.
  var weekdays: [String]
  /// January first.
  var months: [String]
  var today: String
  var yesterday: String
  var daysAgo: @Sendable (Int) -> String
  var shortDate: @Sendable (_ year: String, _ month: String, _ day: String) -> String
  /// A date and a time, both already in words.
  var dateAndTime: @Sendable (_ date: String, _ time: String) -> String
  var header: @Sendable (_ weekday: String, _ day: Int, _ month: String, _ year: Int) -> String
  var monthAndYear: @Sendable (_ month: String, _ year: Int) -> String

  var totals: String
  var sessions: String
  var workingSets: String
  var warmUpsApart: @Sendable (Int) -> String
  var reps: String
  var volume: String
  var withoutBodyweight: @Sendable (Int) -> String
  var time: String
  var timedSessions: @Sendable (_ timed: Int, _ all: Int) -> String
  var streak: String
  var current: String
  var longest: String
  var days: @Sendable (Int) -> String
  var dateRange: @Sendable (_ from: String, _ to: String) -> String
  var checkIns: String
  var allCheckIns: String
  var daysOfMonth: @Sendable (_ days: Int, _ of: Int, _ percent: Int) -> String
  var exercises: String
  var exercise: String
  var lastDone: String
  var sets: String
  var record: String
  var records: String
  var muscleGroup: String
  var unknownMuscleGroup: String
  var inTime: String
  var noSessions: String
  var neverDone: @Sendable (String) -> String
  var setCount: @Sendable (Int) -> String
  var exerciseCount: @Sendable (Int) -> String
  var newRecord: String
  /// Before the record that was beaten.
  var before: String
  var checkedInAt: @Sendable (_ time: String) -> String
  var checkedInToday: String

  // Home and streaks
  var plan: String
  var noActivePlan: String
  var noPlanYet: String
  var noSessionYet: String
  var lastSession: String
  var openSession: String
  /// Since when, and the command that closes it.
  var openSince: @Sendable (_ moment: String) -> String
  var checkIn: String
  /// What to do where there is none today yet.
  var checkInInvitation: String
  var weeks: @Sendable (Int) -> String
  var daily: String
  var weekly: String
  var thisWeek: String
  var daysOfGoal: @Sendable (_ days: Int, _ goal: Int) -> String
  var noStreak: String
  /// What keeps a streak alive.
  var checkInBy: @Sendable (_ day: String) -> String
  var checkInToday: String
  var checkInByTomorrow: String
  var noDeadline: String
  var moreDays: @Sendable (Int) -> String
  var goalReached: String
  var goalOutOfReach: @Sendable (_ goal: Int) -> String
  var longestWas: @Sendable (_ count: String) -> String

  // History and one session
  var date: String
  var when: String
  var session: String
  var duration: String
  var warmUp: String
  var dropSet: String
  var toFailure: String
  var inParts: String
  var skippedExercise: String
  var notCounted: String
  var stillOpen: String
  var later: @Sendable (_ time: String) -> String
  var bodyweight: String
  var notes: String
  var noSessionOn: @Sendable (_ day: String) -> String
  var noCheckIns: String
  var withFilter: String

  // Records
  var oneRepMax: String
  var estimatedFrom: @Sendable (_ formula: String, _ set: String) -> String
  var noOneRepMax: String
  var repRecords: String
  var repCount: @Sendable (Int) -> String
  var recordHistory: String
  var firstTime: String

  // Calendar
  var checkInCount: @Sendable (Int) -> String
  var skippedDay: String
  var withPhoto: String
  var noType: String
  var shownCheckIns: @Sendable (_ shown: Int, _ all: Int) -> String

  // Volume
  var week: String
  var month: String
  var total: String
  var noPlan: String
  /// What `records` says of an exercise that was never done.
  var noRecord: @Sendable (_ exercise: String) -> String
  /// Where there are sessions and no set that holds one.
  var noRecords: String
  var shownSessions: @Sendable (_ shown: Int, _ all: Int) -> String
  // What has changed
  var noDifference: String
  /// Before a record that is one no more.
  var lost: String
  var shortDay: @Sendable (_ month: String, _ day: String) -> String
  // Graphs
  var topSet: String
  var weeklyVolume: String
  var weeklyCheckIns: String
  /// What an axis of days says.
  var daysUnit: String
  var noBodyweight: String
  var less: String
  var more: String
  var unknownGroups: @Sendable (_ sets: Int) -> String
  var shownWeeks: @Sendable (_ shown: Int, _ all: Int) -> String
}

extension Words {
  package init(_ language: Settings.Language) {
    self =
      switch language {
      case .english: .english
      case .brazilianPortuguese: .brazilianPortuguese
      }
  }

  /// `2026-01-06`, `06/01/2026`.
  package func short(_ date: CivilDate) -> String {
    let (year, month, day) = date.components
    return shortDate(padded(year, 4), padded(month, 2), padded(day, 2))
  }

  /// `02-28`, `28/02`.
  func dayAndMonth(_ date: CivilDate) -> String {
    let (_, month, day) = date.components
    return shortDay(padded(month, 2), padded(day, 2))
  }

  /// The first letters of a weekday, 1 (Monday) to 7: `Mon`, `Seg`.
  func weekday(_ number: Int) -> String { String(weekdays[number - 1].prefix(3)) }

  /// `2026-01-06 14:30`, `06/01/2026 às 14:30`; the date alone where there is no time.
  package func full(_ moment: Moment) -> String {
    moment.time.map { dateAndTime(short(moment.date), $0.description) } ?? short(moment.date)
  }

  /// `Thursday, 8 January 2026`.
  package func header(_ date: CivilDate) -> String {
    let (year, month, day) = date.components
    return header(weekdays[date.weekday - 1], day, months[month - 1], year)
  }

  /// `January 2026`.
  package func month(_ date: CivilDate) -> String { monthAndYear(months[date.month - 1], date.year) }

  /// `Today`, `Yesterday`, `2 days ago`; a later day as its date.
  package func relative(_ date: CivilDate, to now: CivilDate) -> String {
    switch now.days(since: date) {
    case 0: today
    case 1: yesterday
    case let days where days > 1: daysAgo(days)
    default: short(date)
    }
  }

  /// `1h 23min`, `45min`.
  package func duration(minutes: Int) -> String {
    minutes < 60 ? "\(minutes)min" : "\(minutes / 60)h \(minutes % 60)min"
  }

  /// A number of hundredths with one decimal, or two where it has them: `100.0`, `61.25`.
  package func number(hundredths: Int64) -> String {
    let rest = Int(hundredths.magnitude % 100)
    let decimals = rest % 10 == 0 ? String(rest / 10) : padded(rest, 2)
    return "\(hundredths < 0 ? "-" : "")\(hundredths.magnitude / 100)\(decimalMark)\(decimals)"
  }

  /// A number of hundredths with as few decimals as it needs: `100`, `61,25`.
  func brief(hundredths: Int64) -> String {
    decimal(hundredths: hundredths).replacing(".", with: decimalMark)
  }

  /// A number of hundredths rounded half up to one decimal: `461712.3`.
  package func rounded(hundredths: Int64) -> String {
    let tenths = hundredths / 10 + (hundredths % 10 >= 5 ? 1 : 0)
    return "\(tenths / 10)\(decimalMark)\(tenths % 10)"
  }

  /// What was lifted and done: `100.0kg × 6`, `bw+10.0kg × 5`, `25 reps`, `1:30`, `5.0km in 27:30`.
  package func set(_ set: WorkSet) -> String {
    switch set.load {
    case .none: set.reps.map { repCount($0) } ?? amount(set.amount)
    case .weight(let weight): "\(self.weight(weight)) × \(amount(set.amount))"
    case .bodyweight(let added):
      added.hundredths == 0
        ? "bw × \(amount(set.amount))"
        : "bw\(added.hundredths > 0 ? "+" : "")\(weight(added)) × \(amount(set.amount))"
    }
  }

  private func weight(_ weight: Weight) -> String {
    number(hundredths: Int64(weight.hundredths)) + weight.unit.rawValue
  }

  private func amount(_ amount: Amount) -> String {
    switch amount {
    case .reps(let reps): String(reps)
    case .time(let time): time.description
    case .distance(let distance, let time):
      number(hundredths: Int64(distance.hundredths)) + distance.unit.rawValue
        + (time.map { " \(inTime) \($0)" } ?? "")
    }
  }
}
