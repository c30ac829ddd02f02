import LibC
package import Text

#if os(Linux)
  import CSystem
#endif

// The functions below take paths, or names in an open folder.

/// True if this user may change the contents of a file. Renaming another file over a read-only one would work too,
/// against the will of its owner.
package func isWritable(_ path: String, in folder: OpenFolder = .current) -> Bool {
  unsafe withPath(path) { unsafe faccessat(folder.number, $0, W_OK, 0) } == 0
}

/// Creates a new file, links not followed, and returns when its bytes are on the disk (`isSynced`); a failure leaves no
/// file.
///
/// The new file gets the mode of `old`, the file it will replace, and its owner, group and extended attributes as far
/// as this user may give them; the attributes that could not be kept are returned in the words of a message. Without
/// `old` the mode is `mode` less the umask.
@discardableResult
package func createFile(
  _ path: String, _ bytes: [UInt8], like old: FileAttributes? = nil, mode: UInt32 = 0o644,
  isSynced: Bool = true, in folder: OpenFolder = .current
) throws(FileError) -> [Message] {
  var lost: [Message] = []
  let descriptor = try Descriptor(
    path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: old == nil ? mode : 0o600, in: folder)
  do throws(FileError) {
    // A failed write must name this file, not a stream.
    do throws(FileError) {
      _ = try write(bytes, to: descriptor.number)
    } catch {
      throw FileError(path, error.reason)
    }
    if let old {
      // The owner first: giving a file away takes some bits of its mode. An access control list changes them, too.
      lost = give(old, to: descriptor.number)
      guard fchmod(descriptor.number, mode_t(truncatingIfNeeded: old.mode)) == 0 else {
        throw FileError(path, errno: errno)
      }
    }
    if isSynced { try sync(descriptor.number, path) }
  } catch {
    _ = unsafe withPath(path) { unsafe unlinkat(folder.number, $0, 0) }
    throw error
  }
  return lost
}

/// Renames a file over another in one step: a reader sees the old one or the new one.
package func replaceFile(
  _ path: String, with new: String, in folder: OpenFolder = .current
) throws(FileError) {
  let result = unsafe withPaths(new, path) { unsafe renameat(folder.number, $0, folder.number, $1) }
  guard result == 0 else { throw FileError(path, errno: errno) }
}

/// Exchanges the names of two files in one step; false, changing nothing, if the system or its file system can't.
package func exchangeFiles(
  _ one: String, _ other: String, in folder: OpenFolder = .current
) throws(FileError) -> Bool {
  #if canImport(Glibc)
    // The value of RENAME_EXCHANGE is 2.
    let result = unsafe withPaths(one, other) {
      unsafe renameat2(folder.number, $0, folder.number, $1, 2)
    }
  #elseif canImport(Darwin)
    let result = unsafe withPaths(one, other) {
      unsafe renameatx_np(folder.number, $0, folder.number, $1, UInt32(RENAME_SWAP))
    }
  #else
    let result: Int32 = -1
    errno = ENOSYS
  #endif
  if result == 0 { return true }
  let code = errno
  if [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP].contains(code) { return false }
  throw FileError(one, errno: code)
}

/// The use of a file by other programs: open for writing, or not.
package enum WriteUse: Sendable {
  case open, closed
  /// The answer on systems other than Linux, for files of another user, and on file systems without leases.
  case unknown
}

/// A function that asks the system if another program writes to a file of a folder.
package typealias FindUse = @Sendable (String, OpenFolder) -> WriteUse

@Sendable
package func writeUse(of path: String, in folder: OpenFolder = .current) -> WriteUse {
  #if os(Linux)
    guard let file = try? Descriptor(reading: path, in: folder) else { return .unknown }
    // A program that opens the file during the lease makes the kernel send SIGIO, which would end this one.
    _ = signal(SIGIO, SIG_IGN)
    if fcntl(file.number, set_lease, Int32(F_RDLCK)) == 0 {
      _ = fcntl(file.number, set_lease, Int32(F_UNLCK))
      return .closed
    }
    return errno == EAGAIN ? .open : .unknown
  #else
    return .unknown
  #endif
}

/// Renames a file to a free path; false, changing nothing, if a file is there.
package func placeFile(
  _ path: String, from new: String, in folder: OpenFolder = .current
) throws(FileError) -> Bool {
  // A link, unlike a rename, never replaces a file that another program has just made.
  if unsafe withPaths(new, path, { unsafe linkat(folder.number, $0, folder.number, $1, 0) }) == 0 {
    _ = unsafe withPath(new) { unsafe unlinkat(folder.number, $0, 0) }
    return true
  }
  let code = errno
  if code == EEXIST { return false }
  // Some file systems have no hard links; there a look just before has to do.
  guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV, EACCES].contains(code) else {
    throw FileError(path, errno: code)
  }
  if fileStatus(path, followingLinks: false, in: folder) != nil { return false }
  try replaceFile(path, with: new, in: folder)
  return true
}

/// Moves a file into another folder of the same file system, over a file with that name.
package func moveFile(
  _ name: String, in folder: OpenFolder, to other: String, in otherFolder: OpenFolder
) throws(FileError) {
  let result = unsafe withPaths(name, other) {
    unsafe renameat(folder.number, $0, otherFolder.number, $1)
  }
  guard result == 0 else { throw FileError(name, errno: errno) }
}

/// Removes a file, or a link instead of its target.
package func removeFile(_ path: String, in folder: OpenFolder = .current) throws(FileError) {
  let result = unsafe withPath(path) { unsafe unlinkat(folder.number, $0, 0) }
  guard result == 0 else { throw FileError(path, errno: errno) }
}

/// Creates a folder in an existing one; false if a folder, or a link to one, is there already.
package func makeFolder(_ path: String, in folder: OpenFolder = .current) throws(FileError) -> Bool {
  if unsafe withPath(path, { unsafe mkdirat(folder.number, $0, 0o777) }) == 0 { return true }
  let code = errno
  guard code == EEXIST else { throw FileError(path, errno: code) }
  guard fileStatus(path, in: folder)?.kind == .folder else { throw FileError(path, .notFolder) }
  return false
}

/// Removes a folder if it is empty.
package func removeEmptyFolder(_ path: String, in folder: OpenFolder = .current) {
  _ = unsafe withPath(path) { unsafe unlinkat(folder.number, $0, AT_REMOVEDIR) }
}

/// Returns when the names of a folder are on the disk, or at once if that can't be done; `path` is for errors.
package func syncFolder(_ folder: OpenFolder, _ path: String) throws(FileError) {
  do throws(FileError) {
    try sync(folder.number, path)
  } catch {
    let unknown = [EINVAL, ENOSYS, EBADF, EOPNOTSUPP, ENOTSUP].map { FileError.Reason.other($0) }
    if !unknown.contains(error.reason) { throw error }
  }
}

private func sync(_ descriptor: Int32, _ path: String) throws(FileError) {
  #if canImport(Darwin)
    // On macOS fsync leaves the bytes in the disk's own memory; where F_FULLFSYNC is unknown, fsync has to do.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
  #endif
  while fsync(descriptor) != 0 {
    let code = errno
    // Opening a device fails with the same code; here it means that the file can't be synced.
    if code == EOPNOTSUPP { throw FileError(path, .other(code)) }
    if code != EINTR { throw FileError(path, errno: code) }
  }
}
