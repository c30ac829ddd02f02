import LibC

/// The kind, size and time of a file system entry.
package struct FileStatus: Hashable, Sendable {
  package let kind: EntryKind
  /// The size in bytes; only a regular file's has a meaning.
  package let size: Int
  /// The time of the last write, in seconds since 1970.
  package let modified: Int
}

package enum EntryKind: Hashable, Sendable {
  /// A regular file.
  case file
  case folder
  case symbolicLink
  /// A device, a pipe or a socket.
  case other
}

/// Returns the status of a path; nil if nothing is there, or the status can't be read. A link is followed unless told
/// otherwise; a broken one gives nil then.
package func fileStatus(
  _ path: String, followingLinks: Bool = true, in folder: OpenFolder = .current
) -> FileStatus? {
  try? FileStatus(path, followingLinks: followingLinks, in: folder)
}

extension FileStatus {
  /// Reads the status of a path; throws if there is none.
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

/// Returns the absolute path of an entry, without links, `.` and `..`; nil if there is no entry, or it isn't UTF-8.
package func realPath(_ path: String) -> String? {
  guard let resolved = unsafe path.withCText({ unsafe realpath($0, nil) }) ?? nil else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(validatingCString: resolved)
}

/// Returns the absolute path of the current folder; nil if it was deleted, or isn't UTF-8.
package func currentFolder() -> String? {
  guard let path = unsafe getcwd(nil, 0) else { return nil }
  defer { unsafe free(path) }
  return unsafe String(validatingCString: path)
}
