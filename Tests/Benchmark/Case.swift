/// A command that is measured, and how long it may take beside another.
struct Case {
  let name: String
  let words: [String]
  /// The name of the case that its time is a multiple of.
  let beside: String
  /// The largest multiple; nil where it is only shown.
  var atMost: Double?
  /// The same for a brief run, where `atMost` is not met yet: half above what it takes today, so that it gets no worse. Else
  /// twice `atMost`.
  var brieflyAtMost: Double?
  /// A file that it changes, and that is put back after each run.
  var changes: String?
  /// Of the cases of one group only the slowest is shown.
  var group: String?
}

/// All that is measured, in the order in which it is shown.
struct Cases {
  let binary: String
  let plain: Journal
  let mix: Journal
  let plans: Journal
  /// Too large for a brief look.
  let million: Journal?

  var all: [Case] { others + starts + reads + large + exports }

  /// The programs that everybody knows.
  private var others: [Case] {
    [
      Case(name: "true", words: ["/bin/true"], beside: "true"),
      Case(name: "wc, plain", words: ["wc"] + plain.files, beside: "true"),
      Case(name: "wc, mix", words: ["wc"] + mix.files, beside: "true"),
    ]
  }

  /// What is felt at the gym: an answer, or a line written, before one looks up.
  private var starts: [Case] {
    let month = mix.folder + "/log/\(MixedJournal.openMonth).txt"
    return [
      Case(name: "--version", words: [binary, "--version"], beside: "true", atMost: 1.3),
      bumbum("home, mix", mix, ["home"], beside: "true", atMost: 3),
      // It says what was beaten, which takes all ten years: how long that takes beside `true` says as much of the machine as of
      // it. Where these limits were set, `wc` took 5.1 times as long as `true`: they are the same 3 and 14 of that.
      bumbum("set, mix", mix, ["set", "62,5kg x 8"], beside: "wc, mix", atMost: 0.6, briefly: 2.75, changes: month),
      // It waits for the disk, which in a few rounds takes twice as long now and then.
      bumbum(
        "add, mix", mix,
        ["add", "session", "\(MixedJournal.openMonth)-01", "18:30-19:30", "Treino A", "Supino reto: 80kg x 10"],
        beside: "true", atMost: 3, briefly: 14, changes: month),
      bumbum("next, plans", plans, ["next"], beside: "true", atMost: 5),
      bumbum(
        "start, plans", plans, ["start"], beside: "true", atMost: 5, briefly: 14,
        changes: plans.folder + "/log/\(MixedJournal.openMonth).txt"),
    ]
  }

  private var reads: [Case] {
    [
      bumbum("stats, plain", plain, ["stats"], beside: "wc, plain", atMost: 1.3),
      bumbum("stats, mix", mix, ["stats"], beside: "wc, mix", atMost: 1.3, briefly: 3.5),
      bumbum("records, mix", mix, ["records"], beside: "wc, mix", atMost: 1.5, briefly: 5.5),
      bumbum("lint, mix", mix, ["lint"], beside: "stats, mix", atMost: 2),
      bumbum("report, mix", mix, ["report", "--output", "-"], beside: "stats, mix", atMost: 10),
      bumbum("fmt --check, mix", mix, ["fmt", "--check"], beside: "wc, mix", atMost: 2, briefly: 10),
    ]
  }

  private var large: [Case] {
    guard let million else { return [] }
    return [
      Case(name: "wc, million", words: ["wc"] + million.files, beside: "true"),
      bumbum("stats, million", million, ["stats"], beside: "wc, million", atMost: 0.8),
    ]
  }

  private var exports: [Case] {
    ["csv", "strong", "hevy", "json", "jsonl", "sql", "ics", "org", "md"].map { form in
      bumbum("export \(form), mix", mix, ["export", form], beside: "wc, mix", atMost: 8, briefly: 33, group: "export")
    }
  }

  private func bumbum(
    _ name: String, _ journal: Journal, _ words: [String], beside: String, atMost: Double,
    briefly: Double? = nil, changes: String? = nil, group: String? = nil
  ) -> Case {
    Case(
      name: name, words: [binary] + words + ["--dir", journal.folder, "--now", journal.now], beside: beside,
      atMost: atMost, brieflyAtMost: briefly, changes: changes, group: group)
  }
}
