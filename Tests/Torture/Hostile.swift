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

  private static let canary = "CANARY-OF-ANOTHER-FOLDER"
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

  private struct Case: Sendable {
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

extension Hostile {
  private static let good = "2026-01-05 18:30-19:40 Plan A\n  Bench press: 80kg x 8/8/8\n"
  private static let plan = "# Plan A\n\n- Bench press: chest, 3x8\n"

  /// Checks under a tracer that a journal which asks for programs, wherever one could be named, starts none but ours.
  private func runNoPrograms() throws {
    guard isInstalled("strace") else { return tally.skip("programs in a journal: strace is not installed") }
    let runner = try Runner(folder + "/programs")
    let scratch = Scratch(path: runner.folder + "/j")
    try scratch.reset(to: [:])
    let text = "$(touch owned)`touch owned`;touch owned|touch owned"
    try scratch.put(
      "bumbum.toml",
      "format = 1\nplan = \"Plan A\"\n"
        + ["editor", "pager", "hook", "shell", "convert", "git", "import.map"].map { "\($0) = \"\(text)\"\n" }
        .joined())
    try scratch.put("log/2026-01.txt", "2026-01-05 18:30-19:40 \(text)\n  \(text): 80kg x 8\n\(Hostile.good)")
    try scratch.put("plans/plan-a.md", Hostile.plan + "- \(text): chest\n")
    try scratch.put("checkins/2026/01.txt", "[2026-01-05 20:00]\ntitle = \(text)\nphoto = |touch owned\n")
    try scratch.put("checkins/2026/|touch owned", "x")
    let trace = runner.folder + "/trace"
    for words in Hostile.views + Hostile.writes {
      let outcome = runner.run(
        ["strace", "-f", "-qq", "-e", "trace=execve,execveat", "-o", trace, binary] + words
          + ["--dir", scratch.path, "--now", "2026-02-10 21:00"])
      tally.add(.views)
      let begun = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n").filter {
        $0.contains("exec")
      }
      // Doctor asks git how it knows the journal and, if git refuses, once more for its words: through a shell whose
      // script is always the same, as standard error is not read otherwise.
      let isOfDoctor = { (line: Substring) in line.contains("/git\"") || line.contains(#"exec \"$@\" 2>&1"#) }
      let allowed = words == ["doctor"] ? begun.filter { !isOfDoctor($0) } : begun
      if allowed.count != 1 || outcome.isHung {
        tally.fail(.outside, "\(words.joined(separator: " ")) begins \(begun.count) programs: \(begun)")
      }
    }
  }

  private static func links(_ outside: String) -> [Case] {
    func link(_ name: String, _ path: String, _ target: String) -> Case {
      Case(name: name) { scratch in
        try scratch.put("log/2026-01.txt", good)
        try? FileManager.default.removeItem(atPath: scratch.path + "/" + path)
        let parent = ((scratch.path + "/" + path) as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          atPath: scratch.path + "/" + path, withDestinationPath: target)
      }
    }
    return [
      link("a log that leads out", "log/2026-02.txt", outside + "/secret.txt"),
      link("a plan that leads out", "plans/plan-a.md", outside + "/plan.md"),
      link("a month that leads out", "checkins/2026/01.txt", outside + "/01.txt"),
      link("a year that leads out", "checkins/2026", outside),
      link("check-ins that lead out", "checkins", outside), link("plans that lead out", "plans", outside),
      link("a log of all that lead out", "log", outside),
      link("exercises that lead out", "exercises.txt", outside + "/secret.txt"),
      link("the own folder leads out", ".bumbum", outside),
      link("a link to itself", "log/2026-02.txt", "2026-02.txt"),
      link("a folder in itself", "checkins/2026/x", ".."),
      link("a link to a device", "log/2026-02.txt", "/dev/zero"),
      link("a photo that leads out", "checkins/2026/01-05.jpg", outside + "/secret.txt"),
    ]
      + [
        "../../../outside/secret.txt", outside + "/secret.txt", "/dev/zero", "a/../../b.jpg",
        "\u{1B}]0;x\u{7}.jpg",
      ].map { path in
        Case(
          name:
            "photo = \(path.hasPrefix("/dev") ? path : path.hasPrefix("/") ? "absolute" : path.hasPrefix("\u{1B}") ? "escapes" : path)"
        ) { scratch in
          try scratch.put(
            "checkins/2026/01.txt", "[2026-01-05 20:00]\ntype = Gym\ntitle = x\nphoto = \(path)\n")
          try scratch.put("log/2026-01.txt", good)
        }
      }
  }

  private static var devices: [Case] {
    let paths = [
      "log/2026-01.txt", "plans/plan-a.md", "checkins/2026/01.txt", "exercises.txt", ".gitattributes",
      "checkins/2026/01-05.jpg", ".bumbum/lock", ".bumbum/writes", ".bumbum/writes/1", ".bumbum/pending",
      ".bumbum/.gitignore",
      "log", "checkins/2026",
    ]
    return paths.map { path in
      Case(name: "a FIFO as \(path)") { scratch in
        try scratch.put("log/2026-02.txt", good)
        let whole = scratch.path + "/" + path
        try? FileManager.default.removeItem(atPath: whole)
        try FileManager.default.createDirectory(
          atPath: (whole as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        guard unsafe mkfifo(whole, 0o644) == 0 else { throw Failure("no FIFO can be made") }
      }
    } + [
      Case(name: "a FIFO as bumbum.toml") { scratch in
        try FileManager.default.removeItem(atPath: scratch.path + "/bumbum.toml")
        guard unsafe mkfifo(scratch.path + "/bumbum.toml", 0o644) == 0 else {
          throw Failure("no FIFO can be made")
        }
      },
      Case(name: "folders as files") { scratch in
        for path in [
          "log/2026-01.txt", "plans/plan-a.md", "checkins/2026/01.txt", "exercises.txt",
          "checkins/2026/01-05.jpg",
        ] {
          try scratch.put(path + "/x", "x")
        }
      },
    ]
  }

  private static var texts: [Case] {
    let digits = String(repeating: "9", count: 1000)
    let floods: [(String, String)] = [
      ("escapes", "\u{1B}[2J\u{1B}]0;title\u{7}\u{9B}31m\u{1B}[31mred"),
      ("bidirectional overrides", "\u{202E}drawkcab\u{2066}x\u{2069}\u{202A}"),
      ("zero width", "B\u{200B}e\u{200D}n\u{FEFF}ch\u{2060}"),
      ("combining flood", "e" + String(repeating: "\u{301}", count: 5000)),
      ("emoji joined", String(repeating: "👩‍👩‍👧‍👦", count: 300)), ("a tab and a bell", "a\tb\u{7}\u{8}c"),
      ("line separators", "a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f"),
      ("a cell that is a formula", "=cmd|' /C calc'!A1"), ("quotes and commas", "a\"b,\"c\"\",;d"),
      ("a thousand digits", digits),
      ("tags and shells", "<script>$(touch owned)`id`</script>"), ("a path", "../../etc/passwd"),
      ("variation", "❤\u{FE0F}\u{E0067}\u{E007F}"),
    ]
    let named = floods.map { title, text in
      Case(name: "names: \(title)") { scratch in
        let quoted = "\"" + text.replacingOccurrences(of: "\"", with: "”") + "\""
        try scratch.put(
          "log/2026-01.txt",
          "2026-01-05 18:30-19:40 \(text)\n  \(text): 80kg x 8\n  \(quoted): 3x10\n  Bench press: 80kg x 8 \(quoted)\n  > \(text)\n  \(text) = \(text)\n# \(text)\n2026-01-06 7:00-8:00\n  \(text)\n"
        )
        try scratch.put(
          "plans/plan-a.md",
          "+++\ncreated = 2026-01-02\naka = [\(quoted)]\n+++\n# \(text)\n\n\(text)\n\n- \(text): chest, 3x8\n- \(quoted): back\n- Bench press: \(text)\n"
        )
        try scratch.put("plans/\(title).md", "# Plan A\n- Bench press: chest\n")
        try scratch.put(
          "checkins/2026/01.txt",
          "[2026-01-05 20:00]\ntype = \(text)\ntitle = \(text)\nlocation = \(text)\nphoto = \(text)\n> \(text)\n[skip 2026-01-07]\nreason = \(text)\n[\(text)]\n"
        )
        try scratch.put("exercises.txt", "\(text): chest, aka \(quoted)\n\(quoted): \(text)\n")
        try scratch.put(
          "bumbum.toml", "format = 1\nplan = \(quoted)\n\(text) = \(quoted)\nfields = [\(quoted)]\n")
        let file = text.replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "\0", with: "")
        // Names have 255 bytes at most.
        let short = String(decoding: Array(file.utf8.prefix(120)), as: UTF8.self).filter { $0 != "\u{FFFD}" }
        try? scratch.put("log/\(short).txt", good)
        try? scratch.put("\(short).txt", good)
        try? scratch.put("checkins/2026/\(short).jpg", "x")
      }
    }
    let numbers = [
      "\(digits)kg x 8", "80kg x \(digits)", "\(digits)x\(digits) @ \(digits)kg", "0.\(digits)kg x 8",
      "\(digits):\(digits):59",
      "9223372036854775807kg x 1", "-1kg x 1", "999999x1", "1x999999999",
      "80kg x 10/" + String(repeating: "10/", count: 5000) + "10",
      "1e999kg x 8", "\(digits)km", "bw+\(digits)kg x 5", "80kg x 10 rpe \(digits)",
      "80kg x 10 rir \(digits)", "80kg x 10 rest \(digits)s",
    ].enumerated().map { index, text in
      Case(name: "numbers \(index): \(text.prefix(12))…") { scratch in
        try scratch.put(
          "log/2026-01.txt",
          "2026-01-05 18:30-19:40 Plan A\n  bodyweight = \(digits)kg\n  Bench press: \(text)\n"
            + "\(digits)-01-05 18:30\n  Squat: 1kg x 1\n")
        try scratch.put("plans/plan-a.md", "# Plan A\n- Bench press: chest, \(text), rest \(digits)s\n")
        try scratch.put(
          "checkins/2026/01.txt",
          "[2026-01-05 20:00]\ncalories = \(digits)\nbodyweight = \(digits)kg\n[measure 2026-01-06]\nbodyweight = \(text)\n[skip 0001-01-01..9999-12-31]\n"
        )
        try scratch.put("bumbum.toml", "format = \(index % 2 == 0 ? "1" : digits)\ngoal = \(digits)\n")
      }
    }
    let bytes: [(String, [UInt8])] = [
      (
        "no UTF-8",
        (0...255).map { UInt8($0) } + [0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80, 0xFF]
      ),
      ("UTF-16", [0xFF, 0xFE] + good.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
      ("NULs", Array(good.utf8) + [0, 0, 0] + Array(good.utf8)), ("only a BOM", [0xEF, 0xBB, 0xBF]),
      ("nothing", []),
      ("CR alone", Array(good.utf8).map { $0 == 10 ? 13 : $0 }),
      ("conflict markers", Array("<<<<<<< a\n\(good)=======\n\(good)>>>>>>> b\n".utf8)),
    ]
    return named + numbers
      + bytes.map { title, bytes in
        Case(name: "bytes: \(title)") { scratch in
          for path in [
            "log/2026-01.txt", "plans/plan-a.md", "checkins/2026/01.txt", "exercises.txt", "bumbum.toml",
          ] {
            try scratch.put(path, bytes)
          }
        }
      } + [
        Case(name: "years 0001 and 9999") { scratch in
          try scratch.put("log/0001-01.txt", "0001-01-01 00:00-23:59 Plan A\n  Bench press: 80kg x 8\n")
          try scratch.put("log/9999-12.txt", "9999-12-31 23:58-00:10 Plan A\n  Bench press: 80kg x 8\n")
          try scratch.put("checkins/0001/01.txt", "[0001-01-01 00:00]\n")
          try scratch.put("checkins/9999/12.txt", "[9999-12-31 23:59]\n[skip 0001-01-01..9999-12-31]\n")
          try scratch.put("checkins/0000/00.txt", "[0000-00-00]\n")
        },
        Case(name: "a forged undo") { scratch in
          try scratch.put("log/2026-01.txt", good)
          try scratch.put(
            ".bumbum/writes/1",
            "bumbum write 1\n1:-\n1:x\n21:../outside/secret.txt\n1:-\n18:1 af63f54c86021707\n1:-\n3:end\n")
          try scratch.put(
            ".bumbum/pending", "bumbum undo 1\n21 1 -\n../outside/secret.txtx21 - 0\n../outside/secret.txt")
        },
        Case(name: "nested settings") { scratch in
          let deep = String(repeating: "[", count: 20000)
          try scratch.put(
            "bumbum.toml",
            "format = 1\nfields = \(deep)\nx = \(deep.replacingOccurrences(of: "[", with: "{ a = "))\n")
          try scratch.put("plans/plan-a.md", "+++\naka = \(deep)\n+++\n# Plan A\n")
        },
      ]
  }

  private static func sizes(_ isQuick: Bool) -> [Case] {
    let part = isQuick ? 20 : 1
    func text(_ path: String, _ name: String, _ make: @escaping @Sendable () -> String, isHuge: Bool = false)
      -> Case
    {
      Case(name: name, isLarge: true, isHuge: isHuge) { try $0.put(path, make()) }
    }
    let head = "2026-01-05 18:30-19:40 Plan A\n"
    return [
      text("log/2026-01.txt", "a session with \(1_000_000 / part) sets") {
        head + String(repeating: "  Bench press: 80kg x 8/8/8/8/8/8/8/8/8/8\n", count: 100_000 / part)
      },
      text("log/2026-01.txt", "a million sets on one line / \(part)") {
        head + "  Bench press: 80kg x 8" + String(repeating: "/8", count: 1_000_000 / part) + "\n"
      },
      text("log/2026-01.txt", "a comment of 100 MB / \(part)") {
        head + "# " + String(repeating: "x", count: 100_000_000 / part) + "\n" + good
      },
      text("log/2026-01.txt", "a name of 10 MB / \(part)") {
        head + "  " + String(repeating: "x", count: 10_000_000 / part) + ": 80kg x 8\n"
      },
      text("log/2026-01.txt", "10 MB of one bad line / \(part)") {
        head + "  Bench press: " + String(repeating: "80x10 ?, ", count: 1_100_000 / part) + "\n"
      },
      text("log/2026-01.txt", "100,000 bad lines / \(part)") {
        head + String(repeating: "  Bench press: 80x10\n", count: 100_000 / part)
      },
      text("log/2026-01.txt", "100,000 exercises / \(part)") {
        head + (0..<100_000 / part).map { "  Exercise \($0) of many: 80kg x 8\n" }.joined()
      },
      text("log/2026-01.txt", "100,000 sessions at one time / \(part)") {
        String(repeating: good, count: 100_000 / part)
      },
      text("checkins/2026/01.txt", "100,000 check-ins at one time / \(part)") {
        String(repeating: "[2026-01-05 20:00]\ntype = Gym\ntitle = x\n", count: 100_000 / part)
      },
      text("exercises.txt", "20,000 names with aliases / \(part)") {
        (0..<20_000 / part).map { "Name \($0): chest, aka A \($0), aka B \($0)\n" }.joined()
      },
      text("plans/plan-a.md", "a plan of 20,000 lines / \(part)") {
        "# Plan A\n" + (0..<20_000 / part).map { "- Move \($0): chest, 3x8\n" }.joined()
      },
      text("bumbum.toml", "20,000 settings / \(part)") {
        "format = 1\n" + (0..<20_000 / part).map { "x\($0) = \($0)\n" }.joined()
      },
      Case(name: "\(100_000 / part) files that are none", isLarge: true) {
        try many($0, 100_000 / part) { ("log/\($0).txt", "") }
      },
      Case(name: "\(100_000 / part) photos", isLarge: true) {
        try many($0, 100_000 / part) { ("checkins/2026/01-05-\($0).jpg", "x") }
      },
      Case(name: "\(100_000 / part) logs", isLarge: true) { scratch in
        try many(scratch, 100_000 / part) {
          ("log/\(String($0 / 12 + 10000).dropFirst())-\(String($0 % 12 + 101).dropFirst()).txt", "")
        }
      },
      Case(name: "\(20_000 / part) plans", isLarge: true) {
        try many($0, 20_000 / part) { ("plans/p\($0).md", "# Plan \($0)\n- Bench press: chest\n") }
      },
      Case(name: "a million files", isHuge: true) {
        try many($0, 1_000_000) { ("checkins/2026/\($0).jpg", "") }
      },
      Case(name: "a file of 2 GB, all holes", isHuge: true) { scratch in
        try scratch.put("log/2026-01.txt", good)
        let file = FileHandle(forUpdatingAtPath: scratch.path + "/log/2026-01.txt")
        try file?.truncate(atOffset: 2_000_000_000)
        try file?.close()
      },
    ]
  }

  private static func many(_ scratch: Scratch, _ count: Int, _ file: (Int) -> (String, String)) throws {
    for folder in ["log", "plans", "checkins/2026"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path + "/" + folder, withIntermediateDirectories: true)
    }
    for number in 0..<count {
      let (path, text) = file(number)
      try overwrite(Array(text.utf8), to: scratch.path + "/" + path)
    }
  }
}

extension Scratch {
  /// The bytes of all files, a kilobyte for each at least.
  fileprivate var size: Int {
    var size = 0
    guard let all = FileManager.default.enumerator(atPath: path) else { return 0 }
    while let name = all.nextObject() as? String {
      // Foundation would look each owner's name up.
      var status = stat()
      let isThere = unsafe lstat(path + "/" + name, &status) == 0
      size += max(1000, isThere ? Int(status.st_size) : 0)
    }
    return size
  }
}
