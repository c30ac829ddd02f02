import Grammar
import Text
import Training

/// The rules about files and their names.
let fileRules: [Rule] = [
  Rule(
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
    }),
  Rule(
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
    }),
  .unreadableFile,
  Rule(
    "wrong-month", .warning, "an entry is in the file of another month",
    condition: "an entry stands in the file of another month",
    reason: """
      It counts all the same, but a person looks for it in vain, and two machines that write the month \
      it belongs to will not merge it. A range of skipped days is in the month of its first day.
      """,
    bad: [
      Example([("log/2026-01.txt", "⟦2025-12-31⟧ 18:30 Treino A\n\n2026-01-02 18:30 Treino A\n")]),
      Example([
        (
          "checkins/2026/01.txt",
          "[⟦2025-12-31 07:30⟧]\n\n[skip ⟦2025-12-20 .. 2026-01-02⟧]\n\n[measure ⟦2025-01-05⟧]\n"
        )
      ]),
    ],
    good: [
      Example([("log/2025-12.txt", "2025-12-31 23:10-00:20 Treino A\n")]),
      Example([("checkins/2025/12.txt", "[2025-12-31 07:30]\n\n[skip 2025-12-20 .. 2026-01-02]\n")]),
    ],
    .inEachFile { file, ground, found in
      switch (file, FileKind(path: file.source.name)) {
      case (.log(let log), .log(let year, let month)):
        guard let days = CivilDate(year: year, month: month, day: 1)?.monthDays else { return }
        for (session, places) in log.sessions(where: { $0.date.map { !days.contains($0) } ?? false }) {
          guard let date = session.date else { continue }
          found.add(
            log.source, log.source.dateRange(of: places), "\(date) is not in the month of this file",
            help: "move the session to \(FileKind.logPath(of: date))")
        }
      case (.checkIns(let file), .checkIns(let year, let month)):
        for (date, header) in file.days where (date.year, date.month) != (year, month) {
          found.add(
            file.source, file.source.days(of: header), "\(date) is not in the month of this file",
            help: "move the entry to \(FileKind.checkInsPath(of: date))")
        }
      default: break
      }
    }),
  Rule(
    "merge-union", .warning, "git joins both sides of a merge without a word",
    condition: "`.gitattributes` gives a file of the journal `merge=union`",
    reason: """
      With `merge=union` git keeps the lines of both sides and reports no conflict. A set that was \
      corrected on one of them is there twice afterwards, once wrong, and lines of two sessions stand in \
      one. Without it a conflict is shown, and lint finds what is left of it.
      """,
    bad: [
      Example([(".gitattributes", "*.jpg binary\nlog/*.txt text ⟦merge=union⟧\n"), ("log/2026-01.txt", "")]
      ),
      Example([(".gitattributes", "* ⟦merge=union⟧ text=auto\nplans/*.md ⟦merge=union⟧\n")]),
    ],
    good: [Example([(".gitattributes", "# log/*.txt merge=union\n*.lock merge=union\nlog/*.txt text eol=lf\n")])],
    .acrossFiles { context, found in
      guard let source = context.journal.gitAttributes else { return }
      let table = LineTable(source.bytes)
      for line in source.bytes.split(separator: UInt8(ascii: "\n")) {
        let words = line.split {
          $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r")
        }
        guard let pattern = words.first, mayBeOfJournal(pattern) else { continue }
        for (index, word) in words.enumerated() where index > 0 && word.elementsEqual("merge=union".utf8) {
          let rest = words.filter { $0.startIndex != word.startIndex }.map {
            String(decoding: $0, as: UTF8.self)
          }
          found.add(
            source, TextRange(word.startIndex, word.endIndex),
            "a merge of what this line is for reports no conflict",
            help: rest.count < 2 ? "delete this line" : "write '\(shortened(rest.joined(separator: " ")))'",
            fix: .unsafe(
              rest.count < 2
                ? table.range(ofLine: table.line(at: word.startIndex))
                // The blanks before the word are removed with it.
                : TextRange(words[index - 1].endIndex, word.endIndex), ""))
        }
      }
    }),
]

extension Rule {
  package static let unreadableFile = Rule(
    "unreadable-file", .error, "a file of the journal could not be read",
    reason: """
      What is in it is missing from every number. Links that lead out of the journal are not followed, \
      whatever they are called.
      """,
    bad: [Example([("log/2025-12.txt/", "⟦⟧"), ("log/2026-01.txt", "2026-01-05 18:30 Treino A\n")])],
    good: [Example([("log/2026-01.txt", "2026-01-05 18:30 Treino A\n")])],
    .acrossFiles { context, found in
      // Another rule reports a photo that a check-in names and that could not be found.
      let photos = Set(context.photos.map(\.path)).subtracting(context.journal.photos.keys)
      for failure in context.journal.failures where !photos.contains(failure.path) {
        found.add(
          path: failure.path, "this file could not be read: \(failure.reason)",
          help: failure.remedy ?? "look at it with 'ls -ld \(shortened(failure.path))'")
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

extension CheckInFile {
  /// The day that decides the month of an entry, and its header.
  fileprivate var days: [(CivilDate, TextRange)] {
    let dates = checkIns.map(\.moment?.date) + skips.map(\.days?.lowerBound) + measures.map(\.moment?.date)
    return zip(dates, places.all).compactMap { date, places in date.map { ($0, places.header) } }
  }
}

/// True if files of a journal can match a pattern: one of all files, of one of its kinds, or of one of its folders.
private func mayBeOfJournal(_ pattern: ArraySlice<UInt8>) -> Bool {
  let text = String(decoding: pattern, as: UTF8.self)
  guard !text.hasPrefix("#") else { return false }
  let path = text.drop { $0 == "/" || $0 == "\"" }
  return text.hasSuffix("*") || ["log", "checkins", "plans"].contains { path.hasPrefix($0) }
    || [".txt", ".md", ".toml"].contains { text.hasSuffix($0) }
}
