import Grammar
import Text

extension Rule {
  static let strayFile = Rule(
    "stray-file", .hint, "a file in a folder of the journal that is none of its files",
    condition: "a file in `log`, `checkins` or `plans` is none of the journal's",
    reason: """
      Nothing reads it, so a plan whose name has a slip in it is silently missing. Files of other kinds are left alone; \
      outside of the journal's folders nobody looks at them.
      """,
    bad: [
      Example([("log/notas.txt", "⟦⟧2026-01-05 18:30 Treino A\n")]),
      Example([("plans/treino-a.txt", "⟦⟧# Treino A\n")]),
    ],
    good: [Example([("log/2026-01.txt", "2026-01-05 18:30 Treino A\n")])],
    .acrossFiles { context, found in
      for path in context.journal.strays where MisnamedMonthFile(path) == nil {
        let plan = FileKind.likelyPlan(path)
        let isTaken = plan.map { plan in context.journal.plans.contains { $0.source.name == plan } } ?? false
        let help: Message? = plan.map { isTaken ? "move its lines into \($0)" : "rename it: \($0)" }
        found.add(
          path: path, "nothing reads this file",
          help: help.map { "if it is part of the journal, \($0)" }
            ?? "a journal has log/2026-01.txt, checkins/2026/01.txt and its photos, plans/treino-a.md")
      }
    })
}

extension FileKind {
  /// Returns the path that the file would have as a plan.
  fileprivate static func likelyPlan(_ path: String) -> String? {
    guard path.utf8.starts(with: "plans/".utf8), let dot = path.lastIndex(of: "."), path.lastIndex(of: "/") ?? dot < dot
    else { return nil }
    return path[..<dot].split(separator: "/").count == 2 ? String(path[..<dot]) + ".md" : nil
  }
}
