package import Grammar
package import Storage
package import Lint
import Photos
import Platform
package import Text
import Training
import Views

/// The target of lint: a journal, and the files of it that are asked for.
package struct LintTarget {
  package private(set) var journal = Journal()
  private var prefix = ""
  /// The paths asked for; nil for all.
  private var paths: Set<String>?

  /// The parts of the journal to read.
  private var parts = Set(JournalFolder.Part.allCases)

  init(_ invocation: Invocation, _ options: LintOptions) throws(Refusal) {
    parts = options.parts
    let operands = invocation.arguments.operands
    guard !operands.isEmpty else {
      open(try invocation.folder())
      return
    }
    paths = []
    if let folder = try invocation.folder(around: operands.first { $0 != "-" }) { open(folder) }
    for operand in operands {
      if operand == "-" { try addStandardInput(invocation) } else { try add(operand, invocation) }
    }
  }

  /// Makes the target of one file of a journal.
  init(_ folder: JournalFolder, only path: String) {
    open(folder)
    paths = [path]
  }

  /// The ranges in which check-ins name the photos asked for, by the path of their month.
  private var photoRanges: [String: [TextRange]] = [:]

  func covers(_ path: String) -> Bool { paths?.contains(path) ?? true }

  /// True for a finding in one of the files asked for, or about one of the photos.
  func covers(_ finding: Finding) -> Bool {
    covers(finding.path) || photoRanges[finding.path]?.contains(finding.diagnostic.range) ?? false
  }

  var fileCount: Int { sources.count { covers($0.name) } + (paths?.count { journal.photos[$0] != nil } ?? 0) }

  /// The texts of the journal.
  var sources: [Source] { journal.files.map(\.source) }

  /// The files as an answer names them.
  var files: FindingFiles { FindingFiles(sources, count: fileCount, shown: shown, isFixable: isFixable) }

  /// Returns the findings in the files asked for.
  func findings(_ options: LintOptions, now: Moment) -> [Finding] {
    let (inspection, months) = (options.inspection(of: journal, now: now), journal.months)
    let seen = parallelMap(months.count, threads: months.count < 32 ? 1 : min(processorCount, 8)) {
      inspection.look(months[$0])
    }
    var all = inspection.findings(in: journal, seen)
    for finding in added { all.insert(finding, at: all.firstIndex { $0.path == finding.path } ?? all.count) }
    return all.filter {
      covers($0) && options.shows($0.diagnostic.severity) && options.isWanted($0)
    }
  }

  /// Returns a path that can be opened from the current folder.
  func shown(_ path: String) -> String { foreign.contains(path) ? path : prefix + path }

  /// The files that are in no journal, under the names they were given.
  package private(set) var foreign: Set<String> = []
  /// The folder of the journal; nil for files that are in none.
  package private(set) var folder: JournalFolder?
  /// The findings of a room about its files.
  private var added: [Finding] = []
  /// The reason why it has no file, instead of a count of none.
  package var reasonOfNoFile: Message?
  /// The path that standard input stands for; nil if it is not read.
  package private(set) var standardInput: String?

  /// True if `--fix` could change the file: one of the journal, or standard input.
  func isFixable(_ path: String) -> Bool { path == standardInput || !foreign.contains(path) }

  /// Returns the target with only those of its files that are named here.
  package func only(_ some: Set<String>) -> LintTarget {
    var target = self
    target.paths = paths?.intersection(some) ?? some
    return target
  }

  /// Adds findings; with `isAskedFor` the target has their files too.
  package mutating func add(_ findings: [Finding], isAskedFor: Bool) {
    added += findings
    if isAskedFor { paths?.formUnion(findings.map(\.path)) }
  }

  /// Returns the target with another state of the journal.
  package func with(_ journal: Journal) -> LintTarget {
    var target = self
    target.journal = journal
    return target
  }
}

extension LintTarget {
  private mutating func open(_ folder: JournalFolder) {
    self.folder = folder
    journal = folder.read(only: parts)
    prefix = folder.shownPrefix
  }

  private mutating func add(_ operand: String, _ invocation: Invocation) throws(Refusal) {
    if let path = folder?.relativePath(of: operand),
      FileKind(path: path) != nil || path == journal.gitAttributes?.name
    {
      paths?.insert(path)
      return
    }
    if let path = folder?.relativePath(of: operand), journal.photos[path] != nil { return add(photo: path) }
    if let prefix = folder?.prefix(ofFolder: operand) {
      let all = sources.map(\.name) + journal.photos.keys + journal.strays + journal.failures.map(\.path)
      paths?.formUnion(all.filter { $0.hasPrefix(prefix) })
      return
    }
    let source = try invocation.source(operand)
    if PhotoKind(source.bytes) != nil {
      throw Refusal(
        "'\(printable(operand))' is a photo, and of no journal", help: "'bumbum lint' looks at those of check-ins")
    }
    add(source)
  }

  /// Adds a photo of the journal, with what is found where check-ins name it.
  private mutating func add(photo: String) {
    paths?.insert(photo)
    for named in journal.namedPhotos where named.path == photo {
      photoRanges[named.source.name, default: []].append(named.written.range)
    }
  }

  private mutating func addStandardInput(_ invocation: Invocation) throws(Refusal) {
    let bytes = try invocation.context.keyboard.standardInput(JournalFolder.largestText)
    let name = invocation.arguments.value("--stdin-filename")
    if let name, FileKind(path: name) != nil {
      paths?.insert(name)
      standardInput = name
      journal.add(Source(name: name, bytes: bytes), as: FileKind(path: name) ?? .plan)
      return
    }
    standardInput = name ?? "<stdin>"
    add(Source(name: name ?? "<stdin>", bytes: bytes))
  }

  /// Adds a file outside of the journal; its kind is known by the end of its path, else by how it begins.
  private mutating func add(_ source: Source) {
    paths?.insert(source.name)
    foreign.insert(source.name)
    journal.add(source, as: FileKind(guessing: source))
  }
}
