import Grammar
import Recording
import Storage
import Text
import Training
import Views

/// The request that the arguments of `checkin` make.
struct CheckInArguments {
  let request: CheckInRequest

  /// Throws everything that is wrong at once: first what was done, then when.
  init(_ invocation: Invocation) throws(Refusal) {
    let arguments = invocation.arguments
    var operands = arguments.operands
    var said: Moment?
    if arguments.value("--at") == nil, let day = invocation.dayInside(operands[...], isTitle: true) {
      said = try invocation.takeMoment(from: &operands, at: day)
    }
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
    var checkIn = CheckIn()
    checkIn.notes = arguments.values("--note")
    for field in CheckInField.options {
      guard let text = arguments.value("--\(field.name)") else { continue }
      tried { () throws(Refusal) in try field.set(&checkIn, to: text) }
    }
    var moment = said ?? tried { () throws(Refusal) in try invocation.moment("--at", orDay: true) } ?? invocation.now
    let taken = arguments.value("--at") == nil && said == nil ? photo?.moment.flatMap { $0 <= moment ? $0 : nil } : nil
    moment = taken ?? moment
    if moment > invocation.now {
      wrong.append(
        Refusal(
          "\(day: moment) is still to come: it is \(day: invocation.now)", help: "a check-in is never in the future"))
    }
    let isQuick = operands.isEmpty && checkIn == CheckIn() && arguments.value("--photo") == nil
    if !operands.isEmpty { wrong = try checkIn.readTypeAndTitle(&operands, invocation, asks: wrong.isEmpty) + wrong }
    if let refusal = Refusal(all: wrong) { throw refusal }
    request = CheckInRequest(
      checkIn, at: moment, typed: operands.first, photo: photo?.picture, isQuick: isQuick,
      linksSession: !arguments.has("--no-session"),
      isOfNow: arguments.value("--at") == nil && said == nil && taken == nil)
  }
}

extension CheckIn {
  /// Reads the type and the title, without which it is the type's name, from the command line; returns what is wrong with
  /// them. A person is asked for the type that is meant, or if the words of a sport without one are a note.
  fileprivate mutating func readTypeAndTitle(
    _ operands: inout [String], _ invocation: Invocation, asks: Bool
  ) throws(Refusal) -> [Refusal] {
    if let spelling = ExerciseType.spelling(of: operands[0]) {
      invocation.say("'\(operands[0])' is '\(spelling)'")
      operands[0] = spelling
    }
    if ExerciseType(operands[0]) == nil, asks {
      let (refusal, words) = (Refusal(unknownType: operands[0]), operands.joined(separator: " "))
      let commands = invocation.context.commands
      if let command = commands.named(operands[0])?.name ?? commands.meant(by: operands[0]) {
        let meant = command == "history" ? "checkins" : ([command] + operands.dropFirst()).joined(separator: " ")
        throw Refusal(
          refusal.message, help: "write 'bumbum \(meant)', or '--note \(HelpText.quoted(words))' for a note")
      }
      let near = ExerciseType.spelling(near: operands[0])
      let question = near.map { "did you mean '\($0)'?" as Message } ?? "check in with the note '\(printable(words))'?"
      let isYes = invocation.asked("\(refusal.message); \(question)", isYesByDefault: true)
      if let near, isYes == true { operands[0] = near }
      if near == nil, isYes == true {
        (notes, operands) = ([words] + notes, [])
        return []
      }
    }
    type = ExerciseType(operands[0])
    var wrong = type == nil ? [Refusal(unknownType: operands[0])] : []
    // 'bike' is said in Portuguese, too; 'Bike' is as files have it.
    let isPortuguese = try invocation.words(invocation.folder().settings).language == .brazilianPortuguese
    let isAsSaid = isPortuguese && operands[0] != type?.rawValue
    let spelling = isAsSaid ? type?.portuguese : type?.spelled(like: operands[0])
    operands[0] = spelling ?? operands[0]
    let written = operands.dropFirst().joined(separator: " ").trimmed
    title = written
    if let photo = operands.last(where: { word in
      ["jpg", "jpeg", "png", "heic", "webp"].contains { word.lowercased().hasSuffix(".\($0)") }
    }) {
      wrong.append(Refusal("'\(photo)' is a photo, and would be the title", help: "write '--photo \(photo)'"))
    }
    if written.isEmpty, let spelling { title = spelling }
    if let count = title?.count, count > 100 {
      wrong.append(
        Refusal(
          "this title has \(count) characters; it may have up to 100", help: "write the rest as '--note'"))
    }
    return wrong
  }
}

extension Refusal {
  /// Joins several refusals; nil if there are none.
  fileprivate init?(all: [Refusal]) {
    guard !all.isEmpty else { return nil }
    let helps = all.compactMap(\.help)
    self.init(
      all.map(\.message).joined(separator: "; "),
      help: helps.isEmpty ? nil : helps.joined(separator: "\n        "))
  }
}
