import Format
import Journal
import Lint
import Text
import Training

/// A journal that the client has a file of open: its files as they are on the disk, but for the open ones, of which the
/// client's text is the truth.
struct OpenJournal {
  let folder: JournalFolder
  private(set) var journal: Journal
  /// Where a change is one of the journal.
  private(set) var watchedFolders: [String]
  /// What lint says of it as it is now; nil until somebody asks.
  private var known: (findings: [Finding], now: Moment)?
  private var inspection = KeptInspection()

  /// All that is in the folder, photos looked into: lint has something to say of them too.
  init(_ folder: JournalFolder) {
    self.folder = folder
    watchedFolders = folder.watchedFolders
    journal = folder.read(only: Set(JournalFolder.Part.allCases))
  }

  /// Takes another text for a file, which it may not have had so far; nothing happens for a path that no file of a journal has.
  mutating func set(_ path: String, to bytes: [UInt8]) {
    guard let kind = FileKind(path: path) else { return }
    forget(path, kind)
    // Whether or not it could be read.
    journal.failures.removeAll { $0.path == path }
    journal.add(Source(name: path, bytes: bytes), as: kind)
  }

  /// Reads a file from the disk again; one that is gone is taken out.
  mutating func reload(_ path: String) {
    guard let kind = FileKind(path: path) else { return }
    if let source = try? JournalFolder.readSource(folder.path + "/" + path) {
      set(path, to: source.bytes)
    } else {
      forget(path, kind)
      journal.remove(path)
    }
  }

  /// Reads all of the disk again but the files that are open. Of what is as it was, what was seen is kept.
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

  /// As `bumbum lint` has them, of all files.
  mutating func findings(now: Moment) -> [Finding] {
    if let known, known.now == now { return known.findings }
    let findings = inspection.findings(in: journal, now: now)
    known = (findings, now)
    return findings
  }
}
