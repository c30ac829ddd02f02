package import Text
package import Training

/// What `bumbum.toml` says. Everything in it is optional; where a line is missing, or could not be read, the
/// default stands.
package struct Settings: Hashable, Sendable {
  /// The file that marks the root of a journal.
  package static let fileName = "bumbum.toml"
  /// The newest version of the format that this program knows.
  package static let newestFormat = 1

  /// The version of the format that the journal is written in, 1 or more.
  package var format = Settings.newestFormat
  /// The name of the active plan. Whether there is such a plan is for lint to say.
  package var plan: Ranged<String>?
  /// Nil: what the environment says.
  package var language: Language?
  /// The unit that answers are given in and new sets are proposed in; what was written keeps its own.
  package var unit = WeightUnit.kg
  /// What makes a day count for streaks, months and the calendar.
  package var trained = Trained.checkIns
  /// Days that count that make a week count, 1 to 7.
  package var goal = 3
  /// The weekday on which a week begins: 1 is Monday, 7 is Sunday (ISO 8601).
  package var weekStart = 1
  package var oneRepMax = OneRepMax.epley
  /// The fields that sessions and measures may have besides those that are built in, as the file lists them.
  package var fields: [Ranged<String>] = []
  /// The codes of findings that lint keeps to itself. Whether there are such codes is for lint to say.
  package var disabled: [Ranged<String>] = []
  /// What follows the names of exercises stands in one column where `fmt` has been.
  package var alignsNames = false
  /// The codes of findings that lint looks for only where they are named here.
  package var enabled: [Ranged<String>] = []
  /// Which column of a CSV file is what, as `import --map` takes it.
  package var importMap: String?
  /// The time zone of the training: what times in UTC become, wherever the machine is now.
  package var importZone: String?
  /// The smallest change of load; nil: that of most gyms, in either unit.
  package var step: Weight?
  /// What the bar weighs; nil: 20 kg, 45 lb.
  package var bar: Weight?
  /// The plates at hand, of which there are as many as it takes; empty: those of most gyms.
  package var plates: [Weight] = []
  /// Each entry that a command writes is committed to git.
  package var commits = false
  /// The values that were written, by the name of the setting: `goal`, `lint.disable`.
  package var ranges: [String: TextRange] {
    Dictionary(written.map { ($0.name, $0.range) }, uniquingKeysWith: { first, _ in first })
  }
  private var written: [WrittenSetting] = []

  package init() {}

  /// The journal is in a format that this program does not know: it may be read, but not written.
  package var isNewer: Bool { format > Settings.newestFormat }

  /// The value of a setting as it was written; nil where it was not.
  package func range(of name: String) -> TextRange? { written.first { $0.name == name }?.range }

  mutating func note(_ name: String, writtenAt range: TextRange) {
    written.append(WrittenSetting(name: name, range: range))
  }

  /// Keeps which settings were written, and neither where nor in which order.
  mutating func forgetPlaces() {
    written = written.map { WrittenSetting(name: $0.name, range: TextRange(0, 0)) }.sorted {
      $0.name < $1.name
    }
  }

  private struct WrittenSetting: Hashable {
    let name: String
    let range: TextRange
  }

  /// Of the words the program speaks; files and codes do not depend on it.
  package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case brazilianPortuguese = "pt-BR"
  }

  /// What a day has to have to count as trained.
  package enum Trained: String, CaseIterable, Sendable {
    case checkIns = "check-ins"
    /// Completed ones.
    case sessions
    /// One or the other.
    case any

    package var countsCheckIns: Bool { self != .sessions }
    package var countsSessions: Bool { self != .checkIns }
  }

  /// The formula that estimates a one-rep max.
  package enum OneRepMax: String, CaseIterable, Sendable {
    case epley, brzycki
  }

  /// Reads a whole `bumbum.toml`; never fails. The diagnostics are in the order of their places.
  package static func read(_ source: Source) -> (settings: Settings, diagnostics: [Diagnostic]) {
    var reader = SettingsReader(source)
    return reader.read()
  }
}
