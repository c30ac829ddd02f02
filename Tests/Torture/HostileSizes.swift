import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Hostile {
  static func sizes(_ isQuick: Bool) -> [Case] {
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
  var size: Int {
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
