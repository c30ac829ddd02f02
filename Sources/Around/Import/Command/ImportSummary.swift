import Grammar
import Text
import Views

/// The summary of an import before it is written.
struct ImportSummary {
  let files: [ReadExport]
  let plan: ImportPlan
  let words: Words
  /// True if rows are listed one by one.
  let isVerbose: Bool
  /// The files of a folder of notes that have no day.
  var passedOver: [String] = []
  /// True if nothing is written yet, so that notes are listed line by line.
  var isDry = false

  private func said(_ message: Message) -> String { words.language.said(message) }

  var lines: [String] {
    var lines = files.prefix(files.count > 12 ? 10 : 12).map {
      "\($0.name): " + said($0.source) + ($0.isLatin1 ? " (" + said("no UTF-8: read as Windows-1252") + ")" : "")
    }
    if files.count > lines.count { lines.append(said("… and \(files.count - lines.count) more files")) }
    return lines + facts.map { "  " + said($0) } + noteLines + leftColumns + remarks(taken: false)
      + remarks(taken: true)
  }

  private var facts: [Message] {
    var facts: [Message] = []
    if !passedOver.isEmpty {
      facts.append("passed over: \(passedOver.count, .files) without a day: \(some(passedOver))")
    }
    for file in files {
      if let unit = file.imported.unit {
        facts.append(files.count > 1 ? "\(file.name): \(unit.message)" : unit.message)
      }
    }
    if plan.added.sessions > 0 { facts.append(new) }
    for (kind, noun) in Self.kinds {
      if let count = plan.added.entries[kind] { facts.append("\(count, noun)") }
    }
    if plan.added.sessions == 0, plan.added.entries.isEmpty { facts.append("nothing new") }
    if plan.known > 0 { facts.append(known) }
    if isVerbose { facts += plan.different.map { "  \(printable($0))" } }
    for (kind, noun) in Self.kinds {
      if let count = plan.knownEntries[kind] { facts.append(known(count, noun)) }
    }
    let sided = plan.exercises.filter(isNamedPerSide).sorted()
    if let first = sided.first {
      facts.append(
        "\(sided.count, .exercises) \(sided.count, one: "is", many: "are") of one side or hand by name, as '\(some([first]))': volume counts the load as written, unless exercises.txt says 'per hand'"
      )
    }
    let bodyweight = Set(files.flatMap(\.imported.bodyweightExercises)).sorted()
    if !bodyweight.isEmpty {
      facts.append(
        "done with the body, and written 'bw', 'bw+' or 'bw-': \(printable(bodyweight.joined(separator: ", "))) ('--plain-loads NAME' keeps the load as it is)"
      )
    }
    let ofOneHand = plan.learned.filter { $0.isPerHand == true }.map(\.name).sorted()
    if !ofOneHand.isEmpty {
      facts.append(
        "loads are of one hand, and count twice in volume: \(printable(ofOneHand.joined(separator: ", "))) ('--no-per-hand' counts them once)"
      )
    }
    if !plan.learned.isEmpty { facts.append("exercises.txt learns of \(plan.learned.count, .exercises)") }
    let placed = files.flatMap(\.imported.placedDays)
    if let first = placed.first {
      facts.append(
        "\(placed.count, .days) \(placed.count, one: "is", many: "are") dated by the days around, as '\(some([first.text]))': \(words.short(first.date))"
      )
    }
    return facts
  }

  private func some(_ texts: [String]) -> String { printable(shortened(texts.joined(separator: ", "))) }

  private func known(_ count: Int, _ noun: Noun) -> Message {
    "\(count, noun) \(count, one: "is", many: "are") in the journal already"
  }

  private static let kinds: [(EntryDraft.Kind, Noun)] = [(.checkIn, .checkIns), (.measure, .measures), (.skip, .skips)]

  private var known: Message {
    let known = known(plan.known, .sessions)
    let count = plan.different.count
    if count == 0 { return known }
    return
      "\(known); \(count) of them with other sets: \(count, one: "it stays as it is", many: "they stay as they are")"
  }

  private var new: Message {
    let tally = plan.added
    var counts: [Message] = ["\(tally.sessions, .sessions)", "\(tally.workingSets, .workingSets)"]
    if tally.failed > 0 { counts.append("\(tally.failed, .failed)") }
    if tally.warmUps > 0 { counts.append("\(tally.warmUps, .warmUps)") }
    counts.append("\(plan.exercises.count, .exercises)")
    if tally.days != nil { counts.append("\(words.range(tally.days))") }
    return counts.joined(separator: ", ")
  }

  private var leftColumns: [String] {
    files.flatMap(\.imported.leftColumns).map { name, rows, first in
      "  " + said("left out: column '\(some([name]))', \(rows, .rows), as '\(some([first]))'")
    }
  }

  /// The fates of the lines of notes, in three numbers that add up to all of them; lines left out are always listed.
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
    let counts: Message = "\(all.count, .lines): \(read) read, \(noted) kept as notes, \(out.count) left out"
    return ["  " + said(counts)]
      + (isDry || isVerbose ? all : out).map { file, line in
        let fate =
          switch line.fate {
          case .read(let text): printable(text)
          case .note: said("a note")
          case .leftOut(let reason): said(reason.message)
          }
        return "    \(file)\(line.number): \(printable(shortened(line.text))) → \(fate)"
      }
  }

  /// Returns the number of rows for each reason; row by row if that was asked for.
  private func remarks(taken: Bool) -> [String] {
    // A row of several sets has the same remark for each.
    let each = files.map { file in
      var told: Set<Remark> = []
      return file.imported.remarks.filter { $0.reason.isTaken == taken && told.insert($0).inserted }
    }
    func rows(_ isMeant: (Remark) -> Bool) -> Int {
      each.reduce(0) { $0 + Set($1.filter(isMeant).map(\.line)).count }
    }
    let count = rows { _ in true }
    guard count > 0 else { return [] }
    let title: Message =
      taken
      ? "\(count, .rows) \(count, one: "is", many: "are") written otherwise"
      : "\(count, .rows) \(count, one: "is", many: "are") not taken"
    var lines = ["  " + said(isVerbose ? title : "\(title) ('--verbose' lists them)")]
    for reason in Remark.Reason.allCases {
      let count = rows { $0.reason == reason }
      if count > 0 { lines.append("    \(count) × " + said(reason.message)) }
    }
    guard isVerbose else { return lines }
    let kind = said(taken ? "otherwise" : "not taken")
    for (file, remarks) in zip(files, each) {
      lines += remarks.map { remark in
        let detail = remark.detail.isEmpty ? "" : ": " + some([remark.detail])
        return "  \(file.name):\(remark.line): \(kind): \(said(remark.reason.message))\(detail)"
      }
    }
    return lines
  }
}
