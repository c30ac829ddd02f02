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
  /// Files of a folder of notes that have no day.
  var passedOver: [String] = []
  /// Notes line by line, as nothing is written yet.
  var isDry = false

  private var own: ImportWords { words.importing }

  var lines: [String] {
    var lines = files.prefix(files.count > 12 ? 10 : 12).map {
      own.from($0.name, $0.source) + ($0.isLatin1 ? " (\(own.latin1))" : "")
    }
    if files.count > lines.count { lines.append(own.moreFiles(files.count - lines.count)) }
    if !passedOver.isEmpty {
      lines.append("  " + own.passedOver(passedOver.count, printable(shortened(passedOver.joined(separator: ", ")))))
    }
    for file in files {
      if let unit = file.imported.unit {
        lines.append("  " + (files.count > 1 ? file.name + ": " : "") + own.unit(unit))
      }
    }
    if plan.added.sessions > 0 { lines.append("  " + new) }
    if plan.added.measures > 0 { lines.append("  " + own.measures(plan.added.measures)) }
    if plan.added.sessions == 0, plan.added.measures == 0 { lines.append("  " + own.nothing) }
    if plan.known > 0 {
      let other = plan.different.isEmpty ? "" : "; " + own.different(plan.different.count)
      lines.append("  " + own.known(plan.known) + other)
      if isVerbose { lines += plan.different.map { "    " + printable($0) } }
    }
    if plan.knownMeasures > 0 { lines.append("  " + own.knownMeasures(plan.knownMeasures)) }
    let sided = plan.exercises.filter(isNamedPerSide).sorted()
    if let first = sided.first { lines.append("  " + own.perSide(sided.count, printable(shortened(first)))) }
    let bodyweight = Set(files.flatMap(\.imported.bodyweightExercises)).sorted()
    if !bodyweight.isEmpty { lines.append("  " + own.bodyweight(printable(bodyweight.joined(separator: ", ")))) }
    if !plan.learned.isEmpty { lines.append("  " + own.learned(plan.learned.count)) }
    let placed = files.flatMap(\.imported.placedDays)
    if let first = placed.first {
      lines.append("  " + own.placedDays(placed.count, printable(shortened(first.text)), words.short(first.date)))
    }
    lines += noteLines
    for file in files {
      for (name, rows, first) in file.imported.leftColumns {
        lines.append("  " + own.leftColumn(printable(shortened(name)), rows, printable(shortened(first))))
      }
    }
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
          : words("\(words.short($0.lowerBound)) to \(words.short($0.upperBound))")
      },
    ]
    return counts.compactMap { $0 }.joined(separator: ", ")
  }

  /// What became of the lines of notes; the three numbers are all of them. What is left out is always listed.
  private var noteLines: [String] {
    let all = files.flatMap { file in file.imported.lines.map { (files.count > 1 ? file.name + ":" : "", $0) } }
    guard !all.isEmpty else { return [] }
    var (read, noted, out) = (0, 0, [(String, NoteLine)]())
    for one in all {
      switch one.1.fate {
      case .read: read += 1
      case .note: noted += 1
      case .leftOut: out.append(one)
      }
    }
    let head = "  " + own.noteLines(all.count, read, noted, out.count)
    return [head]
      + (isDry || isVerbose ? all : out).map { file, line in
        let fate =
          switch line.fate {
          case .read(let text): printable(text)
          case .note: own.lineNoted
          case .leftOut(let reason): own.lineLeftOut(reason)
          }
        return "    \(file)\(line.number): \(printable(shortened(line.text))) → \(fate)"
      }
  }

  /// How many rows of each sort; row by row where that is asked for.
  private func remarks(taken: Bool) -> [String] {
    // A row of several sets says the same of each.
    var told: Set<String> = []
    let all = files.enumerated().flatMap { number, file in
      file.imported.remarks.filter {
        $0.reason.isTaken == taken && told.insert("\(number) \($0.line) \($0.reason) \($0.detail)").inserted
      }
      .map { (number: number, file: file.name, remark: $0) }
    }
    guard !all.isEmpty else { return [] }
    var rows: Set<String> = []
    var counts: [Remark.Reason: Set<String>] = [:]
    for one in all {
      let row = "\(one.number) \(one.remark.line)"
      rows.insert(row)
      counts[one.remark.reason, default: []].insert(row)
    }
    let title = taken ? own.rowsChanged(rows.count) : own.rowsSkipped(rows.count)
    var lines = ["  \(title)\(isVerbose ? "" : " (\(own.lookCloser))")"]
    for reason in Remark.Reason.allCases {
      if let rows = counts[reason] { lines.append("    \(rows.count) × \(own.reason(reason))") }
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
