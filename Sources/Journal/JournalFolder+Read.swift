package import Format
package import Text

extension JournalFolder {
  /// What can be read without the rest.
  package enum Part: CaseIterable, Sendable {
    /// The settings and the list of exercises.
    case root
    case plans, log, checkIns
    /// The names and sizes of the photos beside the check-ins.
    case photos
    /// What is wrong with them: each is read for that.
    case photoFaults
  }

  /// All that commands need but lint, which looks into photos too.
  package static let text: Set<Part> = [.root, .plans, .log, .checkIns, .photos]

  /// Reads a file, told its number in the order of the journal, and says what of it is kept: nil where all that is wanted
  /// of it was made of it at once, as a journal is as large as its logs. It runs on several threads.
  package typealias Reading = @Sendable (_ number: Int, Source, FileKind) -> ReadFile?

  /// Reads everything, or some parts, into a journal that may have others. A file that can't be read is a failure in the
  /// journal and does not stop the others.
  package func read(
    only parts: Set<Part> = text, into journal: Journal = Journal(),
    _ reading: @escaping Reading = { _, source, kind in ReadFile(source, as: kind) }
  ) -> Journal {
    var reader = FolderReader(root: path)
    reader.journal = journal
    reader.find(parts)
    reader.readFound(reading)
    if parts.contains(.photoFaults) { reader.lookIntoPhotos() }
    return reader.journal
  }
}
