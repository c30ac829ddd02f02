import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A run of one command as a whole process.
struct Measurement {
  var seconds: Double
  var exitCode: Int32
}

/// Measures a command, and puts back the file that it changes.
func measure(_ one: Case) -> Measurement {
  guard let path = one.changes else { return measure(one.words) }
  let before = FileManager.default.contents(atPath: path)
  defer { try? before?.write(to: URL(fileURLWithPath: path)) }
  return measure(one.words)
}

/// Runs a command with its output thrown away, and waits for it.
private func measure(_ words: [String]) -> Measurement {
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
  defer { unsafe arguments.forEach { unsafe free($0) } }
  var process: pid_t = 0
  let start = DispatchTime.now().uptimeNanoseconds
  guard unsafe posix_spawnp(&process, words[0], &actions, nil, arguments, environ) == 0 else {
    return Measurement(seconds: .infinity, exitCode: 127)
  }
  var status: Int32 = 0
  unsafe waitpid(process, &status, 0)
  let nanoseconds = DispatchTime.now().uptimeNanoseconds - start
  return Measurement(seconds: Double(nanoseconds) / 1e9, exitCode: (status >> 8) & 0xFF)
}
