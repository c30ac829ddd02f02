#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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

/// Makes `write` return false for a closed pipe, which would otherwise end the program without a message.
package func ignoreBrokenPipe() { _ = signal(SIGPIPE, SIG_IGN) }
