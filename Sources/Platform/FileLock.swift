import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock between programs: held as long as this value lives, and let go by the system when the program ends
/// in any way, so it is never stale.
///
/// It is `flock` on a file, which says who holds it. Only programs that ask for it are kept out.
package struct FileLock: ~Copyable {
  private let descriptor: Descriptor

  package enum Failure: Error, Hashable, Sendable {
    /// Another program held it all the time; its process id, where it said so.
    case held(by: Int?)
    /// The file system knows no locks.
    case notSupported
    case file(FileError)
  }

  /// How long to wait, in milliseconds.
  package struct Patience: Hashable, Sendable {
    /// For one holder that does not let go.
    package let holder: Int
    /// In total, while one holder follows another.
    package let total: Int

    package init(holder: Int, total: Int) {
      self.holder = holder
      self.total = total
    }

    /// A holder needs milliseconds, and seconds where a busy disk is slow to sync: one that takes ten is stuck or
    /// stopped. But forty that started at once all get their turn, and nobody gives up on a queue that moves before a
    /// minute is over.
    package static let usual = Patience(holder: 10_000, total: 60_000)
  }

  /// Takes the lock of a folder that is there, on the file of this name, which is made where it is missing.
  /// Neither the folder nor the file may be a link.
  package init(folder: String, name: String, patience: Patience = .usual) throws(Failure) {
    var waiting = Waiting(patience)
    let path = folder + "/" + name
    while true {
      let file = try FileLock.opened(folder, name)
      try FileLock.take(file, &waiting)
      // Whoever removed the file meanwhile left us with the lock of nothing: the next one makes a new file.
      if FileLock.isSame(file, path) {
        FileLock.sign(file)
        descriptor = file
        return
      }
      if waiting.isOver(holder: []) { throw .held(by: nil) }
    }
  }

  deinit {
    // Nobody holds it now; closing, which is what lets go, is the descriptor's own end.
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
      var status = stat()
      guard unsafe fstat(file.number, &status) == 0 else { throw FileError(path, errno: errno) }
      guard FileStatus(status).kind == .file else { throw FileError(path, .notRegular) }
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
    var ours = stat()
    var there = stat()
    guard unsafe fstat(file.number, &ours) == 0, unsafe withPath(path, { unsafe lstat($0, &there) }) == 0
    else { return false }
    return ours.st_ino == there.st_ino && ours.st_dev == there.st_dev
  }

  /// Writes the process id, and a number by which one turn differs from the next of the same process. Not
  /// being able to is no reason not to hold the lock.
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

/// How long one waited, for whom.
private struct Waiting {
  private let patience: FileLock.Patience
  private let start = milliseconds()
  private var holder: [UInt8] = []
  private var holderSince = milliseconds()

  init(_ patience: FileLock.Patience) { self.patience = patience }

  /// True when it was long enough; a new holder is progress.
  mutating func isOver(holder current: [UInt8]) -> Bool {
    let now = milliseconds()
    if current != holder {
      holder = current
      holderSince = now
    }
    return now - holderSince >= patience.holder || now - start >= patience.total
  }

  /// A few milliseconds, by chance: those who wait don't all knock at the same time.
  func pause() { usleep(UInt32.random(in: 1000...8000)) }
}
