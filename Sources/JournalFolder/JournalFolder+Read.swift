package import JournalFormat

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

  /// Reads everything, or some parts. A file that can't be read is a failure in the journal and does not stop the others.
  package func read(only parts: Set<Part> = text) -> Journal {
    var reader = FolderReader(root: path)
    reader.find(parts)
    reader.readFound()
    if parts.contains(.photoFaults) { reader.lookIntoPhotos() }
    return reader.journal
  }

  /// The same, but of each log no more is kept than what a job makes of it, in their order: a journal is as large as its
  /// logs. The jobs run on several threads.
  package func read<Value: Sendable>(
    only parts: Set<Part>, reducingLogs reduce: @escaping @Sendable (Log) -> Value
  ) -> (journal: Journal, logs: [Value]) {
    var reader = FolderReader(root: path)
    reader.find(parts)
    let values = reader.readFound(reducingLogs: reduce)
    return (reader.journal, values)
  }
}
