package import Lint
package import Grammar
package import Text
package import Training

/// The edits to a journal's files that a request makes, with a question before and remarks after them.
package struct Changes: Sendable {
  /// The changes in the order of writing: a photo comes before the text that names it. A later one of the same file is of
  /// what the earlier one made.
  package private(set) var steps: [FileChange] = []
  /// The notes that are shown beside a change, by its path.
  package private(set) var notes: [String: Message] = [:]
  /// The question that a person has to answer with yes before the write; nil for none.
  package var question: Message?
  /// The remarks that follow the write, one a line.
  package var remarks: [Message] = []

  package init() {}

  package init(_ files: [FileChange]) { steps = files }

  package init(_ path: String, in journal: Journal, _ edits: [TextEdit]) throws(Refusal) {
    try edit(path, in: journal, edits)
  }
}

extension Changes {
  /// Adds edits to a text file of the journal, which need not exist yet. Throws for a file in another encoding, of
  /// which nothing was read: the edits would not fit it.
  package mutating func edit(_ path: String, in journal: Journal, _ edits: [TextEdit]) throws(Refusal) {
    try edit(journal.source(of: path), at: path, edits)
  }

  /// Adds edits to a text file that was read, without looking for it among the others; an empty one may not be there yet.
  package mutating func edit(_ source: Source, in journal: Journal, _ edits: [TextEdit]) throws(Refusal) {
    try edit(source.bytes.isEmpty ? journal.source(of: source.name) : source, at: source.name, edits)
  }

  private mutating func edit(_ source: Source?, at path: String, _ edits: [TextEdit]) throws(Refusal) {
    if let foreign = source?.foreignText {
      throw Refusal("can't write '\(path)': \(foreign.message); nothing was written", help: foreign.help)
    }
    let before = source?.bytes
    guard let after = edits.applied(to: before ?? []) else {
      throw Refusal("the edits to '\(path)' contradict each other; nothing was written")
    }
    steps.append(FileChange(path: path, before: before, after: after))
  }

  /// Adds a new file.
  package mutating func create(_ path: String, _ bytes: [UInt8], note: Message? = nil) {
    notes[path] = note
    steps.append(FileChange(path: path, before: nil, after: bytes))
  }

  /// Adds other bytes for a file that is not text.
  package mutating func replace(_ path: String, _ before: [UInt8], _ after: [UInt8], note: Message? = nil) {
    notes[path] = note
    steps.append(FileChange(path: path, before: before, after: after))
  }

  package mutating func remove(_ path: String, _ bytes: [UInt8]) {
    steps.append(FileChange(path: path, before: bytes, after: nil))
  }

  /// Returns these changes with others behind them, of the journal that they make.
  package func followed(by later: Changes) -> Changes {
    var all = self
    all.steps += later.steps
    all.remarks += later.remarks
    return all
  }

  /// The changes of all steps, with a single one of each file.
  package var files: [FileChange] {
    steps.reduce(into: []) { files, step in
      guard let index = files.firstIndex(where: { $0.path == step.path }) else { return files.append(step) }
      files[index] = FileChange(path: step.path, before: files[index].before, after: step.after)
    }
  }

  /// True if the changes change nothing.
  package var isEmpty: Bool { files.allSatisfy { $0.before == $0.after } }
}

extension Changes {
  /// Returns the journal after the changes.
  package func applied(to journal: Journal) -> Journal {
    var result = journal
    for change in files {
      if let after = change.after, let kind = FileKind(path: change.path) {
        result.add(Source(name: change.path, bytes: after), as: kind)
      } else {
        result.remove(change.path)
        result.photos[change.path] = change.after?.count
      }
    }
    return result
  }

  /// Returns the errors and warnings that the changes add.
  ///
  /// If only months change, they and the months next to them are linted first, and the rest only if that finds
  /// something: a set can be odd in a month, and usual in ten years.
  package func newFindings(in journal: Journal, now: Moment) -> [Finding] {
    let near = journal.months(near: files.map(\.path))
    if let near, Linter.newFindings(in: applied(to: near), since: near, now: now).isEmpty { return [] }
    return Linter.newFindings(in: applied(to: journal), since: journal, now: now)
  }
}

extension Journal {
  /// Returns the journal with only the logs next to some months, and the check-ins next to them or all, as a range of
  /// skipped days may reach far; nil if a path belongs to neither a month nor a photo.
  fileprivate func months(near paths: [String]) -> Journal? {
    var near: Set<CivilDate> = []
    for path in paths {
      guard let month = FileKind(path: path)?.month else {
        if path.hasPrefix("checkins/") { continue }
        return nil
      }
      near.formUnion([month.adding(months: -1), month, month.adding(months: 1)])
    }
    func isNear(_ source: Source) -> Bool { FileKind(path: source.name)?.month.map(near.contains) ?? false }
    var part = self
    part.logs.removeAll { !isNear($0.source) }
    if paths.allSatisfy({ $0.hasPrefix("log/") }) { part.checkIns.removeAll { !isNear($0.source) } }
    return part
  }
}
