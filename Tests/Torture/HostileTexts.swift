import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Hostile {
  static let good = "2026-01-05 18:30-19:40 Plan A\n  Bench press: 80kg x 8/8/8\n"
  static let plan = "# Plan A\n\n- Bench press: chest, 3x8\n"

  /// Checks under a tracer that a journal which asks for programs, wherever one could be named, starts none but ours.
  func runNoPrograms() throws {
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

  static func links(_ outside: String) -> [Case] {
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

  static var devices: [Case] {
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

  static var texts: [Case] {
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
            "bumbum write 2 452573218d6ffffa\n1 - -\nx21 - 1\n../outside/secret.txtx")
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
}
