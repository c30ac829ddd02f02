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
