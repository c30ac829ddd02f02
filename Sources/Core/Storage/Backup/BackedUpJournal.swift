package import Grammar
import Text

/// The journal as a backup has it.
package struct BackedUpJournal {
  package private(set) var journal = Journal()
  private let tar: TarFile

  package init(_ path: String) throws(TarFile.Broken) {
    tar = try TarFile(path)
    for entry in tar.entries {
      if let kind = FileKind(path: entry.name) {
        journal.add(Source(name: entry.name, bytes: try tar.contents(of: entry)), as: kind)
      } else if entry.name.hasPrefix("checkins/") {
        journal.photos[entry.name] = entry.size
      }
    }
    if journal.files.isEmpty { throw TarFile.Broken(reason: "no file of a journal is in it") }
  }

  /// The photos that a journal has too, with other bytes.
  package func photos(changedIn folder: JournalFolder, _ journal: Journal) throws(TarFile.Broken) -> [String] {
    var changed: [String] = []
    for entry in tar.entries where self.journal.photos[entry.name] != nil && journal.photos[entry.name] != nil {
      if try folder.photo(entry.name) != tar.contents(of: entry) { changed.append(entry.name) }
    }
    return changed
  }
}
