import Platform
import Text

/// A write of several files that is under way, in a file of the program's own folder: noted before the first of them is
/// touched, gone when all are in place. Whoever finds it there knows that somebody was stopped half-way.
///
/// A line that names the format; of each change a line of three lengths in bytes (path, before, after; `-` where there is no
/// file), then those bytes.
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
      try createFile(temporary, PendingWrite.bytes(changes), mode: 0o600, in: folder)
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
    do throws(FileError) {
      try removeFile(file, in: folder)
    } catch {
      throw WriteFailure(shown, error)
    }
    // Should the name come back with a power cut, somebody may have edited a file meanwhile, and the others would be taken
    // back. A disk that refuses is no reason to take them back now: until then recovery leaves what is all in place.
    try? syncFolder(folder, shown)
  }

  /// False where no write can have been begun: nothing stands under that name.
  var mayBeBegun: Bool {
    guard let folder else { return true }
    do throws(FileError) {
      _ = try FileStatus(file, followingLinks: false, in: folder)
      return true
    } catch {
      return !error.isNotFound
    }
  }

  /// A note can be seen; false too where nobody may look.
  var isBegun: Bool {
    folder.flatMap { fileStatus(file, followingLinks: false, in: $0) } != nil
  }

  /// Forgets a write that was taken back, or that others have changed. Returns false if there was no note of it.
  @discardableResult
  func abandon() -> Bool {
    guard let folder else { return false }
    return (try? removeFile(file, in: folder)) != nil
  }

  /// A write that was begun and not finished; nil where there is none. One that was cut off never began.
  func begun() throws(WriteFailure) -> [FileChange]? {
    // A look that fails is no answer: then reading says why.
    if let status = fileStatus(path, followingLinks: false), status.kind != .folder { return nil }
    do throws(FileError) {
      let folder = try OpenFolder(path, in: .current)
      if let status = fileStatus(file, followingLinks: false, in: folder), status.kind != .file { return nil }
      let bytes = try readFile(file, in: folder, followingLinks: false)
      return PendingWrite.changes(bytes)
    } catch {
      if error.isNotFound { return nil }
      throw WriteFailure(message: "can't read '\(shown)': \(error.message)", help: nil)
    }
  }
}

extension PendingWrite {
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
