import Platform
import Text

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

  init(folder: OpenFolder, name: String) {
    self.folder = folder
    self.name = name
  }

  /// The bytes of the text that stands here. No link is followed, as this is where they led.
  func text() throws(FileError) -> [UInt8] {
    try readFile(name, limit: JournalFolder.largestText, in: folder, followingLinks: false)
  }

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
