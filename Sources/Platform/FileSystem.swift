#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The most bytes a file may have unless told otherwise: offsets into a text are 32 bits.
package let largestFile = Int(UInt32.max) - 1

/// The bytes of a regular file, links followed unless told not to.
///
/// Anything else (a folder, a device, a pipe) is refused before a byte is read, and never waited for. `limit`
/// is in bytes; one byte more is refused, also where the file grows while it is read.
package func readFile(
  _ path: String, limit: Int = largestFile, in folder: OpenFolder = .current, followingLinks: Bool = true
) throws(FileError) -> [UInt8] {
  let descriptor = try Descriptor(reading: path, in: folder, followingLinks: followingLinks)
  return try readFile(descriptor.number, path, limit: limit)
}

/// The bytes of a regular file that is open; `path` is what an error says.
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

/// Everything on standard input, read until its end; `limit` is in bytes. Waits for whoever writes it.
package func standardInput(limit: Int = largestFile) throws(FileError) -> [UInt8] {
  try readToEnd(STDIN_FILENO, expected: 64 * 1024, limit: limit, waiting: true, name: "standard input")
}

/// The absolute path of what stands at a path, without links, `.` and `..`; nil where there is nothing, or
/// where its name is not UTF-8.
package func realPath(_ path: String) -> String? {
  guard let resolved = unsafe path.withCText({ unsafe realpath($0, nil) }) ?? nil else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(validatingCString: resolved)
}

/// The absolute path of the folder the program was started in; nil where it was deleted, or its name is not
/// UTF-8.
package func currentFolder() -> String? {
  guard let path = unsafe getcwd(nil, 0) else { return nil }
  defer { unsafe free(path) }
  return unsafe String(validatingCString: path)
}

/// Where a byte stands first, from a place on; nil where it does not. As the system looks for it, many at a time.
package func firstPlace(of byte: UInt8, in bytes: Span<UInt8>, from start: Int = 0) -> Int? {
  guard start < bytes.count else { return nil }
  return unsafe bytes.withUnsafeBytes { buffer in
    guard let first = buffer.baseAddress,
      let found = unsafe memchr(first + start, Int32(byte), buffer.count - start)
    else { return nil }
    return unsafe UnsafeRawPointer(found) - first
  }
}

/// Two texts are the same, byte by byte. As the system compares them, many at a time.
package func areSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
  one.count == other.count && areSame(one, other, in: 0..<one.count)
}

/// How many bytes two texts begin with alike.
package func sharedBeginning(_ one: [UInt8], _ other: [UInt8]) -> Int {
  var (low, high) = (0, min(one.count, other.count))
  if areSame(one, other, in: 0..<high) { return high }
  // The first that differs is at `high` or before, and not before `low`.
  high -= 1
  while low < high {
    let middle = low + (high - low) / 2
    if areSame(one, other, in: low..<middle + 1) { low = middle + 1 } else { high = middle }
  }
  return low
}

/// Of a range that both have.
private func areSame(_ one: [UInt8], _ other: [UInt8], in range: Range<Int>) -> Bool {
  unsafe one.withUnsafeBytes { one in
    unsafe other.withUnsafeBytes { other in
      guard let one = one.baseAddress, let other = other.baseAddress else { return range.isEmpty }
      return unsafe memcmp(one + range.lowerBound, other + range.lowerBound, range.count) == 0
    }
  }
}
