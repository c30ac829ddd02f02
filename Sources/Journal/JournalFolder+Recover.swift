import Platform

extension JournalFolder {
  /// Takes back a write of several files that was stopped between two of them: a photo without its check-in, half of a
  /// rename. Inside of the lock, before anything is read.
  ///
  /// Only where every file still is as that write found it or left it. Where somebody has changed one since, taking back
  /// the others would tear apart what they saw together: then all stay as they are.
  func takeBackInterrupted() throws(WriteFailure) {
    let store = UndoStore(self)
    guard store.mayBeBegun else { return }
    guard let changes = try store.begun() else { return store.abandon() }
    var placed: [(change: FileChange, place: WritePlace)] = []
    for change in changes {
      // One that leads out of the journal by now was changed, too.
      guard let place = try? WritePlace(of: change, in: self) else { return store.abandon() }
      switch try side(of: place, change) {
      case .before: break
      case .after: placed.append((change, place))
      case .neither: return store.abandon()
      }
    }
    // All that was missing is the word that it is done.
    if placed.count == changes.count { return try store.finish(isUndo: false) }
    for (change, place) in placed.reversed() { try takeBack(change, place) }
    store.abandon()
  }
}

extension JournalFolder {
  private enum Side { case before, after, neither }

  private func side(of place: WritePlace, _ change: FileChange) throws(WriteFailure) -> Side {
    var bytes: [UInt8]?
    do throws(FileError) {
      bytes = try place.opened().map { opened throws(FileError) in
        try readFile(opened.name, in: opened.folder, followingLinks: false)
      }
    } catch {
      switch error.reason {
      case .notFound, .notFolder: bytes = nil
      case .isFolder, .notRegular, .tooLarge: return .neither
      case .notPermitted, .other: throw stuck(place, error.message)
      }
    }
    if bytes == change.before { return .before }
    return bytes == change.after ? .after : .neither
  }

  private func takeBack(_ change: FileChange, _ place: WritePlace) throws(WriteFailure) {
    let opened: OpenPlace
    var changed: [OpenFolder] = []
    do throws(FileError) {
      opened = try place.made { parent, _ in changed.append(parent) }
    } catch {
      throw stuck(place, error.message)
    }
    var aside: AsideFile?
    defer { _ = opened.discard(aside) }
    do throws(WriteFailure) {
      try opened.takeBack(change, opened.attributes, &aside) {}
    } catch {
      throw WriteFailure(message: error.message, help: stuck(place, "").help)
    }
    do throws(FileError) {
      for folder in changed + [opened.folder] { try syncFolder(folder, place.shown) }
    } catch {
      throw stuck(place, error.message)
    }
    do throws(WriteFailure) {
      try opened.confirm(&aside, placed: change.before)
    } catch {
      throw WriteFailure(message: error.message, help: stuck(place, "").help)
    }
  }

  private func stuck(_ place: WritePlace, _ reason: String) -> WriteFailure {
    WriteFailure(
      message:
        "can't take back '\(place.shown)', of a write that was stopped half-way: \(reason); nothing was written",
      help: "or keep it as it is: remove '\(shownPrefix)\(JournalFolder.ownFolder)/pending'")
  }
}
