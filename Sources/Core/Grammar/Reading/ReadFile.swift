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

  package var source: Source {
    switch self {
    case .settings(let file): file.source
    case .exercises(let file): file.source
    case .plan(let file): file.source
    case .log(let file): file.source
    case .checkIns(let file): file.source
    }
  }

  package var diagnostics: [Diagnostic] {
    switch self {
    case .settings(let file): file.diagnostics
    case .exercises(let file): file.diagnostics
    case .plan(let file): file.diagnostics
    case .log(let file): file.diagnostics
    case .checkIns(let file): file.diagnostics
    }
  }

  /// True of a log and of a month of check-ins.
  package var isMonth: Bool {
    switch self {
    case .log, .checkIns: true
    case .settings, .exercises, .plan: false
    }
  }

  /// The same file with another text.
  package func read(again bytes: [UInt8]) -> ReadFile {
    let source = Source(name: source.name, bytes: bytes)
    return switch self {
    case .settings: .settings(SettingsFile.read(source))
    case .exercises: .exercises(ExerciseListReader.read(source))
    case .plan: .plan(PlanReader.read(source))
    case .log: .log(LogReader.read(source))
    case .checkIns: .checkIns(CheckInReader.read(source))
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

  /// The logs, then the months of check-ins, by path.
  package var months: [ReadFile] { logs.map { .log($0) } + checkIns.map { .checkIns($0) } }
}
