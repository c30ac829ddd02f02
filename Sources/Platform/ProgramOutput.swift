#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a program that was run to its end has left.
package struct ProgramOutput: Hashable, Sendable {
  /// Its exit code; 128 and the number of the signal where one ended it, as shells say it.
  package let code: Int32
  /// What it wrote to standard output.
  package let bytes: [UInt8]
}

/// Runs a program, found as a shell would find it, and waits for its end.
///
/// No shell is between: each argument is one, whatever is in it. Standard input is empty, and what it
/// complains about on standard error is thrown away. Nil where it can't be started, or writes more than
/// `limit` bytes.
package func runProgram(_ name: String, _ arguments: [String], limit: Int = 64 << 20) -> ProgramOutput? {
  let words = [name] + arguments
  guard !words.contains(where: { $0.holdsNUL }), let pipe = Pipe() else { return nil }
  guard let child = spawned(words, output: pipe.writing) else { return nil }
  // While this end were open too, the other would never see an end.
  pipe.closeWriting()
  // A program that still writes when nobody reads any more is ended by the system.
  let bytes = try? readToEnd(pipe.reading, expected: 4096, limit: limit, waiting: true, name: name)
  pipe.closeReading()
  var status: Int32 = 0
  while unsafe waitpid(child, &status, 0) < 0 {
    guard errno == EINTR else { return nil }
  }
  guard let bytes else { return nil }
  let signal = status & 0x7F
  return ProgramOutput(code: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, bytes: bytes)
}

private func spawned(_ words: [String], output: Int32) -> pid_t? {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = unsafe posix_spawn_file_actions_t()
  #endif
  guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
  defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
  guard
    unsafe posix_spawn_file_actions_addopen(&actions, StandardStream.input, "/dev/null", O_RDONLY, 0) == 0,
    unsafe posix_spawn_file_actions_adddup2(&actions, output, StandardStream.output) == 0,
    unsafe posix_spawn_file_actions_addopen(&actions, StandardStream.error, "/dev/null", O_WRONLY, 0) == 0
  else { return nil }
  var pointers = unsafe words.map { unsafe strdup($0) }
  unsafe pointers.append(nil)
  defer { unsafe pointers.forEach { unsafe free($0) } }
  var child = pid_t()
  guard unsafe posix_spawnp(&child, words[0], &actions, nil, pointers, environ) == 0 else { return nil }
  return child
}

/// Two ends, which other children of this process do not inherit.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  func closeReading() { _ = close(reading) }
  func closeWriting() { _ = close(writing) }
}
