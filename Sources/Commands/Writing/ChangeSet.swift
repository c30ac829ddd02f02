import Format
import Journal
import Lint
import Text
import Training

/// What a command wants the files of a journal to hold: worked out as text edits, checked before it is written.
struct ChangeSet {
  /// In the order in which they are written: a photo before the text that names it.
  private(set) var files: [FileChange] = []

  /// Edits to a text file of the journal, which may not be there yet.
  mutating func edit(_ path: String, in journal: Journal, _ edits: [TextEdit]) throws(CommandFailure) {
    let before = journal.source(of: path)?.bytes
    guard let after = edits.applied(to: before ?? []) else {
      throw CommandFailure("the edits to '\(path)' contradict each other; nothing was written")
    }
    files.append(FileChange(path: path, before: before, after: after))
  }

  /// What there is to say of a change beside it, by its path.
  private(set) var notes: [String: String] = [:]

  /// A file that is not there yet.
  mutating func create(_ path: String, _ bytes: [UInt8], note: String? = nil) {
    notes[path] = note
    files.append(FileChange(path: path, before: nil, after: bytes))
  }

  /// Other bytes for a file that is no text.
  mutating func replace(_ path: String, _ before: [UInt8], _ after: [UInt8], note: String? = nil) {
    notes[path] = note
    files.append(FileChange(path: path, before: before, after: after))
  }

  mutating func remove(_ path: String, _ bytes: [UInt8]) {
    files.append(FileChange(path: path, before: bytes, after: nil))
  }

  init() {}

  init(_ files: [FileChange]) { self.files = files }

  /// Nothing would be different afterwards.
  var isEmpty: Bool { files.allSatisfy { $0.before == $0.after } }

  /// The journal as it will be.
  func applied(to journal: Journal) -> Journal {
    var result = journal
    for change in files {
      guard let after = change.after else {
        result.plans.removeAll { $0.source.name == change.path }
        result.photos[change.path] = nil
        continue
      }
      if let kind = FileKind(path: change.path) {
        result.add(Source(name: change.path, bytes: after), as: kind)
      } else {
        result.photos[change.path] = after.count
      }
    }
    return result
  }

  /// The errors and warnings that would be new: what was wrong before neither grows nor blocks.
  func newFindings(in journal: Journal, now: Moment) -> [Finding] {
    let rules = isOfMonths ? Rule.aboveHintsOfMonths : Rule.aboveHints
    let after = Linter.findings(in: applied(to: journal), now: now, rules: rules)
      .filter { $0.diagnostic.severity > .hint }
    if after.isEmpty { return [] }
    var known: [String: Int] = [:]
    for finding in Linter.findings(in: journal, now: now, rules: rules) {
      known[finding.identity, default: 0] += 1
    }
    return after.filter { finding in
      guard let count = known[finding.identity], count > 0 else { return true }
      known[finding.identity] = count - 1
      return false
    }
  }
}

extension ChangeSet {
  /// Nothing is changed but logs and check-ins, and photos beside them.
  private var isOfMonths: Bool {
    files.allSatisfy {
      $0.path.utf8.starts(with: "log/".utf8) || $0.path.utf8.starts(with: "checkins/".utf8)
    }
  }
}

extension Finding {
  /// What stays the same of a finding when the lines around it move.
  fileprivate var identity: String { "\(path)\u{0}\(diagnostic.code)\u{0}\(diagnostic.message)" }
}
