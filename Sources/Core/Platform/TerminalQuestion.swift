#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
  var old = termios()
  guard unsafe tcgetattr(terminal, &old) == 0 else { return [] }
  var raw = old
  raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
  guard unsafe tcsetattr(terminal, TCSANOW, &raw) == 0 else { return [] }
  defer { _ = unsafe tcsetattr(terminal, TCSAFLUSH, &old) }
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
