import Import
import Text
import Views

/// What an import would bring, before it is written.
struct ImportSummary {
  let files: [ReadExport]
  let plan: ImportPlan
  let words: Words
  /// Row by row.
  let isVerbose: Bool

  private var own: ImportWords { words.importing }

  var lines: [String] {
    var lines = files.map { own.from($0.name, $0.source) + ($0.isLatin1 ? " (\(own.latin1))" : "") }
    lines.append("  " + (plan.added.sessions == 0 ? own.nothing : new))
    if plan.known > 0 {
      let other = plan.different.isEmpty ? "" : "; " + own.different(plan.different.count)
      lines.append("  " + own.known(plan.known) + other)
      if isVerbose { lines += plan.different.map { "    " + printable($0) } }
    }
    if !plan.learned.isEmpty { lines.append("  " + own.learned(plan.learned.count)) }
    lines += remarks(taken: false) + remarks(taken: true)
    return lines
  }

  private var new: String {
    let tally = plan.added
    let counts = [
      own.sessions(tally.sessions), own.sets(tally.workingSets),
      tally.warmUps > 0 ? own.warmUps(tally.warmUps) : nil,
      own.exercises(plan.exercises.count),
      tally.days.map {
        $0.count == 1
          ? words.short($0.lowerBound)
          : words.dateRange(words.short($0.lowerBound), words.short($0.upperBound))
      },
    ]
    return counts.compactMap { $0 }.joined(separator: ", ")
  }

  /// How many rows of each sort; row by row where that is asked for.
  private func remarks(taken: Bool) -> [String] {
    let all = files.flatMap { file in
      file.imported.remarks.filter { $0.reason.isTaken == taken }.map { (file: file.name, remark: $0) }
    }
    guard !all.isEmpty else { return [] }
    var counts: [Remark.Reason: Int] = [:]
    for one in all { counts[one.remark.reason, default: 0] += 1 }
    let title = taken ? own.rowsChanged(all.count) : own.rowsSkipped(all.count)
    var lines = ["  \(title)\(isVerbose ? "" : " (\(own.lookCloser))")"]
    for reason in Remark.Reason.allCases {
      if let count = counts[reason] { lines.append("    \(count) × \(own.reason(reason))") }
    }
    guard isVerbose else { return lines }
    return lines
      + all.map { one in
        let detail = one.remark.detail.isEmpty ? "" : ": " + printable(shortened(one.remark.detail))
        return
          "  \(one.file):\(one.remark.line): \(taken ? own.changed : own.skipped): \(own.reason(one.remark.reason))\(detail)"
      }
  }
}
