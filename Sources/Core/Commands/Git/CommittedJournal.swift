import Grammar
import Storage
import Text

/// The journal as it was at a commit.
struct CommittedJournal {
  private(set) var journal = Journal()

  init(_ folder: JournalFolder, at revision: String, _ git: Git) throws(Refusal) {
    _ = try git.prefix()
    guard !revision.hasPrefix("-"),
      let commit = try git.line("rev-parse", "--verify", "--quiet", revision + "^{commit}"),
      // '^HEAD' is everything that is not in HEAD.
      commit.allSatisfy(\.isHexDigit)
    else {
      let shown = printable(revision)
      throw Refusal(
        revision == "HEAD" ? "nothing is committed yet" : "git knows no commit '\(shown)'",
        help: revision == "HEAD"
          ? "begin with 'git add -A' and 'git commit'" : "'git log --oneline' lists them")
    }
    guard let listing = try git.ask("ls-tree", "-r", "-l", "-z", commit) else {
      throw Refusal(
        "git does not list the files of that commit", help: "'git fsck' looks for what is wrong")
    }
    try read(listing, git)
  }

  /// Reads lines `100644 blob HASH SIZE<tab>PATH`, each with a NUL behind it.
  private mutating func read(_ listing: [UInt8], _ git: Git) throws(Refusal) {
    var texts: [(path: String, kind: FileKind, hash: String, size: Int)] = []
    for line in listing.split(separator: 0) {
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let words = (parts.first ?? []).split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      // Symbolic links and submodules are no files of a journal.
      guard parts.count == 2, words.count == 4, words[0].hasPrefix("100"), let size = Int(words[3]) else {
        continue
      }
      let path = String(decoding: parts[1], as: UTF8.self)
      if let kind = FileKind(path: path) {
        texts.append((path, kind, words[2], size))
      } else if path.hasPrefix("checkins/") {
        journal.photos[path] = size
      }
    }
    if texts.isEmpty { return }
    // One call returns all texts end to end; the sizes cut them apart.
    let bytes = try git.ask(["show", "--no-textconv"] + texts.map(\.hash)) ?? []
    guard bytes.count == texts.reduce(0, { $0 + $1.size }) else {
      throw Refusal(
        "git does not give the files of that commit", help: "'git fsck' looks for what is wrong")
    }
    var offset = 0
    for text in texts {
      journal.add(
        Source(name: text.path, bytes: Array(bytes[offset..<offset + text.size])), as: text.kind)
      offset += text.size
    }
  }
}

extension Option {
  /// The option of views that need only the files.
  static let at = Option("--at", "REV", "the journal as it was at that commit of git")
}

extension Invocation {
  /// Returns the journal at the commit of `--at`; nil without the option.
  func committedJournal() throws(Refusal) -> Journal? {
    guard let revision = arguments.value("--at") else { return nil }
    let folder = try folder()
    return try CommittedJournal(folder, at: revision, Git(folder, context, for: "'--at'")).journal
  }
}
