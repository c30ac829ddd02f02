import Grammar
import Recording
import Storage
import Statistics
import Text
import Training
import Views

extension Command {
  static let checkIns = Command(
    "checkins", "List check-ins, newest first, or open their photos", usage: ["checkins [TYPE] [DAYS]"],
    details: """
      50 unless asked for more; --csv has all. With --plan, --exercise or --muscle only those that are linked to such a session.
      """,
    options: [
      Option("--limit", "N", "at most so many; 'all' for all of them"),
      Option("--type", "TYPE", "of that type alone: Run, Corrida; Unknown: those without one"),
      Option("--open", nil, "hand their photos to the system's viewer, ten at most"), .photos,
    ] + Option.filters + [.json, .csv],
    examples: [
      ("bumbum checkins --last 4w", "those of four weeks"),
      ("bumbum checkins --type run --csv", "all runs, for a spreadsheet"),
      ("bumbum checkins --since today --open", "the photo of today's"),
    ]
  ) { invocation throws(Refusal) in
    let folder = try invocation.folder()
    let (name, filter) = try invocation.named(in: invocation.arguments.operands[...])
    let type = try (invocation.arguments.value("--type") ?? (name.isEmpty ? nil : name)).map { text throws(Refusal) in
      try CheckInsAnswer.TypeFilter(named: text)
    }
    let limit = try invocation.limit(of: "check-ins")
    let photos = invocation.arguments.has("--open") ? [.photos] : invocation.photosAskedFor
    // Logs and plans are needed only to choose among sessions.
    let parts: Set<JournalFolder.Part> = filter.choosesSessions ? JournalFolder.entries : [.root, .checkIns]
    let history = try invocation.history(filter, in: folder.read(only: photos.union(parts)))
    let answer = CheckInsAnswer(history, type: type, limit: limit)
    if invocation.arguments.has("--open") {
      return try invocation.open(answer.shown, in: folder, history.journal)
    }
    let album = try PhotoAlbum(invocation, folder, history.journal)
    let code = try invocation.answer(answer, on: invocation.page(history.journal.settings, album: album))
    invocation.sayHowMany(answer.shown.count, of: answer.count, .checkIns)
    return code
  }
}

extension Invocation {
  /// Opens the photos of the check-ins shown, for `--open`.
  fileprivate func open(_ shown: [ShownCheckIn], in folder: JournalFolder, _ journal: Journal)
    throws(Refusal) -> ExitCode
  {
    var files: [String] = []
    for path in shown.compactMap({ $0.photoPath(in: journal) }) {
      if let file = folder.photoFile(path), !files.contains(file) { files.append(file) }
    }
    guard !files.isEmpty else {
      throw Refusal("none of these check-ins has a photo that is there", help: "see 'bumbum checkins'")
    }
    guard files.count <= 10 else {
      throw Refusal(
        "these are \(files.count) photos, and ten at most are opened",
        help: "add '--limit 1', or '--since today'")
    }
    for file in files {
      try open(file)
      print(printable(file))
    }
    return .success
  }
}

extension CheckInsAnswer.TypeFilter {
  /// Reads the name of a type; `Unknown`, as the oldest kind reads, and its name in lists are accepted too.
  fileprivate init(named text: String) throws(Refusal) {
    let names = [
      CheckIn.unknownType, "desconhecido", Words(.english)("no type"), Words(.brazilianPortuguese)("no type"),
    ]
    let isUnknown = names.contains { folded($0) == folded(text) }
    guard isUnknown || ExerciseType(text) != nil else { throw Refusal(unknownType: text) }
    self.init(ExerciseType(text))
  }
}
