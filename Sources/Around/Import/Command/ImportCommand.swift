import Commands
import Grammar
import Recording
import Storage
import Lint
import Text
import Training
import Views

extension Command {
  static let importing = Command(
    "import", "Take over the training that another program kept",
    usage: ["import FILE…"],
    details: """
      Exports are known by their header; the apps have them in
        \(Importer.all.map { "\($0.name): \($0.hint)" }.joined(separator: "\n  "))
        \(DocumentImporter.all.map { "\($0.name): \($0.hint)" }.joined(separator: "\n  "))
      Any other CSV needs a --map, which the settings then keep: which column is the
      \(ColumnMap.words.joined(separator: ", ")).
      It tells what it found, and asks before it writes. What the journal has stays as it is: a session with the same
      start is not added again (where only the day is known: one with the same title or the same sets), so that a newer
      export brings only what is new. Pounds that an app turned into kilograms become pounds again. Times in UTC (Fitbod,
      Liftosaur) become those of --zone, else of this machine's clock, and the settings keep which zone that was.
      Where a file does not name the unit of its loads, you are asked, and a program has to say --unit.
      A new exercise gets its muscle group from the file's category, else from what its name says.
      What is in no column of a journal is listed by its column. Body weight becomes measures; of any table with
      --map 'date=Date,bodyweight=Weight'.
      Free notes are read with --text, also a folder of them, such as one a day: 225x5,5,5 and 3x5@165 and 100 8/8/7 and
      5 sets of 5 below a line with a day. Markdown, Org, klog, Traindown and WeightXReps are such notes.
      Each line is read, kept as a note, or listed as left out; --dry-run shows them side by side. One 'bumbum undo' takes all of it back.
      Not read: ZIP archives (unpack them), backups such as .fitnotes (export CSV), JEFIT's cardio, and what wger keeps, which
      has no file of its own.
      """,
    options: [
      Option("--dry-run", nil, "tell what is in the files, and write nothing"),
      Option("--yes", nil, "write without asking"),
      Option("--verbose", nil, "list the rows that are not taken as they stand"),
      Option("--map", "MAP", "which column is what: 'date=Datum,exercise=Übung,weight=Kilo,reps=Wdh'"),
      Option("--unit", "UNIT", "kg or lb, where the file does not say; else you are asked"),
      Option(
        "--zone", "ZONE", "the time zone of the training, for times in UTC: America/Sao_Paulo; kept in the settings"),
      Option(
        "--plain-loads", "NAME",
        "loads of this exercise stay what the file has, not 'bw+20kg'; may be given several times", isList: true),
      Option("--as-written", nil, "the same of all exercises"),
      Option(
        "--no-per-hand", nil, "exercises.txt does not learn that loads are of one hand, so that volume counts them once"
      ),
      Option(
        "--text", nil, "free notes: a line with a day, below it 'Squat 225x5,5,5', '3x5 @ 165' and the like"),
      Option("--sets-first", nil, "with --text: 5x5 is sets x reps"),
      Option("--weight-first", nil, "with --text: 60x5 is weight x reps"),
      Option(
        "--dates", "ORDER", "day or month: which stands first in 03/04/25, where the file does not show it"),
      Option("--year", "YEAR", "with --text: of the first day, where no day has a year and no line is one"),
    ],
    examples: [
      ("bumbum import strong.csv", "what is in it; then it asks"),
      ("bumbum import strong.csv --dry-run --verbose", "row by row, and nothing is written"),
      (
        "bumbum import log.csv --map 'date=Datum,exercise=Übung,weight=Gewicht (kg),reps=Wdh'",
        "a table of your own; --map is kept in the settings"
      ),
    ]
  ) { invocation throws(Refusal) in
    let folder = try invocation.folder()
    let job = try ImportJob(invocation, folder.read(only: [.root]))
    if invocation.arguments.has("--dry-run") || !invocation.arguments.has("--yes") {
      let journal = folder.read()
      let plan = job.plan(journal)
      job.show(plan)
      let isNew = try !job.changes(plan, journal).isEmpty
      guard isNew, !invocation.arguments.has("--dry-run"), try invocation.confirm("Write this into the journal?") else {
        invocation.say("nothing was written")
        return .success
      }
    }
    try job.write(folder)
    return .success
  }
}

/// The files of one import, on their way into the journal.
private struct ImportJob {
  let invocation: Invocation
  let words: Words
  private let files: [ReadExport]
  private let passedOver: [String]
  private let map: ColumnMap?

  init(_ invocation: Invocation, _ journal: Journal) throws(Refusal) {
    self.invocation = invocation
    words = try invocation.words(journal.settings)
    let arguments = invocation.arguments
    guard !arguments.operands.isEmpty else {
      throw Refusal(
        "a file is missing", help: "write 'bumbum import FILE', or 'bumbum import -' for standard input")
    }
    try invocation.refuseNewerFormat(journal)
    map = try arguments.value("--map").map { text throws(Refusal) in
      try ColumnMap.checked(text, "--map")
    }
    let saved =
      try map == nil
      ? journal.settings.importMap.map { text throws(Refusal) in
        try ColumnMap.checked(text, "import.map")
      } : nil
    var files: [ReadExport] = []
    let isAsked = !arguments.has("--yes")
    var answers = ImportAnswers(
      options: try invocation.importOptions(journal.settings), order: try invocation.noteOrder(),
      ask: { question in
        isAsked ? invocation.context.keyboard.ask(invocation.context.text("\(question) ")) : nil
      })
    var passedOver: [String] = []
    for path in arguments.operands {
      guard arguments.has("--text") else {
        files.append(try ReadExport(invocation.importSource(path), map: map, saved: saved, &answers))
        continue
      }
      let sources = try invocation.noteSources(path)
      for source in sources {
        // Other files may be among the notes of a folder.
        if sources.count > 1, (try? NoteImport(source.bytes, name: source.name))?.hasDays == false {
          passedOver.append(source.name)
        } else {
          files.append(try ReadExport(notes: source, &answers))
        }
      }
    }
    try arguments.refuseUnknownPlainLoads(in: files)
    self.files = files
    self.passedOver = passedOver
  }

  func plan(_ journal: Journal) -> ImportPlan {
    let plan = ImportPlan(journal)
    for file in files { plan.add(file.imported) }
    return plan
  }

  func show(_ plan: ImportPlan) {
    let isVerbose = invocation.arguments.has("--verbose")
    let width = invocation.context.output.width
    let isDry = invocation.arguments.has("--dry-run")
    let summary = ImportSummary(
      files: files, plan: plan, words: words, isVerbose: isVerbose, passedOver: passedOver, isDry: isDry)
    for line in summary.lines {
      let indentation = line.prefix { $0 == " " }.count + 2
      for part in width.map({ wrapped(line, to: $0, indentation: indentation) }) ?? [line] {
        invocation.print(part)
      }
    }
  }

  /// Returns the changes for all files, with the map if one was given.
  func changes(_ plan: ImportPlan, _ journal: Journal) throws(Refusal) -> Changes {
    var changes = Changes()
    for (path, edits) in plan.edits() { try changes.edit(path, in: journal, edits) }
    let settings = journal.settingsFile ?? SettingsFile.read(Source(name: Settings.fileName, bytes: []))
    var edits: [TextEdit] = []
    // A map that took nothing over is not worth keeping.
    if let map, files.contains(where: { !$0.imported.sessions.isEmpty || !$0.imported.entries.isEmpty }) {
      edits += settings.setting("import.map", text: map.text)
    }
    // From now on the same times are the same sessions, wherever the machine is.
    if files.contains(where: { $0.imported.hasUTC }),
      let zone = invocation.arguments.value("--zone")
        ?? (journal.settings.importZone == nil ? invocation.context.clock.zone() : nil)
    {
      edits += settings.setting("import.zone", text: zone)
    }
    if isFirstImport(plan, journal) { edits += settings.setting("trained", text: Settings.Trained.any.rawValue) }
    if !edits.isEmpty { try changes.edit(settings.source.name, in: journal, edits) }
    return changes
  }

  /// True for a journal's first sessions without `trained` in its settings: with no check-ins it has no streaks.
  private func isFirstImport(_ plan: ImportPlan, _ journal: Journal) -> Bool {
    plan.added.sessions > 0 && journal.settingsFile.map { $0.ranges["trained"] == nil } ?? false
      && journal.logs.allSatisfy(\.sessions.isEmpty)
  }

  /// Reads again inside of the lock: what was shown may be older than the files.
  func write(_ folder: JournalFolder) throws(Refusal) {
    let invocation = invocation
    let (plan, changes, canUndo, isFirst, warnings) = try invocation.locked(folder) {
      () throws(Refusal) in
      let journal = folder.read()
      try invocation.refuseNewerFormat(journal)
      try journal.refuseUnread()
      let plan = self.plan(journal)
      let changes = try self.changes(plan, journal)
      let found = changes.isEmpty ? [] : changes.newFindings(in: journal, now: invocation.now)
      try invocation.refuseErrors(found)
      let canUndo = try invocation.writing(changes.files, in: folder)
      return (plan, changes, canUndo, isFirstImport(plan, journal), found.count { $0.diagnostic.severity == .warning })
    }
    if invocation.arguments.has("--yes") { show(plan) }
    let count = changes.files.count { $0.before != $0.after }
    if count == 0 {
      invocation.say("nothing was written")
    } else if canUndo {
      invocation.say("\(count) \(count, one: "file", many: "files") written; 'bumbum undo' takes it back")
    } else {
      invocation.say(
        "\(count) \(count, one: "file", many: "files") written; 'bumbum undo' can't take it back, as it could not be noted"
      )
    }
    if isFirst {
      invocation.say("days with a session count for streaks and the calendar: 'trained = \"any\"' in bumbum.toml")
    }
    if warnings > 0 {
      invocation.say("\(warnings) \(warnings, one: "warning", many: "warnings"): see 'bumbum lint'")
    }
  }
}

extension ColumnMap {
  fileprivate static func checked(_ text: String, _ place: String) throws(Refusal) -> ColumnMap {
    do throws(ImportFailure) {
      return try ColumnMap(text)
    } catch {
      throw Refusal("\(error.message) (\(place))", help: error.help)
    }
  }
}
