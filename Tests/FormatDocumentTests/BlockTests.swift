import Testing

/// Every block of FORMAT.md gives the findings that are marked in it, and no others.
@Suite struct BlockTests {
  static let languages = ["log", "checkins", "plan", "toml", "exercises"]
  static let blocks = FormatDocument.shared.blocks.filter { languages.contains($0.language) }

  @Test(arguments: blocks)
  func blockReadsAsMarked(_ block: FormatDocument.Block) throws {
    let reading = try #require(Reading(block.lines, as: block.language))
    let (missing, unmarked) = differences(marks: Finding.marks(in: block.lines), found: reading.findings)
    for finding in missing {
      Issue.record("FORMAT.md:\(block.line + finding.line): marked and not found: \(finding)")
    }
    for finding in unmarked {
      Issue.record("FORMAT.md:\(block.line + finding.line): found and not marked: \(finding)")
    }
  }

  @Test func everyKindOfFileHasBlocks() {
    for language in BlockTests.languages {
      #expect(BlockTests.blocks.contains { $0.language == language }, "no block of \(language)")
    }
  }

  @Test func everyBlockIsOfAKnownKind() {
    let known = BlockTests.languages + ["text", "sh"]
    for block in FormatDocument.shared.blocks {
      #expect(known.contains(block.language), "FORMAT.md:\(block.line): '\(block.language)'")
    }
  }

  /// A slip in a mark would make it a comment like any other.
  @Test func everyLineWithACodeIsAMark() {
    for block in BlockTests.blocks {
      for (index, line) in block.lines.enumerated() where line.contains(/(error|warning|hint)\[/) {
        #expect(Finding(mark: line, about: 0) != nil, "FORMAT.md:\(block.line + index)")
      }
    }
  }
}
