#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands at a path, and how large it is.
package struct FileStatus: Hashable, Sendable {
  package let kind: EntryKind
  /// In bytes; says nothing useful of what is no regular file.
  package let size: Int
  /// When it was written last, in seconds since 1970.
  package let modified: Int
}

package enum EntryKind: Hashable, Sendable {
  /// A regular file.
  case file
  case folder
  case symbolicLink
  /// A device, a pipe, a socket.
  case other
}

/// What stands at a path; nil where there is nothing, or where nobody may look. A link is followed to what it
/// leads to (nil where that is nothing), unless told not to.
package func fileStatus(
  _ path: String, followingLinks: Bool = true, in folder: OpenFolder = .current
) -> FileStatus? {
  try? FileStatus(path, followingLinks: followingLinks, in: folder)
}

extension FileStatus {
  /// The same for those who want to know why there is nothing to be seen.
  package init(
    _ path: String, followingLinks: Bool = true, in folder: OpenFolder = .current
  ) throws(FileError) {
    var status = stat()
    let result = unsafe withPath(path) {
      unsafe fstatat(folder.number, $0, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW)
    }
    guard result == 0 else { throw FileError(path, errno: errno) }
    self.init(status)
  }

  init(_ status: stat) {
    size = Int(status.st_size)
    #if canImport(Darwin)
      modified = status.st_mtimespec.tv_sec
    #else
      modified = status.st_mtim.tv_sec
    #endif
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .symbolicLink
    default: kind = .other
    }
  }
}
