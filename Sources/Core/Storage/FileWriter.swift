import Platform
import Text

/// The files of one write, from the check to the sync.
struct FileWriter {
  private struct Step {
    let change: FileChange
    let place: WritePlace
    /// Once its folder is there.
    var opened: OpenPlace?
    /// The attributes of the file that was there.
    var attributes: FileAttributes?
    /// The new file beside its place, until it is put there.
    var temporary: String?
    var isPlaced = false
    /// The old file; ours where that was taken back.
    var aside: AsideFile?
  }

  /// The callbacks of `JournalFolder.write`.
  private let findUse: FindUse
  private let losing: (Message) -> Void
  private let willPlace: (String) -> Void
  private let didPlace: (String) -> Void
  private var steps: [Step] = []
  private var madeFolders: [(parent: OpenFolder, name: String)] = []
  /// True if what stopped writes left in the folders is removed.
  var isClearing = true
  /// False after a failure where something of the write is left.
  private(set) var isTakenBack = true

  init(
    findUse: @escaping FindUse = writeUse, losing: @escaping (Message) -> Void = { _ in },
    willPlace: @escaping (String) -> Void = { _ in }, didPlace: @escaping (String) -> Void = { _ in }
  ) {
    (self.findUse, self.losing, self.willPlace, self.didPlace) = (findUse, losing, willPlace, didPlace)
  }

  mutating func add(_ change: FileChange, _ place: WritePlace) throws(WriteFailure) {
    if steps.contains(where: { $0.place.file == place.file }) {
      throw WriteFailure(cause: "'\(place.shown)' is written twice", help: nil)
    }
    steps.append(Step(change: change, place: place))
  }

  /// Writes all of the files or none. `noting` is called when all of it is ready, and `finish` when it is in place; a failure
  /// of one is a failure of the write. An old file that another program may still write to is kept in `old`.
  mutating func write(
    keeping old: OldFiles, noting: () throws(WriteFailure) -> Void = {}, finish: () throws(WriteFailure) -> Void = {}
  ) throws(WriteFailure) {
    do throws(WriteFailure) {
      try prepare()
      try noting()
      try place(keeping: old)
      try finish()
    } catch {
      throw takenBack(after: error)
    }
  }

  /// Checks every file, then writes the new ones beside their places.
  private mutating func prepare() throws(WriteFailure) {
    for index in steps.indices {
      let (place, change) = (steps[index].place, steps[index].change)
      try WriteFailure.naming(place.shown) { () throws(FileError) in
        steps[index].opened = try place.opened()
        steps[index].opened?.findUse = findUse
      }
      guard let opened = steps[index].opened else {
        if change.before != nil { throw WriteFailure.removed(place.shown) }
        continue
      }
      try opened.check(change.before)
      steps[index].attributes = opened.attributes
      if isClearing { TemporaryFile.removeLeftovers(in: opened.folder) }
    }
    for index in steps.indices {
      let place = steps[index].place
      try WriteFailure.naming(place.shown) { () throws(FileError) in
        let opened: OpenPlace
        if let found = steps[index].opened {
          opened = found
        } else {
          opened = try place.made { madeFolders.append(($0, $1)) }
        }
        steps[index].opened = opened
        if steps[index].attributes != nil, !isWritable(opened.name, in: opened.folder) {
          throw FileError(opened.name, .notPermitted)
        }
        if let after = steps[index].change.after {
          steps[index].temporary = try opened.staged(after, like: steps[index].attributes, losing: losing)
        }
      }
    }
  }

  /// Puts the new files in place, and syncs the folders.
  private mutating func place(keeping old: OldFiles) throws(WriteFailure) {
    for index in steps.indices {
      let step = steps[index]
      guard let opened = step.opened else { continue }
      willPlace(step.change.path)
      try opened.check(step.change.before)
      steps[index].aside = try opened.put(step.temporary, over: step.change.before)
      steps[index].temporary = nil
      steps[index].isPlaced = true
      didPlace(step.change.path)
      try confirm(index)
    }
    for (folder, shown) in changedFolders {
      try WriteFailure.naming(shown) { () throws(FileError) in try syncFolder(folder, shown) }
    }
    // An editor that had looked the name up before, and only now came to open it, has had its time.
    for index in steps.indices {
      try confirm(index)
      guard let opened = steps[index].opened, let aside = steps[index].aside else { continue }
      if opened.use(of: aside) != .unknown || !old.keep(aside, of: steps[index].change.path, in: opened.folder) {
        // If that fails, the next write removes it.
        try? removeFile(aside.name, in: opened.folder)
      }
      steps[index].aside = nil
    }
  }

  /// Puts back a text that another program saved into the old file, and fails.
  private mutating func confirm(_ index: Int) throws(WriteFailure) {
    guard let opened = steps[index].opened else { return }
    let old = steps[index].aside
    do throws(WriteFailure) {
      try opened.confirm(&steps[index].aside, placed: steps[index].change.after)
    } catch {
      steps[index].isPlaced = steps[index].aside == old
      throw error
    }
  }

  /// Undoes what was done, the last first, and gives the failure; one that says so where something could not
  /// be undone.
  private mutating func takenBack(after failure: WriteFailure) -> WriteFailure {
    var left: [Int] = []
    for index in steps.indices.reversed() {
      let step = steps[index]
      guard let opened = step.opened else { continue }
      if let temporary = step.temporary { try? removeFile(temporary, in: opened.folder) }
      guard step.isPlaced else { continue }
      do throws(WriteFailure) {
        try opened.takeBack(step.change, step.attributes, &steps[index].aside) {
          didPlace(step.change.path)
        }
      } catch {
        left.append(index)
      }
    }
    for (folder, shown) in changedFolders { try? syncFolder(folder, shown) }
    // A second look as after a write: an editor may have opened the new file by now.
    for index in steps.indices.reversed() where steps[index].isPlaced && !left.contains(index) {
      let step = steps[index]
      do throws(WriteFailure) {
        try step.opened?.confirm(&steps[index].aside, placed: step.change.before)
      } catch {
        left.append(index)
      }
    }
    let kept = steps.compactMap { step in
      step.opened?.discard(step.aside).map { "'\(step.place.shown(beside: $0))'" }
    }
    for (parent, name) in madeFolders.reversed() {
      removeEmptyFolder(name, in: parent)
      try? syncFolder(parent, name)
    }
    isTakenBack = left.isEmpty
    return FileWriter.failure(failure, left.map { "'\(steps[$0].place.shown)'" }, kept)
  }

  /// With what is left of the write, and what other programs saved into files that it took away.
  private static func failure(_ failure: WriteFailure, _ left: [String], _ kept: [String]) -> WriteFailure {
    if left.isEmpty, kept.isEmpty { return failure }
    let half: Message = "look at \(left.joined(separator: ", ")): the new text is there, and could not be taken back"
    let saved: Message = "another program saved a text meanwhile that is in \(kept.joined(separator: ", ")) now"
    let help = [left.isEmpty ? failure.help : half, kept.isEmpty ? nil : saved].compactMap { $0 }.joined(
      separator: "; ")
    return left.isEmpty ? WriteFailure(message: failure.message, help: help) : failure.halfWay(help: help)
  }

  /// Every folder whose names change, with a file to name in an error; one that two files are in, once.
  private var changedFolders: [(folder: OpenFolder, shown: String)] {
    var paths: [String] = []
    var folders: [(folder: OpenFolder, shown: String)] = []
    for step in steps {
      guard let opened = step.opened, !paths.contains(step.place.folder) else { continue }
      paths.append(step.place.folder)
      folders.append((opened.folder, step.place.shown))
    }
    for made in madeFolders { folders.append((made.parent, made.name)) }
    return folders
  }
}
