package import Platform
import Text

extension JournalFolder {
  /// The folder of the program's own files in a journal: the lock and the last writes. It can be thrown away.
  static let ownFolder = ".bumbum"

  /// The lines of `.gitignore` for files that git should neither keep nor trip over.
  package static let ignoredByGit = [ownFolder + "/", TemporaryFile.pattern]

  /// A file of the program's own, there once the lock was held.
  package func ownFile(_ name: String) -> String { joined(joined(path, JournalFolder.ownFolder), name) }

  /// The bytes of the journal's `.gitattributes`; nil without one.
  package var gitAttributes: [UInt8]? {
    try? readFile(joined(path, ".gitattributes"), limit: JournalFolder.largestText, followingLinks: false)
  }

  /// True once a day for each topic: what is said then need not be said again. Where that can't be noted, always.
  package func isFirst(of day: String, _ topic: String) -> Bool {
    let file = ownFile("said-" + topic)
    let text = Array((day + "\n").utf8)
    if (try? readFile(file, limit: 64)) == text { return false }
    if fileStatus(file, followingLinks: false)?.kind ?? .file == .file, (try? preparedOwnFolder()) != nil {
      try? JournalFolder.overwrite(file, with: text)
    }
    return true
  }

  /// Takes the journal's lock, runs the body, lets the lock go. Programs that ask for it come one after the
  /// other, so what the body reads is what it writes over. The system lets go for a program that crashes.
  ///
  /// Waits for a holder up to 10 seconds, and for a queue that moves up to a minute. A write that was stopped half-way is
  /// taken back before the body runs, and `recovered` is told.
  @discardableResult
  package func withLock<Value>(
    recovered: (Recovery) -> Void = { _ in }, _ body: () throws(WriteFailure) -> Value
  ) throws(WriteFailure) -> Value {
    try withLock(orThrow: { $0 }, recovered: recovered, body)
  }

  /// Runs a body that throws errors of its own under the lock; `refused` makes one of them if the lock can't be had.
  @discardableResult
  package func withLock<Value, Failure>(
    orThrow refused: (WriteFailure) -> Failure, patience: FileLock.Patience = .usual,
    recovered: (Recovery) -> Void = { _ in }, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let lock: FileLock
    do throws(WriteFailure) {
      lock = try locked(patience)
    } catch {
      throw refused(error)
    }
    do throws(WriteFailure) {
      if let recovery = try takeBackInterrupted() { recovered(recovery) }
      let saved = OldFiles(self).savedLater()
      if !saved.isEmpty { recovered(Recovery(outcome: .savedLater, kept: saved)) }
    } catch {
      throw refused(error)
    }
    return try withExtendedLifetime(lock, body)
  }

  /// The lock; what was stopped half-way is left as it is.
  func locked(_ patience: FileLock.Patience = .usual) throws(WriteFailure) -> FileLock {
    let folder = try preparedOwnFolder()
    do throws(FileLock.Failure) {
      return try FileLock(folder: folder, name: "lock", patience: patience)
    } catch {
      throw WriteFailure(error, self)
    }
  }

  /// nil where another program holds it.
  func lockIfFree() throws(WriteFailure) -> FileLock? {
    let folder = try preparedOwnFolder()
    do throws(FileLock.Failure) {
      return try FileLock(folder: folder, name: "lock", patience: FileLock.Patience(holder: 0, total: 0))
    } catch {
      if case .held = error { return nil }
      throw WriteFailure(error, self)
    }
  }

  /// Makes the folder where it is missing, hidden from git; the answer is its path.
  private func preparedOwnFolder() throws(WriteFailure) -> String {
    let folder = joined(path, JournalFolder.ownFolder)
    let shown = shownPrefix + JournalFolder.ownFolder
    if let status = fileStatus(folder, followingLinks: false) {
      guard status.kind == .folder else {
        throw WriteFailure(
          cause: status.kind == .symbolicLink ? "'\(shown)' is no folder but a link" : "'\(shown)' is no folder",
          help: "move it away: bumbum keeps its lock there")
      }
    } else {
      try WriteFailure.naming(shown) { () throws(FileError) in _ = try makeFolder(folder) }
    }
    let ignore = folder + "/.gitignore"
    if fileStatus(ignore, followingLinks: false) == nil {
      // Two that start at once both try; and without it the journal is written all the same.
      _ = try? createFile(ignore, Array("*\n".utf8), isSynced: false)
    }
    return folder
  }
}

extension WriteFailure {
  fileprivate init(_ failure: FileLock.Failure, _ journal: JournalFolder) {
    let shown = journal.shownPrefix + JournalFolder.ownFolder + "/lock"
    switch failure {
    case .held(let process):
      let holder: Message = process.map { "process \($0)" } ?? "another program"
      self.init(
        cause: "the journal is being written by \(holder), which does not finish",
        help: process.map { "try again, or look what it does: ps -p \($0)" } ?? "try again")
    case .notSupported:
      self.init(
        cause: "can't lock '\(shown)': this file system knows no locks",
        help: "keep the journal on a disk of this machine, or edit its files by hand")
    case .file(let error):
      self.init(cause: "can't lock '\(shown)': \(error.message)", help: nil)
    }
  }
}
