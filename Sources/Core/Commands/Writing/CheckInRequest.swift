import Grammar
import Statistics
import Text
import Training

/// What the arguments of `checkin` ask for.
struct CheckInRequest {
  private(set) var moment: Moment
  /// Nothing but a day and a time: there is one a day.
  let isQuick: Bool
  /// Nobody said when; the photo does.
  let isTimeOfPhoto: Bool
  let linksSession: Bool
  let photo: Photo?
  private var draft: CheckInDraft

  /// Fails with all that is wrong at once: what was done first, then when.
  init(_ invocation: Invocation) throws(Refusal) {
    let arguments = invocation.arguments
    let operands = arguments.operands
    var wrong: [Refusal] = []
    func tried<Value>(_ body: () throws(Refusal) -> Value) -> Value? {
      do throws(Refusal) {
        return try body()
      } catch {
        wrong.append(error)
        return nil
      }
    }
    let photo = arguments.value("--photo").flatMap { path in
      tried { () throws(Refusal) in
        try Photo(path, keepingMetadata: arguments.has("--keep-metadata"), invocation.context)
      }
    }
    let calories = arguments.value("--calories").flatMap { text in
      tried { () throws(Refusal) in try CheckInDraft.calories(text, invocation) }
    }
    let location = arguments.value("--location").map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    if let count = location?.count, count > 200 {
      wrong.append(Refusal("this location has \(count) characters; it may have up to 200"))
    }
    var moment = tried { () throws(Refusal) in try invocation.moment("--at", orDay: true) } ?? invocation.now
    let taken = arguments.value("--at") == nil ? photo?.moment.flatMap { $0 <= moment ? $0 : nil } : nil
    moment = taken ?? moment
    if moment > invocation.now {
      wrong.append(
        Refusal(
          "\(moment) is still to come: it is \(invocation.now)", help: "a check-in is never in the future"))
    }
    (self.photo, self.moment, isTimeOfPhoto) = (photo, moment, taken != nil)
    draft = CheckInDraft(moment: moment)
    (draft.calories, draft.location, draft.notes) = (calories, location, arguments.values("--note"))
    linksSession = !arguments.has("--no-session")
    let more = ["--calories", "--location", "--note"].contains { arguments.value($0) != nil }
    let isOfWords = !operands.isEmpty || more
    isQuick = !isOfWords && arguments.value("--photo") == nil
    if isOfWords { wrong = try draft.readTypeAndTitle(operands, invocation, asks: wrong.isEmpty) + wrong }
    if let failure = Refusal(all: wrong) { throw failure }
  }

  /// The same check-in at another minute.
  func at(_ free: Moment) -> CheckInRequest {
    var request = self
    request.moment = free
    request.draft.moment = free
    return request
  }

  /// The entry, and the photo before it: they land together or not at all. `place` is the check-in with nothing but its
  /// header that is filled in.
  func changes(
    _ file: CheckInFile, _ journal: Journal, filling place: Int?
  ) throws(Refusal) -> ChangeSet {
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
    let edits = if let place { try file.filling(checkIn: place, with: draft) } else { try file.adding(draft) }
    try changes.edit(file.source.name, in: journal, edits)
    return changes
  }
}

extension CheckInDraft {
  fileprivate static func calories(_ text: String, _ invocation: Invocation) throws(Refusal) -> Int {
    if let calories = Int(text), calories >= 0 { return calories }
    throw Refusal(
      "'\(printable(text))' is no number of calories", help: "a whole number, 0 or more: '--calories 420'")
  }

  /// The type and the title of the command line, or of a person who is asked for them; what is wrong with them.
  fileprivate mutating func readTypeAndTitle(
    _ operands: [String], _ invocation: Invocation, asks: Bool
  ) throws(Refusal) -> [Refusal] {
    var wrong: [Refusal] = []
    do throws(Refusal) {
      var typed = operands.first
      if typed == nil, asks { typed = invocation.typed("Type: ") }
      guard let typed else { throw Refusal(missing: "a type is missing", of: "Run") }
      guard let known = ExerciseType(typed) else { throw Refusal(unknownType: typed) }
      type = known.spelled(like: typed)
    } catch {
      wrong.append(error)
    }
    let written = operands.dropFirst().joined(separator: " ").trimmed
    title = written
    if written.isEmpty {
      if asks, wrong.isEmpty, let answer = invocation.typed("Title: ") {
        title = answer
      } else {
        wrong.append(Refusal(missing: "a title is missing", of: type ?? "Run"))
      }
    }
    if let count = title?.count, count > 100 {
      wrong.append(
        Refusal(
          "this title has \(count) characters; it may have up to 100", help: "write the rest as '--note'"))
    }
    return wrong
  }
}

extension Refusal {
  /// Several at once; nil where there is none.
  fileprivate init?(all: [Refusal]) {
    guard !all.isEmpty else { return nil }
    let helps = all.compactMap(\.help)
    self.init(
      all.map(\.message).joined(separator: "; "),
      help: helps.isEmpty ? nil : helps.joined(separator: "\n        "))
  }
}

extension Invocation {
  /// What a person types where an argument is missing, on a terminal; nil where that is nothing.
  fileprivate func typed(_ question: Message) -> String? {
    context.ask(context.text(question)).map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
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
