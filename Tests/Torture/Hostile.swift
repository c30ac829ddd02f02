import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Journals from strangers: every command that reads is run over each, and those that write over a few.
struct Hostile {
  let binary: String
  let folder: String
  let tally: Tally
  let isQuick: Bool

  static let canary = "CANARY-OF-ANOTHER-FOLDER"
  private static let name = "Bench press"

  static let views: [[String]] = [
    [], ["home", "--json"], ["history"], ["history", "--json"], ["history", "--csv", "--limit", "all"],
    ["show"],
    ["show", "2026-01-05", "--json"], ["calendar"], ["calendar", "--all"], ["calendar", "2026", "--csv"],
    ["calendar", "--json"], ["streak"], ["streak", "--short"], ["streak", "--json"], ["records"],
    ["records", name],
    ["records", "--json"], ["records", "--csv"], ["stats"], ["stats", name], ["stats", "--json"],
    ["stats", "--csv"],
    ["volume"], ["volume", "muscle"], ["volume", "--json"], ["volume", "exercise", "--csv"], ["graph", name],
    ["graph", "--volume"], ["graph", "--checkins"], ["graph", "--bodyweight"], ["graph", name, "--json"],
    ["lint"], ["lint", "--format", "json"], ["lint", "--format", "sarif"], ["lint", "--format", "short"],
    ["lint", "--format", "github"], ["lint", "--statistics"], ["lint", "--diff", "--unsafe-fixes"],
    ["fmt", "--check"],
    ["fmt", "--diff"], ["plan"], ["plan", "show", "Plan A"], ["start", "--repeat"],
    ["set", name, "80kg", "x", "8", "--dry-run"],
    ["start", "--dry-run"], ["exercise", "rename", name, "Flat bench", "--dry-run"], ["undo", "--dry-run"],
    ["undo", "--list"], ["undo", "--redo", "--dry-run"],
    ["checkins"], ["checkins", "--json"], ["photo", "lint"], ["doctor"], ["export", "csv"],
    ["export", "strong"],
    ["export", "hevy"], ["export", "json"], ["export", "jsonl"], ["export", "sql"], ["export", "ics"],
    ["export", "org"], ["export", "md"],
  ]
  static let writes: [[String]] = [
    ["fmt"], ["lint", "--fix", "--unsafe-fixes"], ["exercise", "rename", name, "Flat bench"],
    ["checkin", "Run", "Loop", "--at", "2026-02-09 20:00"], ["measure", "81kg"],
    ["plan", "rename", "Plan A", "Plan Z"], ["plan", "delete", "Plan A", "--yes"], ["undo"], ["undo", "--redo"],
    ["photo", "shrink", "--all"], ["remove", "session", "2026-01-05 18:30", "--yes"],
  ]
  /// The commands for journals so large that each takes seconds.
  static let few: [[String]] = [
    [], ["history"], ["stats"], ["streak"], ["lint", "--quiet"], ["lint", "--format", "json", "--max", "10"],
    ["fmt", "--check"], ["calendar", "--all"], ["records"],
  ]

  struct Case: Sendable {
    let name: String
    var isLarge = false
    /// True if it takes minutes, or gigabytes.
    var isHuge = false
    let make: @Sendable (Scratch) throws -> Void
  }

  func run() throws {
    let outside = folder + "/outside"
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    let secrets = [
      "secret.txt": "2026-01-05 18:30-19:40 \(Hostile.canary)\n  \(Hostile.canary): 80kg x 8\n",
      "01.txt": "[2026-01-05] \(Hostile.canary)\n", "plan.md": "# \(Hostile.canary)\n",
    ]
    for (name, text) in secrets { try Data(text.utf8).write(to: URL(fileURLWithPath: outside + "/" + name)) }
    let untouched = Scratch(path: outside).files()
    let all = Hostile.links(outside) + Hostile.devices + Hostile.texts + Hostile.sizes(isQuick)
    let cases = all.filter { !isQuick || !$0.isHuge }
    let next = Shared(0)
    DispatchQueue.concurrentPerform(iterations: 2) { worker in
      while true {
        let index = next.take()
        guard index < cases.count else { return }
        do {
          try one(cases[index], Runner(folder + "/\(worker)"))
        } catch {
          tally.fail(.untrue, "\(cases[index].name): the test itself: \(error)")
        }
      }
    }
    try runNoPrograms()
    if Scratch(path: outside).files() != untouched {
      tally.fail(.outside, "a file outside of the journal was written")
    }
  }

  private func one(_ one: Case, _ runner: Runner) throws {
    let scratch = Scratch(path: runner.folder + "/j")
    try scratch.reset(to: [:])
    try scratch.put("bumbum.toml", "format = 1\nplan = \"Plan A\"\n")
    try one.make(scratch)
    // In a hurry every third command is run, others for each journal.
    let all = Hostile.views + Hostile.writes
    let some = isQuick ? all.indices.filter { ($0 + one.name.utf8.count) % 3 == 0 }.map { all[$0] } : all
    var peak = 0
    var slowest = (seconds: 0.0, words: "")
    for words in one.isLarge || one.isHuge ? Hostile.few : some {
      let all = [binary] + words + ["--dir", scratch.path, "--now", "2026-02-10 21:00"]
      let outcome = runner.run(all, seconds: one.isHuge ? 300 : one.isLarge ? 120 : 20)
      tally.add(.views)
      judge("\(one.name): \(words.joined(separator: " "))", words, outcome, runner)
      peak = max(peak, outcome.peak)
      if outcome.cpu > slowest.seconds { slowest = (outcome.cpu, words.first ?? "home") }
    }
    let bytes = scratch.size
    say(
      "\(one.name.padding(to: 46)) \(bytes / 1_000_000) MB, slowest \(slowest.words) \(String(format: "%.1f", slowest.seconds)) s, peak \(peak / 1_000_000) MB"
    )
    // The program itself has some memory; beyond that it keeps a token, a set, a finding for a byte.
    if peak > 100_000_000 + 60 * bytes {
      tally.fail(.slow, "\(one.name): \(peak / 1_000_000) MB of memory for \(bytes) bytes")
    }
    try? FileManager.default.removeItem(atPath: scratch.path)
  }

  private func judge(_ name: String, _ words: [String], _ outcome: Outcome, _ runner: Runner) {
    if outcome.isHung { tally.fail(.hangs, name) }
    if outcome.isCrash { tally.fail(.crashes, "\(name): \(outcome.message.suffix(300))") }
    let isForPrograms = ["--json", "--csv", "json", "sarif", "--repeat", "export"].contains {
      words.contains($0)
    }
    for (stream, bytes) in [("output", outcome.output), ("errors", outcome.errors)] {
      // Programs get text as it is.
      if !(isForPrograms && stream == "output"), let escape = Terminal.escape(in: bytes) {
        tally.fail(.escapes, "\(name): \(escape) in its \(stream)")
      }
      if String(decoding: bytes, as: UTF8.self).contains(Hostile.canary) {
        tally.fail(.outside, "\(name): shows what stands outside")
      }
    }
    guard !outcome.isHung, !outcome.isCrash, outcome.exitCode != 2 else { return }
    if let mistake = Validity.mistake(in: outcome.output, words) {
      tally.fail(.invalid, "\(name): \(mistake)")
    }
  }
}
