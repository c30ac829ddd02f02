import TestSupport
import Testing

/// What fmt writes: before and after, worked out by hand.
@Suite struct FormatterTests {
  /// The finding that asks whether a mark was lost is not answered by closing the gap.
  @Test func aBlankBeforeACommaStays() throws {
    try expectFormatted(
      "2026-01-05 18:30\n  Supino: 80KGx10 ,90kg x 8\n", "2026-01-05 18:30\n  Supino: 80kg x 10 , 90kg x 8\n")
  }

  @Test func setsOnLinesOfTheirOwn() throws {
    try expectFormatted(
      """
      2026-01-05 18:30
      Agachamento:
      –   60KGx12   W
         # joelho
       # da sessão
      -  100kg x 5/5/4     # ok
      # na margem
      Prancha: 60s
      """,
      """
      2026-01-05 18:30
        Agachamento:
          - 60kg x 12 w
          # joelho
          # da sessão
          - 100kg x 5/5/4  # ok
      # na margem
        Prancha: 60s

      """)
  }

  /// A comment in a column of its own stays there while there is room; one or two blanks are kept as they are.
  @Test func commentsKeepTheirColumn() throws {
    try expectFormatted(
      """
      2026-01-05 18:30
        Supino: 80KGx10           # um
        Remada curvada: 70kg x 8  # dois
        Barra: BWx8   # três
        Rosca: 10KGx8 # quatro
        Stiff: 10 kg x 8     # cinco

      """,
      """
      2026-01-05 18:30
        Supino: 80kg x 10         # um
        Remada curvada: 70kg x 8  # dois
        Barra: bw x 8  # três
        Rosca: 10kg x 8 # quatro
        Stiff: 10kg x 8      # cinco

      """)
  }

  @Test(arguments: [
    "  Supino reto: 80x10  ,  90KGx8  ", "\tSupino:80KGx10 ", "      -80KGx10", "  ! importante   ",
    " 2026-1-5   Treino", "  Dormi  mal  hoje ", "bodyweight:  81KG ", "  Supino: 80KGx10 \"sem ",
    "Remada: 80KGx10 \u{7} ",
    "  Supino:  80KGx10 , 8  ",
  ])
  func aBrokenLineStays(_ line: String) throws {
    let before = "2026-01-05 18:30\nRosca: 12\n\(line)\nBarra:  BWx8\n"
    try expectFormatted(before, "2026-01-05 18:30\n  Rosca: 12\n\(line)\n  Barra: bw x 8\n")
    try expectFormatted("2026-01-05  18:30\n" + line, "2026-01-05 18:30\n" + line)
  }

  /// They have one error between them, at the first.
  @Test func linesAboveTheFirstSessionStay() throws {
    let above = "Rosca:12\n  Remada  baixa:: 80KGx10\n > x\n"
    try expectFormatted(above + "2026-01-05  A\n", above + "\n2026-01-05 A\n")
  }

  @Test func bothSidesOfAMergeStay() throws {
    let conflict = "<<<<<<< HEAD\n Remada:  70KGx10 \n\n\n\n=======\nRemada: 8\n>>>>>>> celular\n"
    try expectFormatted(
      "2026-01-05 18:30\nRosca: 12\n\(conflict)Barra: BWx8\n\n\n2026-01-06\n",
      "2026-01-05 18:30\n  Rosca: 12\n\(conflict)  Barra: bw x 8\n\n2026-01-06\n")
  }

  /// Ends that a text file of cases can't hold.
  @Test(arguments: [
    FormatCase(""), FormatCase("\u{FEFF}"), FormatCase("\n\n \n", ""), FormatCase("\u{FEFF}\n\n", "\u{FEFF}"),
    FormatCase("2026-01-05", "2026-01-05\n"),
    FormatCase("2026-01-05\r\n2026-01-06\r\n", "2026-01-05\r\n\r\n2026-01-06\r\n"),
    FormatCase("2026-01-05 A \r\n 2026-01-06", "2026-01-05 A\r\n\r\n2026-01-06\r\n"),
    FormatCase("2026-01-05\n2026-01-06\r\n2026-01-07", "2026-01-05\n\n2026-01-06\r\n\r\n2026-01-07\n"),
    FormatCase("2026-01-05 A\r2026-01-06\r"), FormatCase("# a\r"), FormatCase("# a\r  \n"),
    FormatCase("2026-01-05 \r\r\n\n\n", "2026-01-05 \r\r\n"),
  ])
  func ends(_ example: FormatCase) throws { try expectFormatted(example.before, example.after) }

  /// Line by line, from the text files in Tests/Formats.
  @Test(arguments: ["log", "other-files"]) func fixtures(_ name: String) throws {
    var path = ""
    var contexts: [String] = []
    for block in try TextBlock.all(in: "Formats/\(name).txt") {
      switch block.kind {
      case "#": (path, contexts) = ("log/2026-01.txt", [])
      case "path": path = block.rest
      case "around": contexts.append(block.body.filter { $0.hasPrefix("|") }.map { $0.dropFirst(2) + "\n" }.joined())
      default: break
      }
      for row in FormatCase.rows(block.body) {
        for context in contexts.isEmpty ? ["…\n"] : contexts {
          try expectFormatted(
            context.replacing("…", with: row.before), context.replacing("…", with: row.after), path,
            "\(name).txt:\(block.number)")
        }
      }
    }
  }
}
