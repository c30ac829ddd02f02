import LibC

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
  let size = try regularFile(descriptor, path).size
  guard size <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
  return try readToEnd(descriptor, expected: size, limit: limit, waiting: false, name: path)
}

/// Returns the status of an open file; throws for any but a regular one.
func regularFile(_ descriptor: Int32, _ path: String) throws(FileError) -> FileStatus {
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else { throw FileError(path, errno: errno) }
  switch FileStatus(status).kind {
  case .file: return FileStatus(status)
  case .folder: throw FileError(path, .isFolder)
  case .symbolicLink, .other: throw FileError(path, .notRegular)
  }
}

/// Returns all of standard input, waiting for its end; `limit` is in bytes. A redirected file over the limit is refused
/// before a byte is read.
package func standardInput(limit: Int) throws(FileError) -> [UInt8] {
  let name = "standard input"
  if let size = (try? regularFile(STDIN_FILENO, name))?.size, size > limit {
    throw FileError(name, .tooLarge(limit: limit))
  }
  return try readToEnd(STDIN_FILENO, expected: 64 * 1024, limit: limit, waiting: true, name: name)
}

/// Reads to the end; throws `tooLarge` beyond `limit` bytes, after reading one more at most.
///
/// `expected` is the probable number of bytes: a good guess needs one buffer, and a file that grows or shrinks is
/// read as far as it goes. `name` is for errors. Waits on a non-blocking descriptor without data only if `waiting`.
func readToEnd(
  _ descriptor: Int32, expected: Int, limit: Int, waiting: Bool, name: String
) throws(FileError) -> [UInt8] {
  // One byte more than expected shows the end without a second buffer.
  var piece = min(max(expected, 0), max(limit, 0)) + 1
  var bytes: [UInt8] = []
  while true {
    let more = try unsafe filled(piece, name) { start, count, _ in
      while true {
        let result = unsafe read(descriptor, start, count)
        guard result < 0, waiting, errno == EAGAIN, wait(for: descriptor, POLLIN) else { return result }
      }
    }
    bytes = bytes.isEmpty ? more : bytes + more
    if bytes.count > limit { throw FileError(name, .tooLarge(limit: limit)) }
    if more.count < piece { return bytes }
    piece = min(max(64 * 1024, bytes.count), limit - bytes.count + 1)
  }
}

/// Returns `capacity` bytes, fewer only at the end. `read` takes a place, the most bytes it has room for and how many were
/// read before, and returns what the system call of that name does.
private func filled(
  _ capacity: Int, _ name: String, _ read: (UnsafeMutablePointer<UInt8>, Int, Int) -> Int
) throws(FileError) -> [UInt8] {
  var failure: Int32?
  var bytes: [UInt8] = []
  bytes.append(addingCapacity: capacity) { room in
    unsafe room.withUnsafeMutableBufferPointer { buffer, count in
      while count < capacity, let start = buffer.baseAddress {
        // Darwin refuses more than 2 GiB at once, Linux reads less than asked for.
        let result = unsafe read(start + count, min(capacity - count, 1 << 30), count)
        if result == 0 { return }
        if result > 0 {
          count += result
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
  }
  if let failure { throw FileError(name, errno: failure) }
  return bytes
}

/// A regular file read in pieces at any offset, as it may not fit into memory.
package final class FilePieces {
  private let descriptor: Descriptor
  private let path: String
  /// The size in bytes at the time of opening.
  package let size: Int

  package init(_ path: String) throws(FileError) {
    descriptor = try Descriptor(reading: path)
    self.path = path
    size = try regularFile(descriptor.number, path).size
  }

  /// Returns `count` bytes from an offset on; fewer only at the end of the file.
  package func bytes(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    try unsafe filled(count, path) { start, count, done in
      unsafe pread(descriptor.number, start, count, off_t(offset + done))
    }
  }
}
