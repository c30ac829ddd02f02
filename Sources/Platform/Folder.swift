#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a folder holds under one name.
package struct FolderEntry: Hashable, Sendable {
  /// Bytes that are not UTF-8 are U+FFFD: such a name can be shown, and is not found when opened.
  package let name: String
  /// Of the entry itself: links are not followed.
  package let kind: EntryKind
}

/// The entries of a folder without `.` and `..`, in the order of the bytes of their names, whatever the file
/// system's own order is.
package func listFolder(_ path: String) throws(FileError) -> [FolderEntry] {
  try listFolder(OpenFolder(path), path)
}

/// The same of a folder that is open; `path` is what an error says.
package func listFolder(_ open: OpenFolder, _ path: String) throws(FileError) -> [FolderEntry] {
  // A descriptor of its own: the listing closes it, and has read on in it.
  let number = try openFile(".", O_RDONLY | O_DIRECTORY, in: open)
  guard let folder = unsafe fdopendir(number) else {
    let code = errno
    _ = close(number)
    throw FileError(path, errno: code)
  }
  defer { _ = unsafe closedir(folder) }
  var entries: [FolderEntry] = []
  while true {
    // The end and a failure look the same but for errno.
    errno = 0
    guard let entry = unsafe readdir(folder) else {
      if errno != 0 { throw FileError(path, errno: errno) }
      break
    }
    let name = unsafe name(of: entry)
    guard name != ".", name != ".." else { continue }
    let kind = unsafe kind(Int(entry.pointee.d_type), of: name, in: open)
    entries.append(FolderEntry(name: name, kind: kind))
  }
  return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}

/// Reads the name in place: the C struct has room for the longest, an entry only for its own.
private func name(of entry: UnsafeMutablePointer<dirent>) -> String {
  guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "" }
  let start = unsafe UnsafeRawPointer(entry) + offset
  return unsafe String(cString: start.assumingMemoryBound(to: CChar.self))
}

/// What an entry is: many file systems say it in the listing, others have to be asked.
private func kind(_ type: Int, of name: String, in folder: OpenFolder) -> EntryKind {
  switch type {
  case Int(DT_REG): .file
  case Int(DT_DIR): .folder
  case Int(DT_LNK): .symbolicLink
  case Int(DT_UNKNOWN): fileStatus(name, followingLinks: false, in: folder)?.kind ?? .other
  default: .other
  }
}
