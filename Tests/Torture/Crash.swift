import Foundation
import TestSupport

/// Stops each writing command at every call to the system, and makes each of its calls to the disk fail.
struct Crash {
  /// A fault, and the call at which it happens.
  private enum Point {
    /// A kill at the n-th call of all.
    case kill(Int)
    /// An error of the n-th call with this name; from then on of all of them if it lasts.
    case fault(call: String, number: Int, error: String, lasts: Bool)
    /// A limit of the bytes of a file; its signal kills, or is ignored.
    case short(Int, kills: Bool)
  }

  let binary: String
  let folder: String
  let tally: Tally
  /// The most points of a command, picked at random; nil for all.
  let most: Int?

  private static let errors = ["EIO", "ENOSPC", "EACCES", "EINTR", "EDQUOT"]
  private static let diskCalls: Set<String> = [
    "open", "openat", "creat", "read", "pread64", "readv", "write", "pwrite64", "writev", "close", "lseek",
    "stat",
    "fstat", "lstat", "newfstatat", "statx", "access", "faccessat", "faccessat2", "getdents64", "readlink",
    "readlinkat",
    "getcwd", "rename", "renameat", "renameat2", "link", "linkat", "unlink", "unlinkat", "mkdir", "mkdirat",
    "rmdir",
    "fsync", "fdatasync", "ftruncate", "fchmod", "chmod", "fchown", "chown", "flock", "fcntl", "utimensat",
  ]
  /// The calls that change something, which are never left out.
  private static let changingCalls: Set<String> = [
    "write", "pwrite64", "rename", "renameat", "renameat2", "link", "linkat", "unlink", "unlinkat", "mkdir",
    "mkdirat",
    "fsync", "fdatasync", "ftruncate", "fchmod", "fchown", "flock",
  ]

  func run() throws {
    guard isInstalled("strace") else { return tally.skip("crash at every instant: strace is not installed") }
    let scenarios = Scenario.all
    let next = Shared(0)
    DispatchQueue.concurrentPerform(iterations: 2) { worker in
      while true {
        let index = next.take()
        guard index < scenarios.count else { return }
        do {
          try one(scenarios[index], Runner(folder + "/\(worker)"))
        } catch {
          tally.fail(.untrue, "\(scenarios[index].name): the test itself: \(error)")
        }
      }
    }
  }
}

extension Crash {
  private func one(_ scenario: Scenario, _ runner: Runner) throws {
    let stage = try Stage(binary: binary, runner)
    let (scratch, words) = (stage.scratch, { stage.words($0) })
    try stage.set(for: scenario)
    let before = scratch.files(own: true)
    let old = scratch.files()
    let trace = runner.folder + "/trace"
    let clean = runner.run(["strace", "-f", "-qq", "-o", trace] + words(scenario.words))
    guard clean.exitCode == 0 else { throw Failure("a run without faults fails: \(clean.message)") }
    let new = scratch.files()
    guard old != new, scratch.leftovers.isEmpty else {
      throw Failure("a run without faults changes nothing, or leaves files")
    }
    let calls = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n").compactMap(
      Crash.call)
    let all = points(calls, largest: new.values.map(\.count).max() ?? 0)
    let points = most.map { Crash.chosen(all, $0) } ?? all
    for point in points {
      try scratch.reset(to: before)
      let outcome = runner.run(command(point, words(scenario.words)))
      let name = "\(scenario.name), \(point)"
      let isPartial = judge(name, point, outcome, old, new, scratch)
      goOn(name, scenario, outcome, isPartial, old, new, scratch, runner, words)
      if case .kill(let number) = point, number % 3 == 0 {
        try scratch.reset(to: before)
        _ = runner.run(command(point, words(scenario.words)))
        try edit(name, old, new, scratch, runner, words)
      }
    }
    say("\(scenario.name.padding(to: 28)) \(calls.count) calls, \(points.count) points")
  }

  /// Returns the name of a call: `openat` for `12345 openat(AT_FDCWD, …`.
  private static func call(_ line: Substring) -> String? {
    let rest = line.drop { $0.isNumber || $0 == " " }
    guard let end = rest.firstIndex(of: "("), !rest.hasPrefix("<...") else { return nil }
    return String(rest[..<end])
  }

  private func points(_ calls: [String], largest: Int) -> [Point] {
    var points = (1...max(1, calls.count)).map { Point.kill($0) }
    var number: [String: Int] = [:]
    for call in calls where Crash.diskCalls.contains(call) {
      number[call, default: 0] += 1
      let count = number[call] ?? 1
      points += Crash.errors.map { .fault(call: call, number: count, error: $0, lasts: false) }
      // Some file systems have no leases.
      if call == "fcntl" { points.append(.fault(call: call, number: count, error: "EINVAL", lasts: true)) }
      if Crash.changingCalls.contains(call) {
        points.append(.fault(call: call, number: count, error: "EIO", lasts: true))
      }
    }
    for size in stride(from: 0, through: largest, by: max(1, largest / 20)) {
      points += [.short(size, kills: true), .short(size, kills: false)]
    }
    return points
  }

  /// Returns half of `most` points at changes of the disk, the rest anywhere; the same every time.
  private static func chosen(_ points: [Point], _ most: Int) -> [Point] {
    var random = SeededGenerator(seed: UInt64(points.count))
    let all = points.shuffled(using: &random)
    // A run writes in its last third.
    let late = points.count { if case .kill = $0 { true } else { false } } * 2 / 3
    let changing = all.filter { point in
      switch point {
      case .kill(let number): number > late
      case .fault(let call, _, _, _): changingCalls.contains(call)
      case .short: true
      }
    }
    return Array(changing.prefix(most / 2)) + Array(all.prefix(most - min(most / 2, changing.count)))
  }

  private func command(_ point: Point, _ words: [String]) -> [String] {
    switch point {
    case .kill(let number):
      return ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "inject=all:signal=KILL:when=\(number)"] + words
    case .fault(let call, let number, let error, let lasts):
      let when = "inject=\(call):error=\(error):when=\(number)\(lasts ? "+" : "")"
      return ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e", when] + words
    case .short(let size, let kills):
      // The messages of the command go into a pipe, which has no such limit.
      let script =
        (kills ? "" : "trap '' XFSZ; ") + "prlimit --fsize=\(size) \"$@\" 2>&1 >/dev/null | cat >&2"
      return ["bash", "-o", "pipefail", "-c", script, "bash"] + words
    }
  }

  /// Checks after the fault that every file is the old or the new one, and that the command's messages are true. True
  /// if the command rightly did only a part.
  private func judge(
    _ name: String, _ point: Point, _ outcome: Outcome, _ old: Files, _ new: Files, _ scratch: Scratch
  ) -> Bool {
    tally.add(.points)
    switch point {
    case .kill: tally.add(.kills)
    case .fault: tally.add(.faults)
    case .short: tally.add(.shortWrites)
    }
    // These commands do what they can with the files that can be read, and say so.
    let saysSo = name.hasPrefix("fmt") && outcome.message.contains("can't read '")
    let isPartial = saysSo || name.hasPrefix("lint") && outcome.exitCode == 1
    if outcome.isHung { tally.fail(.hangs, name) }
    // Before our first line, the runtime of the language asks for the program's path, and gives up without an answer.
    if outcome.message.contains("Swift runtime path") { return false }
    if outcome.isCrash || [132, 133, 134, 135, 136, 139].contains(outcome.exitCode ?? 0) {
      tally.fail(.crashes, "\(name): \(outcome.message)")
    }
    let state = scratch.files().filter { !$0.key.contains(".bumbum-") }
    for path in Set(old.keys).union(new.keys).union(state.keys)
    where state[path] != old[path] && state[path] != new[path] {
      tally.fail(.torn, "\(name): \(path) is neither the old nor the new one")
    }
    guard let code = outcome.exitCode, code < 128, !isPartial || code == 0 else { return isPartial }
    if code == 0 {
      if state != new {
        tally.fail(.untrue, "\(name): exit 0, and the files are not the new ones: \(outcome.message)")
      }
      return false
    }
    let isWritten = outcome.message.contains("what the command was to change is changed")
    let isHalf = outcome.message.contains("half of it was written")
    // If no write succeeds, no message does.
    if case .fault(call: "write", _, _, lasts: true) = point { return false }
    if isWritten ? state != new : !isHalf && state != old {
      tally.fail(.untrue, "\(name): exit \(code), and the files are not the old ones: \(outcome.message)")
    }
    if outcome.errors.isEmpty, !name.contains("write") {
      tally.fail(.untrue, "\(name): exit \(code) without a word")
    }
    return false
  }

  /// Lets a person go on in an editor after a kill, before a command looks: the person's text stays to the byte, every
  /// other file is the old or the new one, and nothing is under way any more.
  private func edit(
    _ name: String, _ old: Files, _ new: Files, _ scratch: Scratch, _ runner: Runner, _ words: ([String]) -> [String]
  ) throws {
    let changed = old.keys.filter { new[$0] != nil && new[$0] != old[$0] && !$0.hasSuffix(".jpg") }.sorted()
    guard let path = changed.first, let there = scratch.files()[path] else { return }
    let edited = there + Array("# mine\n".utf8)
    try scratch.put(path, edited)
    tally.add(.edits)
    let recovery = runner.run(words(["doctor", "--recover"]))
    if recovery.exitCode != 0 { tally.fail(.inTheWay, "\(name), edited: 'recover': \(recovery.message)") }
    let state = scratch.files()
    if state[path] != edited { tally.fail(.lost, "\(name): what was edited in '\(path)' after it is gone") }
    for other in Set(old.keys).union(new.keys)
    where other != path && state[other] != old[other] && state[other] != new[other] {
      tally.fail(.torn, "\(name), edited: \(other) is neither the old nor the new one")
    }
    if scratch.files(own: true)[".bumbum/pending"] != nil {
      tally.fail(.inTheWay, "\(name), edited: it is still under way")
    }
    if !scratch.leftovers.isEmpty { tally.fail(.inTheWay, "\(name), edited: \(scratch.leftovers) stays") }
  }

  /// Runs the next command: all files are the old ones or all the new ones, and nothing is in its way.
  private func goOn(
    _ name: String, _ scenario: Scenario, _ outcome: Outcome, _ isPartial: Bool, _ old: Files, _ new: Files,
    _ scratch: Scratch, _ runner: Runner, _ words: ([String]) -> [String]
  ) {
    if !scenario.isEmpty {
      let look = runner.run(words(["undo", "--dry-run"]))
      // The code is 1 if there is nothing to take back, or its note was cut off.
      if look.exitCode != 0, look.exitCode != 1 {
        tally.fail(.inTheWay, "\(name): then 'undo --dry-run': \(look.message)")
      }
      if outcome.message.contains("'bumbum undo' takes it back"), look.output.isEmpty {
        tally.fail(.untrue, "\(name): says that undo takes it back, which does not: \(look.message)")
      }
    }
    let state = scratch.files().filter { !$0.key.contains(".bumbum-") }
    if !scenario.isEmpty, !isPartial, state != old, state != new {
      let half = Set(old.keys).union(new.keys).filter { state[$0] == new[$0] && old[$0] != new[$0] }.sorted()
      tally.fail(.torn, "\(name): half of a write stays: \(half)")
    }
    let isOld = state != new
    let next = isOld ? scenario.words : ["checkin", "Walk", "Next", "--at", "2026-01-20 07:00"]
    let then = runner.run(words(next))
    if then.exitCode != 0 { tally.fail(.inTheWay, "\(name): then '\(next[0])': \(then.message)") }
    if isOld, scratch.files() != new {
      tally.fail(.inTheWay, "\(name): then '\(next[0])' wrote something else")
    }
    if isOld, !scratch.leftovers.isEmpty { tally.fail(.inTheWay, "\(name): \(scratch.leftovers) stays") }
  }
}

struct Failure: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
