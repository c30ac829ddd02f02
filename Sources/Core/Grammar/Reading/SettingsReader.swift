import TOML
package import Text
package import Training

/// `bumbum.toml` as it was read.
///
/// It is a class, as it never changes and a journal is often passed on: no copy is made.
package final class SettingsFile: Sendable {
  package let source: Source
  package let settings: Settings
  /// The ranges of written values, by the name of the setting: `goal`, `lint.disable`.
  package let ranges: [String: TextRange]
  /// The ranges of the elements of settings that are lists, by name, parallel to the values that were read.
  package let elements: [String: [TextRange]]
  package let diagnostics: [Diagnostic]

  private init(_ reader: SettingsReader) {
    source = reader.source
    settings = reader.settings
    ranges = reader.ranges
    elements = reader.elements
    diagnostics = reader.diagnostics
  }

  /// Reads a file. It never fails: a setting that can't be read has a diagnostic and its default.
  package static func read(_ source: Source) -> SettingsFile {
    var reader = SettingsReader(source)
    reader.read()
    return SettingsFile(reader)
  }
}

/// A reader of `bumbum.toml`. Its diagnostics are in the order of the text.
struct SettingsReader {
  let source: Source
  private(set) var settings = Settings()
  /// The ranges of written values, as in `SettingsFile`.
  private(set) var ranges: [String: TextRange] = [:]
  private(set) var elements: [String: [TextRange]] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private let document: TOMLDocument
  /// The first key of each setting.
  private var keys: [String: TextRange] = [:]
  /// The keys that were reported: a header's key is part of every path below it.
  private var reported: Set<TextRange> = []
  /// True if `format` is misspelt, which is one mistake and not two.
  private var misspellsFormat = false

  init(_ source: Source) {
    self.source = source
    document = TOMLDocument.read(source)
  }

  mutating func read() {
    if let mistake = source.foreignText { return diagnostics.append(mistake) }
    for table in document.tables { read(table) }
    for entry in document.leaves { read(entry) }
    if settings.isNewer {
      // A setting unknown to this program may be known to the newer one.
      diagnostics.removeAll { $0.code != Explanation.tomlDuplicateKey.code }
      reportNewer()
    }
    let isHidden =
      misspellsFormat || document.diagnostics.contains { $0.code == Explanation.conflictMarker.code }
    if keys[Setting.format.name] == nil, !isHidden { reportMissingFormat() }
    diagnostics += document.diagnostics
    diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }
}

extension SettingsReader {
  private mutating func read(_ table: TOMLDocument.Table) {
    let path = table.path.map { $0.text.lowercased() }
    guard Setting.all.contains(where: { $0.path.count > path.count && $0.path.starts(with: path) }) else {
      return reportUnknown(table.path, isTable: true)
    }
    guard table.isElement else { return }
    let name = path.joined(separator: ".")
    report(
      .settingValue, table.range, "'\(name)' is one table, and not a list of tables",
      help: writing("[\(name)]"))
  }

  private mutating func read(_ entry: TOMLDocument.Entry) {
    let path = entry.path.map { $0.text.lowercased() }
    guard let setting = Setting.all.first(where: { $0.path == path }) else {
      guard Setting.all.contains(where: { $0.path.starts(with: path) }) else {
        return reportUnknown(entry.path)
      }
      guard !entry.value.isUnreadable else { return }
      let name = path.joined(separator: ".")
      return report(
        .settingValue, entry.value.range,
        "'\(name)' is a table, and not \(shown(source.text(entry.value.range)))", help: writing("[\(name)]"))
    }
    let key = entry.path[entry.path.count - 1].range
    if let first = keys[setting.name] {
      let note = Diagnostic.Note(range: first, label: "first here")
      diagnostics.append(
        Diagnostic(
          .tomlDuplicateKey, key, "'\(setting.name)' already has a value",
          help: "keep one of the two; until then the first counts", note: note))
      return
    }
    keys[setting.name] = key
    guard !entry.value.isUnreadable else { return }
    ranges[setting.name] = entry.value.range
    let wrong = setting.read(entry.value, &settings)
    for value in wrong { report(value, setting) }
    let read = entry.value.array?.filter { element in
      !element.isUnreadable && !wrong.contains { $0.range == element.range }
    }
    elements[setting.name] = read?.map(\.range)
  }

  private mutating func report(_ value: TOMLDocument.Value, _ setting: Setting) {
    let proposal = setting.meant(by: value)
    let isSpan = setting.name == Setting.goal.name && value.string != nil
    report(
      .settingValue, value.range,
      "'\(setting.name)' wants \(setting.wants), not \(shown(source.text(value.range)))",
      help: writing(proposal.map { "\(setting.key) = \($0)" } ?? (isSpan ? "goal = \"4 in 7 days\"" : setting.example)),
      fix: proposal.map { .unsafe(value.range, $0) })
  }

  private mutating func report(
    _ explanation: Explanation, _ range: TextRange, _ message: Message, help: Message? = nil, fix: Fix? = nil
  ) {
    diagnostics.append(Diagnostic(explanation, range, message, help: help, fix: fix))
  }
}

// MARK: Unknown settings

extension SettingsReader {
  /// Reports the first key of a path that leads to no setting; proposals are tables if the path goes on, or is a
  /// header's.
  private mutating func reportUnknown(_ path: [TOMLDocument.Key], isTable: Bool = false) {
    var siblings = Setting.all.map(\.path)
    var depth = 0
    for key in path {
      let inside = siblings.filter { $0.count > depth && $0[depth] == key.text.lowercased() }
      if inside.isEmpty { break }
      siblings = inside
      depth += 1
    }
    let known = path[..<depth].map { $0.text.lowercased() }
    if let setting = Setting.all.first(where: { $0.path == known }) {
      guard reported.insert(path[depth - 1].range).inserted else { return }
      return report(
        .settingValue, path[depth - 1].range, "'\(setting.name)' wants \(setting.wants), not a table",
        help: writing(setting.example))
    }
    guard depth < path.count, reported.insert(path[depth].range).inserted else { return }
    let meansTable = isTable || depth + 1 < path.count
    let alike = siblings.filter { meansTable == ($0.count > depth + 1) }.map { $0[depth] }
    let all = siblings.map { $0[depth] }
    let names = all.indices.filter { all.firstIndex(of: all[$0]) == $0 }.map { all[$0] }
    report(path[depth], below: known, alike: alike, all: names)
  }

  private mutating func report(_ key: TOMLDocument.Key, below table: [String], alike: [String], all: [String]) {
    let name = shown((table + [key.text]).joined(separator: "."))
    let near = closest(to: key.text, among: alike)
    if table.isEmpty, near == Setting.format.name { misspellsFormat = true }
    let elsewhere = Setting.all.first { $0.key == key.text.lowercased() }
    let help: Message
    if let near {
      help = "did you mean '\(near)'?"
    } else if let elsewhere {
      let tables = elsewhere.path.dropLast().joined(separator: ".")
      help = tables.isEmpty ? "write it above the first [table]" : "write it below [\(tables)]"
    } else {
      help = "there are \(all.joined(separator: ", "))"
    }
    report(
      .unknownSetting, key.range, "there is no setting '\(name)'", help: help,
      fix: near.map { .unsafe(key.range, $0) })
  }
}

// MARK: The format

extension SettingsReader {
  private mutating func reportNewer() {
    guard let range = ranges[Setting.format.name] else { return }
    let message: Message =
      "this journal is in format \(settings.format), and this program knows format \(Settings.newestFormat): "
      + "it reads what it can and writes nothing"
    report(.newerFormat, range, message, help: "update bumbum")
  }

  /// Reports the missing format at the offset of its line: after the comments at the top of the file, and before the
  /// first header. With unreadable lines, that is too uncertain for a fix.
  private mutating func reportMissingFormat() {
    let first = (document.entries.map(\.range) + document.tables.map(\.range)).map(\.lowerBound).min()
    let offset = first ?? source.bytes.count
    let ending = source.lineEnding()
    let needsEnding = first == nil && source.bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
    let line = "format = \(Settings.newestFormat)"
    report(
      .missingFormat, TextRange(offset, offset), "nothing says which format this journal is in",
      help: writing(line),
      fix: document.diagnostics.isEmpty
        ? .safe(TextRange(offset, offset), (needsEnding ? ending : "") + line + ending) : nil)
  }
}
