import Grammar
import Text

extension Rule {
  static let misnamedMonth = Rule(
    "misnamed-month", .warning, "a file that looks like a month and is not named like one",
    condition:
      "a file of `log` or `checkins` has a year and a month in its name, begins its ending with `.txt`, and is none of the journal's",
    reason: """
      Nothing reads it, so all of its sessions or check-ins are silently missing from every number. A month of sessions is \
      `log/2026-01.txt`, one of check-ins `checkins/2026/01.txt`, both in small letters.
      """,
    bad: [
      Example([("log/2026-1.txt", "⟦⟧2026-01-05 18:30 Treino A\n")]),
      Example([("log/2026-13.txt", "⟦⟧2026-01-05 18:30 Treino A\n")]),
      Example([("log/2026-01.txt.txt", "⟦⟧2026-01-05 18:30 Treino A\n")]),
      Example([("checkins/2026/1.txt", "⟦⟧[2026-01-05]\n")]),
      Example([("checkins/2026-01.txt", "⟦⟧[2026-01-05]\n")]),
    ],
    good: [Example([("log/2026-01.txt", "2026-01-05 18:30 Treino A\n")])],
    .acrossFiles { context, found in
      let strays = context.journal.strays.compactMap(MisnamedMonthFile.init)
      guard !strays.isEmpty else { return }
      let taken = Set(context.journal.files.map(\.source.name))
      for stray in strays {
        let help: Message =
          stray.likely.map { taken.contains($0) ? "move its lines into \($0)" : "rename it: \($0)" }
          ?? (stray.folder == "log"
            ? "a year has the months log/2026-01.txt to log/2026-12.txt"
            : "a year has the months checkins/2026/01.txt to checkins/2026/12.txt")
        found.add(path: stray.path, "nothing reads this file: it is not named like a month", help: help)
      }
    })
}

/// A file that is not read, whose name has the numbers of a month: `log/2026-1.txt`, `checkins/2026-01.TXT`.
struct MisnamedMonthFile {
  let path: String
  /// The name of the folder, `log` or `checkins`.
  let folder: String
  /// The likely path; nil if there is no such month.
  let likely: String?

  init?(_ path: String) {
    let parts = path.split(separator: "/")
    guard parts.count > 1, parts[0] == "log" || parts[0] == "checkins", let name = parts.last else { return nil }
    let dot = name.firstIndex(of: ".") ?? name.endIndex
    guard name[dot...].lowercased().utf8.starts(with: ".txt".utf8) else { return nil }
    let isLog = parts[0] == "log"
    let year = isLog || parts.count < 3 ? [] : [parts[1]]
    let numbers = (year + name[..<dot].split(whereSeparator: { !$0.isNumber })).map(String.init)
    guard numbers.count > 1, numbers[0].utf8.count == 4, numbers[1].utf8.count <= 2 else { return nil }
    let month = numbers[1].utf8.count == 1 ? "0" + numbers[1] : numbers[1]
    let candidate = isLog ? "log/\(numbers[0])-\(month).txt" : "checkins/\(numbers[0])/\(month).txt"
    self.path = path
    folder = String(parts[0])
    likely = FileKind(path: candidate) == nil ? nil : candidate
  }
}
