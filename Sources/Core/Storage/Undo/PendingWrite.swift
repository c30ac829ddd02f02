import Platform
import Text

/// A write of several files that is under way, in a file of the program's own folder: noted before the first of them is
/// touched, gone when all are in place. Whoever finds it there knows that somebody was stopped half-way.
///
/// A line that names the format, then the changes.
struct PendingWrite {
  private static let firstLine = Array("bumbum undo 1\n".utf8)

  private let path: String
  /// nil where it is not there; a link is none, and could lead out of the journal.
  private let folder: OpenFolder?
  private let shown: String
  private let file = "pending"

  init(_ journal: JournalFolder) {
    path = joined(journal.path, JournalFolder.ownFolder)
    folder = try? OpenFolder(path, in: .current)
    shown = journal.shownPrefix + JournalFolder.ownFolder + "/pending"
  }

  /// Notes a write of several files, however large, on the disk when this returns; false where there is no place for it.
  func begin(_ changes: [FileChange]) throws(WriteFailure) -> Bool {
    guard let folder else { return false }
    TemporaryFile.removeLeftovers(in: folder)
    let temporary = TemporaryFile.newName()
    do throws(FileError) {
      try createFile(temporary, PendingWrite.firstLine + changes.noted, mode: 0o600, in: folder)
      try replaceFile(file, with: temporary, in: folder)
      try syncFolder(folder, shown)
    } catch {
      try? removeFile(temporary, in: folder)
      try? removeFile(file, in: folder)
      throw WriteFailure(shown, error)
    }
    return true
  }

  /// Notes that the write is in place.
  func finish() throws(WriteFailure) {
    guard let folder else { return }
    try WriteFailure.naming(shown) { () throws(FileError) in try removeFile(file, in: folder) }
    // Should the name come back with a power cut, somebody may have edited a file meanwhile, and the others would be taken
    // back. A disk that refuses is no reason to take them back now: until then recovery leaves what is all in place.
    try? syncFolder(folder, shown)
  }

  /// True if a note is there, as far as can be seen; nil where nobody may look.
  var isBegun: Bool? {
    guard let folder else { return nil }
    do throws(FileError) {
      _ = try FileStatus(file, followingLinks: false, in: folder)
      return true
    } catch {
      return error.isNotFound ? false : nil
    }
  }

  /// Forgets a write that was taken back, or that others have changed. Returns false if there was no note of it.
  @discardableResult
  func abandon() -> Bool {
    guard let folder else { return false }
    return (try? removeFile(file, in: folder)) != nil
  }

  /// Returns a write that was begun and not finished; nil where there is none. One that was cut off never began.
  func begun() throws(WriteFailure) -> [FileChange]? {
    // A look that fails is no answer: then reading says why.
    if let status = fileStatus(path, followingLinks: false), status.kind != .folder { return nil }
    do throws(FileError) {
      let folder = try OpenFolder(path, in: .current)
      if let status = fileStatus(file, followingLinks: false, in: folder), status.kind != .file { return nil }
      let bytes = try readFile(file, in: folder, followingLinks: false)
      guard bytes.starts(with: PendingWrite.firstLine) else { return nil }
      let changes = [FileChange](noted: bytes.dropFirst(PendingWrite.firstLine.count))
      return changes?.isEmpty ?? true ? nil : changes
    } catch {
      if error.isNotFound { return nil }
      throw WriteFailure(message: "can't read '\(shown)': \(error.message)", help: nil)
    }
  }
}
