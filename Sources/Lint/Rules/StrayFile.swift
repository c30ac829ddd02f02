import Format
import Text

extension Rule {
  static let strayFile = Rule(
    Explanation(
      "stray-file", .hint, "a file in a folder of the journal that is none of its files",
      reason: """
        Nothing reads it, so a month whose name has a slip in it is silently missing from every number. \
        Files of other kinds are left alone; outside of the journal's folders nobody looks at them.
        """,
      bad: [
        Example([("log/2026-1.txt", "⟦⟧2026-01-05 18:30 Treino A\n")]),
        Example([("checkins/2026/1.txt", "⟦⟧[2026-01-05]\n")]),
        Example([("plans/treino-a.txt", "⟦⟧# Treino A\n")]),
      ],
      good: [Example([("log/2026-01.txt", "2026-01-05 18:30 Treino A\n")])])
  ) { context, found in
    let strays = context.journal.strays
    guard !strays.isEmpty else { return }
    let taken = Set(context.files.map(\.source.name))
    for path in strays {
      let likely = likelyPath(path)
      let help = likely.map { taken.contains($0) ? "move its lines into \($0)" : "rename it: \($0)" }
      found.add(
        path: path, "nothing reads this file",
        help: help.map { "if it is part of the journal, \($0)" }
          ?? "a journal has log/2026-01.txt, checkins/2026/01.txt and its photos, plans/treino-a.md")
    }
  }
}

/// What the file would be called if it were one of the journal's.
private func likelyPath(_ path: String) -> String? {
  guard let dot = path.lastIndex(of: "."), let slash = path.lastIndex(of: "/"), slash < dot else {
    return nil
  }
  let folder = String(path[..<slash])
  let stem = path[path.index(after: slash)..<dot]
  if folder == "plans" { return "plans/\(stem).md" }
  let numbers = stem.split(whereSeparator: { !$0.isNumber }).map(String.init)
  let month = numbers.last.map { $0.utf8.count == 1 ? "0" + $0 : $0 }
  guard let month else { return nil }
  let candidate = folder == "log" ? numbers.first.map { "log/\($0)-\(month).txt" } : "\(folder)/\(month).txt"
  return candidate.flatMap { FileKind(path: $0) == nil || $0 == path ? nil : $0 }
}
