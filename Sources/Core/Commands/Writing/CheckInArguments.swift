import Grammar
import Recording
import Statistics
import Text
import Training

/// The request that the arguments of `checkin` make.
struct CheckInArguments {
  let request: CheckInRequest

  /// Throws everything that is wrong at once: first what was done, then when.
  init(_ invocation: Invocation) throws(Refusal) {
    let arguments = invocation.arguments
    var operands = arguments.operands
    // 'yesterday Run' is no type.
    let said = arguments.value("--at") == nil ? try invocation.takeMoment(from: &operands) : nil
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
      tried { () throws(Refusal) in try CheckInDraft.calories(text) }
    }
    let location = arguments.value("--location").map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    if let count = location?.count, count > 200 {
      wrong.append(Refusal("this location has \(count) characters; it may have up to 200"))
    }
    var moment = said ?? tried { () throws(Refusal) in try invocation.moment("--at", orDay: true) } ?? invocation.now
    let taken = arguments.value("--at") == nil && said == nil ? photo?.moment.flatMap { $0 <= moment ? $0 : nil } : nil
    moment = taken ?? moment
    if moment > invocation.now {
      wrong.append(
        Refusal(
          "\(day: moment) is still to come: it is \(day: invocation.now)", help: "a check-in is never in the future"))
    }
    var draft = CheckInDraft(moment: moment)
    (draft.calories, draft.location, draft.notes) = (calories, location, arguments.values("--note"))
    let more = ["--calories", "--location", "--note", "--photo"].contains { arguments.value($0) != nil }
    if !operands.isEmpty { wrong = try draft.readTypeAndTitle(operands, invocation, asks: wrong.isEmpty) + wrong }
    if let refusal = Refusal(all: wrong) { throw refusal }
    request = CheckInRequest(
      draft, photo: photo?.picture, isQuick: operands.isEmpty && !more,
      linksSession: !arguments.has("--no-session"),
      isOfNow: arguments.value("--at") == nil && said == nil && taken == nil)
  }
}

extension CheckInDraft {
  fileprivate static func calories(_ text: String) throws(Refusal) -> Int {
    if let calories = Int(text), calories >= 0 { return calories }
    throw Refusal(
      "'\(text)' is no number of calories", help: "a whole number, 0 or more: '--calories 420'")
  }

  /// Reads the type and the title from the command line, or asks a person for the title, which is else the type's name;
  /// returns what is wrong with them.
  fileprivate mutating func readTypeAndTitle(
    _ operands: [String], _ invocation: Invocation, asks: Bool
  ) throws(Refusal) -> [Refusal] {
    var wrong: [Refusal] = []
    do throws(Refusal) {
      guard let known = ExerciseType(operands[0]) else { throw Refusal(unknownType: operands[0]) }
      type = known.spelled(like: operands[0])
    } catch {
      wrong.append(error)
    }
    let written = operands.dropFirst().joined(separator: " ").trimmed
    title = written
    if written.isEmpty {
      let asked = asks && wrong.isEmpty ? invocation.typed("Title: ") : nil
      if let text = asked ?? (operands.count == 1 ? type : nil) {
        title = text
      } else {
        wrong.append(Refusal(missing: "a title is missing", of: type))
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
  /// Makes the refusal of a check-in without its type or its title.
  fileprivate init(missing message: Message, of type: String?) {
    let word = type.map { $0.utf8.contains(UInt8(ascii: " ")) ? "\"\($0)\"" : $0 }
    self.init(
      message,
      help: word.map { "write 'bumbum checkin \($0) \"Along the beach\"'" }
        ?? "write 'bumbum checkin \("Run", portuguese: "Corrida") \"Along the beach\"'")
  }

  /// Joins several refusals; nil if there are none.
  fileprivate init?(all: [Refusal]) {
    guard !all.isEmpty else { return nil }
    let helps = all.compactMap(\.help)
    self.init(
      all.map(\.message).joined(separator: "; "),
      help: helps.isEmpty ? nil : helps.joined(separator: "\n        "))
  }
}

extension Invocation {
  /// Returns the answer of a person on a terminal to the question for a missing argument; nil for an empty one.
  fileprivate func typed(_ question: Message) -> String? {
    context.keyboard.ask(context.text(question)).map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
  }
}
