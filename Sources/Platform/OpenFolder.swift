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

extension String {
  /// What C makes of the text; nil where it holds a NUL: C would read up to it, and take something else for this.
  func withCText<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
    unsafe withCString { start in unsafe strlen(start) == utf8.count ? unsafe body(start) : nil }
  }

  var holdsNUL: Bool { unsafe withCText { _ in } == nil }
}

/// What C says of a path, or of two; as where nothing is, and it is not asked, if one holds a NUL.
func withPath(_ path: String, _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
  if let result = unsafe path.withCText(body) { return result }
  errno = ENOENT
  return -1
}

func withPaths(
  _ one: String, _ other: String, _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
) -> Int32 {
  unsafe withPath(one) { one in unsafe withPath(other) { unsafe body(one, $0) } }
}

/// Opens with these flags, and never for a program that this one starts. `mode` is of a file that is made, less the
/// umask.
func openFile(
  _ path: String, _ flags: Int32, mode: UInt32 = 0, in folder: OpenFolder
) throws(FileError) -> Int32 {
  while true {
    let opened = unsafe path.withCText { name in
      unsafe openat(folder.number, name, flags | O_CLOEXEC, mode_t(truncatingIfNeeded: mode))
    }
    // No path holds a NUL.
    guard let opened else { throw FileError(path, .notFound) }
    if opened >= 0 { return opened }
    let code = errno
    if code != EINTR { throw FileError(path, errno: code) }
  }
}
