import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The end of a process.
struct Outcome {
  /// The exit code; nil if a signal ended it.
  var exitCode: Int32?
  var signal: Int32?
  /// True if it was still there after its time, and was killed.
  var isHung = false
  var output: [UInt8] = []
  var errors: [UInt8] = []
  /// The most bytes of memory, as far as a look every few milliseconds tells.
  var peak = 0
  var seconds = 0.0
  /// The seconds of the processor for this process, which other programs do not increase.
  var cpu = 0.0

  var message: String { String(decoding: errors, as: UTF8.self) }

  /// True for a trap, a bad access, a sanitizer; false for our own SIGKILL and a full pipe.
  var isCrash: Bool {
    signal.map { [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT].contains($0) } ?? false
  }
}

/// A runner of commands in a folder of its own; their output is kept, up to a limit.
final class Runner {
  /// The folder for temporary files.
  let folder: String
  private let environment: [String]

  init(_ folder: String, environment: [String: String] = [:]) throws {
    self.folder = folder
    var all = ["PATH": "/usr/bin:/bin", "LANG": "C", "SWIFT_BACKTRACE": "enable=no", "HOME": folder]
    all.merge(environment) { $1 }
    self.environment = all.map { "\($0)=\($1)" }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Runs to the end, or until the time is over. `input` is a file, empty if it is not given; `meanwhile` is called
  /// once it runs.
  func run(
    _ words: [String], input: String = "/dev/null", seconds limit: Double = 20, keeping kept: Int = 1 << 26,
    meanwhile: (pid_t) -> Void = { _ in }
  ) -> Outcome {
    let began = now()
    guard let process = start(words, input: input) else { return Outcome(exitCode: 127) }
    meanwhile(process)
    var result = Outcome()
    var status: Int32 = 0
    var usage = rusage()
    var pause: UInt32 = 200
    while true {
      result.peak = max(result.peak, Runner.peak(of: process))
      let ended = unsafe wait4(process, &status, WNOHANG, &usage)
      if ended == process { break }
      if now() - began > limit, !result.isHung {
        result.isHung = true
        kill(-process, SIGKILL)
      }
      usleep(pause)
      pause = min(pause + 200, 5000)
    }
    result.seconds = now() - began
    result.cpu = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    result.cpu += Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    #if canImport(Darwin)
      result.peak = usage.ru_maxrss
    #endif
    let signal = status & 0x7F
    if signal == 0 { result.exitCode = (status >> 8) & 0xFF } else { result.signal = signal }
    result.output = bytes("/out", kept)
    result.errors = bytes("/err", 1 << 20)
    return result
  }

  /// Returns the most bytes of memory that a running process had; 0 if unknown. On Linux, `wait4` counts at least the
  /// memory of the parent when it made the process.
  private static func peak(of process: pid_t) -> Int {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return (Int(line.filter(\.isNumber)) ?? 0) * 1024
  }

  /// Starts a process in a group of its own, without waiting for it.
  func start(_ words: [String], input: String = "/dev/null", name: String = "") -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, folder + "/out" + name, writing, 0o644)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, folder + "/err" + name, writing, 0o644)
    let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    var process = pid_t()
    guard unsafe posix_spawnp(&process, words[0], &actions, &attributes, arguments, variables) == 0
    else { return nil }
    return process
  }

  private func bytes(_ name: String, _ limit: Int) -> [UInt8] {
    guard let file = FileHandle(forReadingAtPath: folder + name) else { return [] }
    defer { try? file.close() }
    return [UInt8]((try? file.read(upToCount: limit)) ?? Data())
  }
}

/// Returns the seconds of a monotonic clock.
func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

func isInstalled(_ program: String) -> Bool {
  ["/usr/local/sbin/", "/usr/local/bin/", "/usr/sbin/", "/usr/bin/", "/sbin/", "/bin/"]
    .contains { FileManager.default.isExecutableFile(atPath: $0 + program) }
}
