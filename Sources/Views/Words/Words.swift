package import Format
import Text

/// Every word of the program's answers in one language; one file a language. Messages of lint and errors are English
/// in all of them, as they quote a format whose keywords are.
package struct Words: Sendable {
  package var language: Settings.Language
  package var decimalMark: String
  /// Between thousands where a person reads a number; empty in a file.
  package var thousandsMark: String
  /// Monday first.
  package var weekdays: [String]
  /// January first.
  package var months: [String]
  package var today: String
  package var yesterday: String
  package var daysAgo: @Sendable (Int) -> String
  package var shortDate: @Sendable (_ year: String, _ month: String, _ day: String) -> String
  /// A date and a time, both already in words.
  package var dateAndTime: @Sendable (_ date: String, _ time: String) -> String
  package var header: @Sendable (_ weekday: String, _ day: Int, _ month: String, _ year: Int) -> String
  package var monthAndYear: @Sendable (_ month: String, _ year: Int) -> String

  package var totals: String
  package var sessions: String
  package var workingSets: String
  package var warmUpsApart: @Sendable (Int) -> String
  /// Attempts without a repetition, of the working sets.
  package var failedApart: @Sendable (Int) -> String
  package var reps: String
  package var volume: String
  package var withoutBodyweight: @Sendable (Int) -> String
  package var time: String
  package var timedSessions: @Sendable (_ timed: Int, _ all: Int) -> String
  package var streak: String
  package var current: String
  package var longest: String
  package var days: @Sendable (Int) -> String
  package var dateRange: @Sendable (_ from: String, _ to: String) -> String
  package var checkIns: String
  package var allCheckIns: String
  package var daysOfMonth: @Sendable (_ days: Int, _ of: Int, _ percent: Int) -> String
  package var exercises: String
  package var exercise: String
  package var lastDone: String
  package var sets: String
  package var record: String
  package var records: String
  /// Of a record.
  package var kind: String
  package var muscleGroup: String
  package var unknownMuscleGroup: String
  package var inTime: String
  /// `path` is that of this month's log.
  package var noSessions: @Sendable (_ path: String) -> String
  /// Of an example: a title and an exercise.
  package var sampleTitle: String
  package var sampleExercise: String
  package var neverDone: @Sendable (String) -> String
  package var setCount: @Sendable (Int) -> String
  package var exerciseCount: @Sendable (Int) -> String
  package var newRecord: String
  /// Before the record that was beaten.
  package var before: String
  package var checkedInAt: @Sendable (_ time: String) -> String
  package var checkedInToday: String

  // Home and streaks
  package var plan: String
  package var noActivePlan: String
  package var noPlanYet: String
  package var createdOn: @Sendable (_ day: String) -> String
  package var isActivePlan: String
  package var isNoActivePlan: String
  package var noExerciseYet: String
  package var rest: String
  package var noSessionYet: String
  package var lastSession: String
  package var openSession: String
  package var noOpenSession: String
  /// Since when, and the command that closes it.
  package var openSince: @Sendable (_ moment: String) -> String
  package var sinceLastSet: @Sendable (_ time: String) -> String
  package var checkIn: String
  /// What to do where there is none today yet.
  package var checkInInvitation: String
  package var weeks: @Sendable (Int) -> String
  package var daily: String
  package var weekly: String
  package var thisWeek: String
  package var daysOfGoal: @Sendable (_ days: Int, _ goal: Int) -> String
  package var noStreak: @Sendable (Settings.Trained) -> String
  /// What keeps a streak alive.
  package var trainBy: @Sendable (Settings.Trained, _ day: String) -> String
  package var trainToday: @Sendable (Settings.Trained) -> String
  package var trainByTomorrow: @Sendable (Settings.Trained) -> String
  package var noDeadline: String
  package var moreDays: @Sendable (Int) -> String
  package var goalReached: String
  package var goalOutOfReach: @Sendable (_ goal: Int) -> String
  package var longestWas: @Sendable (_ count: String) -> String

  // History and one session
  package var date: String
  package var when: String
  package var session: String
  package var duration: String
  package var skippedExercise: String
  package var notCounted: String
  package var stillOpen: String
  package var later: @Sendable (_ time: String) -> String
  package var bodyweight: String
  package var notes: String
  /// The day in words, and as it is written, of one that has come.
  package var noSessionOn: @Sendable (_ day: String, _ written: String?) -> String
  /// `path` is that of this month's check-ins.
  package var noCheckIns: @Sendable (_ path: String) -> String
  package var withFilter: String

  // Records
  package var oneRepMax: String
  package var estimatedFrom: @Sendable (_ formula: String, _ set: String) -> String
  package var noOneRepMax: String
  package var repRecords: String
  package var repCount: @Sendable (Int) -> String
  package var recordHistory: String
  package var firstTime: String
  package var firstReached: @Sendable (_ day: String) -> String

  // Calendar
  package var checkInCount: @Sendable (Int) -> String
  package var skippedDay: String
  /// Of a day that is skipped.
  package var dayOff: String
  package var withPhoto: String
  /// Of a photo that is named.
  package var photoMissing: String
  package var photoOutside: String
  /// What the sign of a day means whose photo is missing.
  package var missingPhoto: String
  package var missingPhotos: String
  package var noType: String
  /// What the sign of a day means that counts by a session and has no check-in.
  package var sessionDay: String
  package var shownCheckIns: @Sendable (_ shown: Int, _ all: Int) -> String

  // Volume
  package var week: String
  package var month: String
  package var total: String
  package var noPlan: String
  /// What `records` says of an exercise that was never done.
  package var noRecord: @Sendable (_ exercise: String) -> String
  /// Where there are sessions and no set that holds one.
  package var noRecords: String
  package var shownSessions: @Sendable (_ shown: Int, _ all: Int) -> String
  // What has changed
  package var noDifference: String
  /// Before a record that is one no more.
  package var lost: String
  package var shortDay: @Sendable (_ month: String, _ day: String) -> String
  // Graphs
  package var topSet: String
  /// Of a title: what is drawn is not each value.
  package var monthlyAverage: String
  package var weeklyVolume: String
  package var weeklyCheckIns: String
  /// What an axis of days says.
  package var daysUnit: String
  package var noBodyweight: String
  package var less: String
  package var more: String
  package var unknownGroups: @Sendable (_ sets: Int) -> String
  /// What stands in a line to paste where a person has to choose.
  package var groupToChoose: String
  package var shownWeeks: @Sendable (_ shown: Int, _ all: Int) -> String

  // Training set by set
  package var target: String
  package var lastTime: String
  package var lastTimes: String
  package var doneToday: String
  package var setOf: @Sendable (_ number: Int, _ count: Int) -> String
  package var allDone: String
  package var trainKeys: String
  package var trainHelp: String
  package var takenBack: String
  /// Behind a session that was left open.
  package var leftOpen: String
  package var writeNote: String
  package var swapBeforeSets: String
  package var nothingToSwap: String
  // The next session
  package var weekNumber: String
  package var firstTimePlanned: String
  package var loadOf: @Sendable (_ day: String) -> String
  package var againAsPlanned: String
  package var doneOn: @Sendable (_ sets: String, _ day: String) -> String
  package var oneMoreRep: String
  package var missedAgain: @Sendable (_ number: Int, _ limit: Int?) -> String
  package var nextStage: String
  package var percentOf: @Sendable (_ percents: String, _ max: String, _ cycles: Int) -> String
  package var noTrainingMax: String
  package var fromEffort: @Sendable (_ set: String, _ day: String) -> String
  package var insteadOf: @Sendable (_ exercise: String) -> String
  package var asManyAsPossible: String
  package var upTo: @Sendable (_ reps: Int) -> String
  package var chooseLoad: String
  package var bareBar: String
  package var perSide: @Sendable (_ plates: String) -> String
  package var nextDay: @Sendable (_ day: String) -> String
}

extension Words {
  package init(_ language: Settings.Language) {
    self =
      switch language {
      case .english: .english
      case .brazilianPortuguese: .brazilianPortuguese
      }
  }
}
