import Testing

/// FORMAT.md as a document: its links, and the promise that the cheatsheet fits a page.
@Suite struct ShapeTests {
  private let document = FormatDocument.shared

  @Test func linksInsideTheDocumentLeadSomewhere() {
    let anchors = Set(document.headings.map { anchor($0.text) })
    var links = 0
    for (index, line) in document.lines.enumerated() {
      for link in line.matches(of: /\]\(#([^)]*)\)/) {
        links += 1
        #expect(anchors.contains(String(link.1)), "FORMAT.md:\(index + 1): #\(link.1)")
      }
    }
    #expect(links > 10)
  }

  @Test func anchorsAreUnique() {
    let anchors = document.headings.map { anchor($0.text) }
    #expect(Set(anchors).count == anchors.count)
  }

  @Test func theCheatsheetComesFirstAndFitsAPage() throws {
    let sections = document.headings.filter { $0.level == 2 }
    let sheet = try #require(sections.first)
    #expect(sheet.text == "Cheatsheet")
    #expect(sections[1].line - sheet.line <= 60)
  }

  @Test func noLineIsTooWide() {
    for document in [FormatDocument.shared] + FormatDocument.pages {
      #expect(document.lines.count > 20, "\(document.name)")
      var isTable = false
      var isBlock = false
      for (index, line) in document.lines.enumerated() {
        if line.hasPrefix("```") { isBlock.toggle() }
        isTable = line.hasPrefix("|")
        if !isTable, !isBlock { #expect(line.count <= 130, "\(document.name):\(index + 1)") }
      }
    }
  }

  /// A page that others are to implement is short: klog's has 2,250 words.
  @Test func theFormatStaysShort() {
    let words = document.lines.flatMap { $0.split(separator: " ") }.filter {
      $0.contains { $0.isLetter || $0.isNumber }
    }
    #expect(words.count <= 6500)
  }

  /// As GitHub makes them: lower case, blanks to hyphens, other signs left out.
  private func anchor(_ heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
      .replacing(" ", with: "-")
  }
}
