#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
  let prefix = Array(prefix.utf8)
  var listing = Listing()
  while true {
    // Only errno tells a failure from the end.
    errno = 0
    guard let entry = unsafe readdir(folder) else {
      if errno != 0 { throw FileError(path, errno: errno) }
      break
    }
    let name = unsafe name(of: entry)
    if unsafe name.starts(with: prefix) { unsafe listing.add(name, type: Int(entry.pointee.d_type)) }
  }
  return listing.entries(of: open)
}

/// Returns the name without a copy: the C struct has room for the longest name, an entry only for its own.
private func name(of entry: UnsafeMutablePointer<dirent>) -> UnsafeRawBufferPointer {
  guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else {
    return unsafe .init(start: nil, count: 0)
  }
  let start = unsafe UnsafeRawPointer(entry) + offset
  return unsafe UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
}

/// The entries in the system's order, sorted by bytes before they become Strings.
private struct Listing {
  private struct Entry {
    let name: Range<Int>
    /// The first eight bytes as a number, filled up with zeros: most names differ in it.
    let first: UInt64
    let type: Int
  }

  private var bytes: [UInt8] = []
  private var found: [Entry] = []

  mutating func add(_ name: UnsafeRawBufferPointer, type: Int) {
    // The first byte tells most names from `.` and `..`.
    if unsafe name.first == UInt8(ascii: "."),
      unsafe name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8)
    {
      return
    }
    let start = bytes.count
    unsafe bytes.append(contentsOf: name)
    let first = (start..<start + 8).reduce(0) { $0 << 8 | ($1 < bytes.count ? UInt64(bytes[$1]) : 0) }
    found.append(Entry(name: start..<bytes.count, first: first, type: type))
  }

  func entries(of folder: OpenFolder) -> [FolderEntry] {
    found.sorted { $0.first != $1.first ? $0.first < $1.first : isBefore($0.name, $1.name) }.map { entry in
      let valid = String(validating: bytes[entry.name], as: UTF8.self)
      let name = valid ?? escaped(bytes[entry.name])
      return FolderEntry(name: name, isUTF8: valid != nil, kind: kind(entry.type, of: name, in: folder))
    }
  }

  private func escaped(_ name: ArraySlice<UInt8>) -> String {
    name.map { $0 < 0x80 ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16, uppercase: true) }.joined()
  }

  private func isBefore(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    let order = unsafe bytes.withUnsafeBytes { buffer in
      unsafe buffer.baseAddress.map {
        unsafe memcmp($0 + left.lowerBound, $0 + right.lowerBound, min(left.count, right.count))
      } ?? 0
    }
    return order < 0 || order == 0 && left.count < right.count
  }
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
