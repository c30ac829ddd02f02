import Grammar
import Text

/// The versions of a file, cut so that what is the same thing is known by the same key in all of them.
struct Versions {
  /// The base first.
  private(set) var files: [Piece]

  init(_ texts: [[UInt8]], _ kind: FileKind) {
    files = texts.map { Versions.cut($0, kind) }
    addTitles()
    loosenComments()
  }

  static func cut(_ text: [UInt8], _ kind: FileKind) -> Piece {
    let source = Source(name: "", bytes: text)
    return switch kind {
    case .log: LogCutting.file(source)
    case .checkIns: CheckInCutting.file(source)
    case .plan: PlanCutting.file(source)
    case .exercises: ExerciseListCutting.file(source)
    case .settings: SettingsCutting.file(source)
    }
  }

  /// Entries that share a start with another are known by their titles too.
  private mutating func addTitles() {
    var shared: Set<[UInt8]> = []
    for file in files {
      let entries = Dictionary(grouping: file.parts.filter { $0.kind == .entry }, by: \.key)
      shared.formUnion(entries.filter { $1.count > 1 }.keys)
    }
    if shared.isEmpty { return }
    change { part in
      guard part.kind == .entry, shared.contains(part.key) else { return [part] }
      var part = part
      part.key += Array("\u{0}\(part.title)".utf8)
      return [part]
    }
  }

  /// A comment that stands above one entry in the base and above another on a side is of neither: what both sides have
  /// added below the first line of a file must not take that line along twice.
  private mutating func loosenComments() {
    var entries: [[UInt8]: Set<[UInt8]>] = [:]
    for file in files {
      for entry in file.parts {
        for comment in entry.leadingComments { entries[comment.key, default: []].insert(entry.key) }
      }
    }
    let old = Set(files[0].parts.flatMap { $0.leadingComments.map(\.key) })
    let loose = old.filter { entries[$0, default: []].count > 1 }
    if loose.isEmpty { return }
    change { part in
      var comments = part.leadingComments
      guard let last = comments.lastIndex(where: { loose.contains($0.key) }) else { return [part] }
      comments = Array(comments[...last])
      comments[0].gap = part.gap
      var (entry, rest) = (part, Array(part.parts[(last + 1)...]))
      entry.gap = rest[0].gap
      rest[0].gap = []
      entry.content = .parts(rest)
      return comments + [entry]
    }
  }

  private mutating func change(_ body: (Piece) -> [Piece]) {
    files = files.map { Piece($0.kind, $0.key, parts: $0.parts.flatMap(body)) }
  }
}

extension Piece {
  /// The comments above the line that opens the entry.
  fileprivate var leadingComments: [Piece] { kind == .entry ? Array(parts.prefix { $0.kind == .comment }) : [] }
}
