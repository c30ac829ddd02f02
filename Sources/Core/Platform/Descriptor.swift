#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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

/// Reads to the end; throws `tooLarge` beyond `limit` bytes, after reading one more at most.
///
/// `expected` is the probable number of bytes: a good guess needs one buffer, and a file that grows or shrinks is
/// read as far as it goes. If `isSize`, the system has just given it, and no further read looks for more. `name` is
/// for errors. Waits on a non-blocking descriptor without data only if `waiting`.
func readToEnd(
  _ descriptor: Int32, expected: Int, isSize: Bool = false, limit: Int, waiting: Bool, name: String
) throws(FileError) -> [UInt8] {
  // One byte more than expected shows the end without a second buffer.
  var piece = min(max(expected, 0), max(limit, 0)) + 1
  // The files of /proc have a size of 0, and are not empty.
  var enough = isSize && expected > 0 ? piece - 1 : piece
  var bytes: [UInt8] = []
  while true {
    let more = try read(descriptor, atMost: piece, enough: enough, waiting: waiting, name: name)
    let isAtEnd = more.count < piece
    bytes = bytes.isEmpty ? more : bytes + more
    if bytes.count > limit { throw FileError(name, .tooLarge(limit: limit)) }
    if isAtEnd { return bytes }
    piece = min(max(64 * 1024, bytes.count), limit - bytes.count + 1)
    enough = piece
  }
}

/// Reads until there are `enough` bytes or more; fewer only at the end.
private func read(
  _ descriptor: Int32, atMost capacity: Int, enough: Int, waiting: Bool, name: String
) throws(FileError) -> [UInt8] {
  var failure: Int32?
  var bytes: [UInt8] = []
  bytes.append(addingCapacity: capacity) { room in
    unsafe room.withUnsafeMutableBufferPointer { buffer, count in
      while count < enough, let start = buffer.baseAddress {
        // Darwin refuses more than 2 GiB at once, Linux reads less than asked for.
        let result = unsafe read(descriptor, start + count, min(capacity - count, 1 << 30))
        if result == 0 { return }
        if result > 0 {
          count += result
          continue
        }
        let code = errno
        if code == EINTR { continue }
        if waiting, code == EAGAIN, wait(for: descriptor, POLLIN) { continue }
        failure = code
        return
      }
    }
  }
  if let failure { throw FileError(name, errno: failure) }
  return bytes
}

/// Waits until a non-blocking descriptor is ready; false if that can't be known.
func wait(for descriptor: Int32, _ events: some FixedWidthInteger) -> Bool {
  var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
  while unsafe poll(&request, 1, -1) < 0 {
    if errno != EINTR { return false }
  }
  return request.revents & Int16(truncatingIfNeeded: POLLNVAL) == 0
}
