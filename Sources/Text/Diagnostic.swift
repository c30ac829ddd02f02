/// How much a finding matters.
package enum Severity: String, Comparable, CaseIterable, Sendable {
  /// A nicety.
  case hint
  /// The text has a meaning that is probably not what was meant.
  case warning
  /// The text has no certain meaning, or breaks a rule of the domain.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
  private var rank: Int { self == .hint ? 0 : self == .warning ? 1 : 2 }
}

/// What was found at one place of one file: syntax, meaning and lint alike.
package struct Diagnostic: Hashable, Sendable {
  /// The stable name that `bumbum explain` takes.
  package var code: String
  package var severity: Severity
  /// The narrowest range that is wrong; may be empty, where something is missing.
  package var range: TextRange
  /// What is wrong with *this* text.
  package var message: String
  /// What to write instead, as something that can be copied.
  package var help: String?
  /// A second place that the first disagrees with.
  package var note: Note?
  package var fix: Fix?

  package struct Note: Hashable, Sendable {
    /// The file of the second place; nil for the same file.
    package var file: String?
    package var range: TextRange
    package var label: String

    package init(file: String? = nil, range: TextRange, label: String) {
      self.file = file
      self.range = range
      self.label = label
    }
  }

  package init(
    code: String, severity: Severity, range: TextRange, message: String, help: String? = nil,
    note: Note? = nil,
    fix: Fix? = nil
  ) {
    self.code = code
    self.severity = severity
    self.range = range
    self.message = message
    self.help = help
    self.note = note
    self.fix = fix
  }
}

/// A repair that the program can make.
package struct Fix: Hashable, Sendable {
  /// Safe: the meaning is certain, `--fix` applies it. Otherwise a person has to choose it.
  package var isSafe: Bool
  package var edits: [TextEdit]
  /// The path in the journal of a photo from whose file everything is taken but the picture; nil for a fix of text.
  package var photo: String?

  package init(isSafe: Bool, edits: [TextEdit]) {
    self.isSafe = isSafe
    self.edits = edits
  }

  /// Takes the place, and whatever else its file tells, out of a photo.
  package static func cleaning(_ photo: String) -> Fix {
    var fix = Fix(isSafe: true, edits: [])
    fix.photo = photo
    return fix
  }

  package static func safe(_ range: TextRange, _ replacement: String) -> Fix {
    Fix(isSafe: true, edits: [TextEdit(replacing: range, with: replacement)])
  }

  package static func unsafe(_ range: TextRange, _ replacement: String) -> Fix {
    Fix(isSafe: false, edits: [TextEdit(replacing: range, with: replacement)])
  }
}
