package import Text
package import Training

/// A journal as it was read: plain values, whichever program read them.
package struct Journal: Sendable {
  package var settingsFile: SettingsFile?
  package var exerciseList: ExerciseList?
  /// The plans, sorted by path.
  package var plans: [PlanFile] = []
  /// The logs, sorted by path and so by month.
  package var logs: [Log] = []
  /// The months of check-ins, sorted by path and so by month.
  package var checkIns: [CheckInFile] = []
  /// The first day whose entries were all read, also from files of the months next to it; nil if all months were
  /// read.
  package var edge: CivilDate?
  /// The file `.gitattributes`, which tells git how to merge the other files.
  package var gitAttributes: Source?
  /// The sizes in bytes of all files in the check-ins' folders that are not months, by path relative to the journal.
  package var photos: [String: Int] = [:]
  /// The faults of photos, by path; empty if photos were not read.
  package var photoFaults: [String: Set<PhotoFault>] = [:]
  /// The times at which photos were taken, from their cameras, by path; empty if photos were not read.
  package var photoTimes: [String: Moment] = [:]
  /// The names of the machine's time zones; empty unless the settings name none of them.
  package var timeZones: [String] = []
  /// The paths of files in the journal's folders that don't belong to it, and are left alone.
  package var strays: [String] = []
  /// The files that could not be read, with the reasons.
  package var failures: [Failure] = []

  package struct Failure: Hashable, Sendable {
    package var path: String
    package var reason: Message
    /// True if the file is a link to a path outside of the journal.
    package var leadsOut: Bool
    /// The advice to a person; nil if only the file itself can tell.
    package var remedy: Message?

    /// The advice where a copy would lack the file.
    package var remedyOrPartial: Message {
      "\(remedy ?? "make it readable"), or write what can be read: '--partial'"
    }

    package init(path: String, reason: Message, leadsOut: Bool = false, remedy: Message? = nil) {
      self.path = path
      self.reason = reason
      self.leadsOut = leadsOut
      self.remedy = remedy
    }

    /// Returns the failure of a file whose name is not UTF-8; the path has it with escapes.
    package static func misnamed(_ path: String) -> Failure {
      Failure(path: path, reason: "its name is not UTF-8", remedy: "give it a name of plain letters, or one in UTF-8")
    }
  }

  package init() {}

  /// The settings, or the defaults.
  package var settings: Settings { settingsFile?.settings ?? Settings() }

  /// All text files of the journal, with the diagnostics of their readers.
  package var files: [(source: Source, diagnostics: [Diagnostic])] {
    readFiles.map { ($0.source, $0.diagnostics) } + (gitAttributes.map { [($0, [])] } ?? [])
  }

  /// The number of errors that the readers found.
  package var errorCount: Int { files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == .error } } }

  /// Returns the text that was read from a path; nil for other paths.
  package func source(of path: String) -> Source? {
    readFile(path)?.source ?? (gitAttributes?.name == path ? gitAttributes : nil)
  }

  /// Reads a file and adds it, in place of an earlier text from its path.
  package mutating func add(_ source: Source, as kind: FileKind) { add(ReadFile(source, as: kind)) }

  /// Adds a file, in place of an earlier text from its path.
  package mutating func add(_ file: ReadFile) {
    switch file {
    case .settings(let file): settingsFile = file
    case .exercises(let list): exerciseList = list
    case .plan(let plan): plans.replace(plan) { $0.source.name }
    case .log(let log): logs.replace(log) { $0.source.name }
    case .checkIns(let file): checkIns.replace(file) { $0.source.name }
    }
  }

  /// Removes a file by its path, also a photo or a file that could not be read.
  package mutating func remove(_ path: String) {
    if settingsFile?.source.name == path { settingsFile = nil }
    if exerciseList?.source.name == path { exerciseList = nil }
    if gitAttributes?.name == path { gitAttributes = nil }
    plans.removeAll { $0.source.name == path }
    logs.removeAll { $0.source.name == path }
    checkIns.removeAll { $0.source.name == path }
    photos[path] = nil
    photoFaults[path] = nil
    photoTimes[path] = nil
    strays.removeAll { $0 == path }
    failures.removeAll { $0.path == path }
  }

  /// Reads another text of a file of the journal, as the same kind; false if there is no such
  /// file.
  package mutating func change(_ path: String, to bytes: [UInt8]) -> Bool {
    if gitAttributes?.name == path {
      gitAttributes = Source(name: path, bytes: bytes)
      return true
    }
    guard let file = readFile(path) else { return false }
    add(file.read(again: bytes))
    return true
  }
}

extension Array {
  /// Inserts an element, or replaces the one with its key, in an array sorted by key.
  fileprivate mutating func replace<Key: Comparable>(_ element: Element, by key: (Element) -> Key) {
    let mine = key(element)
    // Files are mostly read in order.
    guard let last, key(last) >= mine else { return append(element) }
    let index = firstIndex { key($0) >= mine } ?? endIndex
    if key(self[index]) == mine { self[index] = element } else { insert(element, at: index) }
  }
}

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
