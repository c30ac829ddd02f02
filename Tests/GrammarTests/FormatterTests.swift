import Testing

/// What fmt writes in a log, line by line: before and after, worked out by hand.
@Suite struct FormatterTests {
  // MARK: Sets

  @Test(arguments: [
    FormatCase("80KGx10", "80kg x 10"), FormatCase("80 kg × 10", "80kg x 10"),
    FormatCase("80kg*10", "80kg x 10"),
    FormatCase("80kgX10/ 8 /6", "80kg x 10/8/6"), FormatCase("82,5KG  x\t10", "82,5kg x 10"),
    FormatCase("82.5kg x 10"),
    FormatCase("180LBS x 10", "180lb x 10"), FormatCase("80kgs x 10", "80kg x 10"),
    FormatCase("20 / 40/45 kg x 10", "20/40/45kg x 10"),
    FormatCase("20KG/40kg x 10", "20kg/40kg x 10"), FormatCase("12,5/15/17,5kg x 10"),
    FormatCase("80kg x 5+3+2"), FormatCase("80kgx5+3,90kgx5"),
    FormatCase("3 X 12", "3x12"), FormatCase("3 × 12 @60kg", "3x12 @ 60kg"),
    FormatCase("3x12@60 KG", "3x12 @ 60kg"),
    FormatCase("12 / 10/8", "12/10/8"), FormatCase("12/10/8@ BW", "12/10/8 @ bw"),
    FormatCase("3x5 @ BW + 10 kg", "3x5 @ bw+10kg"),
    FormatCase("BWx8", "bw x 8"), FormatCase("bw + 10kg x 5", "bw+10kg x 5"),
    FormatCase("bw –7,5kgX8/6", "bw-7,5kg x 8/6"),
    FormatCase("60S/45s", "60s/45s"), FormatCase("30sec", "30s"), FormatCase("2 MIN", "2min"),
    FormatCase("1MIN30S", "1min30s"), FormatCase("1H05min", "1h05min"), FormatCase("1:30"),
    FormatCase("1:30,45s"),
    FormatCase("3 x 1:30", "3x1:30"), FormatCase("24kgX40s", "24kg x 40s"),
    FormatCase("40s@24kg", "40s @ 24kg"),
    FormatCase("5KM IN 27:30", "5km in 27:30"), FormatCase("5 km  in  27:30", "5km in 27:30"),
    FormatCase("60 ft", "60ft"),
    FormatCase("6 x 400M in 1:35", "6x400m in 1:35"),
    FormatCase("3x800m in 4:20 / 4:15/4:12", "3x800m in 4:20/4:15/4:12"),
    FormatCase("24kg×40m in 30s", "24kg x 40m in 30s"),
    FormatCase("80kg x 10 w,90kg x 8", "80kg x 10 w, 90kg x 8"),
    FormatCase("80kg x 10,  90kg x 8", "80kg x 10, 90kg x 8"),
    FormatCase("80kg x 10 W  RPE  8,5", "80kg x 10 w rpe 8,5"),
    FormatCase("80kg x 10 Rir 2 F", "80kg x 10 rir 2 f"),
    FormatCase("100kg x 5/5/4 rpe 7/ 8/ 9", "100kg x 5/5/4 rpe 7/8/9"),
    FormatCase("100kg x 5 AT  7:05", "100kg x 5 at 07:05"),
    FormatCase("100kg x 5 at 18:55,90kg x 5"),
    FormatCase("80kg x 10  tempo:3–1×1  w", "80kg x 10 tempo:3–1×1 w"),
    FormatCase("80kg x 10 “sem  cinto – 80KG”", "80kg x 10 \"sem  cinto – 80KG\""),
    FormatCase("80kg x 10, “banco”  , 90kg x 8", "80kg x 10, \"banco\", 90kg x 8"),
    FormatCase("80kg x 10 \"a, b\",90kg x 8", "80kg x 10 \"a, b\", 90kg x 8"),
    FormatCase("80kg\u{A0}x\u{A0}10", "80kg x 10"), FormatCase("bwx 8", "bw x 8"),
    FormatCase("5 + 3 +2", "5+3+2"), FormatCase("80 kgx 10/8 rpe 7 / 8,5", "80kg x 10/8 rpe 7/8,5"),
    FormatCase("3,00m"),
  ])
  func sets(_ example: FormatCase) throws {
    let lead = "2026-01-05 18:30\n  Supino: "
    try expectFormatted(lead + example.before + "\n", lead + example.after + "\n")
    let more = "2026-01-05 18:30\n  Supino:\n    - "
    try expectFormatted(more + example.before + "\n", more + example.after + "\n")
  }

  /// The finding that asks whether a mark was lost is not answered by closing the gap.
  @Test func aBlankBeforeACommaStays() throws {
    try expectFormatted(
      "2026-01-05 18:30\n  Supino: 80KGx10 ,90kg x 8\n", "2026-01-05 18:30\n  Supino: 80kg x 10 , 90kg x 8\n")
  }

  // MARK: Lines of a log

  @Test(arguments: [
    FormatCase("2026-01-05  18:30 – 19:42\tTreino  A   #rua", "2026-01-05 18:30-19:42 Treino A #rua"),
    FormatCase("  2026-01-05 7:20 -? Corrida", "2026-01-05 07:20-? Corrida"),
    FormatCase("2026–01–05 9:00-9:50", "2026-01-05 09:00-09:50"),
    FormatCase("2026-01-05 18:30 “19:00 no  parque” #a", "2026-01-05 18:30 \"19:00 no  parque\" #a"),
    FormatCase("2026-01-05 Treino – leve ’n’ fácil"), FormatCase("2026-01-05   5/3/1", "2026-01-05 5/3/1"),
    FormatCase("2026-01-05 18:30 Treino A     # bom  ", "2026-01-05 18:30 Treino A     # bom"),
  ])
  func openings(_ example: FormatCase) throws {
    try expectFormatted(example.before + "\n", example.after + "\n")
  }

  @Test(arguments: [
    FormatCase("Supino reto : 12", "  Supino reto: 12"),
    FormatCase("\tsupino\t RETO: 12", "  supino RETO: 12"),
    FormatCase("    +Remada:  12", "  + Remada: 12"),
    FormatCase("+   Pull–up D’Or: 8", "  + Pull-up D'Or: 8"),
    FormatCase("“Prancha: lateral”  : 60s", "  \"Prancha: lateral\": 60s"),
    FormatCase("5:3:1 press:  80kg x 1", "  5:3:1 press: 80kg x 1"),
    FormatCase("Alongamento :", "  Alongamento:"),
    FormatCase("Elevação: SKIP  “ombro”", "  Elevação: skip \"ombro\""),
    FormatCase("  Elevação:  skip   # dor", "  Elevação: skip    # dor"),
    FormatCase("bodyweight=81,4 KG", "  bodyweight = 81,4kg"),
    FormatCase("BodyWeight  =  81.4kgs", "  bodyweight = 81.4kg"),
    FormatCase("location =Rua  das – Laranjeiras", "  location = Rua  das – Laranjeiras"),
    FormatCase("Humor = “bom # mesmo”", "  Humor = \"bom # mesmo\""),
    FormatCase(">Dormi   mal – 80KGx10", "  > Dormi   mal – 80KGx10"),
    FormatCase(">   recuado", "  >   recuado"),
    FormatCase(">", "  >"),
    FormatCase("># 12", "  ># 12"), FormatCase("humor=#", "  humor =#"),
    FormatCase("calorias #=420", "  calorias #= 420"), FormatCase("humor:=1"),
    FormatCase("# na margem"), FormatCase("      # recuado", "  # recuado"),
    FormatCase("  Supino: 12 # bom", "  Supino: 12 # bom"),
  ])
  func linesOfASession(_ example: FormatCase) throws {
    try expectFormatted("2026-01-05 18:30\n\(example.before)\n", "2026-01-05 18:30\n\(example.after)\n")
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

  // MARK: Lines with an error

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

  // MARK: Blank lines and ends

  @Test(arguments: [
    FormatCase(""), FormatCase("\u{FEFF}"), FormatCase("\n\n \n", ""), FormatCase("\u{FEFF}\n\n", "\u{FEFF}"),
    FormatCase("\n\n2026-01-05\n", "2026-01-05\n"),
    FormatCase("\u{FEFF}  2026-01-05  \n", "\u{FEFF}2026-01-05\n"), FormatCase("2026-01-05", "2026-01-05\n"),
    FormatCase("2026-01-05\n\n\n\t\n", "2026-01-05\n"),
    FormatCase("2026-01-05\n2026-01-06\n", "2026-01-05\n\n2026-01-06\n"),
    FormatCase("2026-01-05\n\n\n\n2026-01-06\n", "2026-01-05\n\n2026-01-06\n"),
    FormatCase("2026-01-05\n  \n2026-01-06\n", "2026-01-05\n\n2026-01-06\n"),
    FormatCase("2026-01-05\n# leve\n# mesmo\n2026-01-06\n", "2026-01-05\n\n# leve\n# mesmo\n2026-01-06\n"),
    FormatCase("2026-01-05\n  # da primeira\n2026-01-06\n", "2026-01-05\n  # da primeira\n\n2026-01-06\n"),
    FormatCase("# Janeiro\n2026-01-05\n"),
    FormatCase("# Janeiro\n\n\n2026-01-05\n", "# Janeiro\n\n2026-01-05\n"),
    FormatCase("2026-01-05\n\n# Fevereiro\n\n2026-02-05\n"),
    FormatCase("2026-01-05\r\n2026-01-06\r\n", "2026-01-05\r\n\r\n2026-01-06\r\n"),
    FormatCase("2026-01-05 A \r\n 2026-01-06", "2026-01-05 A\r\n\r\n2026-01-06\r\n"),
    FormatCase("2026-01-05\n2026-01-06\r\n2026-01-07", "2026-01-05\n\n2026-01-06\r\n\r\n2026-01-07\n"),
    FormatCase("2026-01-05\n  Rosca: 12\n\n\n  Barra: 8\n", "2026-01-05\n  Rosca: 12\n\n  Barra: 8\n"),
    FormatCase("2026-01-05 A\r2026-01-06\r"), FormatCase("# a\r"), FormatCase("# a\r  \n"),
    FormatCase("\n\n\u{FEFF}x\n"),
    FormatCase("2026-01-05 \r\r\n\n\n", "2026-01-05 \r\r\n"),
    FormatCase("2026-01-05  \n\n\n2026-1-6  \n", "2026-01-05\n\n2026-1-6  \n"),
    FormatCase("2026-01-05\n2026-1-6\n"),
  ])
  func blankLines(_ example: FormatCase) throws { try expectFormatted(example.before, example.after) }
}
