extension Diagnostic {
  /// Creates a finding of a known code, which has its severity.
  package init(
    _ explanation: Explanation, _ range: TextRange, _ message: Message, help: Message? = nil, note: Note? = nil,
    fix: Fix? = nil, loss: Loss? = nil
  ) {
    self.init(
      code: explanation.code, severity: explanation.severity, range: range, message: message, help: help,
      note: note, fix: fix, loss: loss)
  }
}

/// The reason why a piece of text can't be read. It is thrown and caught within a reader.
package struct Rejection: Error {
  package var diagnostic: Diagnostic

  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  package init(
    _ explanation: Explanation, _ range: TextRange, _ message: Message, help: Message? = nil, fix: Fix? = nil,
    loss: Diagnostic.Loss? = nil
  ) {
    diagnostic = Diagnostic(explanation, range, message, help: help, fix: fix, loss: loss)
  }
}
