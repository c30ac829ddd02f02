#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A source of keys as they are typed, while a body runs.
package struct RawKeys {
  /// Waits for keys and returns them, up to 64 KiB of a paste: nil if none came in time, empty without a terminal.
  package func next(withinMilliseconds time: Int32) -> [UInt8]? {
    var keys: [UInt8] = []
    while keys.count < 65_536, isKeyPressed(withinMilliseconds: keys.isEmpty ? time : 0) {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let length = unsafe bytes.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if length < 0, errno == EINTR { continue }
      if length <= 0 { return keys }
      keys += bytes[..<length]
    }
    // A signal interrupts the wait, too.
    return keys.isEmpty ? nil : keys
  }

  /// Stops the program like Ctrl-Z; the terminal has its former settings until the program goes on.
  package func suspend() { _ = raise(SIGTSTP) }

  /// Returns the seconds of a clock that can't be set.
  package func seconds() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec)
  }
}

/// The terminal's settings before and during the reading of keys, for signals that end or stop the process.
nonisolated(unsafe) private var (settingsBefore, settingsOfKeys) = (termios(), termios())

/// Runs a body with single keys, Ctrl-C included, and without echo. The terminal's settings are restored afterwards,
/// also by a signal that ends or stops the process. False, without running it, if standard input is no terminal.
package func withRawKeys(_ body: (RawKeys) -> Void) -> Bool {
  var old = termios()
  guard unsafe tcgetattr(STDIN_FILENO, &old) == 0 else { return false }
  unsafe settingsBefore = old
  let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU]
  for number in ending {
    _ = signal(number) { number in
      _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settingsBefore)
      // Shows the cursor, on the line below the drawing.
      let sane: StaticString = "\u{1B}[?25h\u{1B}[0m\r\n"
      _ = unsafe write(STDOUT_FILENO, sane.utf8Start, sane.utf8CodeUnitCount)
      _ = signal(number, SIG_DFL)
      _ = raise(number)
    }
  }
  _ = signal(SIGTSTP) { _ in
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settingsBefore)
    let line: StaticString = "\r\n"
    _ = unsafe write(STDOUT_FILENO, line.utf8Start, line.utf8CodeUnitCount)
    _ = raise(SIGSTOP)
  }
  // A program that was stopped by SIGSTOP, which can't be caught, comes here too.
  _ = signal(SIGCONT) { _ in _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settingsOfKeys) }
  var raw = old
  raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
  raw.c_iflag &= ~tcflag_t(IXON)
  unsafe settingsOfKeys = raw
  _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &raw)
  defer {
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &old)
    for number in ending + [SIGTSTP, SIGCONT] { _ = signal(number, SIG_DFL) }
  }
  body(RawKeys())
  return true
}
