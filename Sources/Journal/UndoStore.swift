import Platform

extension JournalFolder {
  /// The changes that take the last write back: each wants what that write left, and brings what was there
  /// before. nil where there is none to take back. To be called inside of the lock, and written with
  /// `isUndo`: that refuses by itself where a file was changed since.
  package func undoChanges() throws(WriteFailure) -> [FileChange]? {
    // What was written last is taken back first.
    try UndoStore(self).changes()?.reversed().map(\.inverse)
  }

  /// These changes are not too many bytes to be remembered as one write. Those of several files are, whatever their size,
  /// but should not ask for all the memory.
  package static func canUndo(_ changes: [FileChange]) -> Bool { UndoStore.size(changes) <= UndoStore.limit }
}

/// The last write, in one file of the program's own folder. It can be thrown away.
///
/// A write of several files is noted before the first of them is touched, as `pending`, and becomes the last write by
/// a rename when all are in place. Whoever finds it there knows that somebody was stopped half-way.
///
/// Both files are the same:
/// A line that names the format; of each change a line of three lengths in bytes (path, before, after; `-`
/// where there is no file), then those bytes.
struct UndoStore {
  /// In bytes, of a file before and after: beyond, the write of one file can't be undone.
  fileprivate static let limit = 64 << 20
  private static let firstLine = Array("bumbum undo 1\n".utf8)

  private let path: String
  /// nil where it is not there; a link is none, and could lead out of the journal.
  private let folder: OpenFolder?
  private let shown: String
  private let shownPending: String
  private let file = "undo"
  private let pending = "pending"

  init(_ journal: JournalFolder) {
    path = joined(journal.path, JournalFolder.ownFolder)
    folder = try? OpenFolder(path, in: .current)
    shown = journal.shownPrefix + JournalFolder.ownFolder + "/undo"
    shownPending = journal.shownPrefix + JournalFolder.ownFolder + "/pending"
  }

  /// Takes the place of the write before; false where it can't. That is no failure of the write: then there is nothing to
  /// undo.
  func remember(_ changes: [FileChange]) -> Bool {
    guard let folder, JournalFolder.canUndo(changes) else {
      forget()
      return false
    }
    TemporaryFile.removeLeftovers(in: folder)
    let temporary = TemporaryFile.newName()
    do throws(FileError) {
      // Not synced: after a power cut it may be cut off, and then it is none.
      try createFile(temporary, UndoStore.bytes(changes), mode: 0o600, isSynced: false, in: folder)
      try replaceFile(file, with: temporary, in: folder)
      return true
    } catch {
      try? removeFile(temporary, in: folder)
      forget()
      return false
    }
  }

  func forget() {
    if let folder { try? removeFile(file, in: folder) }
  }

  /// The last write; nil where there is none, or the file was damaged.
  func changes() throws(WriteFailure) -> [FileChange]? { try changes(file, shown) }

  /// Notes a write of several files, however large, on the disk when this returns; false where there is no place for it.
  func begin(_ changes: [FileChange]) throws(WriteFailure) -> Bool {
    guard let folder else { return false }
    TemporaryFile.removeLeftovers(in: folder)
    let temporary = TemporaryFile.newName()
    do throws(FileError) {
      try createFile(temporary, UndoStore.bytes(changes), mode: 0o600, in: folder)
      try replaceFile(pending, with: temporary, in: folder)
      try syncFolder(folder, shownPending)
    } catch {
      try? removeFile(temporary, in: folder)
      try? removeFile(pending, in: folder)
      throw WriteFailure(shownPending, error)
    }
    return true
  }

  /// What was begun is in place: from here on it is the last write, or none at all where it was an undo.
  func finish(isUndo: Bool) throws(WriteFailure) {
    guard let folder else { return }
    do throws(FileError) {
      if isUndo {
        try removeFile(pending, in: folder)
      } else {
        try replaceFile(file, with: pending, in: folder)
      }
      // Should the old name come back with a power cut, a write that was acknowledged would be taken back.
      try syncFolder(folder, shownPending)
    } catch {
      // What can't be taken back now, the next command finds under its old name.
      if !isUndo { try? replaceFile(pending, with: file, in: folder) }
      throw WriteFailure(shownPending, error)
    }
    if isUndo { forget() }
  }

  /// False where no write can have been begun: nothing stands under that name.
  var mayBeBegun: Bool {
    guard let folder else { return true }
    do throws(FileError) {
      _ = try FileStatus(pending, followingLinks: false, in: folder)
      return true
    } catch {
      return !error.isNotFound
    }
  }

  /// A note can be seen; false too where nobody may look.
  var isBegun: Bool {
    folder.flatMap { fileStatus(pending, followingLinks: false, in: $0) } != nil
  }

  /// A write that was begun and not finished; nil where there is none. One that was cut off never began.
  func begun() throws(WriteFailure) -> [FileChange]? { try changes(pending, shownPending) }

  /// What was begun was taken back, or is somebody else's business by now. False where there was no note of it.
  @discardableResult
  func abandon() -> Bool {
    guard let folder else { return false }
    return (try? removeFile(pending, in: folder)) != nil
  }

  private func changes(_ file: String, _ shown: String) throws(WriteFailure) -> [FileChange]? {
    // A look that fails is no answer: then reading says why.
    if let status = fileStatus(path, followingLinks: false), status.kind != .folder { return nil }
    do throws(FileError) {
      let folder = try OpenFolder(path, in: .current)
      if let status = fileStatus(file, followingLinks: false, in: folder), status.kind != .file { return nil }
      let bytes = try readFile(file, in: folder, followingLinks: false)
      return UndoStore.changes(bytes)
    } catch {
      if error.isNotFound { return nil }
      throw WriteFailure(message: "can't read '\(shown)': \(error.message)", help: nil)
    }
  }
}

extension UndoStore {
  /// In bytes, of all files before and after.
  fileprivate static func size(_ changes: [FileChange]) -> Int {
    changes.reduce(0) { $0 + ($1.before?.count ?? 0) + ($1.after?.count ?? 0) }
  }

  private static func bytes(_ changes: [FileChange]) -> [UInt8] {
    var bytes = firstLine
    for change in changes {
      func length(_ part: [UInt8]?) -> String { part.map { String($0.count) } ?? "-" }
      let path = Array(change.path.utf8)
      bytes += Array("\(path.count) \(length(change.before)) \(length(change.after))\n".utf8)
      bytes += path + (change.before ?? []) + (change.after ?? [])
    }
    return bytes
  }

  private static func changes(_ bytes: [UInt8]) -> [FileChange]? {
    guard bytes.starts(with: firstLine) else { return nil }
    var rest = bytes.dropFirst(firstLine.count)
    var changes: [FileChange] = []
    while !rest.isEmpty {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let lengths = String(decoding: rest[..<end], as: UTF8.self)
        .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      rest = rest[rest.index(after: end)...]
      guard lengths.count == 3, let path = take(lengths[0], &rest), let name = path,
        let before = take(lengths[1], &rest), let after = take(lengths[2], &rest)
      else {
        return nil
      }
      changes.append(FileChange(path: String(decoding: name, as: UTF8.self), before: before, after: after))
    }
    return changes.isEmpty ? nil : changes
  }

  /// So many bytes of the rest, none for `-`; nil where there are fewer.
  private static func take(_ length: String, _ rest: inout ArraySlice<UInt8>) -> [UInt8]?? {
    if length == "-" { return .some(nil) }
    guard let count = Int(length), count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return .some(Array(rest.prefix(count)))
  }
}
