import Grammar
import Lint
import Storage
import Text
import Training

/// An open journal: files are as on the disk, except that those the client has open have its text.
struct OpenJournal {
  let folder: JournalFolder
  private(set) var journal: Journal
  /// The folders in which a change is one of the journal.
  private(set) var watchedFolders: [String]
  /// The findings in the present state; nil until they are asked for.
  private var known: (findings: [Finding], now: Moment)?
  private var inspection = KeptInspection()

  /// Reads everything in the folder, photos too, as lint has rules about them.
  init(_ folder: JournalFolder) {
    self.folder = folder
    watchedFolders = folder.watchedFolders
    journal = folder.read(only: Set(JournalFolder.Part.allCases))
  }

  /// Replaces or adds the text of a file; does nothing if no file of a journal has that path.
  mutating func set(_ path: String, to bytes: [UInt8]) {
    guard let kind = FileKind(path: path) else { return }
    forget(path, kind)
    // The values of the earlier text are freed first, as they take many times its bytes.
    journal.remove(path)
    if let reason = JournalFolder.refusal(ofText: bytes.count) {
      return journal.failures.append(Journal.Failure(path: path, reason: reason))
    }
    journal.add(Source(name: path, bytes: bytes), as: kind)
    if kind == .settings { journal.checkTimeZone() }
  }

  /// Reads a file from the disk again, and removes it if it is gone.
  mutating func reload(_ path: String) {
    guard let kind = FileKind(path: path) else { return }
    if let source = try? JournalFolder.readSource(folder.path + "/" + path) {
      set(path, to: source.bytes)
    } else {
      forget(path, kind)
      journal.remove(path)
    }
  }

  /// Reads all of the disk again except open files. The results of unchanged files are kept.
  mutating func readAgain(but isOpen: (_ path: String) -> Bool) {
    watchedFolders = folder.watchedFolders
    // A year of photos takes longer than all texts.
    var fresh = folder.read()
    if fresh.photos == journal.photos {
      (fresh.photoFaults, fresh.photoTimes) = (journal.photoFaults, journal.photoTimes)
    } else {
      fresh = folder.read(only: Set(JournalFolder.Part.allCases))
    }
    let (before, after) = (journal.files.map(\.source), fresh.files.map(\.source))
    for source in before {
      guard let kind = FileKind(path: source.name) else { continue }
      if isOpen(source.name) {
        fresh.failures.removeAll { $0.path == source.name }
        fresh.add(source, as: kind)
      } else if fresh.source(of: source.name)?.bytes != source.bytes {
        forget(source.name, kind)
      }
    }
    for source in after where journal.source(of: source.name) == nil {
      if let kind = FileKind(path: source.name) { forget(source.name, kind) }
    }
    known = nil
    journal = fresh
  }

  private mutating func forget(_ path: String, _ kind: FileKind) {
    known = nil
    inspection.forget(path, kind)
  }

  /// Returns the findings in all files, as `bumbum lint` does.
  mutating func findings(now: Moment) -> [Finding] {
    if let known, known.now == now { return known.findings }
    let findings = inspection.findings(in: journal, now: now)
    known = (findings, now)
    return findings
  }
}

/// The inspection of a journal in which one file changes at a time: what was seen in the other months is kept.
struct KeptInspection {
  /// The inspection begun with the settings, plans and exercises, by which each month is judged.
  private var beginning: (inspection: Inspection, now: Moment)?
  /// The results of months, by their paths.
  private var seen: [String: Inspection.Seen] = [:]

  /// Forgets the results of a changed file; any file but a month has a part in those of all.
  mutating func forget(_ path: String, _ kind: FileKind) {
    switch kind {
    case .settings, .exercises, .plan: self = KeptInspection()
    case .log, .checkIns: seen[path] = nil
    }
  }

  /// Returns the findings, as `Linter.findings` does.
  mutating func findings(in journal: Journal, now: Moment) -> [Finding] {
    if beginning?.now != now { self = KeptInspection() }
    let inspection = beginning?.inspection ?? Inspection(journal, now: now)
    beginning = (inspection, now)
    let months = journal.months.map { file in
      let seen = self.seen[file.source.name] ?? inspection.look(file)
      self.seen[file.source.name] = seen
      return seen
    }
    return inspection.findings(in: journal, months)
  }
}
