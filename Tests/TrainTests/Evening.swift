import CommandSupport

/// A plan, what is typed into `train`, what is in the log then, and what was said. Pieces of what is typed stand between bars: lines
/// where it is asked for line by line, else what a terminal sends at once, with `↵`, `⌫`, `⎋`, `⌃U` and seconds that pass as `⌛20`.
struct Evening: CustomStringConvertible {
  let description: String
  let items: String
  let exercises: String
  let typed: String
  let isByLine: Bool
  let isFinished: Bool
  let sets: [String]
  let says: [String]
  let never: [String]

  static let items = """
    - Supino: chest, 2x5 @ 80kg, add 2.5kg, or Crucifixo
    - Remada: back, 2x8 @ 60kg
    - Prancha: abs, 2x30s, superset
    - Rosca: arms, 1x12 @ 20kg

    """

  static func lines(
    _ description: String, plan items: String = Evening.items, exercises: String = "", _ typed: String,
    _ sets: String...,
    isFinished: Bool = false, says: [String] = [], never: [String] = []
  ) -> Evening {
    Evening(
      description: description, items: items, exercises: exercises, typed: typed, isByLine: true,
      isFinished: isFinished, sets: sets, says: says, never: never)
  }

  static func keys(
    _ description: String, _ typed: String, _ sets: String..., isFinished: Bool = false, says: [String] = []
  ) -> Evening {
    Evening(
      description: description, items: items, exercises: "", typed: typed, isByLine: false, isFinished: isFinished,
      sets: sets, says: says, never: [])
  }

  /// The journal before; what was done three days ago is next with 2.5 kg more.
  static func journal(_ items: String = Evening.items, exercises: String = "") throws -> ScratchJournal {
    let log = "2026-02-26 18:30-19:30 Treino A\n  Supino: 2x5 @ 80kg\n"
    return try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Treino A\"\n", "exercises.txt": exercises,
      "plans/a.md": "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n\(items)",
      "log/2026-02.txt": items == Evening.items ? log : "",
    ])
  }
}

extension Run {
  /// Line by line.
  static func train(_ journal: ScratchJournal, lines: String) -> Run {
    let lines = lines.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return Run(
      "train", in: journal, environment: ["LANG": "en_US.UTF-8", "TERM": "dumb"], isTerminal: true, width: 60,
      now: "2026-03-01 18:30", answers: lines)
  }

  /// Key by key.
  static func train(
    _ journal: ScratchJournal, keys: String, title: String? = nil, width: Int = 80, height: Int? = nil,
    now: String = "2026-03-01 18:30"
  ) -> Run {
    Run(
      "train \(title.map { [$0] } ?? [])", in: journal, environment: ["LANG": "en_US.UTF-8", "TERM": "xterm"],
      isTerminal: true, width: width, height: height, now: now, keys: Run.keys(keys))
  }

  static func keys(_ typed: String) -> [Key] {
    typed.split(separator: "|").map { piece in
      if piece.hasPrefix("⌛") { return .wait(Int(piece.dropFirst()) ?? 0) }
      let signs = [("↵", "\r"), ("⌫", "\u{7F}"), ("⎋", "\u{1B}"), ("⌃U", "\u{15}")]
      return .typed(signs.reduce(String(piece)) { $0.replacing($1.0, with: $1.1) })
    }
  }
}
