import Format
import Journal
import Statistics
import Text
import Training
import Views

extension Command {
  static let checkIn = Command(
    "checkin", "Check in: \"I trained\", today or then", usage: ["checkin", "checkin TYPE TITLE"],
    details: """
      Alone it is the quick one, once a day: it answers with the time of today's when there is one. With a type and a
      title it says more. The session under way or finished on that day is linked by itself.
      Types: Run, Gym, Swim, Bike, Walk, Yoga, Cycling, Strength Training, or their Portuguese names.
      """,
    options: [
      Option(
        "--at", "MOMENT", "when: 07:30, or \"2026-01-15 07:30\"; else when the photo was taken, else now"),
      Option("--calories", "N", "a whole number"),
      Option("--location", "TEXT", "where, up to 200 characters"),
      Option(
        "--photo", "FILE",
        "a JPEG, PNG, HEIC or WebP: it is copied beside the file, without its place; a large one is shrunk"),
      Option("--keep-metadata", nil, "leave in the photo what its file says, its place too"),
      Option("--note", "TEXT", "a line of what there is to say; may be given several times"),
      Option("--no-session", nil, "do not link the session of that day"), .dryRun, .commit,
    ],
    examples: [
      ("bumbum checkin", "the quick one"),
      ("bumbum checkin Run \"Corrida na orla\" --calories 420 --photo IMG_1.jpg", "a full one"),
      ("bumbum checkin Gym \"Treino A\" --at \"2026-01-15 07:30\"", "a past one"),
    ]
  ) { invocation throws(CommandFailure) in
    let request = try CheckInRequest(invocation)
    var existing: Moment?
    let scope = ReadScope.dayOfCheckIn(request.moment.date, withPhotos: request.hasPhoto)
    try invocation.write(reading: scope, unchanged: nil) { journal throws(CommandFailure) in
      let file = journal.checkInFile(of: request.moment.date)
      // One may stand in the file of another month.
      let made = journal.checkIns.flatMap(\.checkIns).compactMap(\.moment)
      if request.isQuick, let today = made.filter({ $0.date == request.moment.date }).max() {
        existing = today
        return ChangeSet()
      }
      if made.contains(request.moment) {
        throw CommandFailure(
          "a check-in is at \(request.moment) already", help: "give this one its own minute: '--at'")
      }
      return try request.changes(file, journal)
    }
    if let existing {
      let words = try invocation.words(invocation.folder().read(only: [.root]).settings)
      invocation.print(existing.time.map { words.checkedInAt($0.description) } ?? words.checkedInToday)
    }
    return .success
  }
}

/// What the arguments of `checkin` ask for.
private struct CheckInRequest {
  let moment: Moment
  let isQuick: Bool
  private var draft: CheckInDraft
  private let photo: Photo?
  var hasPhoto: Bool { photo != nil }
  private let linksSession: Bool

  init(_ invocation: Invocation) throws(CommandFailure) {
    let arguments = invocation.arguments
    let operands = arguments.operands
    var photo: Photo?
    if let path = arguments.value("--photo") {
      photo = try Photo(
        path, keepingMetadata: arguments.has("--keep-metadata"), invocation.context)
    }
    var moment = try invocation.moment("--at")
    if arguments.value("--at") == nil, let taken = photo?.moment, taken <= moment { moment = taken }
    (self.photo, self.moment) = (photo, moment)
    if moment > invocation.now {
      throw CommandFailure(
        "\(moment) is still to come: it is \(invocation.now)", help: "a check-in is never in the future")
    }
    draft = CheckInDraft(moment: moment)
    linksSession = !arguments.has("--no-session")
    let hasOptions = ["--calories", "--location", "--photo", "--note"].contains { arguments.value($0) != nil }
    isQuick = operands.isEmpty && !hasOptions
    guard !isQuick else { return }
    let typed: String
    if let first = operands.first {
      typed = first
    } else {
      typed = try invocation.asked(
        "Type: ", for: "a type", help: "write 'bumbum checkin Run \"Corrida na orla\"'")
    }
    let type = try ExerciseType(typed: typed)
    draft.type = type.rawValue
    let title = operands.dropFirst().joined(separator: " ").trimmed
    draft.title = title
    if title.isEmpty {
      let help = "write 'bumbum checkin \(type.rawValue) \"Corrida na orla\"'"
      draft.title = try invocation.asked("Title: ", for: "a title", help: help)
    }
    if let text = arguments.value("--calories") {
      guard let calories = Int(text), calories >= 0 else {
        throw CommandFailure(
          "'\(printable(text))' is no number of calories", help: "a whole number, 0 or more: '--calories 420'"
        )
      }
      draft.calories = calories
    }
    draft.location = arguments.value("--location").map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    draft.notes = arguments.values("--note")
  }

  /// The entry, and the photo before it: they land together or not at all.
  func changes(_ file: CheckInFile, _ journal: Journal) throws(CommandFailure) -> ChangeSet {
    var changes = ChangeSet()
    var draft = draft
    if let photo {
      let folder = file.source.name.prefix { $0 != "." }.split(separator: "/").dropLast().joined(
        separator: "/")
      let name = photo.name(at: moment, taken: Set(journal.photos.keys), in: folder)
      changes.create("\(folder)/\(name)", photo.bytes, note: photo.note)
      draft.photo = name
    }
    if linksSession, !isQuick { draft.session = journal.sessionToLink(at: moment) }
    let entry = draft
    try changes.edit(
      file.source.name, in: journal, try editing { () throws(EditFailure) in try file.adding(entry) })
    return changes
  }
}

extension Invocation {
  /// What a person types where an argument is missing, on a terminal.
  fileprivate func asked(_ question: String, for what: String, help: String) throws(CommandFailure) -> String
  {
    guard let answer = context.ask(question)?.trimmed, !answer.isEmpty else {
      throw CommandFailure("\(what) is missing", help: help)
    }
    return answer
  }
}

extension ExerciseType {
  /// As a person types it.
  init(typed: String) throws(CommandFailure) {
    if let type = ExerciseType(typed) {
      self = type
      return
    }
    let near = closest(to: typed, among: ExerciseType.spellings)
    throw CommandFailure(
      "'\(printable(typed))' is no type of training",
      help: near.map { "did you mean '\($0)'?" } ?? "types are "
        + ExerciseType.allCases.map(\.rawValue).joined(separator: ", "))
  }
}

extension Journal {
  /// The session under way, else the last one that began on that day by then.
  fileprivate func sessionToLink(at moment: Moment) -> Moment? {
    if let open = openSession?.session.moment, open.date == moment.date { return open }
    return logs.flatMap { $0.sessions.compactMap(\.moment) }.filter { $0.date == moment.date && $0 <= moment }
      .max()
  }
}
