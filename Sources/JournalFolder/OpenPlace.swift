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
  ///
  /// Editors ask for no lock, and may save between our last look and this very moment. So the two files change names, and
  /// the answer is the one under which the old file still stands, for `confirm`; nil where the system knows no such thing.
  func put(_ temporary: String?, over before: [UInt8]?) throws(WriteFailure) -> String? {
    do throws(FileError) {
      switch (temporary, before) {
      case (nil, nil): return nil
      case (let temporary?, nil):
        if try placeFile(name, from: temporary, in: folder) { return nil }
      case (let temporary?, _?):
        if try exchangeFiles(name, temporary, in: folder) { return temporary }
        try replaceFile(name, with: temporary, in: folder)
        return nil
      case (nil, _?):
        let aside = TemporaryFile.newName()
        try replaceFile(aside, with: name, in: folder)
        return aside
      }
    } catch {
      throw WriteFailure(shown, error)
    }
    throw isTaken
  }

  /// Looks at the old file, which nobody finds under its name any more: where it is another than we read, or somebody
  /// still writes to it, it goes back there, and the failure says why.
  func confirm(_ aside: String, over before: [UInt8], isRemoved: Bool) throws(WriteFailure) {
    guard let refusal = refusal(of: aside, before) else { return }
    do throws(FileError) {
      if isRemoved {
        if try !placeFile(name, from: aside, in: folder) { try replaceFile(name, with: aside, in: folder) }
      } else if try exchangeFiles(name, aside, in: folder) {
        try? removeFile(aside, in: folder)
      } else {
        try replaceFile(name, with: aside, in: folder)
      }
    } catch {
      throw WriteFailure(shown, error)
    }
    throw refusal
  }

  /// Why an old file must go back to its place; nil where it need not.
  private func refusal(of old: String, _ before: [UInt8]) -> WriteFailure? {
    // In this order: what is saved and closed after the first question, the second one sees.
    if isOpenForWriting(old, in: folder) {
      return WriteFailure(
        message: "another program has '\(shown)' open to write to it; nothing was written",
        help: "save and close it there, then run the command again")
    }
    let bytes = try? readFile(old, in: folder, followingLinks: false)
    return bytes == before ? nil : isChanged
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
      let aside = try put(temporary, over: change.after)
      guard let aside, let after = change.after else { return }
      temporary = nil
      try confirm(aside, over: after, isRemoved: change.before == nil)
      try? removeFile(aside, in: folder)
    } catch {
      if let temporary { try? removeFile(temporary, in: folder) }
      throw error
    }
  }
}
