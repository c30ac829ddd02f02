#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs a person's own command (an editor) with further arguments, on this terminal, and waits for its end.
///
/// The command is a line of the shell, like `$EDITOR`; the arguments are not part of that line. Returns the exit code;
/// nil if the command can't be started or was killed.
package func runInShell(_ command: String, _ arguments: [String]) -> Int32? {
  let words = ["sh", "-c", command + " \"$@\"", command] + arguments
  guard !words.contains(where: { $0.holdsNUL }) else { return nil }
  var pointers = unsafe words.map { unsafe strdup($0) }
  unsafe pointers.append(nil)
  defer { unsafe pointers.forEach { unsafe free($0) } }
  var child = pid_t()
  guard unsafe posix_spawn(&child, "/bin/sh", nil, nil, pointers, environ) == 0 else { return nil }
  var status: Int32 = 0
  while unsafe waitpid(child, &status, 0) < 0 {
    guard errno == EINTR else { return nil }
  }
  return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
}
