import Platform
import Text
import Training

/// The last writes, a file each, in a folder of the program's own: `17`, and `18.undone` of one that was taken back and
/// can be done again. All of it can be thrown away.
///
/// A write is remembered before it is done. One that then was not, as somebody pulled the plug, is told by its files: they
/// are as before it.
struct WriteMemory {
  /// The number of writes that are kept.
  private static let most = 64
  /// In bytes, of all but the last one.
  private static let budget = 256 << 10
  /// In bytes; so many of these are no reason to look at the sizes.
  private static let small = 4 << 10
  private static let name = "writes"
  private static let suffix = ".undone"

  private let own: OpenFolder?
  private let folder: OpenFolder?

  /// One file of it.
  struct Place: Hashable, Sendable {
    fileprivate let number: Int
    fileprivate let isUndone: Bool
    fileprivate var name: String { String(number) + (isUndone ? suffix : "") }
  }

  init(_ journal: JournalFolder) {
    // A link is no folder: it could lead out of the journal.
    func opened() -> OpenFolder? {
      (try? OpenFolder(journal.path)).flatMap { try? OpenFolder(JournalFolder.ownFolder, in: $0) }
    }
    // Without it what is noted there would stay as the last write, whatever is written now.
    own = opened() ?? opened()
    folder = own.flatMap { try? OpenFolder(WriteMemory.name, in: $0) }
  }

  private init(own: OpenFolder?, folder: OpenFolder) { (self.own, self.folder) = (own, folder) }

  /// The last one that was not taken back, or the one to be done again first; nil where there is none, or its file is damaged.
  /// A failure where nobody can say.
  func next(_ direction: UndoStep.Direction) throws(WriteFailure) -> (place: Place, write: RememberedWrite)? {
    guard let places = listed() else { throw unread("") }
    guard let folder,
      let place = direction == .back ? places.last(where: { !$0.isUndone }) : places.first(where: \.isUndone)
    else {
      return nil
    }
    guard let bytes = try? readFile(place.name, in: folder, followingLinks: false) else {
      throw unread("/" + place.name)
    }
    return RememberedWrite(bytes).map { (place, $0) }
  }

  /// The note of the next step where it is damaged.
  func damaged(_ direction: UndoStep.Direction) -> Place? {
    let places = places()
    let place = direction == .back ? places.last { !$0.isUndone } : places.first(where: \.isUndone)
    guard let folder, let place, let bytes = try? readFile(place.name, in: folder, followingLinks: false) else {
      return nil
    }
    return RememberedWrite(bytes) == nil ? place : nil
  }

  private func unread(_ name: String) -> WriteFailure {
    WriteFailure(
      message: "can't read '\(JournalFolder.ownFolder)/\(WriteMemory.name)\(name)', where the last writes are noted",
      help: "run the command again")
  }

  /// The writes that can be taken back, the last one first, and those that can be done again, the next one first, without
  /// those whose notes are damaged.
  func list() -> (done: [RememberedWrite], undone: [RememberedWrite]) {
    let places = places()
    return (
      places.reversed().filter { !$0.isUndone }.compactMap { read($0)?.write },
      places.filter(\.isUndone).compactMap { read($0)?.write }
    )
  }

  /// The newest eight writes without those that were taken back, the last one first, each read when it is asked for.
  var newest: some Sequence<RememberedWrite> {
    places().filter { !$0.isUndone }.suffix(8).reversed().lazy.compactMap { self.read($0)?.write }
  }

  /// Remembers changes as `add` does, except those that are too large.
  func remember(_ words: String, _ moment: Moment?, _ changes: [FileChange]) -> Place? {
    guard JournalFolder.canUndo(changes) else {
      forget()
      return nil
    }
    return add(RememberedWrite(words, moment, changes))
  }

  /// Notes what is about to be written. What was taken back can't be done again from here on. nil where it can't be noted:
  /// then the ones before it are forgotten, too, as none of them is the last.
  func add(_ write: RememberedWrite) -> Place? {
    if let own { TemporaryFile.removeLeftovers(in: own) }
    guard let folder else {
      // It is not there yet, or could not be opened before.
      guard let folder = made() else {
        forget()
        return nil
      }
      return WriteMemory(own: own, folder: folder).add(write)
    }
    let places = listed() ?? listed() ?? []
    let place = Place(number: (places.last?.number ?? 0) + 1, isUndone: false)
    let bytes = write.bytes
    guard create(place, bytes, in: folder) else {
      forget()
      return nil
    }
    for undone in places where undone.isUndone { drop(undone) }
    var old = places.filter { !$0.isUndone }
    while old.count >= WriteMemory.most { drop(old.removeFirst()) }
    if bytes.count > WriteMemory.small {
      var left = WriteMemory.budget
      for place in old.reversed() {
        left -= fileStatus(place.name, followingLinks: false, in: folder)?.size ?? 0
        if left < 0 { drop(place) }
      }
    }
    return place
  }

  /// It was taken back, or done again: from here on its file says so.
  func turn(_ place: Place, _ write: RememberedWrite) {
    let turned = Place(number: place.number, isUndone: !place.isUndone)
    // After a turn that was stopped half-way both files are there.
    drop(turned)
    if let folder, create(turned, write.bytes, in: folder) { drop(place) } else { forget() }
  }

  /// Its files are as after the step that it waits for.
  func settle(_ place: Place, _ write: RememberedWrite) {
    // Bytes that are nowhere any more can't be written again.
    if !place.isUndone, write.files.contains(where: { $0.edits == nil }) { drop(place) } else { turn(place, write) }
  }

  /// A write that was stopped turned out to be in place: it is the last one here, or had taken that back, or done it again.
  func note(_ changes: [FileChange]) {
    let files = RememberedWrite("", nil, changes).files
    func isThat(_ write: RememberedWrite, _ files: [RememberedFile]) -> Bool {
      zip(write.files, files).allSatisfy { $0.path == $1.path && $0.before == $1.before && $0.after == $1.after }
        && write.files.count == files.count
    }
    func next(_ direction: UndoStep.Direction) -> (place: Place, write: RememberedWrite)? {
      (try? self.next(direction)).flatMap(\.self)
    }
    if let (_, write) = next(.back), isThat(write, files) { return }
    let inverse = RememberedWrite("", nil, changes.reversed().map(\.inverse)).files
    if let (place, write) = next(.back), isThat(write, inverse) { return settle(place, write) }
    if let (place, write) = next(.again), isThat(write, files) { return settle(place, write) }
    _ = add(RememberedWrite("", nil, changes))
  }

  func drop(_ place: Place) {
    if let folder { try? removeFile(place.name, in: folder) }
  }

  func forget() {
    guard let places = listed() ?? listed() else {
      // A folder that can't be read is put aside.
      if let own { try? moveFile(WriteMemory.name, in: own, to: WriteMemory.name + ".unread", in: own) }
      return
    }
    for place in places { drop(place) }
  }

  private func places() -> [Place] { listed() ?? [] }

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

  private func read(_ place: Place) -> (place: Place, write: RememberedWrite)? {
    guard let folder, let bytes = try? readFile(place.name, in: folder, followingLinks: false) else { return nil }
    return RememberedWrite(bytes).map { (place, $0) }
  }

  /// Not synced: after a power cut it may be cut off, and then it is none.
  private func create(_ place: Place, _ bytes: [UInt8], in folder: OpenFolder) -> Bool {
    (try? createFile(place.name, bytes, mode: 0o600, isSynced: false, in: folder)) != nil
  }

  private func made() -> OpenFolder? {
    guard let own else { return nil }
    // The file of older versions.
    try? removeFile("undo", in: own)
    _ = try? makeFolder(WriteMemory.name, in: own)
    return try? OpenFolder(WriteMemory.name, in: own)
  }
}
