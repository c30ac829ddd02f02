#if os(Linux)
  import CSystem
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a file has beside its bytes, and keeps when another takes its place.
package struct FileAttributes: Hashable, Sendable {
  /// Who may do what, as `chmod` takes it: 0o644.
  package let mode: UInt32
  package let user: UInt32
  package let group: UInt32
  package let extended: [ExtendedAttribute]
}

// What follows takes names in a folder that is held open, or paths.

/// The attributes of a file, links followed; nil where there is none.
package func fileAttributes(_ path: String, in folder: OpenFolder = .current) -> FileAttributes? {
  var status = stat()
  guard unsafe withPath(path, { unsafe fstatat(folder.number, $0, &status, 0) }) == 0 else { return nil }
  var extended: [ExtendedAttribute] = []
  if let file = try? Descriptor(reading: path, in: folder) { extended = ExtendedAttribute.all(of: file.number) }
  return FileAttributes(
    mode: UInt32(status.st_mode) & 0o7777, user: UInt32(status.st_uid), group: UInt32(status.st_gid),
    extended: extended)
}

/// False where this user may not change what the file holds. Renaming another file over it would work all the
/// same, and go over the head of whoever made it read-only.
package func isWritable(_ path: String, in folder: OpenFolder = .current) -> Bool {
  unsafe withPath(path) { unsafe faccessat(folder.number, $0, W_OK, 0) } == 0
}

/// Makes a file that is not there yet, links not followed, and returns when its bytes are on the disk
/// (`isSynced`); where that fails there is no file afterwards.
///
/// `old` is the file whose place it will take: its mode is kept; its owner, group and extended attributes as far as this
/// user may give them. The answer is what could not be kept of these, as a message says it. Without one the mode is `mode`
/// less the umask.
@discardableResult
package func createFile(
  _ path: String, _ bytes: [UInt8], like old: FileAttributes? = nil, mode: UInt32 = 0o644,
  isSynced: Bool = true, in folder: OpenFolder = .current
) throws(FileError) -> [String] {
  var lost: [String] = []
  let descriptor = try Descriptor(
    path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: old == nil ? mode : 0o600, in: folder)
  do throws(FileError) {
    // The standard streams are written the same way, but an error is one of this file.
    do throws(FileError) {
      _ = try write(bytes, to: descriptor.number)
    } catch {
      throw FileError(path, error.reason)
    }
    if let old {
      // The owner first: giving a file away takes some bits of its mode. A list of who may do what changes them, too.
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

/// Owner, group and extended attributes; what of them could not be given.
private func give(_ old: FileAttributes, to file: Int32) -> [String] {
  // Of somebody else's file at least the group can be kept by those who are in it.
  if fchown(file, old.user, old.group) != 0 { _ = fchown(file, uid_t.max, old.group) }
  var lost: [String] = []
  var status = stat()
  if unsafe fstat(file, &status) == 0 {
    if UInt32(status.st_uid) != old.user { lost.append("its owner (user \(old.user))") }
    if UInt32(status.st_gid) != old.group { lost.append("its group (\(old.group))") }
  }
  for attribute in old.extended where !attribute.give(to: file) {
    lost.append("its attribute '\(attribute.name)'")
  }
  return lost
}

/// Puts a file in the place of another, at once: whoever looks sees the old one or the new one.
package func replaceFile(
  _ path: String, with new: String, in folder: OpenFolder = .current
) throws(FileError) {
  let result = unsafe withPaths(new, path) { unsafe renameat(folder.number, $0, folder.number, $1) }
  guard result == 0 else { throw FileError(path, errno: errno) }
}

/// Lets two files change names at once; false, with both as they were, where the system or its file system knows no such
/// thing.
package func exchangeFiles(
  _ one: String, _ other: String, in folder: OpenFolder = .current
) throws(FileError) -> Bool {
  #if canImport(Glibc)
    // RENAME_EXCHANGE.
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

/// Whether a program has a file open to write to it.
package enum WriteUse: Sendable {
  case open, closed
  /// Nobody tells: a system other than Linux, a file of somebody else, a file system that knows no leases.
  case unknown
}

package func writeUse(of path: String, in folder: OpenFolder = .current) -> WriteUse {
  #if os(Linux)
    guard let file = try? Descriptor(reading: path, in: folder) else { return .unknown }
    // Who opens it while we have the lease sends this; it would end the program.
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

/// Puts a file where there is none; false, with both as they were, where something stands there.
package func placeFile(
  _ path: String, from new: String, in folder: OpenFolder = .current
) throws(FileError) -> Bool {
  // A link, other than a rename, never takes the place of what another program made a moment ago.
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

/// Moves a file into another folder of the same file system, over what has that name there.
package func moveFile(
  _ name: String, in folder: OpenFolder, to other: String, in otherFolder: OpenFolder
) throws(FileError) {
  let result = unsafe withPaths(name, other) {
    unsafe renameat(folder.number, $0, otherFolder.number, $1)
  }
  guard result == 0 else { throw FileError(name, errno: errno) }
}

/// Removes a file, or a link itself.
package func removeFile(_ path: String, in folder: OpenFolder = .current) throws(FileError) {
  let result = unsafe withPath(path) { unsafe unlinkat(folder.number, $0, 0) }
  guard result == 0 else { throw FileError(path, errno: errno) }
}

/// Makes a folder in one that is there; false where there is a folder (or a link to one) already.
package func makeFolder(_ path: String, in folder: OpenFolder = .current) throws(FileError) -> Bool {
  if unsafe withPath(path, { unsafe mkdirat(folder.number, $0, 0o777) }) == 0 { return true }
  let code = errno
  guard code == EEXIST else { throw FileError(path, errno: code) }
  guard fileStatus(path, in: folder)?.kind == .folder else { throw FileError(path, .notFolder) }
  return false
}

/// Removes a folder that is empty; one that isn't stays.
package func removeEmptyFolder(_ path: String, in folder: OpenFolder = .current) {
  _ = unsafe withPath(path) { unsafe unlinkat(folder.number, $0, AT_REMOVEDIR) }
}

/// Returns when the names of a folder are on the disk; `path` is what an error says. File systems that know no such thing are passed over.
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
    // There fsync leaves the bytes in the disk's own memory; where this is not known, fsync has to do.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
  #endif
  while fsync(descriptor) != 0 {
    let code = errno
    // What opening a device answers, too: here it is that nobody knows how to sync.
    if code == EOPNOTSUPP { throw FileError(path, .other(code)) }
    if code != EINTR { throw FileError(path, errno: code) }
  }
}
