import Format

extension ReadFile {
  /// Blanks around a line mean nothing in it: it is no plan, which is Markdown, and no settings, where a string may go over
  /// lines.
  var isLined: Bool {
    switch self {
    case .exercises, .log, .checkIns: true
    case .settings, .plan: false
    }
  }
}
