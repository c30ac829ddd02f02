import Grammar
import Storage
import Text

/// The journal as the next commit will have it: what stands in git's index, not what is in the editor.
///
/// Nearly all files are the same in both, and are read from the disk; git is asked for those that are not. Files that git
/// was told to ignore count as they are.
struct StagedJournal {
  private(set) var journal: Journal
  /// What the commit changes: paths relative to the journal.
  let paths: Set<String>

  init(_ folder: JournalFolder, _ journal: Journal, _ context: Context) throws(Refusal) {
    self.journal = journal
    let git = Git(folder, context, for: "'--staged'")
    let status = try GitStatus(git)
    paths = Set(status.entries.filter(\.isStaged).map(\.path))
    let present = Set(status.entries.filter { !$0.isUntracked }.map(\.path))
    for entry in status.entries {
      if entry.isUntracked || entry.index == UInt8(ascii: "D") {
        // Removed from the index and left on the disk, it is listed twice.
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
