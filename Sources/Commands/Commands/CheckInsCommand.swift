import CSV
import Format
import Journal
import JSON
import Statistics
import Text
import Training

extension Command {
  static let checkIns = Command(
    "checkins", "List check-ins, newest first, or open their photos", usage: ["checkins"],
    details: """
      50 unless asked for more. With --plan, --exercise or --muscle only those that are linked to such a session.
      """,
    options: [
      Option("--limit", "N", "at most so many; 'all' for all of them"),
      Option("--type", "TYPE", "of that type alone: Run, Corrida"),
      Option("--open", nil, "hand their photos to the system's viewer, ten at most"), .photos,
    ] + Option.filters + [.json, .csv],
    examples: [
      ("bumbum checkins --last 4w", "those of four weeks"),
      ("bumbum checkins --type run --csv", "all runs, for a spreadsheet"),
      ("bumbum checkins --since today --open", "the photo of today's"),
    ]
  ) { invocation throws(CommandFailure) in
    if let word = invocation.arguments.operands.first {
      throw CommandFailure(
        "'checkins' takes no '\(printable(word))'",
        help:
          "filter with '--type \(printable(word))'; one day is 'bumbum show DATE'; a new one is 'bumbum checkin'"
      )
    }
    let folder = try invocation.folder()
    let viewer = try invocation.viewerOfCheckIns(folder)
    let all = try viewer.filteredCheckIns()
    let shown = Array(all.prefix(try invocation.limit(of: "check-ins")))
    if invocation.arguments.has("--open") { return try invocation.open(shown, in: folder, viewer.journal) }
    let album = try PhotoAlbum(invocation, folder, viewer.journal)
    let code = try viewer.give(
      "checkins", text: { viewer.text(of: shown, album) },
      json: {
        [
          ("check_ins_in_all", .integer(all.count)),
          ("check_ins", .array(shown.map { .object($0.members) })),
        ]
      },
      csv: {
        CSVText.rows(shown.map(\.members)) {
          ["date", "time", "type", "title", "calories", "location", "photo", "session"]
        }
      })
    if shown.count < all.count, !invocation.arguments.has("--json"), !invocation.arguments.has("--csv") {
      invocation.say(viewer.words.shownCheckIns(shown.count, all.count))
    }
    return code
  }
}

extension Viewer {
  /// Those up to today that the filters let through, newest first.
  fileprivate func filteredCheckIns() throws(CommandFailure) -> some RandomAccessCollection<ShownCheckIn> {
    let days = try invocation.days()
    let type = try invocation.exerciseType("--type")
    let isOfSessions = invocation.asksForSessions
    let sessions = Set(history.entries.map(\.moment))
    return ShownCheckIn.all(in: journal, until: today) { checkIn, moment in
      guard days.contains(moment.date) else { return false }
      if let type, checkIn.type != type { return false }
      return !isOfSessions || checkIn.session.map(sessions.contains) ?? false
    }.reversed()
  }

  fileprivate func text(of shown: [ShownCheckIn], _ album: PhotoAlbum?) -> String {
    guard !shown.isEmpty else {
      return invocation.hasFilters || invocation.arguments.value("--type") != nil
        ? prose(words.withFilter) : prose(words.noCheckIns) + "\n\n    [2026-01-05]"
    }
    return CheckInList(viewer: self, checkIns: shown, album: album) { [words] in
      $0.checkIn.moment.map(words.short) ?? ""
    }.text
  }
}

extension Invocation {
  /// Only check-ins that are linked to some sessions.
  fileprivate var asksForSessions: Bool {
    ["--plan", "--exercise", "--muscle"].contains { arguments.value($0) != nil }
  }

  /// Reads the months of `--since` or `--last` alone, where they are few; logs and plans only where sessions choose among
  /// check-ins. A photo may stand in the folder of any year.
  fileprivate func viewerOfCheckIns(_ folder: JournalFolder) throws(CommandFailure) -> Viewer {
    let photos = arguments.has("--open") ? [.photos] : photosAskedFor
    if asksForSessions {
      return try Viewer(self, folder.read(only: photos.union([.root, .plans, .log, .checkIns])))
    }
    guard let months = try askedMonths(), photos.isEmpty else {
      return try Viewer(self, folder.read(only: photos.union([.root, .checkIns])))
    }
    var reader = MonthReader(folder, withPlans: false)
    for month in months { reader.readCheckIns(of: month) }
    return try Viewer(self, part: History(reader.journal, today: today))
  }

  /// `--open`
  fileprivate func open(_ shown: [ShownCheckIn], in folder: JournalFolder, _ journal: Journal)
    throws(CommandFailure) -> ExitCode
  {
    var files: [String] = []
    for path in shown.compactMap({ $0.photoPath(in: journal) }) {
      if let file = folder.photoFile(path), !files.contains(file) { files.append(file) }
    }
    guard !files.isEmpty else {
      throw CommandFailure("none of these check-ins has a photo that is there", help: "see 'bumbum checkins'")
    }
    guard files.count <= 10 else {
      throw CommandFailure(
        "these are \(files.count) photos, and ten at most are opened",
        help: "add '--limit 1', or '--since today'")
    }
    for file in files {
      guard let ended = context.runProgram(Invocation.systemViewer, [file]), ended.code == 0 else {
        throw CommandFailure(
          "'\(Invocation.systemViewer)' could not open '\(printable(file))'",
          help: "it has to be installed, and a desktop has to be there")
      }
      print(printable(file))
    }
    return .success
  }

  /// What opens a file in the program that the person chose for its kind.
  private static var systemViewer: String {
    #if os(macOS)
      "open"
    #else
      "xdg-open"
    #endif
  }

  fileprivate func exerciseType(_ option: String) throws(CommandFailure) -> ExerciseType? {
    try arguments.value(option).map { text throws(CommandFailure) in try ExerciseType(typed: text) }
  }
}

extension Words {
  /// `2026-01-15 07:30`, the date as the language has it.
  fileprivate func short(_ moment: Moment) -> String {
    short(moment.date) + (moment.time.map { " \($0)" } ?? "")
  }
}
