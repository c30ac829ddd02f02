import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One command as a whole process.
struct Measurement {
  var seconds: Double
  var exitCode: Int32
}

/// Measures a command, and puts the file back that it changes.
func measure(_ words: [String], puttingBack path: String?) -> Measurement {
  guard let path else { return measure(words) }
  let before = FileManager.default.contents(atPath: path)
  defer { try? before?.write(to: URL(fileURLWithPath: path)) }
  return measure(words)
}

/// Runs a command with its output thrown away, and waits for it.
func measure(_ words: [String]) -> Measurement {
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

/// What a program writes to its standard output; nil where it can't be run.
func output(of words: [String]) -> String? {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = words
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return .nan }
  return sorted.count % 2 == 1
    ? sorted[sorted.count / 2] : (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2
}
