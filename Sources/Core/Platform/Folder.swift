import LibC

/// An entry of a folder.
package struct FolderEntry: Hashable, Sendable {
  /// The name; one that is not UTF-8 has `\xE9` for each byte beyond ASCII, and can't be opened.
  package let name: String
  package let isUTF8: Bool
  /// The kind of the entry itself: links are not followed.
  package let kind: EntryKind
}

/// Returns the entries of a folder without `.` and `..`, ordered by the bytes of their names.
package func listFolder(_ path: String) throws(FileError) -> [FolderEntry] {
  try listFolder(OpenFolder(path), path)
}

/// Returns the entries of an open folder whose names begin with `prefix`; `path` is for errors.
package func listFolder(
  _ open: OpenFolder, _ path: String, prefix: String = ""
) throws(FileError) -> [FolderEntry] {
  // The listing moves the position of its descriptor and closes it, so it needs its own.
  let number = try openFile(".", O_RDONLY | O_DIRECTORY, in: open)
  guard let folder = unsafe fdopendir(number) else {
    let code = errno
    _ = close(number)
    throw FileError(path, errno: code)
  }
  defer { _ = unsafe closedir(folder) }
  var found: [(name: [UInt8], type: Int)] = []
  while true {
    // Only errno tells a failure from the end.
    errno = 0
    guard let entry = unsafe readdir(folder) else {
      if errno != 0 { throw FileError(path, errno: errno) }
      break
    }
    let name = unsafe name(of: entry)
    if name.starts(with: prefix.utf8), name != Array(".".utf8), name != Array("..".utf8) {
      unsafe found.append((name, Int(entry.pointee.d_type)))
    }
  }
  return found.sorted { $0.name.lexicographicallyPrecedes($1.name) }.map { entry in
    let valid = String(validating: entry.name, as: UTF8.self)
    let name = valid ?? escaped(entry.name)
    return FolderEntry(name: name, isUTF8: valid != nil, kind: kind(entry.type, of: name, in: open))
  }
}

/// The C struct has room for the longest name, an entry only for its own.
private func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
  guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
  let start = unsafe UnsafeRawPointer(entry) + offset
  return unsafe Array(UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self))))
}

private func escaped(_ name: [UInt8]) -> String {
  name.map { $0 < 0x80 ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16, uppercase: true) }.joined()
}

/// Returns the kind of an entry, from the listing on many file systems, else by asking the system.
private func kind(_ type: Int, of name: String, in folder: OpenFolder) -> EntryKind {
  switch type {
  case Int(DT_REG): .file
  case Int(DT_DIR): .folder
  case Int(DT_LNK): .symbolicLink
  case Int(DT_UNKNOWN): fileStatus(name, followingLinks: false, in: folder)?.kind ?? .other
  default: .other
  }
}
