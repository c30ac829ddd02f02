import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Journals in folders where writing can't go well: on a full disk, on a read-only one, in a folder of another user, in
/// one that goes away or turns into a link while a command runs.
struct Places {
  let binary: String
  let folder: String
  let tally: Tally
  let isQuick: Bool

  /// The commands that have to work where nothing can be written.
  private static let views = [[], ["history"], ["stats"], ["lint", "--quiet"], ["fmt", "--check"]]

  func run() throws {
    let runner = try Runner(folder)
    if onSmallDisk(runner, fullDisk) { _ = onSmallDisk(runner, readOnlyDisk) }
    let stage = try Stage(binary: binary, runner)
    try somebodyElses(stage)
    try goneMeanwhile(stage)
    try swappedForLink(stage)
  }

  /// Checks that a command did not crash or hang, and said so if it did not do its work.
  private func judge(_ name: String, _ outcome: Outcome) {
    tally.add(.places)
    if outcome.isHung { tally.fail(.hangs, name) }
    if outcome.isCrash { tally.fail(.crashes, "\(name): \(outcome.message.suffix(300))") }
    if let escape = Terminal.escape(in: outcome.output + outcome.errors) {
      tally.fail(.escapes, "\(name): \(escape)")
    }
    if outcome.exitCode == 2, outcome.errors.isEmpty { tally.fail(.untrue, "\(name): exit 2 without a word") }
  }
}

// MARK: Disks

extension Places {
  /// Runs in a folder on a disk of 256 kB; false if none can be mounted.
  private func onSmallDisk(_ runner: Runner, _ use: (Stage) throws -> Void) -> Bool {
    let disk = folder + "/disk"
    try? FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    #if os(Linux)
      let mounted = runner.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk]).exitCode == 0
    #else
      let mounted = false
    #endif
    guard mounted else {
      tally.skip("a full disk and one that is only read: no small disk can be mounted here")
      return false
    }
    defer { _ = runner.run(["umount", disk]) }
    do {
      try use(Stage(binary: binary, runner, scratch: Scratch(path: disk + "/j")))
    } catch {
      tally.fail(.untrue, "a small disk: the test itself: \(error)")
    }
    return true
  }

  /// Runs each writing command with no room at all, and with one page more each time until it fits.
  private func fullDisk(_ stage: Stage) throws {
    let scratch = stage.scratch
    let filler = (scratch.path as NSString).deletingLastPathComponent + "/filler"
    for scenario in Scenario.all {
      try stage.set(for: scenario)
      let (before, old) = (scratch.files(own: true), scratch.files())
      guard stage.run(scenario.words).exitCode == 0 else {
        throw Failure("'\(scenario.name)' fails with room")
      }
      let new = scratch.files()
      var isDone = false
      for pages in 0..<24 where !isDone {
        try scratch.reset(to: before)
        Places.fillUp(filler, but: pages)
        let outcome = stage.run(scenario.words)
        let name = "\(scenario.name) with \(pages) pages of a disk left"
        judge(name, outcome)
        let state = scratch.files().filter { !$0.key.contains(".bumbum-") }
        if outcome.exitCode == 0 {
          if state != new { tally.fail(.untrue, "\(name): exit 0, and the files are not the new ones") }
          isDone = true
        } else if state != old {
          tally.fail(.torn, "\(name): \(outcome.message)")
        }
        try? FileManager.default.removeItem(atPath: filler)
        guard outcome.exitCode != 0 else { continue }
        let again = stage.run(scenario.words)
        if again.exitCode != 0 || scratch.files() != new {
          tally.fail(.inTheWay, "\(name), then with room: \(again.message)")
        }
      }
      if !isDone { tally.fail(.untrue, "\(scenario.name): 24 pages of a disk are not enough") }
    }
  }

  /// Writes until nothing more fits, and gives some pages back.
  private static func fillUp(_ path: String, but pages: Int) {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    defer { close(file) }
    let page = [UInt8](repeating: 1, count: 4096)
    var size = 0
    while unsafe page.withUnsafeBytes({ unsafe write(file, $0.baseAddress, 4096) }) == 4096 { size += 4096 }
    ftruncate(file, off_t(max(0, size - pages * 4096)))
  }

  private func readOnlyDisk(_ stage: Stage) throws {
    let runner = stage.runner
    let disk = (stage.scratch.path as NSString).deletingLastPathComponent
    for scenario in Scenario.all {
      try stage.set(for: scenario)
      guard runner.run(["mount", "-o", "remount,ro", disk]).exitCode == 0 else {
        return tally.skip("a disk that is only read")
      }
      refuses(scenario, "on a disk that is only read", on: stage, as: [])
      _ = runner.run(["mount", "-o", "remount,rw", disk])
    }
  }
}

// MARK: Folders

extension Places {
  /// Runs in a folder where everything can be seen and nothing changed; one log can't be read at all.
  private func somebodyElses(_ stage: Stage) throws {
    let (scratch, runner) = (stage.scratch, stage.runner)
    let isRoot = geteuid() == 0
    guard !isRoot || isInstalled("setpriv") else {
      return tally.skip("a folder of somebody else: root may do everything, and there is no setpriv")
    }
    let prefix = isRoot ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    for scenario in Scenario.all {
      try stage.set(for: scenario)
      _ = runner.run(["chmod", "-R", "a=rX", scratch.path])
      refuses(scenario, "in a folder of somebody else", on: stage, as: prefix)
      _ = runner.run(["chmod", "-R", "u+w", scratch.path])
    }
    try stage.set(for: Scenario.all[1])
    _ = runner.run(["chmod", "000", scratch.path + "/log/2026-02.txt"])
    for view in [[], ["history"], ["stats"], ["lint"], ["fmt", "--check"]] {
      let outcome = stage.runner.run(prefix + stage.words(view))
      judge("\(view) with a log that can't be read", outcome)
      if !String(decoding: outcome.output + outcome.errors, as: UTF8.self).contains("2026-02.txt") {
        tally.fail(.untrue, "\(view): does not say that a log can't be read: \(outcome.message)")
      }
    }
  }

  /// Checks that commands that read succeed, and that the one that writes says why not and changes nothing.
  private func refuses(
    _ scenario: Scenario, _ place: String, on stage: Stage, as prefix: [String]
  ) {
    let old = stage.scratch.files(own: true)
    if !scenario.isEmpty {
      for view in Places.views {
        let outcome = stage.runner.run(prefix + stage.words(view))
        judge("\(view) \(place)", outcome)
        if outcome.exitCode == 2 || view.isEmpty && outcome.exitCode != 0 {
          tally.fail(.untrue, "\(view) \(place): \(outcome.message)")
        }
      }
    }
    let name = "\(scenario.name) \(place)"
    let outcome = stage.runner.run(prefix + stage.words(scenario.words))
    judge(name, outcome)
    if outcome.exitCode != 2 {
      tally.fail(.untrue, "\(name): exit \(outcome.exitCode ?? -1): \(outcome.message)")
    }
    if stage.scratch.files(own: true) != old { tally.fail(.torn, "\(name): something was written") }
  }

  /// Removes all of a journal and brings it back, again and again, under commands that run.
  private func goneMeanwhile(_ stage: Stage) throws {
    let scratch = stage.scratch
    try stage.set(for: Scenario.all[1])
    let (away, path) = (scratch.path + "-away", scratch.path)
    disturbed({
      unsafe rename(path, away)
      usleep(UInt32.random(in: 0...3000))
      unsafe rename(away, path)
    }) { turn in
      let scenarios = Scenario.all.filter { !$0.isEmpty }
      let scenario = scenarios[turn % scenarios.count]
      judge("\(scenario.name) while the folder goes and comes", stage.run(scenario.words))
    }
    try? FileManager.default.removeItem(atPath: away)
  }

  /// Makes `log` a folder and a link to another by turns: nothing is ever written there, or shown from there.
  private func swappedForLink(_ stage: Stage) throws {
    let scratch = stage.scratch
    let outside = Scratch(path: folder + "/elsewhere")
    let canary = "CANARY-OF-ANOTHER-FOLDER"
    try outside.reset(to: [:])
    try outside.put("2026-02.txt", "2026-02-01 18:00-? \(canary)\n  \(canary): 80kg x 8\n")
    let untouched = outside.files(own: true)
    try stage.set(for: Scenario.all[1])
    let (log, kept, link) = (scratch.path + "/log", scratch.path + "/log-kept", outside.path)
    let commands = Scenario.all.map(\.words) + [["history"], ["stats"], ["lint"], ["fmt"], ["undo"]]
    disturbed({
      unsafe rename(log, kept)
      unsafe symlink(link, log)
      usleep(UInt32.random(in: 0...2000))
      unsafe unlink(log)
      unsafe rename(kept, log)
    }) { turn in
      let command = commands[turn % commands.count]
      let outcome = stage.run(command)
      let name = "\(command) while log turns into a link"
      judge(name, outcome)
      if (outcome.output + outcome.errors).contains(canary.utf8) {
        tally.fail(.outside, "\(name): shows what stands elsewhere")
      }
      if outside.files(own: true) != untouched { tally.fail(.outside, "\(name): wrote elsewhere") }
    }
  }

  /// Runs some hundred turns while something else goes on.
  private func disturbed(_ disturbance: @escaping @Sendable () -> Void, _ turn: (Int) -> Void) {
    let isOver = Shared(0)
    let end = DispatchSemaphore(value: 0)
    Thread {
      while isOver.value == 0 {
        disturbance()
        usleep(UInt32.random(in: 0...3000))
      }
      end.signal()
    }.start()
    for number in 0..<(isQuick ? 60 : 2000) { turn(number) }
    _ = isOver.take()
    end.wait()
  }
}
