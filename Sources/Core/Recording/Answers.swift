package import Text

/// The questions that a person answered with yes.
package struct Answers: Sendable {
  private var questions: Set<Message> = []
  /// True if every question counts as answered with yes.
  package let isYesToAll: Bool

  package init(isYesToAll: Bool = false) { self.isYesToAll = isYesToAll }

  package mutating func add(_ question: Message) { questions.insert(question) }

  package func contains(_ question: Message) -> Bool { isYesToAll || isSaid(question) }

  /// True if this question was answered with yes, and not only all of them.
  func isSaid(_ question: Message) -> Bool { questions.contains(question) }

  /// Throws a refusal unless its question was answered with yes.
  package func settle(_ refusal: Refusal) throws(Refusal) {
    guard let question = refusal.question, contains(question) else { throw refusal }
  }
}

/// The outcome of a request: its changes, and the facts about them.
package protocol Recorded {
  var changes: Changes { get }
}

extension Changes: Recorded {
  package var changes: Changes { self }
}
