import Platform

/// The place of a file in a folder that is held open, so that nothing leads anywhere else from here on.
struct OpenPlace {
  /// As a message names it.
  let shown: String
  let folder: OpenFolder
  let name: String

  /// nil where there is no file.
  var attributes: FileAttributes? { fileAttributes(name, in: folder) }

  /// Refuses where the file does not hold this.
  func check(_ before: [UInt8]?) throws(WriteFailure) {
    guard let before else {
      if fileStatus(name, followingLinks: false, in: folder) != nil { throw isTaken }
      return
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try readFile(name, in: folder, followingLinks: false)
    } catch {
      guard error.isNotFound else { throw WriteFailure(shown, error) }
      throw WriteFailure.removed(shown)
    }
    guard bytes == before else { throw isChanged }
  }

  /// Writes the new file beside its place.
  func staged(_ bytes: [UInt8], like old: FileAttributes?) throws(FileError) -> String {
    let temporary = TemporaryFile.newName()
    try createFile(temporary, bytes, like: old, in: folder)
    return temporary
  }

  /// Puts a new file in the place of one that held `before` (nil: of none), or removes that where there is no new one.
  /// What another program saved there a moment ago stays, and is a failure.
  func put(_ temporary: String?, over before: [UInt8]?) throws(WriteFailure) {
    let refusal: WriteFailure?
    do throws(FileError) {
      switch (temporary, before) {
      case (nil, nil): refusal = nil
      case (let temporary?, nil): refusal = try placeFile(name, from: temporary, in: folder) ? nil : isTaken
      case (let temporary?, let before?): refusal = try replace(with: temporary, before)
      case (nil, let before?): refusal = try remove(before)
      }
    } catch {
      throw WriteFailure(shown, error)
    }
    if let refusal { throw refusal }
  }

  /// Editors ask for no lock, and may save between our last look and this very moment. So the two files change names,
  /// and only then the old one is looked at: where it is another than we read, or somebody still writes to it, they
  /// change back, and the answer says why.
  private func replace(with temporary: String, _ before: [UInt8]) throws(FileError) -> WriteFailure? {
    guard try exchangeFiles(name, temporary, in: folder) else {
      try replaceFile(name, with: temporary, in: folder)
      return nil
    }
    guard let refusal = refusal(of: temporary, before) else {
      // Where that fails, the next write removes it.
      try? removeFile(temporary, in: folder)
      return nil
    }
    if try !exchangeFiles(name, temporary, in: folder) {
      try replaceFile(name, with: temporary, in: folder)
    }
    return refusal
  }

  /// The same for a file that goes.
  private func remove(_ before: [UInt8]) throws(FileError) -> WriteFailure? {
    let aside = TemporaryFile.newName()
    try replaceFile(aside, with: name, in: folder)
    guard let refusal = refusal(of: aside, before) else {
      try? removeFile(aside, in: folder)
      return nil
    }
    if try !placeFile(name, from: aside, in: folder) { try replaceFile(name, with: aside, in: folder) }
    return refusal
  }

  /// Why the old file, which nobody finds under its name any more, must go back there; nil where it need not.
  private func refusal(of old: String, _ before: [UInt8]) -> WriteFailure? {
    guard let bytes = try? readFile(old, in: folder, followingLinks: false), bytes == before else {
      return isChanged
    }
    guard isOpenForWriting(old, in: folder) else { return nil }
    return WriteFailure(
      message: "another program has '\(shown)' open to write to it; nothing was written",
      help: "save and close it there, then run the command again")
  }

  private var isChanged: WriteFailure {
    WriteFailure(
      message: "'\(shown)' was changed meanwhile; nothing was written", help: "run the command again")
  }

  private var isTaken: WriteFailure {
    WriteFailure(
      message: "'\(shown)' is there already; nothing was written",
      help: "move it away, or choose another name")
  }

  /// Brings back what was there, unless somebody changed the file again.
  func takeBack(_ change: FileChange, _ old: FileAttributes?) throws(WriteFailure) {
    try check(change.after)
    var temporary: String?
    if let before = change.before {
      do throws(FileError) {
        temporary = try staged(before, like: old)
      } catch {
        throw WriteFailure(shown, error)
      }
    }
    do throws(WriteFailure) {
      try put(temporary, over: change.after)
    } catch {
      if let temporary { try? removeFile(temporary, in: folder) }
      throw error
    }
  }
}
