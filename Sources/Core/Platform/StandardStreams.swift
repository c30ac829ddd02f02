import LibC

/// The descriptors that every program has at its start.
package enum StandardStream {
  package static let input: Int32 = 0
  package static let output: Int32 = 1
  package static let error: Int32 = 2
}

package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Returns the number of columns of the terminal behind a descriptor, else the value of `COLUMNS`, else nil.
package func terminalWidth(_ descriptor: Int32) -> Int? {
  var size = winsize()
  if unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
  return environment("COLUMNS").flatMap { UInt16($0) }.flatMap { $0 > 0 ? Int($0) : nil }
}

/// Returns the number of lines of the terminal behind a descriptor; nil if it is none.
package func terminalHeight(_ descriptor: Int32) -> Int? {
  var size = winsize()
  return unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 ? Int(size.ws_row) : nil
}

/// Writes all of the bytes; throws if it can't, as with a full disk. False if the reader is gone, as in `bumbum lint |
/// head -1`, which is no mistake.
package func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) -> Bool {
  var done = 0
  while done < bytes.count {
    // Darwin refuses more than 2 GiB at once.
    let count = min(bytes.count - done, 1 << 30)
    let result = unsafe bytes.withUnsafeBytes { buffer in
      unsafe buffer.baseAddress.map { unsafe write(descriptor, $0 + done, count) } ?? 0
    }
    if result > 0 {
      done += result
      continue
    }
    // After a write of nothing without an error, further attempts might never end.
    let code = result == 0 ? EIO : errno
    if code == EINTR { continue }
    if code == EAGAIN, wait(for: descriptor, POLLOUT) { continue }
    if code == EPIPE { return false }
    throw FileError(descriptor == StandardStream.error ? "standard error" : "standard output", errno: code)
  }
  return true
}

/// Standard input in pieces, for a program that answers before the end.
package enum InputStream {
  /// Returns up to 64 KiB, waiting for at least a byte; nil at the end, or if standard input can't be read.
  package static func next() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = unsafe read(StandardStream.input, &bytes, bytes.count)
      if count > 0 { return Array(bytes.prefix(count)) }
      if count == 0 { return nil }
      if errno == EINTR { continue }
      guard errno == EAGAIN, wait(for: StandardStream.input, POLLIN) else { return nil }
    }
  }

  /// True if a read would not wait.
  package static func hasMore() -> Bool { isKeyPressed(withinMilliseconds: 0) }
}

/// Waits until a non-blocking descriptor is ready; false if that can't be known.
func wait(for descriptor: Int32, _ events: some FixedWidthInteger) -> Bool {
  var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
  while unsafe poll(&request, 1, -1) < 0 {
    if errno != EINTR { return false }
  }
  return request.revents & Int16(truncatingIfNeeded: POLLNVAL) == 0
}
