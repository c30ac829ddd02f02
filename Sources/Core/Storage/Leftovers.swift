import Platform

/// The files that a write keeps beside the ones they will replace, so that a rename is all that is left to
/// do.
enum TemporaryFile {
  private static let prefix = ".bumbum-"

  /// As git ignores them.
  static let pattern = prefix + "*"

  /// A name that no other run takes.
  static func newName() -> String { prefix + String(Int.random(in: 0 ... .max)) }

  static func isOne(_ name: String) -> Bool { name.hasPrefix(prefix) }

  /// Removes those of runs that crashed: inside of the lock nobody else's are in use.
  static func removeLeftovers(in folder: OpenFolder) {
    for entry in (try? listFolder(folder, ".", prefix: prefix)) ?? [] where entry.kind == .file {
      try? removeFile(entry.name, in: folder)
    }
  }
}

/// The paths of files that writes left in a journal when they were stopped, or met another program's write.
package struct Leftovers: Hashable, Sendable {
  /// The new files that were not put in place, and the old ones that were; the next write removes them.
  package fileprivate(set) var temporary: [String] = []
  /// The texts that another program saved into a file that was being taken back: a person has to look at them.
  package fileprivate(set) var saved: [String] = []
}

extension JournalFolder {
  /// Looks into the journal's own folders, links not followed. What can't be listed has none.
  package func leftovers() -> Leftovers {
    var found = Leftovers()
    for (folder, prefix) in writtenFolders() {
      for entry in (try? listFolder(folder, prefix)) ?? [] where entry.kind == .file {
        if TemporaryFile.isOne(entry.name) { found.temporary.append(prefix + entry.name) }
        if entry.name.isSaved { found.saved.append(prefix + entry.name) }
      }
    }
    return found
  }

  /// Removes the temporary files of writes that were stopped; their paths. Inside of the lock.
  package func removeLeftovers() -> [String] {
    let found = leftovers().temporary
    for (folder, _) in writtenFolders() { TemporaryFile.removeLeftovers(in: folder) }
    let left = Set(leftovers().temporary)
    return found.filter { !left.contains($0) }
  }

  /// Every folder that a write may put files into.
  private func writtenFolders() -> [(folder: OpenFolder, prefix: String)] {
    guard let top = try? OpenFolder(path) else { return [] }
    var folders = [(folder: top, prefix: "")]
    for name in [JournalFolder.ownFolder, "log", "plans", "checkins"] {
      guard let folder = try? OpenFolder(name, in: top) else { continue }
      folders.append((folder, name + "/"))
      guard name == "checkins" else { continue }
      for entry in (try? listFolder(folder, name)) ?? [] where entry.kind == .folder {
        guard let year = try? OpenFolder(entry.name, in: folder) else { continue }
        folders.append((year, "checkins/\(entry.name)/"))
      }
    }
    return folders
  }
}

/// Returns the names beside a file under which a text that another program saved is kept, the first ones first.
func namesOfSaved(_ file: String) -> some Sequence<String> {
  (1...100).lazy.map { $0 == 1 ? "\(file).saved" : "\(file).saved-\($0)" }
}

extension String {
  /// `01.txt.saved`, `01.txt.saved-2`
  fileprivate var isSaved: Bool {
    guard let dot = lastIndex(of: ".") else { return false }
    let last = self[index(after: dot)...]
    return last == "saved" || last.hasPrefix("saved-") && Int(last.dropFirst(6)) != nil
  }
}
