#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs a body while single keys can be read from the terminal, and restores its settings afterwards. Ctrl-C is an
/// ordinary key until then, so that it can't leave them changed.
package func withSingleKeys<Value>(_ body: () -> Value) -> Value {
  var old = termios()
  guard unsafe tcgetattr(STDIN_FILENO, &old) == 0 else { return body() }
  var raw = old
  raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
  _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &raw)
  defer { _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &old) }
  return body()
}

/// Waits for a key; true if one came in time. The keys stay, for `withSingleKeys` to discard.
package func isKeyPressed(withinMilliseconds time: Int32) -> Bool {
  var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
  return unsafe poll(&waiting, 1, time) > 0
}

package func pause(milliseconds: UInt32) { _ = usleep(milliseconds * 1000) }
