#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The largest number of bytes in a file by default: offsets into a text have 32 bits.
package let largestFile = Int(UInt32.max) - 1

/// Returns the bytes of a regular file, with links followed unless told otherwise.
///
/// Other files (a folder, a device, a pipe) are refused before a byte is read, and never waited for. `limit` is in
/// bytes; one byte more is refused, even if the file grows during the read.
package func readFile(
  _ path: String, limit: Int = largestFile, in folder: OpenFolder = .current, followingLinks: Bool = true
) throws(FileError) -> [UInt8] {
  let descriptor = try Descriptor(reading: path, in: folder, followingLinks: followingLinks)
  return try readFile(descriptor.number, path, limit: limit)
}

/// Returns the bytes of an open regular file; `path` is for errors.
func readFile(_ descriptor: Int32, _ path: String, limit: Int) throws(FileError) -> [UInt8] {
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else { throw FileError(path, errno: errno) }
  switch FileStatus(status).kind {
  case .file: break
  case .folder: throw FileError(path, .isFolder)
  case .symbolicLink, .other: throw FileError(path, .notRegular)
  }
  let size = FileStatus(status).size
  guard size <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
  return try readToEnd(descriptor, expected: size, isSize: true, limit: limit, waiting: false, name: path)
}

/// Returns all of standard input, waiting for its end; `limit` is in bytes. A redirected file over the limit is refused
/// before a byte is read.
package func standardInput(limit: Int) throws(FileError) -> [UInt8] {
  let name = "standard input"
  var status = stat()
  if unsafe fstat(STDIN_FILENO, &status) == 0, FileStatus(status).kind == .file, FileStatus(status).size > limit {
    throw FileError(name, .tooLarge(limit: limit))
  }
  return try readToEnd(STDIN_FILENO, expected: 64 * 1024, limit: limit, waiting: true, name: name)
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

/// Returns the index of the first `byte` from `start` on; nil without one. It searches many bytes at a time.
package func firstPlace(of byte: UInt8, in bytes: Span<UInt8>, from start: Int = 0) -> Int? {
  guard start < bytes.count else { return nil }
  return unsafe bytes.withUnsafeBytes { buffer in
    guard let first = buffer.baseAddress,
      let hit = unsafe memchr(first + start, Int32(byte), buffer.count - start)
    else { return nil }
    return unsafe UnsafeRawPointer(hit) - first
  }
}

/// True if two texts have the same bytes. It compares many bytes at a time.
package func areSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
  one.count == other.count && areSame(one, other, in: 0..<one.count)
}

/// Returns the number of bytes that two texts share from the start.
package func sharedBeginning(_ one: [UInt8], _ other: [UInt8]) -> Int {
  var (low, high) = (0, min(one.count, other.count))
  if areSame(one, other, in: 0..<high) { return high }
  // The first byte that differs has an index in `low...high`.
  high -= 1
  while low < high {
    let middle = low + (high - low) / 2
    if areSame(one, other, in: low..<middle + 1) { low = middle + 1 } else { high = middle }
  }
  return low
}

/// True if two texts have the same bytes in a range that is in both.
private func areSame(_ one: [UInt8], _ other: [UInt8], in range: Range<Int>) -> Bool {
  unsafe one.withUnsafeBytes { one in
    unsafe other.withUnsafeBytes { other in
      guard let one = one.baseAddress, let other = other.baseAddress else { return range.isEmpty }
      return unsafe memcmp(one + range.lowerBound, other + range.lowerBound, range.count) == 0
    }
  }
}
