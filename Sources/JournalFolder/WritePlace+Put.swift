import Platform

extension WritePlace {
  /// Refuses where the file does not hold this.
  func check(_ before: [UInt8]?) throws(WriteFailure) {
    guard let before else {
      if fileStatus(file, followingLinks: false) != nil { throw isTaken }
      return
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try readFile(file)
    } catch {
      guard error.isNotFound else { throw WriteFailure(shown, error) }
      throw WriteFailure(
        message: "'\(shown)' was removed meanwhile; nothing was written", help: "run the command again")
    }
    guard bytes == before else {
      throw WriteFailure(
        message: "'\(shown)' was changed meanwhile; nothing was written", help: "run the command again")
    }
  }

  /// Writes the new file beside its place.
  func staged(_ bytes: [UInt8], like old: FileAttributes?) throws(FileError) -> String {
    let temporary = joined(folder, TemporaryFile.newName())
    try createFile(temporary, bytes, like: old)
    return temporary
  }

  /// Puts a new file in its place, or removes the old one where there is none. What another program made
  /// there a moment ago stays, and is a failure.
  func put(_ temporary: String?, isNew: Bool) throws(WriteFailure) {
    do throws(FileError) {
      guard let temporary else { return try removeFile(file) }
      guard isNew else { return try replaceFile(file, with: temporary) }
      if try placeFile(file, from: temporary) { return }
    } catch {
      throw WriteFailure(shown, error)
    }
    throw isTaken
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
      try put(temporary, isNew: change.after == nil)
    } catch {
      if let temporary { try? removeFile(temporary) }
      throw error
    }
  }
}
