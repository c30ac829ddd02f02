#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder held open: names are looked up in this very folder, wherever its own name leads meanwhile. Closed when nobody
/// uses it any more.
package final class OpenFolder: Sendable {
  let number: Int32

  /// Where a path that does not begin with a slash begins. The only one that names may lead out of.
  package static let current = OpenFolder(number: AT_FDCWD)

  private init(number: Int32) { self.number = number }

  /// Opens a folder, links followed up to its last name, which may be one too.
  package convenience init(_ path: String) throws(FileError) {
    try self.init(path, in: .current, flags: 0)
  }

  /// Opens a folder of another one; a link, whatever it leads to, is none.
  package convenience init(_ name: String, in parent: OpenFolder) throws(FileError) {
    try self.init(name, in: parent, flags: O_NOFOLLOW)
  }

  /// The folder at the end of some names, each opened in the one before: none of them may be a link.
  package convenience init(_ root: String, below names: [String]) throws(FileError) {
    var folder = try OpenFolder(root)
    for name in names.dropLast() { folder = try OpenFolder(name, in: folder) }
    try self.init(names.last ?? ".", in: folder)
  }

  private convenience init(_ name: String, in parent: OpenFolder, flags: Int32) throws(FileError) {
    let opened = try openFile(name, O_RDONLY | O_DIRECTORY | O_NONBLOCK | flags, in: parent)
    self.init(number: opened)
  }

  deinit { if number >= 0 { _ = close(number) } }
}

/// Opens with these flags, and never for a program that this one starts. `mode` is of a file that is made, less the
/// umask.
func openFile(
  _ path: String, _ flags: Int32, mode: UInt32 = 0, in folder: OpenFolder
) throws(FileError) -> Int32 {
  while true {
    let opened = unsafe withPath(path) {
      unsafe openat(folder.number, $0, flags | O_CLOEXEC, mode_t(truncatingIfNeeded: mode))
    }
    if opened >= 0 { return opened }
    let code = errno
    if code != EINTR { throw FileError(path, errno: code) }
  }
}
