#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The output of a program that ran to its end.
package struct ProgramOutput: Hashable, Sendable {
  /// The exit code; 128 plus the number of the signal that ended it, as in shells.
  package let code: Int32
  /// The bytes of standard output.
  package let bytes: [UInt8]
}

/// Runs a program, found in `PATH`, and waits for its end.
///
/// No shell is used, so that each argument stays one. Standard input is empty, standard error is discarded. Nil if the
/// program can't be started, or writes more than `limit` bytes.
package func runProgram(_ name: String, _ arguments: [String], limit: Int = 64 << 20) -> ProgramOutput? {
  let words = [name] + arguments
  guard !words.contains(where: { $0.holdsNUL }), let pipe = Pipe() else { return nil }
  guard let child = spawned(words, output: pipe.writing) else { return nil }
  // The reader sees no end while this end is open too.
  pipe.closeWriting()
  // The system ends a program that goes on writing after its reader is gone.
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

/// A pipe whose ends other children of this process don't inherit.
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
