import Platform

/// The files of one write, from the check to the sync.
struct FileWriter {
  private struct Step {
    let change: FileChange
    let place: WritePlace
    /// Once its folder is there.
    var opened: OpenPlace?
    /// Of the file that was there.
    var attributes: FileAttributes?
    /// The new file beside its place, until it is put there.
    var temporary: String?
    var isPlaced = false
  }

  private var steps: [Step] = []
  private var madeFolders: [(parent: OpenFolder, name: String)] = []
  /// After `takenBack`: nothing of the write is left.
  private(set) var isTakenBack = false

  mutating func add(_ change: FileChange, _ place: WritePlace) throws(WriteFailure) {
    if steps.contains(where: { $0.place.file == place.file }) {
      throw WriteFailure(message: "'\(place.shown)' is written twice; nothing was written", help: nil)
    }
    steps.append(Step(change: change, place: place))
  }

  /// Checks every file, then writes the new ones beside their places.
  mutating func prepare() throws(WriteFailure) {
    for index in steps.indices {
      let (place, change) = (steps[index].place, steps[index].change)
      do throws(FileError) {
        steps[index].opened = try place.opened()
      } catch {
        throw WriteFailure(place.shown, error)
      }
      guard let opened = steps[index].opened else {
        if change.before != nil { throw WriteFailure.removed(place.shown) }
        continue
      }
      try opened.check(change.before)
      steps[index].attributes = opened.attributes
      TemporaryFile.removeLeftovers(in: opened.folder)
    }
    for index in steps.indices {
      let place = steps[index].place
      do throws(FileError) {
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
          steps[index].temporary = try opened.staged(after, like: steps[index].attributes)
        }
      } catch {
        throw WriteFailure(place.shown, error)
      }
    }
  }

  /// Puts the new files in place, and syncs the folders.
  mutating func place(_ willPlace: (String) -> Void) throws(WriteFailure) {
    for index in steps.indices {
      let step = steps[index]
      guard let opened = step.opened else { continue }
      willPlace(step.change.path)
      try opened.check(step.change.before)
      try opened.put(step.temporary, over: step.change.before)
      steps[index].temporary = nil
      steps[index].isPlaced = true
    }
    for (folder, shown) in changedFolders {
      do throws(FileError) {
        try syncFolder(folder, shown)
      } catch {
        throw WriteFailure(shown, error)
      }
    }
  }

  /// Undoes what was done, the last first, and gives the failure; one that says so where something could not
  /// be undone.
  mutating func takenBack(after failure: WriteFailure) -> WriteFailure {
    var left: [String] = []
    for step in steps.reversed() {
      guard let opened = step.opened else { continue }
      if let temporary = step.temporary { try? removeFile(temporary, in: opened.folder) }
      guard step.isPlaced else { continue }
      do throws(WriteFailure) {
        try opened.takeBack(step.change, step.attributes)
      } catch {
        left.append("'\(step.place.shown)'")
      }
    }
    for (parent, name) in madeFolders.reversed() { removeEmptyFolder(name, in: parent) }
    for (folder, shown) in changedFolders { try? syncFolder(folder, shown) }
    isTakenBack = left.isEmpty
    if left.isEmpty { return failure }
    return WriteFailure(
      message: failure.message.replacingEnd("nothing was written", with: "half of it was written"),
      help: "look at \(left.joined(separator: ", ")): the new text is there, and could not be taken back")
  }

  /// Every folder whose names change, with a file to name in an error; one that two files are in, once.
  private var changedFolders: [(folder: OpenFolder, shown: String)] {
    var paths: Set<String> = []
    var folders: [(folder: OpenFolder, shown: String)] = []
    for step in steps {
      guard let opened = step.opened, paths.insert(step.place.folder).inserted else { continue }
      folders.append((opened.folder, step.place.shown))
    }
    return folders + madeFolders.map { ($0.parent, $0.name) }
  }
}

extension String {
  fileprivate func replacingEnd(_ end: String, with other: String) -> String {
    hasSuffix(end) ? dropLast(end.count) + other : self
  }
}
