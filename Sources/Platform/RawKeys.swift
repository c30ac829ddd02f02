#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keys as they are typed, one after the other, while a body runs.
package struct RawKeys {
  /// Waits so many milliseconds for keys: what was typed, nil where nothing was, empty where the terminal is gone. What is
  /// pasted comes as a whole, up to 64 KiB of it.
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

  /// As Ctrl-Z does where it is no key: the terminal is as it was before until the program goes on.
  package func suspend() { _ = raise(SIGTSTP) }

  /// Seconds of a clock that nobody sets.
  package func seconds() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec)
  }
}

/// What the terminal was like before, and what it is while keys are read, for signals that end or stop the process.
nonisolated(unsafe) private var (settingsBefore, settingsOfKeys) = (termios(), termios())

/// Runs a body with single keys, without echo, Ctrl-C among them. The terminal's settings are restored afterwards, and by a
/// signal that ends the process before, or stops it for a while. False, and nothing is run, where standard input is no terminal.
package func withRawKeys(_ body: (RawKeys) -> Void) -> Bool {
  var old = termios()
  guard unsafe tcgetattr(STDIN_FILENO, &old) == 0 else { return false }
  unsafe settingsBefore = old
  let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU]
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
  _ = signal(SIGTSTP) { _ in
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settingsBefore)
    let line: StaticString = "\r\n"
    _ = unsafe write(STDOUT_FILENO, line.utf8Start, line.utf8CodeUnitCount)
    _ = raise(SIGSTOP)
  }
  // However it was stopped: SIGSTOP can't be waited for.
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
