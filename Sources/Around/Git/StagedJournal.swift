import Grammar
import Text

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
