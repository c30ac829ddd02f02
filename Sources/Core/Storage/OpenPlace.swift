import Platform
import Text

/// A file that has lost its name in the journal, and stays beside it until nobody can have it open any more.
struct AsideFile: Hashable {
  /// The name of a temporary file in the same folder.
  let name: String
  /// The bytes that it held when it was put aside.
  let bytes: [UInt8]
}

/// The place of a file in a folder that is held open, so that nothing leads anywhere else from here on.
struct OpenPlace {
  /// As a message names it.
  let shown: String
  let folder: OpenFolder
  let name: String
  /// Returns whether another program writes to a file of the folder.
  var findUse: FindUse = writeUse

  /// Returns whether another program writes to the file put aside.
  func use(of aside: AsideFile) -> WriteUse { findUse(aside.name, folder) }

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

  /// Writes the new file beside its place; `losing` is told what of the old one's owner, group and attributes can't be kept.
  func staged(
    _ bytes: [UInt8], like old: FileAttributes?, losing: (Message) -> Void = { _ in }
  ) throws(FileError) -> String {
    let temporary = TemporaryFile.newName()
    for lost in try createFile(temporary, bytes, like: old, in: folder) { losing("'\(shown)' lost \(lost)") }
    return temporary
  }

  /// Puts a new file in the place of one that held `before` (nil: of none), or removes that where there is no new one.
  ///
  /// Editors ask for no lock, and may save between our last look and this very moment. So the two files change names, and
  /// the answer is the old file under its other name, for `confirm`; nil where the system knows no such thing.
  func put(_ temporary: String?, over before: [UInt8]?) throws(WriteFailure) -> AsideFile? {
    do throws(FileError) {
      switch (temporary, before) {
      case (nil, nil): return nil
      case (let temporary?, nil):
        if try placeFile(name, from: temporary, in: folder) { return nil }
      case (let temporary?, let before?):
        if try exchangeFiles(name, temporary, in: folder) { return AsideFile(name: temporary, bytes: before) }
        try replaceFile(name, with: temporary, in: folder)
        return nil
      case (nil, let before?):
        let aside = TemporaryFile.newName()
        try replaceFile(aside, with: name, in: folder)
        return AsideFile(name: aside, bytes: before)
      }
    } catch {
      throw WriteFailure(shown, error)
    }
    throw isTaken
  }

  /// Looks at the file that nobody finds under its name any more: where it is another than we read, or somebody still
  /// writes to it, it goes back there, and the failure says why. What stood there in its stead, `placed`, is aside then.
  func confirm(_ aside: inout AsideFile?, placed: [UInt8]?) throws(WriteFailure) {
    guard let old = aside, let refusal = refusal(of: old) else { return }
    try WriteFailure.naming(shown) { () throws(FileError) in
      if let placed {
        let isExchanged = try exchangeFiles(name, old.name, in: folder)
        if !isExchanged { try replaceFile(name, with: old.name, in: folder) }
        aside = isExchanged ? AsideFile(name: old.name, bytes: placed) : nil
      } else if try placeFile(name, from: old.name, in: folder) {
        aside = nil
      }
    }
    throw refusal
  }

  /// Removes what is aside. What another program has saved into it stays, and the answer is its name.
  func discard(_ aside: AsideFile?) -> String? {
    guard let aside else { return nil }
    guard refusal(of: aside) != nil else {
      // If that fails, the next write removes it.
      try? removeFile(aside.name, in: folder)
      return nil
    }
    return namesOfSaved(name).first { (try? placeFile($0, from: aside.name, in: folder)) == true } ?? aside.name
  }

  /// Why a file must go back to its place; nil where it need not.
  private func refusal(of aside: AsideFile) -> WriteFailure? {
    // In this order: what is saved and closed after the first question, the second one sees.
    if staysOpen(aside) {
      return WriteFailure(
        cause: "another program has '\(shown)' open to write to it",
        help: "save and close it there, then run the command again")
    }
    guard let bytes = try? readFile(aside.name, in: folder, followingLinks: false) else { return isChanged }
    return bytes == aside.bytes ? nil : isChanged
  }

  /// A program that was just started has for a moment all files of the one that started it, and who saves is soon done: what is
  /// open for no more than 50 ms is no reason to refuse.
  private func staysOpen(_ aside: AsideFile) -> Bool {
    for _ in 0..<10 {
      if use(of: aside) != .open { return false }
      pause(milliseconds: 5)
    }
    return use(of: aside) == .open
  }

  private var isChanged: WriteFailure {
    WriteFailure(
      cause: "'\(shown)' was changed meanwhile", help: "run the command again")
  }

  private var isTaken: WriteFailure {
    WriteFailure(
      cause: "'\(shown)' is there already",
      help: "move it away, or choose another name")
  }

  /// Brings back what was there, unless somebody changed the file again: the old file itself where it is still aside, else
  /// one like it. Our own is aside then, to be looked at as the old one was: `didPlace` is called before that.
  func takeBack(
    _ change: FileChange, _ attributes: FileAttributes?, _ aside: inout AsideFile?, didPlace: () -> Void
  ) throws(WriteFailure) {
    try check(change.after)
    let old = aside == nil ? try copy(of: change.before, attributes) : aside?.name
    do throws(WriteFailure) {
      aside = try put(old, over: change.after)
    } catch {
      if aside == nil, let old { try? removeFile(old, in: folder) }
      throw error
    }
    didPlace()
    try confirm(&aside, placed: change.before)
  }

  private func copy(of bytes: [UInt8]?, _ old: FileAttributes?) throws(WriteFailure) -> String? {
    guard let bytes else { return nil }
    return try WriteFailure.naming(shown) { () throws(FileError) in try staged(bytes, like: old) }
  }
}
