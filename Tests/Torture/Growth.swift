import Foundation

/// Time in proportion to the input: journals of one, two, four times the size, and what the processor needs for each.
struct Growth {
  let binary: String
  let folder: String
  let tally: Tally
  let isQuick: Bool

  /// A journal of so many units; each of these was, or could be, a place for a loop in a loop.
  private static let shapes: [(name: String, unit: Int, make: @Sendable (Int) -> [(String, String)])] = [
    ("sessions", 2000, { count in [("log/2026-01.txt", String(repeating: session, count: count))] }),
    (
      "a month copied to the next", 1000,
      { count in
        let log = (0..<count).map { "\(start($0)) Plan A\n  Bench press: 80kg x 8\n\n" }.joined()
        return [("plans/a.md", "# Plan A\n"), ("log/2026-01.txt", log), ("log/2026-02.txt", log)]
      }
    ),
    (
      "lines of one session", 10_000,
      { count in
        [("log/2026-01.txt", head + String(repeating: "  Bench press: 80kg x 8\n", count: count))]
      }
    ),
    (
      "lines of one exercise", 10_000,
      { count in
        [
          (
            "log/2026-01.txt",
            head + "  Squat: 80kg x 8\n" + String(repeating: "  - 80kg x 8\n", count: count)
          )
        ]
      }
    ),
    (
      "tags of one session", 10_000,
      { count in
        [("log/2026-01.txt", "2026-01-05 18:30 Plan A" + String(repeating: " #tag", count: count) + "\n")]
      }
    ),
    (
      "names in one note", 4000,
      { count in
        let note = "  > " + String(repeating: "Squat: a ", count: count)
        return [("log/2026-01.txt", head + "  Squat: 80kg x 8\n" + note + "\n")]
      }
    ),
    (
      "empty lines", 20_000,
      { count in [("log/2026-01.txt", head + String(repeating: "\n", count: count) + "  Squat: 80kg x 8\n")] }
    ),
    (
      "sets on one line", 20_000,
      { count in
        [("log/2026-01.txt", head + "  Bench press: 80kg x 8" + String(repeating: "/8", count: count) + "\n")]
      }
    ),
    (
      "wrong sets on one line", 4000,
      { count in
        [("log/2026-01.txt", head + "  Bench press: " + String(repeating: "80x10, ", count: count) + "\n")]
      }
    ),
    (
      "wrong lines", 4000,
      { count in [("log/2026-01.txt", head + String(repeating: "  Bench press: 80x10\n", count: count))] }
    ),
    (
      "exercises", 4000,
      { count in
        [("log/2026-01.txt", head + (0..<count).map { "  Exercise \($0) of all: 80kg x 8\n" }.joined())]
      }
    ),
    (
      "check-ins", 4000,
      { count in
        [
          (
            "checkins/2026/01.txt",
            String(repeating: "[2026-01-05 20:00]\ntype = Gym\ntitle = x\n\n", count: count)
          )
        ]
      }
    ),
    (
      "months", 300,
      { count in
        (0..<count).map { ("log/\(String(1000 + $0 / 12))-\(String(101 + $0 % 12).dropFirst()).txt", "") }
      }
    ),
    ("plans", 100, { count in (0..<count).map { ("plans/p\($0).md", "# Plan \($0)\n\n- Squat: legs\n") } }),
    (
      "names in the list", 1000,
      { count in [("exercises.txt", (0..<count).map { "Name \($0): chest, aka A \($0)\n" }.joined())] }
    ),
    (
      "conflicts", 2000,
      { count in
        [("log/2026-01.txt", head + String(repeating: "<<<<<<< a\n=======\n>>>>>>> b\n", count: count))]
      }
    ),
  ]
  private static let head = "2026-01-05 18:30-19:40 Plan A\n"
  private static let session = head + "  Bench press: 80kg x 8/8/8\n\n"
  /// The next a minute later.
  private static func start(_ number: Int) -> String {
    let (day, minute) = (number / 1440 + 1, number % 1440)
    return String(format: "2026-01-%02d %02d:%02d", day, minute / 60, minute % 60)
  }
  private static let commands = [
    ["stats"], ["lint"], ["lint", "--quiet"], ["fmt", "--check"], ["fmt", "--diff"], ["show", "2026-01-05"],
    ["export", "hevy"], [],
  ]

  func run() throws {
    let runner = try Runner(folder)
    let sizes = isQuick ? [1, 4] : [1, 2, 4, 8, 16]
    let step = Double(sizes[sizes.count - 1]) / Double(sizes[sizes.count - 2])
    for shape in Growth.shapes {
      for command in Growth.commands {
        func measured() throws -> [Double] {
          try sizes.map { try seconds(command, over: shape.make(shape.unit * $0), runner) }
        }
        var times = try measured()
        // What else the machine does passes.
        for _ in 0..<3 where isSteep(times, step) { times = zip(times, try measured()).map(min) }
        let name = "\(command.isEmpty ? "home" : command.joined(separator: " ")) over \(shape.name)"
        let factors = zip(times.dropFirst(), times).map { String(format: "%.1f", $0 / max($1, 0.001)) }
        say("\(name.padding(to: 34)) × \(factors.joined(separator: ", × "))")
        if isSteep(times, step) {
          tally.fail(
            .slow, "\(name): \(factors) for each \(step) times the size, \(times[times.count - 1]) s")
        }
      }
    }
  }

  /// The last step costs more than the sizes say. Half as much again is the machine's; below that, too little to tell.
  private func isSteep(_ times: [Double], _ step: Double) -> Bool {
    let (last, previous) = (times[times.count - 1], times[times.count - 2])
    return last > 0.2 && last > previous * step * 1.6
  }

  /// Of the processor, the least of three.
  private func seconds(_ command: [String], over files: [(String, String)], _ runner: Runner) throws -> Double {
    let scratch = Scratch(path: folder + "/j")
    try scratch.reset(to: ["bumbum.toml": Array("format = 1\n".utf8)])
    for (path, text) in files { try scratch.put(path, text) }
    return (0..<3).map { _ in
      let outcome = runner.run(
        [binary] + command + ["--dir", scratch.path, "--now", "2026-02-10 21:00"], seconds: 60, keeping: 1000)
      tally.add(.views)
      if outcome.isHung { tally.fail(.hangs, "\(command) over a journal of \(scratch.path)") }
      return outcome.cpu
    }.min() ?? 0
  }
}
