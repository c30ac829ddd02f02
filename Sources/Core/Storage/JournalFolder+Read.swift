package import Grammar
import Platform
import Text
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

  /// All that commands need but lint, which looks into photos too.
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
