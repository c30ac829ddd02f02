package import Text
import Training

/// A text file of a journal, of any kind, as it was read.
package enum ReadFile: Sendable {
  case settings(SettingsFile)
  case exercises(ExerciseList)
  case plan(PlanFile)
  case log(Log)
  case checkIns(CheckInFile)

  package init(_ source: Source, as kind: FileKind) {
    switch kind {
    case .settings: self = .settings(SettingsFile.read(source))
    case .exercises: self = .exercises(ExerciseListReader.read(source))
    case .plan: self = .plan(PlanReader.read(source))
    case .log: self = .log(LogReader.read(source))
    case .checkIns: self = .checkIns(CheckInReader.read(source))
    }
  }

  package var source: Source { parts.source }
  package var diagnostics: [Diagnostic] { parts.diagnostics }

  /// True of a log and of a month of check-ins.
  package var isMonth: Bool { parts.kind.isMonth }

  /// Returns the file with another text, read anew.
  package func read(again bytes: [UInt8]) -> ReadFile {
    ReadFile(Source(name: source.name, bytes: bytes), as: parts.kind)
  }

  /// The month in the kind is not that of the file, which reading doesn't ask for.
  private var parts: (source: Source, diagnostics: [Diagnostic], kind: FileKind) {
    switch self {
    case .settings(let file): (file.source, file.diagnostics, .settings)
    case .exercises(let list): (list.source, list.diagnostics, .exercises)
    case .plan(let file): (file.source, file.diagnostics, .plan)
    case .log(let log): (log.source, log.diagnostics, .log(year: 0, month: 1))
    case .checkIns(let file): (file.source, file.diagnostics, .checkIns(year: 0, month: 1))
    }
  }
}

extension Journal {
  /// All text files that could be read: settings, exercises, plans, logs, check-ins.
  package var readFiles: [ReadFile] {
    var files: [ReadFile] = []
    if let settingsFile { files.append(.settings(settingsFile)) }
    if let exerciseList { files.append(.exercises(exerciseList)) }
    files += plans.map { .plan($0) }
    return files + months
  }

  /// Returns the file that was read from a path; nil for other paths.
  package func readFile(_ path: String) -> ReadFile? { readFiles.first { $0.source.name == path } }

  /// The logs, then the months of check-ins, by path.
  package var months: [ReadFile] { logs.map { .log($0) } + checkIns.map { .checkIns($0) } }
}
