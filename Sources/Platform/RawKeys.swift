#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keys as they are typed, one after the other, while a body runs.
package struct RawKeys {
  /// Waits so many milliseconds for keys: what was typed, nil where nothing was, empty where the terminal is gone.
  package func next(withinMilliseconds time: Int32) -> [UInt8]? {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let count = unsafe poll(&waiting, 1, time)
    // A window that changed its size interrupts the wait.
    guard count > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 256)
    let length = unsafe bytes.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if length < 0, errno == EINTR { return nil }
    return length > 0 ? Array(bytes[..<length]) : []
  }

  /// Seconds of a clock that nobody sets.
  package func seconds() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec)
  }
}

/// What the terminal was like before, for whoever ends the process from outside.
nonisolated(unsafe) private var settingsBefore = termios()

/// Runs a body with single keys, without echo, Ctrl-C among them. The terminal's settings are restored afterwards, and by a
/// signal that ends the process before. False, and nothing is run, where standard input is no terminal.
package func withRawKeys(_ body: (RawKeys) -> Void) -> Bool {
  var old = termios()
  guard unsafe tcgetattr(STDIN_FILENO, &old) == 0 else { return false }
  unsafe settingsBefore = old
  let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  for number in ending {
    _ = signal(number) { number in
      _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settingsBefore)
      // The line below what was drawn, with a cursor.
      let sane: StaticString = "\u{1B}[?25h\u{1B}[0m\r\n"
      _ = unsafe write(STDOUT_FILENO, sane.utf8Start, sane.utf8CodeUnitCount)
      _ = signal(number, SIG_DFL)
      _ = raise(number)
    }
  }
  var raw = old
  raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
  raw.c_iflag &= ~tcflag_t(IXON)
  _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &raw)
  defer {
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &old)
    for number in ending { _ = signal(number, SIG_DFL) }
  }
  body(RawKeys())
  return true
}
