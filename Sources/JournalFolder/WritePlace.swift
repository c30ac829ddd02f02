import Platform

/// Where a path of the journal leads on the disk: checked to be inside of the journal, links followed.
struct WritePlace {
  /// As a message names it.
  let shown: String
  /// Real, absolute, and perhaps not there yet.
  let folder: String
  let name: String
  /// The folders that have to be made, outermost first.
  let newFolders: [String]

  var file: String { joined(folder, name) }

  /// The place of the file itself where the path is a link to it; of the link where that is to be removed.
  init(of change: FileChange, in journal: JournalFolder) throws(WriteFailure) {
    let shown = journal.shownPrefix + change.path
    guard let root = realPath(journal.path) else {
      throw WriteFailure(
        message: "the journal '\(journal.path)' is no longer there; nothing was written", help: nil)
    }
    var names = try WritePlace.names(change.path, shown)
    let last = names.removeLast()
    let (parent, missing) = try WritePlace.parent(names, root, shown)
    var file = joined(parent, last)
    if missing.isEmpty, let status = fileStatus(file, followingLinks: false) {
      if status.kind == .symbolicLink {
        let target = try WritePlace.target(of: file, root, shown)
        if change.after != nil { file = target }
      }
      guard fileStatus(file)?.kind == .file else {
        throw WriteFailure(
          message: "'\(shown)' is no regular file; nothing was written", help: "move it away")
      }
    }
    let slash = file.lastIndex(of: "/") ?? file.startIndex
    self.shown = shown
    folder = slash == file.startIndex ? "/" : String(file[..<slash])
    name = String(file[file.index(after: slash)...])
    newFolders = missing
  }
}

extension WritePlace {
  /// The names of a path that stays in the journal.
  private static func names(_ path: String, _ shown: String) throws(WriteFailure) -> [String] {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let isInside = names.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }
    guard isInside else {
      throw WriteFailure(
        message: "'\(shown)' is no path inside of the journal; nothing was written",
        help: "a path begins at the journal's folder, and has no '..': log/2026-01.txt")
    }
    guard names.first?.lowercased() != JournalFolder.ownFolder else {
      throw WriteFailure(message: "'\(shown)' is no file of the journal; nothing was written", help: nil)
    }
    return names
  }

  /// The folder of a file, as far as it is there, and what is missing of it.
  private static func parent(
    _ names: [String], _ root: String, _ shown: String
  ) throws(WriteFailure) -> (folder: String, missing: [String]) {
    var folder = root
    var missing: [String] = []
    for name in names {
      let next = joined(folder, name)
      if missing.isEmpty, fileStatus(next, followingLinks: false) != nil {
        folder = try target(of: next, root, shown)
        guard fileStatus(folder)?.kind == .folder else {
          throw WriteFailure(
            message: "can't write '\(shown)': '\(name)' is not a folder; nothing was written",
            help: "move '\(name)' away, or name it as it should be")
        }
      } else {
        folder = next
        missing.append(next)
      }
    }
    return (folder, missing)
  }

  /// The real path, which must lie in the journal.
  private static func target(of path: String, _ root: String, _ shown: String) throws(WriteFailure) -> String
  {
    guard let target = realPath(path) else {
      throw WriteFailure(
        message: "'\(shown)' is a link that leads nowhere; nothing was written", help: "remove the link")
    }
    guard target.hasPrefix(root == "/" ? "/" : root + "/") else {
      throw WriteFailure(
        message: "'\(shown)' is a link that leads out of the journal; nothing was written",
        help: "put the file itself there")
    }
    return target
  }
}
