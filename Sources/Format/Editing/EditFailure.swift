/// Why an edit can't be made: what is wrong with what was asked, and what to ask for instead.
package struct EditFailure: Error, Hashable, Sendable {
  package var message: String
  package var help: String?

  package init(message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
