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
    var values: [Value] = []
    reader.readFound(reducingLogs: reduce) { values.append($0) }
    return (reader.journal, values)
  }

  /// Reads the logs into a journal that was read without them: each is handed over in its order, as a job left it, and
  /// the journal is told what else is in their folder. The jobs run on several threads.
  package func readLogs<Value: Sendable>(
    into journal: inout Journal, reducing reduce: @escaping @Sendable (Log) -> Value, keep: (Value) -> Void
  ) {
    var reader = FolderReader(root: path)
    reader.journal = journal
    reader.find([.log])
    reader.readFound(reducingLogs: reduce, keep: keep)
    journal = reader.journal
  }
}
