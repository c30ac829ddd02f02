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
    guard bytes == before else { throw isChanged }
  }

  /// Writes the new file beside its place.
  func staged(_ bytes: [UInt8], like old: FileAttributes?) throws(FileError) -> String {
    let temporary = joined(folder, TemporaryFile.newName())
    try createFile(temporary, bytes, like: old)
    return temporary
  }

  /// Puts a new file in the place of one that held `before` (nil: of none), or removes that where there is no new one.
  /// What another program saved there a moment ago stays, and is a failure.
  func put(_ temporary: String?, over before: [UInt8]?) throws(WriteFailure) {
    let refusal: WriteFailure?
    do throws(FileError) {
      switch (temporary, before) {
      case (nil, nil): refusal = nil
      case (let temporary?, nil): refusal = try placeFile(file, from: temporary) ? nil : isTaken
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
    guard try exchangeFiles(file, temporary) else {
      try replaceFile(file, with: temporary)
      return nil
    }
    guard let refusal = refusal(of: temporary, before) else {
      // Where that fails, the next write removes it.
      try? removeFile(temporary)
      return nil
    }
    if try !exchangeFiles(file, temporary) { try replaceFile(file, with: temporary) }
    return refusal
  }

  /// The same for a file that goes.
  private func remove(_ before: [UInt8]) throws(FileError) -> WriteFailure? {
    let aside = joined(folder, TemporaryFile.newName())
    try replaceFile(aside, with: file)
    guard let refusal = refusal(of: aside, before) else {
      try? removeFile(aside)
      return nil
    }
    if try !placeFile(file, from: aside) { try replaceFile(file, with: aside) }
    return refusal
  }

  /// Why the old file, which nobody finds under its name any more, must go back there; nil where it need not.
  private func refusal(of old: String, _ before: [UInt8]) -> WriteFailure? {
    guard let bytes = try? readFile(old), bytes == before else { return isChanged }
    guard isOpenForWriting(old) else { return nil }
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
      if let temporary { try? removeFile(temporary) }
      throw error
    }
  }
}
