import LibC

/// Runs a body while single keys can be read from the terminal, and restores its settings afterwards, also by a signal that
/// ends or stops the process. Ctrl-C is an ordinary key until then.
package func withSingleKeys<Value>(_ body: () -> Value) -> Value {
  guard let (old, raw) = settings(of: STDIN_FILENO) else { return body() }
  defer { set(old, of: STDIN_FILENO, TCSAFLUSH) }
  return withSettings(raw, before: old, body)
}

/// Returns the settings of a terminal, and those under which single keys can be read without echo, Ctrl-C included; nil if
/// it is none.
private func settings(of terminal: Int32) -> (old: termios, raw: termios)? {
  var old = termios()
  guard unsafe tcgetattr(terminal, &old) == 0 else { return nil }
  var raw = old
  raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
  return (old, raw)
}

@discardableResult
private func set(_ settings: termios, of terminal: Int32, _ when: Int32 = TCSANOW) -> Bool {
  unsafe withUnsafePointer(to: settings) { unsafe tcsetattr(terminal, when, $0) } == 0
}

/// Discards what was typed at the terminal before a question was there to be read.
package func discardKeys() { _ = tcflush(STDIN_FILENO, TCIFLUSH) }

/// Waits for a key; true if one came in time. The keys stay, for `withSingleKeys` to discard.
package func isKeyPressed(withinMilliseconds time: Int32) -> Bool {
  var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
  return unsafe poll(&waiting, 1, time) > 0
}

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
  package func seconds() -> Int { milliseconds() / 1000 }
}

/// The terminal's settings before and during the reading of keys, for signals that end or stop the process.
nonisolated(unsafe) private var (settingsBefore, settingsOfKeys) = (termios(), termios())

/// Runs a body with single keys, Ctrl-C included, and without echo, as `withSingleKeys` does; keys that nobody read stay for
/// the next program. False, without running it, if standard input is no terminal.
package func withRawKeys(_ body: (RawKeys) -> Void) -> Bool {
  guard let (old, keys) = settings(of: STDIN_FILENO) else { return false }
  var raw = keys
  raw.c_iflag &= ~tcflag_t(IXON)
  withSettings(raw, before: old) { body(RawKeys()) }
  return true
}

private func withSettings<Value>(_ raw: termios, before old: termios, _ body: () -> Value) -> Value {
  unsafe (settingsBefore, settingsOfKeys) = (old, raw)
  let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  let ending =
    [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU] + crashes
  for number in ending {
    _ = signal(number) { number in
      _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settingsBefore)
      // Shows the cursor, on the line below the drawing.
      let sane: StaticString = "\u{1B}[?25h\u{1B}[0m\r\n"
      if isatty(STDOUT_FILENO) == 1 { _ = unsafe write(STDOUT_FILENO, sane.utf8Start, sane.utf8CodeUnitCount) }
      _ = signal(number, SIG_DFL)
      _ = raise(number)
    }
  }
  _ = signal(SIGTSTP) { _ in
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settingsBefore)
    let line: StaticString = "\r\n"
    if isatty(STDOUT_FILENO) == 1 { _ = unsafe write(STDOUT_FILENO, line.utf8Start, line.utf8CodeUnitCount) }
    _ = raise(SIGSTOP)
  }
  // A program that was stopped by SIGSTOP, which can't be caught, comes here too.
  _ = signal(SIGCONT) { _ in _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settingsOfKeys) }
  set(raw, of: STDIN_FILENO)
  defer {
    set(old, of: STDIN_FILENO)
    for number in ending + [SIGTSTP, SIGCONT] { _ = signal(number, SIG_DFL) }
  }
  return body()
}

/// Sends a question to the terminal of this process, and returns its answer when `isWhole`, or what has come when the
/// time is over; empty without a terminal, or if another program has it.
///
/// Keys typed in the meantime are part of the answer. The terminal's settings are restored, and the rest of a late
/// answer is discarded.
package func terminalAnswer(
  to question: String, withinMilliseconds time: Int, isWhole: ([UInt8]) -> Bool
) -> [UInt8] {
  let terminal = unsafe open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
  guard terminal >= 0 else { return [] }
  defer { _ = close(terminal) }
  // In the background, a change of the settings would stop this program.
  guard tcgetpgrp(terminal) == getpgrp() else { return [] }
  guard let (old, raw) = settings(of: terminal), set(raw, of: terminal) else { return [] }
  defer { set(old, of: terminal, TCSAFLUSH) }
  guard let isAsked = try? write(Array(question.utf8), to: terminal), isAsked else { return [] }
  let end = milliseconds() + time
  var answer: [UInt8] = []
  while answer.count < 4096, !isWhole(answer) {
    let left = end - milliseconds()
    var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard left > 0, unsafe poll(&waiting, 1, Int32(left)) > 0 else { break }
    var piece = [UInt8](repeating: 0, count: 256)
    let count = unsafe read(terminal, &piece, piece.count)
    guard count > 0 else { break }
    answer += piece.prefix(count)
  }
  return answer
}
