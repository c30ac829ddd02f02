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
  /// What lint says of it as it is now; nil until somebody asks.
  private var known: (findings: [Finding], now: Moment)?

  init(_ folder: JournalFolder) {
    self.folder = folder
    journal = folder.read()
  }

  /// Takes another text for a file, which it may not have had so far; false for a path that no file of a journal has.
  mutating func set(_ path: String, to bytes: [UInt8]) -> Bool {
    guard let kind = FileKind(path: path) else { return false }
    known = nil
    journal.add(Source(name: path, bytes: bytes), as: kind)
    return true
  }

  /// Reads a file from the disk again; one that is gone is taken out.
  mutating func reload(_ path: String) {
    known = nil
    if let source = try? JournalFolder.readSource(folder.path + "/" + path) {
      _ = set(path, to: source.bytes)
    } else {
      journal.remove(path)
    }
  }

  /// Reads everything from the disk again, and lays the open texts over it.
  mutating func reload(under open: [(path: String, bytes: [UInt8])]) {
    known = nil
    journal = folder.read()
    for (path, bytes) in open { _ = set(path, to: bytes) }
  }

  /// As `bumbum lint` has them, of all files.
  mutating func findings(now: Moment) -> [Finding] {
    if let known, known.now == now { return known.findings }
    let findings = Linter.findings(in: journal, now: now)
    known = (findings, now)
    return findings
  }
}
