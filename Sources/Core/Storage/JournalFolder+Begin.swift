import Platform
package import Text

extension JournalFolder {
  /// A file of the journal as other programs can open it.
  package func file(_ path: String) -> String { joined(self.path, path) }

  /// Makes the folders above a file of the journal that are not there yet.
  package func makeParents(of path: String) throws(Refusal) {
    var folder = self.path
    for part in path.split(separator: "/").dropLast() {
      folder = joined(folder, String(part))
      do throws(FileError) {
        _ = try Platform.makeFolder(folder)
      } catch {
        throw Refusal("can't make the folder '\(folder)': \(error.message)", help: nil)
      }
    }
  }

  /// Tries what every write needs: the lock, a new file, putting it in the place of another. Nothing is left of it. False
  /// where the file system can't exchange two files at once, so that a write looks again instead.
  package func tryWriting() throws(WriteFailure) -> Bool {
    // Without taking back what was stopped: who only looks changes nothing.
    try withExtendedLifetime(try locked()) { () throws(WriteFailure) in
      let names = ["one", "other"].map { joined(joined(path, JournalFolder.ownFolder), "try-" + $0) }
      defer { for name in names { try? removeFile(name) } }
      do throws(FileError) {
        for name in names {
          try? removeFile(name)
          try createFile(name, [0x0A])
        }
        let canExchange = try exchangeFiles(names[0], names[1])
        try replaceFile(names[0], with: names[1])
        return canExchange
      } catch {
        throw WriteFailure(JournalFolder.ownFolder, error)
      }
    }
  }

  /// A folder for a new journal, made where it is not there yet. What is in it stays.
  package static func beginning(at path: String) throws(Refusal) -> JournalFolder {
    if let status = fileStatus(path) {
      guard status.kind == .folder else {
        throw Refusal("'\(path)' is no folder", help: "name a folder that is not there yet, or an empty one")
      }
    } else {
      do throws(FileError) {
        _ = try makeFolder(path)
      } catch {
        throw Refusal("can't make the folder '\(path)': \(error.message)", help: nil)
      }
    }
    return JournalFolder(path: path, shownPrefix: path == "." ? "" : path.hasSuffix("/") ? path : path + "/")
  }
}
