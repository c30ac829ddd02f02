/// The severity of a finding.
package enum Severity: String, Comparable, CaseIterable, Sendable {
  /// A matter of style.
  case hint
  /// The text has a meaning, but probably not the intended one.
  case warning
  /// The text has no certain meaning, or breaks a rule of the domain.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
  private var rank: Int { self == .hint ? 0 : self == .warning ? 1 : 2 }
}

/// A finding in a range of a file: syntax, meaning and lint alike. A reader throws it where a piece of text can't be read.
package struct Diagnostic: Error, Hashable, Sendable {
  /// The stable name that `bumbum help` takes.
  package var code: String
  package var severity: Severity
  /// The narrowest range of the mistake; empty if text is missing.
  package var range: TextRange
  /// The mistake in *this* text.
  package var message: Message
  /// The text to write instead, ready to be copied.
  package var help: Message?
  /// A second range, which the first contradicts.
  package var note: Note?
  package var fix: Fix?
  /// The loss that the mistake causes, if its meaning can be guessed; nil without one.
  package var loss: Loss?

  /// The range of a group of sets, of an attribute up to the comma behind it, or of a line.
  package enum Loss: Hashable, Sendable {
    case sets(TextRange)
    case attribute(TextRange)
    case line(TextRange)

    package var range: TextRange {
      switch self {
      case .sets(let range), .attribute(let range), .line(let range): range
      }
    }
  }

  package struct Note: Hashable, Sendable {
    /// The file of the second range; nil for the same file.
    package var file: String?
    package var range: TextRange
    package var label: Message

    package init(file: String? = nil, range: TextRange, label: Message) {
      self.file = file
      self.range = range
      self.label = label
    }
  }

  /// Creates a finding of a known code, which has its severity.
  package init(
    _ explanation: Explanation, _ range: TextRange, _ message: Message, help: Message? = nil, note: Note? = nil,
    fix: Fix? = nil, loss: Loss? = nil
  ) {
    (code, severity) = (explanation.code, explanation.severity)
    (self.range, self.message, self.help) = (range, message, help)
    (self.note, self.fix, self.loss) = (note, fix, loss)
  }
}

/// A repair that the program can make.
package struct Fix: Hashable, Sendable {
  /// True if the meaning is certain, so that `--fix` applies it. Otherwise a person has to choose it.
  package var isSafe: Bool
  package var edits: [TextEdit]
  /// The path in the journal of a photo whose file is stripped to the picture; nil for a fix of text.
  package var photo: String?

  package init(isSafe: Bool, edits: [TextEdit]) {
    self.isSafe = isSafe
    self.edits = edits
  }

  /// Returns a fix that removes the location, and all other metadata, from a photo.
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

/// The reason why a request is refused, and what to ask for instead.
package struct Refusal: Error, Equatable, Sendable {
  package var message: Message
  package var help: Message?
  /// The question that lifts the refusal if a person answers yes; nil if nothing lifts it.
  package var question: Message?
  /// True if Enter alone answers the question with yes.
  package var isYesByDefault = false
  /// The question that is asked after a no, and lifts the refusal too; nil for none. Enter alone is a yes, unless it is none to
  /// the first question: then one of both is chosen.
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
