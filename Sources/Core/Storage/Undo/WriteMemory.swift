import Platform
import Text

/// The last writes, a file each, in a folder of the program's own: `17`, and `18.undone` for a write that was taken back
/// and can be done again. The folder can be thrown away.
///
/// A write is remembered before it is done. If it then was not, as somebody pulled the plug, its files are as before it.
struct WriteMemory {
  /// The number of writes that are kept.
  private static let most = 64
  /// The most bytes of all writes but the last one.
  private static let budget = 16 << 20
  private static let name = "writes"
  private static let suffix = ".undone"

  private let own: OpenFolder?
  private let folder: OpenFolder?

  /// A file of the memory: the number of a write, in its order.
  struct Place: Hashable, Sendable {
    fileprivate let number: Int
    fileprivate let isUndone: Bool
    fileprivate var name: String { String(number) + (isUndone ? suffix : "") }
    fileprivate var turned: Place { Place(number: number, isUndone: !isUndone) }
  }

  /// With `making`, the folder is made where it is missing.
  init(_ journal: JournalFolder, making: Bool = false) {
    // A link is no folder: it could lead out of the journal.
    func opened() -> OpenFolder? {
      (try? OpenFolder(journal.path)).flatMap { try? OpenFolder(JournalFolder.ownFolder, in: $0) }
    }
    // Without it what is noted there would stay as the last write, whatever is written now.
    own = opened() ?? opened()
    if making, let own { _ = try? makeFolder(WriteMemory.name, in: own) }
    folder = own.flatMap { try? OpenFolder(WriteMemory.name, in: $0) }
  }

  /// Returns the note of the step that is next, with nil for its write where it is damaged; nil where there is none. A failure
  /// where nobody can say.
  func next(_ direction: UndoStep.Direction) throws(WriteFailure) -> (place: Place, write: RememberedWrite?)? {
    guard let places = places(direction) else { throw unread("") }
    guard let place = places.first else { return nil }
    guard let bytes = bytes(of: place) else { throw unread("/" + place.name) }
    return (place, RememberedWrite(bytes))
  }

  private func unread(_ name: String) -> WriteFailure {
    WriteFailure(
      message: "can't read '\(JournalFolder.ownFolder)/\(WriteMemory.name)\(name)', where the last writes are noted",
      help: "run the command again")
  }

  /// Returns the writes that the steps of a direction take, the next one first, without those whose notes are damaged; each
  /// is read when it is asked for.
  func writes(_ direction: UndoStep.Direction) -> some Sequence<RememberedWrite> {
    (places(direction) ?? []).lazy.compactMap { place in bytes(of: place).flatMap { RememberedWrite($0) } }
  }

  /// Notes what is about to be written. What was taken back can't be done again from here on. nil where it is too large, or
  /// can't be noted: then the ones before it are forgotten, too, as none of them is the last.
  func remember(_ write: RememberedWrite) -> Place? {
    if let own { TemporaryFile.removeLeftovers(in: own) }
    let places = listed() ?? listed() ?? []
    let place = Place(number: (places.last?.number ?? 0) + 1, isUndone: false)
    // Not synced: after a power cut it may be cut off, and then it is none.
    guard JournalFolder.canUndo(write.changes), let folder,
      (try? createFile(place.name, write.bytes, mode: 0o600, isSynced: false, in: folder)) != nil
    else {
      forget()
      return nil
    }
    var left = WriteMemory.budget
    var count = 1
    for old in places.reversed() {
      count += 1
      left -= fileStatus(old.name, followingLinks: false, in: folder)?.size ?? 0
      if old.isUndone || count > WriteMemory.most || left < 0 { drop(old) }
    }
    return place
  }

  /// Notes that a write was taken back, or done again.
  func turn(_ place: Place) {
    guard let folder, (try? replaceFile(place.turned.name, with: place.name, in: folder)) != nil else {
      return forget()
    }
  }

  /// A write that was stopped turned out to be in place: it is the last one here, or had taken that back, or done it again.
  func note(_ changes: [FileChange]) {
    func step(_ direction: UndoStep.Direction) -> (place: Place, changes: [FileChange])? {
      guard let (place, write) = try? next(direction), let write else { return nil }
      return (place, write.changes)
    }
    if let back = step(.back) {
      if back.changes == changes { return }
      if back.changes == changes.reversed().map(\.inverse) { return turn(back.place) }
    }
    if let again = step(.again), again.changes == changes { return turn(again.place) }
    _ = remember(RememberedWrite(words: "", moment: nil, changes: changes))
  }

  func drop(_ place: Place) { if let folder { try? removeFile(place.name, in: folder) } }

  func forget() {
    guard let places = listed() ?? listed() else {
      // A folder that can't be read is put aside.
      if let own { try? moveFile(WriteMemory.name, in: own, to: WriteMemory.name + ".unread", in: own) }
      return
    }
    for place in places { drop(place) }
  }

  /// The notes of a direction, the next one first; nil where they can't be listed.
  private func places(_ direction: UndoStep.Direction) -> [Place]? {
    let places = listed()
    return direction == .back ? places?.reversed().filter { !$0.isUndone } : places?.filter(\.isUndone)
  }

  /// By their numbers; nil where they can't be listed.
  private func listed() -> [Place]? {
    guard let folder else {
      guard let own else { return [] }
      return fileStatus(WriteMemory.name, followingLinks: false, in: own) == nil ? [] : nil
    }
    guard let entries = try? listFolder(folder, WriteMemory.name) else { return nil }
    return entries.compactMap { entry in
      let isUndone = entry.name.hasSuffix(WriteMemory.suffix)
      guard let number = Int(isUndone ? String(entry.name.dropLast(WriteMemory.suffix.count)) : entry.name),
        0..<Int.max ~= number
      else { return nil }
      return Place(number: number, isUndone: isUndone)
    }.sorted { $0.number < $1.number }
  }

  private func bytes(of place: Place) -> [UInt8]? {
    folder.flatMap { try? readFile(place.name, in: $0, followingLinks: false) }
  }
}
