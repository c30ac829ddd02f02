import Grammar
import Storage
import Platform
import Text

/// The target of `fmt`: a journal, and the files of it that are asked for.
struct FormatTarget {
  let folder: JournalFolder
  /// The paths asked for; nil for all.
  private let paths: Set<String>?
  /// The beginnings of the paths in folders asked for: `log/`.
  private var folders: [String] = []

  init(_ invocation: Invocation) throws(Refusal) {
    let operands = invocation.arguments.operands
    guard let first = operands.first else {
      folder = try invocation.folder()
      paths = nil
      return
    }
    let around = try invocation.folder(around: first)
    folder = if let around { around } else { try invocation.folder() }
    var paths: Set<String> = []
    for operand in operands {
      if let prefix = folder.prefix(ofFolder: operand) {
        folders.append(prefix)
      } else {
        paths.insert(try FormatTarget.path(of: operand, in: folder))
      }
    }
    self.paths = paths
  }

  /// Formats the files asked for, in parallel.
  func formatted(_ journal: Journal) throws(Refusal) -> FormatResult {
    var result = FormatResult()
    result.failures = journal.failures.filter { covers($0.path) }
    let (files, settings) = (journal.readFiles.filter { covers($0.source.name) }, journal.settings)
    let outcomes = parallelMap(files.count, threads: files.count < 32 ? 1 : min(processorCount, 8)) {
      Formatter.outcome(for: files[$0], settings)
    }
    for (file, outcome) in zip(files, outcomes) {
      result.broken += FormatTarget.brokenLines(file)
      switch outcome {
      case .unchanged: result.unchanged += 1
      case .refused: result.refused.append(folder.shownPrefix + file.source.name)
      case .changed(_, let after):
        result.changed.append(FileChange(path: file.source.name, before: file.source.bytes, after: after))
      }
    }
    return result
  }
}

extension FormatTarget {
  private func covers(_ path: String) -> Bool {
    guard let paths else { return true }
    return paths.contains(path) || folders.contains { path.hasPrefix($0) }
  }

  private static func path(of operand: String, in folder: JournalFolder) throws(Refusal) -> String {
    let shown = printable(operand)
    guard let path = folder.relativePath(of: operand) else {
      // Throws first if the file can't be read at all.
      _ = try readable(operand)
      throw Refusal(
        "'\(shown)' is not in this journal", help: "any text: 'bumbum fmt - < \(shown)'")
    }
    guard FileKind(path: path) != nil else {
      _ = try readable(operand)
      throw Refusal(
        "'\(shown)' is no text file of a journal",
        help: "there are bumbum.toml, exercises.txt, plans/*.md, log/2026-01.txt and checkins/2026/01.txt")
    }
    return path
  }

  private static func readable(_ path: String) throws(Refusal) -> Source {
    do throws(Refusal) {
      return try JournalFolder.readSource(path)
    } catch {
      throw Refusal(printable(error.message), help: "name files, or none for the whole journal")
    }
  }

  private static func brokenLines(_ file: ReadFile) -> Int {
    let errors = file.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return 0 }
    let lines = LineTable(file.source.bytes)
    return Set(errors.map { lines.line(at: $0.range.lowerBound) }).count
  }
}

/// The result of formatting.
struct FormatResult {
  /// The changes of files that were not in the style.
  var changed: [FileChange] = []
  /// The number of files in the style already.
  var unchanged = 0
  /// The paths of refused files, as they are shown.
  var refused: [String] = []
  var failures: [Journal.Failure] = []
  /// The number of lines with an error, which stay as they are.
  var broken = 0

  /// Returns the closing count: `2 files formatted, 10 unchanged; 3 lines with an error stay as they are`.
  func count(would: Bool) -> Message {
    let changed = changed.count
    var message: Message =
      switch (changed, would) {
      case (1, true): "1 file would be formatted"
      case (1, false): "1 file formatted"
      case (_, true): "\(changed) files would be formatted"
      case (_, false): "\(changed) files formatted"
      }
    if unchanged > 0 { message = "\(message), \(unchanged) unchanged" }
    guard broken > 0 else { return message }
    return
      "\(message); \(broken, .lines) with an error \(broken, one: "stays as it is", many: "stay as they are"), see 'bumbum lint'"
  }
}
