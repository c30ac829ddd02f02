/// The reason why a request is refused, and what to ask for instead.
package struct Refusal: Error, Equatable, Sendable {
  package var message: Message
  package var help: Message?
  /// The question that lifts the refusal if a person answers yes; nil if nothing lifts it.
  package var question: Message?
  /// True if Enter alone answers the question with yes.
  package var isYesByDefault = false
  /// The question that is asked after a no, and lifts the refusal too; nil for none. Enter alone is a yes.
  package var questionAfterNo: Message?
  /// The names that a typed one may mean, of which a person may choose; nil without any.
  package var choice: (typed: String, names: [String])?
  /// The finding of a reader that is the reason, and the text it is in.
  package private(set) var finding: Diagnostic?
  package private(set) var source: Source?

  package init(_ message: Message, help: Message? = nil, question: Message? = nil, isYesByDefault: Bool = false) {
    self.message = message
    self.help = help
    self.question = question
    self.isYesByDefault = isYesByDefault
  }

  package init(_ finding: Diagnostic, in source: Source) {
    self.init(finding.message, help: finding.help)
    (self.finding, self.source) = (finding, source)
  }

  package static func == (left: Refusal, right: Refusal) -> Bool {
    left.message == right.message && left.help == right.help
  }
}
