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
}

// What follows takes names in a folder that is held open, or paths.

/// The attributes of a file, links followed; nil where there is none.
package func fileAttributes(_ path: String, in folder: OpenFolder = .current) -> FileAttributes? {
  var status = stat()
  guard unsafe withPath(path, { unsafe fstatat(folder.number, $0, &status, 0) }) == 0 else { return nil }
  return FileAttributes(
    mode: UInt32(status.st_mode) & 0o7777, user: UInt32(status.st_uid), group: UInt32(status.st_gid))
}

/// False where this user may not change what the file holds. Renaming another file over it would work all the
/// same, and go over the head of whoever made it read-only.
package func isWritable(_ path: String, in folder: OpenFolder = .current) -> Bool {
  unsafe withPath(path) { unsafe faccessat(folder.number, $0, W_OK, 0) } == 0
}

/// Makes a file that is not there yet, links not followed, and returns when its bytes are on the disk
/// (`isSynced`); where that fails there is no file afterwards.
///
/// `old` is the file whose place it will take: its mode is kept, its owner as far as this user may give files
/// away. Without one the mode is `mode` less the umask.
package func createFile(
  _ path: String, _ bytes: [UInt8], like old: FileAttributes? = nil, mode: UInt32 = 0o644,
  isSynced: Bool = true, in folder: OpenFolder = .current
) throws(FileError) {
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
      // The owner first: giving a file away takes some bits of its mode.
      _ = fchown(descriptor.number, old.user, old.group)
      guard fchmod(descriptor.number, mode_t(truncatingIfNeeded: old.mode)) == 0 else {
        throw FileError(path, errno: errno)
      }
    }
    if isSynced { try sync(descriptor.number, path) }
  } catch {
    _ = unsafe withPath(path) { unsafe unlinkat(folder.number, $0, 0) }
    throw error
  }
}

/// Puts a file in the place of another, at once: whoever looks sees the old one or the new one.
package func replaceFile(
  _ path: String, with new: String, in folder: OpenFolder = .current
) throws(FileError) {
  let result = unsafe withPaths(new, path) { unsafe renameat(folder.number, $0, folder.number, $1) }
  guard result == 0 else { throw FileError(path, errno: errno) }
}

#if canImport(Glibc)
  /// What <stdio.h> and <fcntl.h> declare for those who ask for GNU's own, which Swift's module of them does not.
  @_silgen_name("renameat2")
  private func renameat2(
    _ oldFolder: Int32, _ old: UnsafePointer<CChar>, _ newFolder: Int32, _ new: UnsafePointer<CChar>,
    _ flags: UInt32
  ) -> Int32
  private let exchange: UInt32 = 2
#endif
#if os(Linux)
  private let setLease: Int32 = 1024
#endif

/// Lets two files change names at once; false, with both as they were, where the system or its file system knows no such
/// thing.
package func exchangeFiles(
  _ one: String, _ other: String, in folder: OpenFolder = .current
) throws(FileError) -> Bool {
  #if canImport(Glibc)
    let result = unsafe withPaths(one, other) {
      unsafe renameat2(folder.number, $0, folder.number, $1, exchange)
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

/// True where a program has a file open to write to it; false too where that can't be known.
package func isOpenForWriting(_ path: String, in folder: OpenFolder = .current) -> Bool {
  #if os(Linux)
    guard let file = try? Descriptor(reading: path, in: folder) else { return false }
    // Who opens it while we have the lease sends this; it would end the program.
    _ = signal(SIGIO, SIG_IGN)
    if fcntl(file.number, setLease, Int32(F_RDLCK)) == 0 {
      _ = fcntl(file.number, setLease, Int32(F_UNLCK))
      return false
    }
    return errno == EAGAIN
  #else
    return false
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
    if ![.other(EINVAL), .other(ENOSYS), .other(EBADF), .notRegular].contains(error.reason) { throw error }
  }
}

private func sync(_ descriptor: Int32, _ path: String) throws(FileError) {
  #if canImport(Darwin)
    // There fsync leaves the bytes in the disk's own memory; where this is not known, fsync has to do.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
  #endif
  while fsync(descriptor) != 0 {
    let code = errno
    if code != EINTR { throw FileError(path, errno: code) }
  }
}
