import Grammar
import Storage
import Merging
import Platform
import Text

/// One attempt to commit the lines of a write on top of the last commit.
///
/// The commit is made from an index of its own, with the last commit and the change, and nothing else that stands in
/// the files or is staged. The repository's index gets the same change first, so that nothing looks taken back, and its
/// old entries again if the commit fails.
struct CommitAttempt {
  /// A file in an index.
  private struct Entry: Hashable {
    var mode: String
    var blob: String
  }

  /// The change of one file; an entry is nil if the index has no such file.
  private struct Step {
    /// The path in the journal; `place` is the path from the top of the repository, as git names it.
    let path: String
    let place: String
    let committed: Entry?
    let staged: Entry?
    var toCommit: Entry?
    var toStage: Entry?
  }

  private let git: Git
  private let folder: JournalFolder
  /// The last commit; nil before the first.
  private let head: String?
  private var steps: [Step] = []

  /// True if the last commit has the change already.
  var isEmpty: Bool { steps.isEmpty }

  init(_ git: Git, _ folder: JournalFolder, _ changes: [FileChange]) throws(Refusal) {
    self.git = git
    self.folder = folder
    head = try git.line("rev-parse", "--verify", "--quiet", "HEAD")
    let prefix = try git.prefix()
    for change in changes {
      let committed = try head == nil ? nil : entry(["ls-tree", "-z", "HEAD", "--", change.path])
      let staged = try entry(["ls-files", "--stage", "-z", "--", change.path])
      if committed == nil, change.after != nil, try git.ask("check-ignore", "-q", "--", change.path) != nil {
        throw Refusal(
          "it is written, and git would not commit it: it is told to ignore '\(change.path)'",
          help: "'git check-ignore -v \(change.path)' says where")
      }
      var step = Step(
        path: change.path, place: prefix + change.path, committed: committed, staged: staged)
      step.toCommit = try changed(committed, change)
      step.toStage =
        staged == committed ? step.toCommit : try? changed(staged, change, isStaged: true)
      if step.toCommit != committed { steps.append(step) }
    }
  }

  /// Commits; false if another commit came first and this one was withdrawn.
  func run(_ message: String) throws(Refusal) -> Bool {
    let index = try scratch("index")
    if let words = try git.complaint(["read-tree"] + [head ?? "--empty"], index: index) { throw refused(words) }
    try update(index) { ($0.committed, $0.toCommit) }
    try update(nil) { ($0.staged, $0.toStage) }
    if let words = try git.complaint(["commit", "--quiet", "-m", message], index: index) {
      try update(nil) { ($0.toStage, $0.staged) }
      throw refused(words)
    }
    try? removeFile(index)
    let parents = try git.line("rev-list", "--parents", "-1", "HEAD")?.split(separator: " ").map(String.init)
    guard let parents, parents.dropFirst().first != head else { return true }
    // On top of a commit that was not looked at, this one would take that one back.
    if let parent = parents.dropFirst().first, let made = parents.first,
      try git.ask("update-ref", "-m", "bumbum: again", "HEAD", parent, made) != nil
    {
      try update(nil) { ($0.toStage, $0.staged) }
      return false
    }
    return true
  }
}

extension CommitAttempt {
  /// Reads the first line `MODE BLOB STAGE` or `MODE blob BLOB` of a listing.
  private func entry(_ words: [String]) throws(Refusal) -> Entry? {
    guard let parts = try git.ask(words).flatMap({ Git.rows($0).first?.words }), parts.count == 3 else { return nil }
    return Entry(mode: parts[0], blob: parts[1] == "blob" ? parts[2] : parts[1])
  }

  /// Returns a version of a file in git with the lines of the change, and no others of the working copy.
  private func changed(
    _ entry: Entry?, _ change: FileChange, isStaged: Bool = false
  ) throws(Refusal) -> Entry? {
    /// Returns the file with a text; nil without one.
    func with(_ text: [UInt8]?) throws(Refusal) -> Entry? {
      guard let text else { return nil }
      return Entry(mode: entry?.mode ?? "100644", blob: try blob(text, change.path))
    }
    guard let kind = FileKind(path: change.path) else { return try with(change.after) }
    var old: [UInt8] = []
    if let entry {
      guard let bytes = try git.ask("cat-file", "blob", entry.blob) else {
        throw Refusal(
          "it is written, and not committed: git does not give '\(change.path)'",
          help: "'git fsck' looks for what is wrong")
      }
      old = bytes
    }
    // Git keeps line feeds, whatever the working copy has.
    let (before, after) = (change.before ?? [], change.after ?? [])
    if withoutReturns(old) == withoutReturns(before) { return try with(change.after) }
    guard let merged = MergedText(base: before, ours: old, theirs: after, kind: kind), merged.conflicts == 0
    else {
      // The staged version is a part of what the file holds.
      if isStaged { return try with(after) }
      throw Refusal(
        "it is written, and not committed: it stands in lines of '\(change.path)' that are not committed yet",
        help: "'git commit \(folder.shownPrefix + change.path)' commits them together")
    }
    if merged.bytes.isEmpty { return nil }
    return try merged.bytes == old ? entry : with(merged.bytes)
  }

  private func withoutReturns(_ text: [UInt8]) -> [UInt8] { text.filter { $0 != 0x0D } }

  /// Adds a text to git as if from that path, and returns its hash.
  private func blob(_ bytes: [UInt8], _ path: String) throws(Refusal) -> String {
    let file = try scratch("text")
    try JournalFolder.overwrite(file, with: bytes)
    defer { try? removeFile(file) }
    guard let hash = try git.line("hash-object", "-w", "--path=" + path, "--", file) else {
      throw refused(try git.complaint(["hash-object", "-w", "--path=" + path, "--", file]) ?? "")
    }
    return hash
  }

  /// Returns the path of a temporary file in the folder of the lock, where no other process makes one.
  private func scratch(_ name: String) throws(Refusal) -> String {
    let path = folder.ownFile("commit-" + name)
    guard let absolute = realPath(folder.ownFile("")) else { return path }
    let file = absolute + "/commit-" + name
    // A process that was killed may have left these.
    for left in [file, file + ".lock"] { try? removeFile(left) }
    return file
  }

  /// Puts the entries into an index, the repository's own if nil. Another program may hold its lock for a moment, and
  /// git does not wait.
  private func update(
    _ index: String?, _ change: (Step) -> (from: Entry?, to: Entry?)
  ) throws(Refusal) {
    var words = ["update-index", "--add"]
    var removed: [String] = []
    for step in steps {
      let (from, to) = change(step)
      if from == to { continue }
      if let to {
        words += ["--cacheinfo", "\(to.mode),\(to.blob),\(step.place)"]
      } else {
        removed.append(step.path)
      }
    }
    if !removed.isEmpty { words += ["--force-remove", "--"] + removed }
    if words.count == 2 { return }
    for attempt in 0... {
      guard let complaint = try git.complaint(words, index: index) else { return }
      guard complaint.holds("index.lock"), attempt < 100 else { throw refused(complaint) }
      pause(milliseconds: 50)
    }
  }

  private func refused(_ words: String) -> Refusal {
    let lines = words.split(whereSeparator: \.isNewline).prefix(12).map { printable(String($0)) }
    return Refusal(
      "it is written, and git would not commit it", help: "\(lines.joined(separator: "\n        "))")
  }
}
