import Grammar

extension ReadFile {
  /// True if blanks around a line mean nothing. A plan is Markdown, and a string in settings may go over lines.
  var isLined: Bool {
    switch self {
    case .exercises, .log, .checkIns: true
    case .settings, .plan: false
    }
  }
}
