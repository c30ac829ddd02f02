import LibC

/// An open file of this process, closed at the end of the value's life.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Opens a file for reading, without waiting for a pipe's writer, and without taking a terminal over.
  init(
    reading path: String, in folder: OpenFolder = .current, followingLinks: Bool = true
  ) throws(FileError) {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW)
    number = try openFile(path, flags, in: folder)
  }

  /// Opens a file with flags of `open`. A new file gets `mode` less the umask.
  init(
    _ path: String, _ flags: Int32, mode: UInt32 = 0, in folder: OpenFolder = .current
  ) throws(FileError) {
    number = try openFile(path, flags, mode: mode, in: folder)
  }

  deinit { _ = close(number) }
}

/// A folder held open: its names are looked up in this folder, even if its path leads elsewhere by then.
package final class OpenFolder: Sendable {
  let number: Int32

  /// The folder where relative paths begin. Only names in this one may lead out of it.
  package static let current = OpenFolder(number: AT_FDCWD)

  private init(number: Int32) { self.number = number }

  /// Opens a folder; links are followed, also the last name.
  package convenience init(_ path: String) throws(FileError) {
    try self.init(path, in: .current, flags: 0)
  }

  /// Opens a folder in another; throws for a link, whatever its target.
  package convenience init(_ name: String, in parent: OpenFolder) throws(FileError) {
    try self.init(name, in: parent, flags: O_NOFOLLOW)
  }

  /// Opens the folder at the end of several names, each in the one before; throws if one of them is a link.
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

/// Opens a path with flags of `open`, and close-on-exec. A new file gets `mode` less the umask.
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
