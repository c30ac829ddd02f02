import LibC

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
  guard let code = exitCode(of: child), let bytes else { return nil }
  return ProgramOutput(code: code, bytes: bytes)
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
  return unsafe withPointers(to: words) { pointers in
    var child = pid_t()
    return unsafe posix_spawnp(&child, words[0], &actions, nil, pointers, environ) == 0 ? child : nil
  }
}

/// Runs a person's own command (an editor) with further arguments, on this terminal, and waits for its end.
///
/// The command is a line of the shell, like `$EDITOR`; the arguments are not part of that line. Returns the exit code;
/// nil if the command can't be started or was killed.
package func runInShell(_ command: String, _ arguments: [String]) -> Int32? {
  let words = ["sh", "-c", command + " \"$@\"", command] + arguments
  guard !words.contains(where: { $0.holdsNUL }) else { return nil }
  return unsafe withPointers(to: words) { pointers in
    var child = pid_t()
    guard unsafe posix_spawn(&child, "/bin/sh", nil, nil, pointers, environ) == 0, let code = exitCode(of: child) else {
      return nil
    }
    return code < 128 ? code : nil
  }
}

/// Calls a body with the words as C has the arguments of a program.
private func withPointers<Result>(
  to words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  var pointers = unsafe words.map { unsafe strdup($0) }
  unsafe pointers.append(nil)
  defer { unsafe pointers.forEach { unsafe free($0) } }
  return unsafe body(pointers)
}

/// Waits for the end of a program and returns its exit code; 128 plus the number of the signal that ended it, as in shells.
private func exitCode(of child: pid_t) -> Int32? {
  var status: Int32 = 0
  while unsafe waitpid(child, &status, 0) < 0 {
    guard errno == EINTR else { return nil }
  }
  let signal = status & 0x7F
  return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
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

/// Lets a program convert a file, and returns the result; nil if the program can't run, fails, or writes nothing.
///
/// Both files, `in` and `out` with their extensions, are in a temporary folder that only this user may enter, and are
/// removed afterwards. `arguments` makes the program's arguments from their paths; no shell is used.
package func converted(
  _ bytes: [UInt8], ending: String, to newEnding: String, by program: String,
  arguments: (_ input: String, _ output: String) -> [String]
) -> [UInt8]? {
  guard let folder = temporaryFolder() else { return nil }
  defer {
    for entry in (try? listFolder(folder)) ?? [] { try? removeFile(folder + "/" + entry.name) }
    removeEmptyFolder(folder)
  }
  let (input, output) = ("\(folder)/in.\(ending)", "\(folder)/out.\(newEnding)")
  guard (try? createFile(input, bytes, mode: 0o600, isSynced: false)) != nil,
    let ended = runProgram(program, arguments(input, output)), ended.code == 0
  else { return nil }
  // From a file with several pictures some programs make out-1, out-2 …
  return (try? readFile(output)) ?? (try? readFile("\(folder)/out-1.\(newEnding)"))
}

/// Creates a folder in `$TMPDIR`, else in /tmp, that no other user may enter; nil if it can't.
private func temporaryFolder() -> String? {
  let parent = environment("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
  var name = Array((parent + "/bumbum-XXXXXX").utf8CString)
  guard unsafe mkdtemp(&name) != nil else { return nil }
  return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
