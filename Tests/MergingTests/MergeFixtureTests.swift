import TestSupport
import Testing

/// Three versions of a file and what becomes of them: the text files in Tests/Merges.
///
/// `# TITLE` begins a case of a month of the log, or of `path PATH`; `either way` says that the sides may be changed.
@Suite struct MergeFixtureTests {
  @Test(arguments: ["logs", "narrow", "others"]) func becomes(_ name: String) throws {
    var texts: [String: String] = [:]
    for block in try TextBlock.all(in: "Merges/\(name).txt") {
      switch block.kind {
      case "", "//": break
      case "#": texts = ["path": "log/2026-01.txt"]
      case "path", "either": texts[block.kind] = block.rest
      case "merged", "conflicts":
        let sides = [texts["ours", default: ""], texts["theirs", default: ""]]
        for sides in texts["either"] == nil ? [sides] : [sides, sides.reversed()] {
          let merge = try Merge(
            texts["path", default: ""], base: texts["base", default: ""], ours: sides[0], theirs: sides[1])
          #expect(merge.text == block.text, "\(name).txt:\(block.number)")
          #expect(merge.conflicts == Int(block.rest) ?? 0, "\(name).txt:\(block.number)")
        }
      default: texts[block.kind] = block.text
      }
    }
  }
}
