import Platform

/// The files of one write, from the check to the sync.
struct FileWriter {
  private struct Step {
    let change: FileChange
    let place: WritePlace
    /// Of the file that was there.
    var attributes: FileAttributes?
    /// The new file beside its place, until it is put there.
    var temporary: String?
    var isPlaced = false
  }

  private var steps: [Step] = []
  private var madeFolders: [String] = []
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
      try steps[index].place.check(steps[index].change.before)
      steps[index].attributes = fileAttributes(steps[index].place.file)
    }
    for folder in Set(steps.map(\.place.folder)) { TemporaryFile.removeLeftovers(in: folder) }
    for index in steps.indices {
      let place = steps[index].place
      do throws(FileError) {
        for folder in place.newFolders where try makeFolder(folder) { madeFolders.append(folder) }
        if steps[index].attributes != nil, !isWritable(place.file) {
          throw FileError(place.file, .notPermitted)
        }
        if let after = steps[index].change.after {
          steps[index].temporary = try place.staged(after, like: steps[index].attributes)
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
      willPlace(step.change.path)
      try step.place.check(step.change.before)
      try step.place.put(step.temporary, over: step.change.before)
      steps[index].temporary = nil
      steps[index].isPlaced = true
    }
    for (folder, shown) in folders {
      do throws(FileError) {
        try syncFolder(folder)
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
      if let temporary = step.temporary { try? removeFile(temporary) }
      guard step.isPlaced else { continue }
      do throws(WriteFailure) {
        try step.place.takeBack(step.change, step.attributes)
      } catch {
        left.append("'\(step.place.shown)'")
      }
    }
    for folder in madeFolders.reversed() { removeEmptyFolder(folder) }
    for (folder, _) in folders { try? syncFolder(folder) }
    isTakenBack = left.isEmpty
    if left.isEmpty { return failure }
    return WriteFailure(
      message: failure.message.replacingEnd("nothing was written", with: "half of it was written"),
      help: "look at \(left.joined(separator: ", ")): the new text is there, and could not be taken back")
  }

  /// Every folder whose names change, with a file to name in an error.
  private var folders: [String: String] {
    var folders: [String: String] = [:]
    for place in steps.map(\.place) {
      for folder in [place.folder] + place.newFolders.map(parent) { folders[folder] = place.shown }
    }
    return folders
  }

  private func parent(_ path: String) -> String {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension String {
  fileprivate func replacingEnd(_ end: String, with other: String) -> String {
    hasSuffix(end) ? dropLast(end.count) + other : self
  }
}
