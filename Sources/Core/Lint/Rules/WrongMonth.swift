import Grammar
import Text
import Training

extension Rule {
  static let wrongMonth = Rule(
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
    })
}

extension CheckInFile {
  /// The day that decides the month of an entry, and its header.
  fileprivate var days: [(CivilDate, TextRange)] {
    let dates = checkIns.map(\.moment?.date) + skips.map(\.days?.lowerBound) + measures.map(\.moment?.date)
    return zip(dates, places.all).compactMap { date, places in date.map { ($0, places.header) } }
  }
}
