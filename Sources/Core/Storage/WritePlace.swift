import Platform
import Text

/// The location of a path of the journal on the disk: links followed, checked to be inside of the journal.
struct WritePlace {
  /// As a message names it.
  let shown: String
  /// The prefix of a path of the journal in messages.
  private let shownPrefix: String
  /// The journal's real path.
  private let root: String
  /// The names of the real folders from there down, perhaps not there yet.
  private let folders: [String]
  private let name: String

  /// The folder, equal for all paths that lead to it.
  var folder: String { folders.joined(separator: "/") }

  /// The file, equal for all paths that lead to it.
  var file: String { (folders + [name]).joined(separator: "/") }

  /// Another file in the folder, as a message names it.
  func shown(beside name: String) -> String { shownPrefix + (folders + [name]).joined(separator: "/") }

  /// The place of the file itself where the path is a link to it; of the link where that is to be removed.
  init(of change: FileChange, in journal: JournalFolder) throws(WriteFailure) {
    let shown = journal.shownPrefix + change.path
    guard let root = realPath(journal.path) else {
      throw WriteFailure(
        cause: "the journal '\(journal.path)' is no longer there", help: nil)
    }
    var names = try WritePlace.names(change.path, shown)
    let last = names.removeLast()
    let (parent, isThere) = try WritePlace.parent(names, root, shown)
    var file = joined(parent, last)
    if isThere, let status = fileStatus(file, followingLinks: false) {
      if status.kind == .symbolicLink {
        let target = try WritePlace.target(of: file, root, shown)
        if change.after != nil { file = target }
      }
      guard status.kind == .file || fileStatus(file)?.kind == .file else {
        throw WriteFailure(
          cause: "'\(shown)' is no regular file", help: "move it away")
      }
    }
    var below = pathNames(file.utf8.dropFirst(root.utf8.count)).filter { !$0.isEmpty }
    name = below.popLast() ?? last
    folders = below
    self.root = root
    self.shown = shown
    shownPrefix = journal.shownPrefix
  }

  /// The place, in its folder; nil where that is not there yet.
  ///
  /// Every folder is opened in the one above it, and a link is none: one that took the place of a folder after we looked
  /// leads nowhere.
  func opened() throws(FileError) -> OpenPlace? {
    do throws(FileError) {
      return OpenPlace(shown: shown, folder: try OpenFolder(root, below: folders), name: name)
    } catch {
      if error.isNotFound { return nil }
      throw error
    }
  }

  /// Returns the bytes of the file; nil if there is none.
  func contents() throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try opened().map { opened throws(FileError) in
        try readFile(opened.name, in: opened.folder, followingLinks: false)
      }
    } catch {
      switch error.reason {
      case .notFound, .notFolder: return nil
      default: throw error
      }
    }
  }

  /// Opens the folder and makes the missing ones; calls `didMake` with each and the folder it is made in.
  func made(_ didMake: (OpenFolder, String) -> Void) throws(FileError) -> OpenPlace {
    var folder = try OpenFolder(root)
    for name in folders {
      if try makeFolder(name, in: folder) { didMake(folder, name) }
      folder = try OpenFolder(name, in: folder)
    }
    return OpenPlace(shown: shown, folder: folder, name: name)
  }
}

extension WritePlace {
  /// The names of a path that stays in the journal.
  private static func names(_ path: String, _ shown: String) throws(WriteFailure) -> [String] {
    let names = pathNames(path.utf8)
    let isInside = names.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }
    guard isInside else {
      throw WriteFailure(
        cause: "'\(shown)' is no path inside of the journal",
        help: "a path begins at the journal's folder, and has no '..': log/2026-01.txt")
    }
    guard names.first?.lowercased() != JournalFolder.ownFolder else {
      throw WriteFailure(cause: "'\(shown)' is no file of the journal", help: nil)
    }
    return names
  }

  /// The folder of a file, its links followed, and whether it is there.
  private static func parent(
    _ names: [String], _ root: String, _ shown: String
  ) throws(WriteFailure) -> (folder: String, isThere: Bool) {
    var folder = root
    var isThere = true
    for name in names {
      let next = joined(folder, name)
      if isThere, let status = fileStatus(next, followingLinks: false) {
        // Only a link is elsewhere than it seems.
        if status.kind == .folder {
          folder = next
          continue
        }
        folder = try target(of: next, root, shown)
        guard fileStatus(folder)?.kind == .folder else {
          throw WriteFailure(
            cause: "can't write '\(shown)': '\(name)' is not a folder",
            help: "move '\(name)' away, or name it as it should be")
        }
      } else {
        folder = next
        isThere = false
      }
    }
    return (folder, isThere)
  }

  /// The real path, which must lie in the journal.
  private static func target(of path: String, _ root: String, _ shown: String) throws(WriteFailure) -> String {
    guard let target = realPath(path) else {
      throw WriteFailure(
        cause: "'\(shown)' is a link that leads nowhere", help: "remove the link")
    }
    guard target.hasPrefix(root == "/" ? "/" : root + "/") else {
      throw WriteFailure(
        cause: "'\(shown)' is a link that leads out of the journal",
        help: "put the file itself there")
    }
    return target
  }
}

/// The location of a path of the journal with all links followed: a name in a folder that is held open, so that a link made
/// later leads nowhere else.
struct RealPlace: Sendable {
  let folder: OpenFolder
  let name: String

  /// The link leads nowhere, or out of the journal; or a folder on the way can't be opened.
  struct Misled: Error {
    let reason: Message
    var leadsOut = false
  }

  /// The bytes of the text that stands here. No link is followed, as this is where they led.
  func text() throws(FileError) -> [UInt8] {
    try readFile(name, limit: JournalFolder.largestText, in: folder, followingLinks: false)
  }
}

extension RealPlace {
  init(_ path: String, in root: String) throws(Misled) {
    guard let root = realPath(root), let target = realPath(joined(root, path)) else {
      throw Misled(reason: "the link leads nowhere")
    }
    guard target.hasPrefix(root == "/" ? "/" : root + "/") else {
      throw Misled(reason: "the link leads out of the journal", leadsOut: true)
    }
    var names = pathNames(target.utf8.dropFirst(root.utf8.count)).filter { !$0.isEmpty }
    name = names.popLast() ?? "."
    do throws(FileError) {
      folder = try OpenFolder(root, below: names)
    } catch {
      throw Misled(reason: error.message)
    }
  }
}
