/// A measured command, and the longest time it may take beside another.
struct Case {
  let name: String
  let words: [String]
  /// The name of the case whose time is the unit of the limit.
  let beside: String
  /// The largest multiple of that time; nil if it is only shown.
  var atMost: Double?
  /// The path of a file that the command changes, and that is put back after each run.
  var changes: String?
  /// The name of a group, of which only the slowest case is shown.
  var group: String?
}

/// All cases, in the order in which they are shown.
struct Cases {
  let binary: String
  let plain: Journal
  let mix: Journal
  let plans: Journal
  /// A million sets; nil for a brief look.
  let million: Journal?

  var all: [Case] { others + starts + reads + large + exports }

  /// Programs that everybody knows.
  private var others: [Case] {
    [
      Case(name: "true", words: ["/bin/true"], beside: "true"),
      Case(name: "wc, plain", words: ["wc"] + plain.files, beside: "true"),
      Case(name: "wc, mix", words: ["wc"] + mix.files, beside: "true"),
      Case(name: "wc, plans", words: ["wc"] + plans.files, beside: "true"),
    ]
  }

  /// The commands used at the gym: an answer, or a line written, before one looks up.
  private var starts: [Case] {
    let month = mix.folder + "/log/\(MixedJournal.openMonth).txt"
    return [
      Case(name: "--version", words: [binary, "--version"], beside: "true", atMost: 1.3),
      bumbum("home, mix", mix, ["home"], atMost: 2),
      bumbum("streak --short, mix", mix, ["streak", "--short"], atMost: 2),
      bumbum("next, mix", mix, ["next"], atMost: 2.2),
      bumbum("next, plans", plans, ["next"], atMost: 7.5),
      bumbum(
        "start, plans", plans, ["start"], atMost: 15,
        changes: plans.folder + "/log/\(MixedJournal.openMonth).txt"),
      bumbum("set, mix", mix, ["set", "62,5kg x 8"], atMost: 7, changes: month),
      bumbum(
        "add, mix", mix,
        ["add", "session", "\(MixedJournal.openMonth)-01", "18:30-19:30", "Treino A", "Supino reto: 80kg x 10"],
        atMost: 7, changes: month),
    ]
  }

  private var reads: [Case] {
    [
      bumbum("stats, plain", plain, ["stats"], atMost: 5),
      bumbum("stats, mix", mix, ["stats"], atMost: 5),
      bumbum("records, mix", mix, ["records"], atMost: 5.5),
      bumbum("lint, mix", mix, ["lint"], atMost: 7.5),
      bumbum("fmt --check, mix", mix, ["fmt", "--check"], atMost: 9),
      bumbum("report, mix", mix, ["report", "--output", "-"], beside: "stats, mix", atMost: 10),
    ]
  }

  private var large: [Case] {
    guard let million else { return [] }
    return [
      Case(name: "wc, million", words: ["wc"] + million.files, beside: "true"),
      bumbum("stats, million", million, ["stats"], atMost: 3),
    ]
  }

  private var exports: [Case] {
    ["csv", "strong", "hevy", "json", "jsonl", "sql", "ics", "org", "md"].map { form in
      bumbum("export \(form), mix", mix, ["export", form], atMost: 19, group: "export")
    }
  }

  /// Makes the case of a command, beside `wc` on the files of its journal unless another case is named.
  private func bumbum(
    _ name: String, _ journal: Journal, _ words: [String], beside: String? = nil, atMost: Double,
    changes: String? = nil, group: String? = nil
  ) -> Case {
    let wc = "wc, " + (journal.folder.split(separator: "/").last.map(String.init) ?? "")
    return Case(
      name: name, words: [binary] + words + ["--dir", journal.folder, "--now", journal.now], beside: beside ?? wc,
      atMost: atMost, changes: changes, group: group)
  }
}
