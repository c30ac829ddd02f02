import Grammar
import Text

/// The files of a journal that differ from the last commit, as git says.
struct GitStatus {
  struct Entry: Hashable {
    /// The path relative to the journal.
    var path: String
    /// The states in the index, and in the working copy since: `M`, `A`, `D`, `?` …, or a blank.
    var index: UInt8
    var tree: UInt8

    var isStaged: Bool { ![UInt8(ascii: " "), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(index) }
    var isUntracked: Bool { index == UInt8(ascii: "?") }
    /// True if a person has to decide on two sides of a merge.
    var isUnmerged: Bool {
      index == UInt8(ascii: "U") || tree == UInt8(ascii: "U") || index == tree && "AD".utf8.contains(index)
    }
  }

  let entries: [Entry]

  init(_ git: Git) throws(Refusal) {
    let inside = try git.prefix()
    let status =
      try git.ask(
        "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--ignore-submodules=all",
        "--", ".") ?? []
    // Each line is 'XY PATH' with a NUL behind it; paths begin at the top of the repository.
    entries = status.split(separator: 0).compactMap { line in
      guard line.count > 3 else { return nil }
      let path = String(decoding: line.dropFirst(3), as: UTF8.self)
      guard path.hasPrefix(inside) else { return nil }
      return Entry(
        path: String(path.dropFirst(inside.count)), index: line[line.startIndex],
        tree: line[line.startIndex + 1])
    }
  }
}

/// The journal as the next commit will have it: the text in git's index, not the one in the editor.
///
/// Nearly all files are the same in both and are read from the disk; git is asked for the others. Ignored files count
/// as they are.
struct StagedJournal {
  private(set) var journal: Journal
  /// The paths that the commit changes, relative to the journal.
  let paths: Set<String>

  init(_ journal: Journal, _ git: Git) throws(Refusal) {
    self.journal = journal
    let status = try GitStatus(git)
    paths = Set(status.entries.filter(\.isStaged).map(\.path))
    let present = Set(status.entries.filter { !$0.isUntracked }.map(\.path))
    for entry in status.entries {
      if entry.isUntracked || entry.index == UInt8(ascii: "D") {
        // A file removed from the index and left on the disk is listed twice.
        if entry.isUntracked || !present.contains(entry.path) || entry.tree == UInt8(ascii: " ") {
          self.journal.remove(entry.path)
        }
      } else if entry.tree != UInt8(ascii: " ") {
        try take(entry.path, from: git)
      }
    }
  }

  private mutating func take(_ path: String, from git: Git) throws(Refusal) {
    if let kind = FileKind(path: path) {
      guard let bytes = try git.ask("cat-file", "blob", ":./" + path) else { return }
      journal.add(Source(name: path, bytes: bytes), as: kind)
    } else if path == ".gitattributes" {
      guard let bytes = try git.ask("cat-file", "blob", ":./" + path) else { return }
      journal.gitAttributes = Source(name: path, bytes: bytes)
    } else if path.hasPrefix("checkins/"), journal.photos[path] == nil,
      let size = try git.line("cat-file", "-s", ":./" + path).flatMap({ Int($0) })
    {
      journal.photos[path] = size
    }
  }
}
