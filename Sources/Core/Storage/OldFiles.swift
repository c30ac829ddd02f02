import Platform
import Text

/// Files that were replaced where the system can't tell whether somebody still writes to them: an editor that opened one
/// before, and saves only now, would save into a file without a name. They stay for a day, in the program's own folder.
///
/// The name of each says when it was put there, what it held, and whose it was: `old-SECONDS-HASH-log%2F2026-01.txt`.
struct OldFiles {
  private let journal: JournalFolder
  private let folder: OpenFolder?
  private let prefix = "old-"
  /// In seconds.
  private let longest = 86_400

  init(_ journal: JournalFolder) {
    self.journal = journal
    folder = try? OpenFolder(joined(journal.path, JournalFolder.ownFolder), in: .current)
  }

  /// Takes a file out of a folder of the journal; false where it can't, and it is where it was.
  func keep(_ aside: AsideFile, of path: String, in place: OpenFolder) -> Bool {
    let name = "\(prefix)\(secondsSince1970())-\(String(fingerprint(aside.bytes), radix: 16))-\(escaped(path))"
    guard let folder, name.utf8.count < 200 else { return false }
    return (try? moveFile(aside.name, in: place, to: name, in: folder)) != nil
  }

  /// Looks what became of them: those that somebody saved into are put beside the file they were, under the paths that are
  /// the answer; those that are old enough go.
  func savedLater() -> [String] {
    guard let folder else { return [] }
    var saved: [String] = []
    for entry in (try? listFolder(folder, prefix, prefix: prefix)) ?? [] where entry.kind == .file {
      let parts = entry.name.split(separator: "-", maxSplits: 3)
      guard parts.count == 4, let since = Int(parts[1]), let expected = UInt64(parts[2], radix: 16),
        let bytes = try? readFile(entry.name, in: folder, followingLinks: false)
      else { continue }
      if fingerprint(bytes) != expected {
        guard let path = put(bytes, beside: unescaped(String(parts[3]))) else { continue }
        saved.append(path)
        try? removeFile(entry.name, in: folder)
      } else if !(0...longest ~= secondsSince1970() - since) {
        try? removeFile(entry.name, in: folder)
      }
    }
    return saved
  }

  /// A new file `F.saved`, or `F.saved-2`; nil where none can be made.
  private func put(_ bytes: [UInt8], beside path: String) -> String? {
    for name in namesOfSaved(path) {
      guard
        let place = try? WritePlace(of: FileChange(path: name, before: nil, after: bytes), in: journal),
        let opened = try? place.opened()
      else { return nil }
      if (try? createFile(opened.name, bytes, in: opened.folder)) != nil { return name }
    }
    return nil
  }

  private func escaped(_ path: String) -> String { path.swapping("%", for: "%25").swapping("/", for: "%2F") }

  private func unescaped(_ name: String) -> String { name.swapping("%2F", for: "/").swapping("%25", for: "%") }
}
