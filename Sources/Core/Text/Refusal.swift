/// The reason why something that was asked for is not done, and what to ask for instead.
package struct Refusal: Error, Hashable, Sendable {
  package var message: Message
  package var help: Message?

  package init(_ message: Message, help: Message? = nil) {
    self.message = message
    self.help = help
  }
}
