/// A command that is measured, and what it is held to.
struct Case {
  let name: String
  let words: [String]
  /// The name of the command that its time is shown as a multiple of.
  let beside: String
  /// How many times as long as the other it may take: what has to be kept, and what is aimed at.
  var ratio: Limit?
  /// The journal that it reads all of, where its memory is held to the size of that.
  var journal: Journal?
  /// A file that it changes, and that is put back after each run.
  var changes: String?
}

/// What a figure may be at most.
struct Limit {
  let atMost: Double
  let aim: Double

  func verdict(_ figure: Double) -> String { figure <= aim ? "aim" : figure <= atMost ? "kept" : "MISSED" }
}

/// All that is measured, in the order in which it is shown.
struct Cases {
  let binary: String
  let journals: Journals

  /// Those that `ceilings.txt` has a line for: quick enough for valgrind.
  func gated() throws -> [Case] {
    let (ten, month) = (try journals.ten(), try journals.month())
    let (logs, weighed) = (try journals.logs(), try journals.weighed())
    let start = Limit(atMost: 2, aim: 1.5)
    return [
      Case(
        name: "--version", words: [binary, "--version"], beside: "true", ratio: Limit(atMost: 1.3, aim: 1.1)),
      Case(name: "help", words: [binary, "help"], beside: "true", ratio: Limit(atMost: 1.3, aim: 1.1)),
      bumbum("home, ten", ten, ["home"], beside: "true", start),
      bumbum("streak --short, ten", ten, ["streak", "--short"], beside: "true", start),
      // Who never noted what they weigh may have done so in any month: all are looked through, their logs and check-ins.
      bumbum("stats of a month, ten", ten, ["stats", "--since", "2026-04-01"], beside: "true", start),
      bumbum("stats of a month, logs", logs, ["stats", "--since", "2026-04-01"], beside: "true", start),
      bumbum(
        "stats of a month, weighed", weighed, ["stats", "--since", "2026-04-01"], beside: "true", start),
      try add(ten),
      bumbum("calendar --all, ten", ten, ["calendar", "--all"], beside: "true"),
      bumbum("stats, ten", ten, ["stats"], beside: "wc, ten", Limit(atMost: 1, aim: 0.6), readsAll: true),
      bumbum(
        "lint, ten", ten, ["lint"], beside: "stats, ten", Limit(atMost: 2, aim: 1.5), readsAll: true),
      bumbum("lint --quiet, ten", ten, ["lint", "--quiet"], beside: "stats, ten"),
      bumbum(
        "fmt --check, ten", ten, ["fmt", "--check"], beside: "stats, ten", Limit(atMost: 2.5, aim: 1.9),
        readsAll: true),
      bumbum("stats, one month", month, ["stats"], beside: "wc, one month"),
      bumbum("lint, one month", month, ["lint"], beside: "stats, one month"),
    ]
  }

  func all() throws -> [Case] {
    let (ten, month, million) = (try journals.ten(), try journals.month(), try journals.million())
    return [
      Case(name: "true", words: ["/bin/true"], beside: "true"),
      Case(name: "wc, ten", words: ["wc"] + ten.files, beside: "true"),
      Case(name: "wc, one month", words: ["wc"] + month.files, beside: "true"),
      Case(name: "wc, million", words: ["wc"] + million.files, beside: "true"),
      Case(name: "mawk sums sets, ten", words: Self.mawk + ten.files, beside: "wc, ten"),
      Case(name: "mawk sums sets, million", words: Self.mawk + million.files, beside: "wc, million"),
    ] + (try gated()) + [
      bumbum(
        "stats, million", million, ["stats"], beside: "wc, million", Limit(atMost: 0.6, aim: 0.25),
        readsAll: true),
      bumbum(
        "lint, million", million, ["lint"], beside: "stats, million", Limit(atMost: 2, aim: 1.5),
        readsAll: true),
      bumbum("calendar --all, photos", try journals.photos(), ["calendar", "--all"], beside: "true"),
      bumbum("plan, a thousand", try journals.plans(), ["plan"], beside: "true"),
    ]
  }

  /// Counts every set, which is all that it understands of the format.
  static let mawk = [
    "mawk",
    #"/^  [^>]/ { sub(/[^:]*: /, ""); n = split($0, groups, ", "); for (i = 1; i <= n; i++) sets += gsub("/", "/", groups[i]) + 1 } END { print sets }"#,
  ]

  /// A write as it is done at the gym: the edit of one month, synced.
  private func add(_ ten: Journal) throws -> Case {
    let words = ["add", "session", "2026-04-30", "18:30-19:30", "Treino A", "Supino reto: 80kg x 10"]
    var one = bumbum("add, ten", ten, words, beside: "true", Limit(atMost: 3, aim: 2))
    one.changes = ten.folder + "/log/2026-04.txt"
    return one
  }

  private func bumbum(
    _ name: String, _ journal: Journal, _ words: [String], beside: String, _ ratio: Limit? = nil,
    readsAll: Bool = false
  ) -> Case {
    Case(
      name: name, words: [binary] + words + ["--dir", journal.folder, "--now", Journals.now], beside: beside,
      ratio: ratio, journal: readsAll ? journal : nil)
  }
}
