import Commands
import Grammar
import Text

extension Git {
  /// Returns the journal as it was at a commit.
  func journal(at revision: String) throws(Refusal) -> Journal {
    _ = try prefix()
    guard !revision.hasPrefix("-"),
      let commit = try line("rev-parse", "--verify", "--quiet", revision + "^{commit}"),
      // '^HEAD' is everything that is not in HEAD.
      commit.allSatisfy(\.isHexDigit)
    else {
      let shown = printable(revision)
      throw Refusal(
        revision == "HEAD" ? "nothing is committed yet" : "git knows no commit '\(shown)'",
        help: revision == "HEAD"
          ? "begin with 'git add -A' and 'git commit'" : "'git log --oneline' lists them")
    }
    guard let listing = try ask("ls-tree", "-r", "-l", "-z", commit) else {
      throw Refusal("git does not list the files of that commit", help: "'git fsck' looks for what is wrong")
    }
    var journal = Journal()
    var texts: [(path: String, kind: FileKind, hash: String, size: Int)] = []
    for (words, path) in Git.rows(listing) {
      // Symbolic links and submodules are no files of a journal.
      guard words.count == 4, words[0].hasPrefix("100"), let size = Int(words[3]) else { continue }
      if let kind = FileKind(path: path) {
        texts.append((path, kind, words[2], size))
      } else if path.hasPrefix("checkins/") {
        journal.photos[path] = size
      }
    }
    if texts.isEmpty { return journal }
    // One call returns all texts end to end; the sizes cut them apart.
    var bytes = try (ask(["show", "--no-textconv"] + texts.map(\.hash)) ?? [])[...]
    guard bytes.count == texts.reduce(0, { $0 + $1.size }) else {
      throw Refusal("git does not give the files of that commit", help: "'git fsck' looks for what is wrong")
    }
    for text in texts {
      journal.add(Source(name: text.path, bytes: Array(bytes.prefix(text.size))), as: text.kind)
      bytes = bytes.dropFirst(text.size)
    }
    return journal
  }

  /// Returns the words and the path of each line of a listing, `100644 blob HASH SIZE<tab>PATH` and the like, which ends
  /// in a NUL.
  static func rows(_ listing: [UInt8]) -> [(words: [String], path: String)] {
    listing.split(separator: 0).compactMap { line in
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let words = parts[0].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      return (words, String(decoding: parts[1], as: UTF8.self))
    }
  }
}
