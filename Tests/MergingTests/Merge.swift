import Grammar
import Merging
import Testing

/// Three versions of a file and what became of them.
struct Merge {
  let text: String
  let conflicts: Int

  init(_ path: String = "log/2026-01.txt", base: String, ours: String, theirs: String) throws {
    let kind = try #require(FileKind(path: path))
    let merged = try #require(
      MergedText(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), kind: kind))
    text = String(decoding: merged.bytes, as: UTF8.self)
    conflicts = merged.conflicts
  }

  /// The same with the sides changed.
  static func both(_ path: String = "log/2026-01.txt", base: String, ours: String, theirs: String) throws
    -> [Merge]
  {
    [
      try Merge(path, base: base, ours: ours, theirs: theirs),
      try Merge(path, base: base, ours: theirs, theirs: ours),
    ]
  }
}
