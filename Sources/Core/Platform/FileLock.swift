import LibC
import Text

/// A lock between programs, held for the lifetime of this value. The system releases it at the program's end at the
/// latest.
///
/// It is `flock` on a file, which has the process id of the holder. It stops only programs that ask for it.
package struct FileLock: ~Copyable {
  private let descriptor: Descriptor

  package enum Failure: Error, Hashable, Sendable {
    /// Another program held the lock all the time; the value is its process id, if it wrote one.
    case held(by: Int?)
    /// The file system has no locks.
    case notSupported
    case file(FileError)
  }

  /// The longest time to wait, in milliseconds.
  package struct Patience: Hashable, Sendable {
    /// The time for a single holder that does not release the lock.
    package let holder: Int
    /// The time in total, for several holders in turn.
    package let total: Int

    package init(holder: Int, total: Int) {
      self.holder = holder
      self.total = total
    }

    /// A holder needs milliseconds, or seconds if a busy disk is slow to sync: one that takes ten is stuck or stopped.
    /// But of forty that start at once, each gets its turn: a queue that moves is waited for a minute.
    package static let usual = Patience(holder: 10_000, total: 60_000)
  }

  /// Takes the lock of a folder on the file `name` in it, creating the file. Neither may be a link.
  package init(folder: String, name: String, patience: Patience = .usual) throws(Failure) {
    var waiting = Waiting(patience)
    let path = folder + "/" + name
    while true {
      let file = try FileLock.opened(folder, name)
      try FileLock.take(file, &waiting)
      // A lock on a removed file is worthless: the next attempt makes a new file.
      if FileLock.isSame(file, path) {
        FileLock.sign(file)
        descriptor = file
        return
      }
      if waiting.isOver(holder: []) { throw .held(by: nil) }
    }
  }

  deinit {
    // The empty file names no holder; closing the descriptor releases the lock.
    _ = ftruncate(descriptor.number, 0)
  }
}

extension FileLock {
  private static func opened(_ folder: String, _ name: String) throws(Failure) -> Descriptor {
    let path = folder + "/" + name
    do throws(FileError) {
      let parent = try OpenFolder(folder, in: .current)
      let file = try Descriptor(
        name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, mode: 0o666, in: parent)
      _ = try regularFile(file.number, path)
      return file
    } catch {
      throw .file(FileError(path, error.reason))
    }
  }

  private static func take(_ file: borrowing Descriptor, _ waiting: inout Waiting) throws(Failure) {
    while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      switch code {
      case EINTR: continue
      case EWOULDBLOCK:
        let holder = signature(file)
        if waiting.isOver(holder: holder) { throw .held(by: process(holder)) }
        waiting.pause()
      case ENOTSUP, EOPNOTSUPP, ENOLCK, ENOSYS, EINVAL: throw .notSupported
      default: throw .file(FileError("the lock", errno: code))
      }
    }
  }

  private static func isSame(_ file: borrowing Descriptor, _ path: String) -> Bool {
    var held = stat()
    var there = stat()
    guard unsafe fstat(file.number, &held) == 0, unsafe withPath(path, { unsafe lstat($0, &there) }) == 0
    else { return false }
    return held.st_ino == there.st_ino && held.st_dev == there.st_dev
  }

  /// Writes the process id, and a number for each turn of one process; a failure does no harm.
  private static func sign(_ file: borrowing Descriptor) {
    let text = Array("\(Int(getpid())) \(Int.random(in: 0 ... .max))\n".utf8)
    _ = ftruncate(file.number, 0)
    _ = unsafe text.withUnsafeBytes { unsafe pwrite(file.number, $0.baseAddress, $0.count, 0) }
  }

  private static func signature(_ file: borrowing Descriptor) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
      count = unsafe max(0, pread(file.number, buffer.baseAddress, 64, 0))
    }
  }

  private static func process(_ signature: [UInt8]) -> Int? {
    Int(String(decoding: signature.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
  }
}

/// The time spent waiting, in total and for the current holder.
private struct Waiting {
  private let patience: FileLock.Patience
  private let start = milliseconds()
  private var holder: [UInt8] = []
  private var holderSince = milliseconds()

  init(_ patience: FileLock.Patience) { self.patience = patience }

  /// True if the patience is used up; a new holder starts its own time.
  mutating func isOver(holder current: [UInt8]) -> Bool {
    let now = milliseconds()
    if current != holder {
      holder = current
      holderSince = now
    }
    return now - holderSince >= patience.holder || now - start >= patience.total
  }

  /// Sleeps for a few random milliseconds, so that waiting programs don't all try at the same time.
  func pause() { usleep(UInt32.random(in: 1000...8000)) }
}
