#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Returns the seconds of the processor that a program takes with a file as its input and its output thrown away; nil
/// if it can't be started. It is killed after a minute of them.
package func processorSeconds(_ words: [String], input: String) -> Double? {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = unsafe posix_spawn_file_actions_t()
  #endif
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
  for output in [1, 2] as [Int32] {
    unsafe posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
  }
  let limited = ["/bin/sh", "-c", "ulimit -t 60; exec \"$@\"", "sh"] + words
  let arguments = unsafe limited.map { unsafe strdup($0) } + [nil]
  let environment = ["PATH=/usr/bin:/bin", "LANG=C", "SWIFT_BACKTRACE=enable=no"]
  let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
  defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
  var process = pid_t()
  guard unsafe posix_spawn(&process, limited[0], &actions, nil, arguments, variables) == 0 else { return nil }
  var usage = rusage()
  var status: Int32 = 0
  while unsafe wait4(process, &status, 0, &usage) < 0 { if errno != EINTR { return nil } }
  let times = [usage.ru_utime, usage.ru_stime]
  return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
}
