package import Text

extension Diagnostic {
  /// A finding of a known code, which decides how severe it is.
  package init(
    _ explanation: Explanation, _ range: TextRange, _ message: Message, help: Message? = nil, note: Note? = nil,
    fix: Fix? = nil, loss: Loss? = nil
  ) {
    self.init(
      code: explanation.code, severity: explanation.severity, range: range, message: message, help: help,
      note: note, fix: fix, loss: loss)
  }
}

/// Why a piece of text could not be read. Thrown inside a reader, to its next place to go on; never out of one.
struct Rejection: Error {
  var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  init(
    _ explanation: Explanation, _ range: TextRange, _ message: Message, help: Message? = nil, fix: Fix? = nil,
    loss: Diagnostic.Loss? = nil
  ) {
    diagnostic = Diagnostic(explanation, range, message, help: help, fix: fix, loss: loss)
  }
}
