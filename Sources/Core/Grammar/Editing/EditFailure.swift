package import Text

/// Why an edit can't be made: what is wrong with what was asked, and what to ask for instead.
package struct EditFailure: Error, Hashable, Sendable {
  package var message: Message
  package var help: Message?

  package init(message: Message, help: Message? = nil) {
    self.message = message
    self.help = help
  }
}
