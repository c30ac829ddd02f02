package import Grammar
import Platform
package import Training

extension JournalFolder {
  /// A part of a journal that can be read without the rest.
  package enum Part: CaseIterable, Sendable {
    /// The settings and the list of exercises.
    case root
    case plans, log, checkIns
    /// The names and sizes of the photos beside the check-ins.
    case photos
    /// The insides of the photos: each is read for its faults and its time.
    case photoFaults
  }

  /// The parts that commands need; lint looks into photos, too.
  package static let text: Set<Part> = [.root, .plans, .log, .checkIns, .photos]

  /// The parts that count sessions and check-ins.
  package static let entries: Set<Part> = [.root, .plans, .log, .checkIns]

  /// The parts that the days that count are in, by the setting `trained`, and what else streaks tell of.
  package var partsOfTrainedDays: Set<Part> {
    let settings = settings
    if settings.cardio != nil { return JournalFolder.entries }
    return settings.trained.countsSessions ? [.root, .log, .checkIns] : [.root, .checkIns]
  }

  /// Reads a journal, or some parts of it, its files side by side. A file that can't be read is a failure in the journal and
  /// does not stop the others.
  ///
  /// With `month`, the first day of one, logs and check-ins of earlier months are left unread, and `Journal.edge` says so.
  package func read(only parts: Set<Part> = text, from month: CivilDate? = nil) -> Journal {
    var reader = FolderReader(root: path, from: month)
    reader.find(parts)
    reader.readFound()
    if parts.contains(.photoFaults) { reader.lookIntoPhotos() }
    var journal = reader.journal
    journal.checkTimeZone()
    return journal
  }

  /// The settings alone, or their defaults.
  package var settings: Settings { read(only: [.root]).settings }
}

extension Journal {
  /// Notes the machine's time zones if the settings name none of them.
  package mutating func checkTimeZone() {
    let isKnown = settings.importZone.map(isKnownZone) ?? true
    timeZones = isKnown ? [] : knownZones()
  }
}

/// The one shortcut past the years: some answers follow from the recent months, and say so themselves.
extension JournalFolder {
  /// The number of months before this one that are read first: twice the longest range of skipped days, which may reach over
  /// the first year, and two months for entries in a file beside their own.
  package static let recentMonths = 26

  /// Reads the settings, exercises and plans, and the last months up to that of a day with all after them.
  package func readRecent(
    _ months: Int = recentMonths, before day: CivilDate, only parts: Set<Part> = text
  ) -> Journal {
    read(only: parts, from: day.startOfMonth.adding(months: -months))
  }

  /// Asks a question of the recent months and, where older ones could change the answer (`isKnown` is false), once more of the
  /// whole journal.
  package func answer<Answer, Failure: Error>(
    from months: Int, before day: CivilDate, only parts: Set<Part> = text,
    _ question: (Journal) throws(Failure) -> (answer: Answer, isKnown: Bool)
  ) throws(Failure) -> Answer {
    let recent = readRecent(months, before: day, only: parts)
    let first = try question(recent)
    if first.isKnown || recent.edge == nil { return first.answer }
    return try question(read(only: parts)).answer
  }
}
