import Grammar
import Text
import Training

/// The rule about the order of entries.
let orderRules: [Rule] = [
  Rule(
    "out-of-order", .warning, "an entry stands out of the order of its file",
    condition:
      "an entry is in no longest row of days of its file, ascending or descending; where that is more than a third, one finding for the file",
    reason: """
      The order of the file does not matter to any number, so one entry among later ones most often has \
      a slip in its date. Times do not matter, and the newest may stand first as well as last; a file \
      that is in no order at all is reported once.
      """,
    bad: [
      .log(
        """
        2026-01-05 18:30

        ⟦2026-01-17 18:30⟧

        2026-01-09 18:30

        2026-01-12 18:30

        """),
      .checkIns("[2026-01-12]\n\n[2026-01-09]\n\n[⟦2026-01-17⟧]\n\n[2026-01-05]\n"),
      // The entry added last is the wrong one.
      .log("2026-01-05\n\n2026-01-07\n\n2026-01-09\n\n⟦2026-01-08⟧\n"),
      .log("⟦2026-01-08⟧\n\n2026-01-09\n\n2026-01-07\n\n2026-01-05\n"),
    ],
    good: [
      .log("2026-01-05 18:30\n\n2026-01-05 07:00\n\n2026-01-07 18:30\n"),
      .checkIns("[2026-01-12]\n\n[skip 2026-01-09]\n\n[measure 2026-01-05]\n"),
    ],
    .inEachFile { file, ground, found in
      guard let month = FileKind(path: file.source.name)?.month else { return }
      switch file {
      case .log(let log):
        var seen: Set<Beginning> = []
        let entries: [Entry] = zip(log.sessions, log.places).compactMap { session, places in
          guard let moment = session.moment, month == (moment.date.year, moment.date.month),
            seen.insert(Beginning(moment, title: session.title)).inserted
          else { return nil }
          return Entry(date: moment.date, range: log.source.start(of: session, places))
        }
        found.check(entries, in: log.source)
      case .checkIns(let file):
        let entries = file.entries.filter { month == ($0.date.year, $0.date.month) }
        found.check(entries, in: file.source)
      case .settings, .exercises, .plan: break
      }
    })
]

private struct Entry {
  var date: CivilDate
  var range: TextRange
}

extension Findings {
  fileprivate mutating func check(_ entries: [Entry], in source: Source) {
    let days = entries.map(\.date)
    guard entries.count > 2, zip(days, days.dropFirst()).contains(where: { $0 > $1 }) else {
      // Two entries alone have no order.
      return
    }
    // If either of two entries can be the wrong one, it is the one added last: at the end of an ascending file, at the
    // beginning of a descending one.
    let ascending = Set(descendingRow(days.reversed()).map { entries.count - 1 - $0 })
    let descending = Set(descendingRow(days))
    let isAscending = ascending.count >= descending.count
    let rest = entries.indices.filter { !(isAscending ? ascending : descending).contains($0) }
    guard let first = rest.first else { return }
    let isOrdered = rest.count * 3 <= entries.count
    for index in isOrdered ? rest[...] : [first] {
      let date = entries[index].date
      // At least one of the two neighbours contradicts the entry.
      let isAfter =
        index > 0 && days[index - 1] != days[index]
        && (days[index - 1] > days[index]) == isAscending
      let neighbour = isAfter || index + 1 == entries.count ? entries[index - 1] : entries[index + 1]
      add(
        source, entries[index].range,
        isOrdered
          ? "\(date) stands " + (isAfter ? "after" : "before") + " \(neighbour.date), out of the order of this file"
          : "\(date) is one of \(rest.count) entries that are out of order in this file",
        help: isOrdered ? "correct its date, or move it to its place" : "sort the file by day",
        note: isOrdered
          ? .init("its neighbour", at: neighbour.range, in: source, from: source) : nil)
    }
  }
}

/// Returns the indices of a longest subsequence that nowhere ascends (Schensted, 1961), in the order of the list; of
/// several, the one whose elements are last.
private func descendingRow(_ values: [CivilDate]) -> [Int] {
  /// The index of the greatest possible end of a subsequence, by its length.
  var ends: [Int] = []
  var before = Array(repeating: -1, count: values.count)
  for (index, value) in values.enumerated() {
    let length = ends.lowestIndex(fromWhichAll: { values[$0] < value })
    if length > 0 { before[index] = ends[length - 1] }
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var row: [Int] = []
  var index = ends.last ?? -1
  while index >= 0 {
    row.append(index)
    index = before[index]
  }
  return row.reversed()
}

extension FileKind {
  fileprivate var month: (Int, Int)? {
    switch self {
    case .log(let year, let month), .checkIns(let year, let month): (year, month)
    case .settings, .exercises, .plan: nil
    }
  }
}

extension CheckInFile {
  /// The entries of the file in their order, with only the first of copies.
  fileprivate var entries: [Entry] {
    var seen: Set<Beginning> = []
    var entries: [Entry] = zip(checkIns, places.checkIns).compactMap { checkIn, places in
      guard let moment = checkIn.moment else { return nil }
      guard seen.insert(Beginning(moment, title: checkIn.title)).inserted else { return nil }
      return Entry(date: moment.date, range: source.days(of: places.header))
    }
    entries += zip(skips, places.skips).compactMap { skip, places in
      skip.days.map { Entry(date: $0.lowerBound, range: source.days(of: places.header)) }
    }
    entries += zip(measures, places.measures).compactMap { measure, places in
      measure.moment.map { Entry(date: $0.date, range: source.days(of: places.header)) }
    }
    return entries.sorted { $0.range.start < $1.range.start }
  }
}
