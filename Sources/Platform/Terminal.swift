#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The descriptors that every program starts with.
package enum StandardStream {
  package static let input: Int32 = 0
  package static let output: Int32 = 1
  package static let error: Int32 = 2
}

package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// How many columns the terminal behind a descriptor has, else what `COLUMNS` says, else nil.
package func terminalWidth(_ descriptor: Int32) -> Int? {
  var size = winsize()
  if unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
  return environment("COLUMNS").flatMap { UInt16($0) }.flatMap { $0 > 0 ? Int($0) : nil }
}

/// How many lines it has; nil where nobody knows.
package func terminalHeight(_ descriptor: Int32) -> Int? {
  var size = winsize()
  return unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 ? Int(size.ws_row) : nil
}

/// Writes all of the bytes. False where nobody reads any more, as in `bumbum lint | head -1`: then the rest
/// is not wanted, and that is no mistake. Any other failure (a full disk) is thrown.
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
    // Nothing written and no reason given: to try again could be for ever.
    let code = result == 0 ? EIO : errno
    if code == EINTR { continue }
    if code == EAGAIN, wait(for: descriptor, POLLOUT) { continue }
    if code == EPIPE { return false }
    throw FileError(descriptor == StandardStream.error ? "standard error" : "standard output", errno: code)
  }
  return true
}

/// From here on a closed pipe is an answer of `write`, where it would end the program without a word.
package func ignoreBrokenPipe() { _ = signal(SIGPIPE, SIG_IGN) }
