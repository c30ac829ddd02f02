package import Text
package import Training

/// A journal as it was read: pure values, whoever read them and from wherever.
package struct Journal: Sendable {
  package var settingsFile: SettingsFile?
  package var exerciseList: ExerciseList?
  /// By path.
  package var plans: [PlanFile] = []
  /// By path, which is by month.
  package var logs: [Log] = []
  /// By path, which is by month.
  package var checkIns: [CheckInFile] = []
  /// The first day of which everything is known, in whichever file next to its own it stands; nil where no month was left
  /// unread.
  package var edge: CivilDate?
  /// `.gitattributes`, which says how git merges the others.
  package var gitAttributes: Source?
  /// The files of the check-ins' folders that are no month: paths relative to the journal, and sizes in bytes.
  package var photos: [String: Int] = [:]
  /// What is wrong with photos, by their paths; empty where nobody looked into them.
  package var photoFaults: [String: Set<PhotoFault>] = [:]
  /// When photos were taken, as their cameras say, by their paths; empty where nobody looked into them.
  package var photoTimes: [String: Moment] = [:]
  /// Files that are none of a journal's, in its folders: left alone.
  package var strays: [String] = []
  /// Files that could not be read, and why.
  package var failures: [Failure] = []

  package struct Failure: Hashable, Sendable {
    package var path: String
    package var reason: Message
    /// It is a link to somewhere else.
    package var leadsOut: Bool
    /// The advice to a person; nil where there is none but to look at the file.
    package var remedy: Message?

    package init(path: String, reason: Message, leadsOut: Bool = false, remedy: Message? = nil) {
      self.path = path
      self.reason = reason
      self.leadsOut = leadsOut
      self.remedy = remedy
    }

    /// A file whose name is not UTF-8; the path has it with escapes.
    package static func misnamed(_ path: String) -> Failure {
      Failure(path: path, reason: "its name is not UTF-8", remedy: "give it a name of plain letters, or one in UTF-8")
    }
  }

  package init() {}

  /// The settings, or the defaults.
  package var settings: Settings { settingsFile?.settings ?? Settings() }

  /// Every text file of the journal with what its reader found, where it has one.
  package var files: [(source: Source, diagnostics: [Diagnostic])] {
    var files: [(source: Source, diagnostics: [Diagnostic])] = []
    forEachFile { files.append(($0, $1)) }
    return files
  }

  /// How many mistakes their readers found.
  package var errorCount: Int {
    var count = 0
    forEachFile { count += $1.count { $0.severity == .error } }
    return count
  }

  private func forEachFile(_ body: (Source, [Diagnostic]) -> Void) {
    if let settingsFile { body(settingsFile.source, settingsFile.diagnostics) }
    if let exerciseList { body(exerciseList.source, exerciseList.diagnostics) }
    for plan in plans { body(plan.source, plan.diagnostics) }
    for log in logs { body(log.source, log.diagnostics) }
    for file in checkIns { body(file.source, file.diagnostics) }
    if let gitAttributes { body(gitAttributes, []) }
  }

  /// The text that was read from a path; nil where none was.
  package func source(of path: String) -> Source? {
    if let settingsFile, settingsFile.source.name == path { return settingsFile.source }
    if let exerciseList, exerciseList.source.name == path { return exerciseList.source }
    for plan in plans where plan.source.name == path { return plan.source }
    for log in logs where log.source.name == path { return log.source }
    for file in checkIns where file.source.name == path { return file.source }
    return gitAttributes?.name == path ? gitAttributes : nil
  }

  /// Reads one file into its place, and takes out what was read from that path before.
  package mutating func add(_ source: Source, as kind: FileKind) { add(ReadFile(source, as: kind)) }

  /// Puts a file into its place, and takes out what was read from that path before.
  package mutating func add(_ file: ReadFile) {
    switch file {
    case .settings(let file): settingsFile = file
    case .exercises(let list): exerciseList = list
    case .plan(let plan): plans.replace(plan) { $0.source.name }
    case .log(let log): logs.replace(log) { $0.source.name }
    case .checkIns(let file): checkIns.replace(file) { $0.source.name }
    }
  }

  /// Takes a file out, photos and those that could not be read included.
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

  /// Reads another text of one of its files, which is of the same kind as before; false where there is no such
  /// file.
  package mutating func change(_ path: String, to bytes: [UInt8]) -> Bool {
    if gitAttributes?.name == path {
      gitAttributes = Source(name: path, bytes: bytes)
      return true
    }
    guard let kind = kind(of: path) else { return false }
    add(Source(name: path, bytes: bytes), as: kind)
    return true
  }

  /// What a file was read as, which for one outside of a journal its path does not say.
  private func kind(of path: String) -> FileKind? {
    if settingsFile?.source.name == path { return .settings }
    if exerciseList?.source.name == path { return .exercises }
    if plans.contains(where: { $0.source.name == path }) { return .plan }
    // The month is known from the path alone, and nobody reads it here.
    if logs.contains(where: { $0.source.name == path }) { return .log(year: 0, month: 1) }
    return checkIns.contains { $0.source.name == path } ? .checkIns(year: 0, month: 1) : nil
  }
}

extension Array {
  /// Keeps the array sorted by a key that no two elements share.
  fileprivate mutating func replace<Key: Comparable>(_ element: Element, by key: (Element) -> Key) {
    let mine = key(element)
    // Files mostly arrive in order.
    guard let last, key(last) >= mine else { return append(element) }
    let place = firstIndex { key($0) >= mine } ?? endIndex
    if key(self[place]) == mine { self[place] = element } else { insert(element, at: place) }
  }
}
