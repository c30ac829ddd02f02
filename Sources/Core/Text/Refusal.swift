/// The reason why something that was asked for is not done, and what to ask for instead.
package struct Refusal: Error, Hashable, Sendable {
  package var message: Message
  package var help: Message?
  /// The question that lifts the refusal where a person answers it with yes; nil where nothing does.
  package var question: Message?

  package init(_ message: Message, help: Message? = nil, question: Message? = nil) {
    self.message = message
    self.help = help
    self.question = question
  }
}
