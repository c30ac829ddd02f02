/// Check-ins, exercises and plans as people and their tools leave them, as `RandomLog` makes logs: every line is
/// random, with odd spacing and mistakes.
package struct RandomFile {
  private var random: SeededGenerator
  private var text = ""
  private let newlines: [String]
  private let indentations: [String]
  private let brokenness: Int

  package static func checkIns(seed: UInt64) -> [UInt8] { made(seed) { $0.writeCheckIns() } }
  package static func exercises(seed: UInt64) -> [UInt8] { made(seed) { $0.writeExercises() } }
  package static func plan(seed: UInt64) -> [UInt8] { made(seed) { $0.writePlan() } }
  package static func settings(seed: UInt64) -> [UInt8] { made(seed) { $0.writeSettings() } }

  /// Returns the bytes of a file, the same for the same seed.
  private static func made(_ seed: UInt64, _ write: (inout RandomFile) -> Void) -> [UInt8] {
    var file = RandomFile(SeededGenerator(seed: seed))
    if file.chance(8) { file.text += "\u{FEFF}" }
    write(&file)
    if file.chance(3) { file.trimEnd() }
    return Array(file.text.utf8)
  }

  private init(_ generator: SeededGenerator) {
    random = generator
    newlines = random.pick([["\n"], ["\n"], ["\r\n"], ["\n", "\r\n"]])
    indentations = random.pick([[""], [""], ["  "], ["\t", "", "   ", "\u{A0}"]])
    brokenness = random.pick([1000, 1000, 12, 4])
  }
}

extension RandomFile {
  private mutating func writeCheckIns() {
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      if chance(5) { line(random.pick(["# Janeiro", "  # leve", "#", "# [2026-01-01]"])) }
      let header = random.pick([
        "[2026-01-15 07:30]", "[ 2026-01-15  7:30 ]", "[2026–01–15]", "[skip 2026-01-20..2026-01-24]",
        "[SKIP  2026-01-20 ... 2026-01-24]", "[Measure 2026-01-26 7:00]", "[measure 2026-01-26]",
      ])
      let broken = random.pick(["[2026-01-32]", "[skp 2026-01-20]", "[2026-01-15 7hs]", "[2026-01-15"])
      line(random.pick(indentations) + (chance(brokenness) ? broken : header) + tail())
      for _ in 0..<Int.random(in: 0...4, using: &random) { checkInLine() }
      blanks()
      if chance(30) {
        for line in ["<<<<<<< HEAD", "a = 1 ", "=======", " b", ">>>>>>> x"] { self.line(line) }
      }
    }
  }

  private mutating func checkInLine() {
    let good = random.pick([
      "type=Run", "Type =  corrida", "title = Volta da “lagoa”  ×2", "title=“Casa # 3”", "calories =420",
      "location = Rua – A", "session = 2026–01–15  7:30", "session = ontem", "bodyweight=81,2 KG",
      "BODYWEIGHT = 81.2lbs", "reason =  gripe", "> Sol   forte", ">sol", ">", "# 80KG", "cintura = 92 CM",
      "",
    ])
    let broken = random.pick([
      "title: x ", "muito  sol", "- 5km", "calories =", "title = \"a\" b", "sino \u{7}", "bodyweight = 81,2",
    ])
    line(random.pick(indentations) + (chance(brokenness) ? broken : good) + tail())
  }

  private mutating func writeExercises() {
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let name = random.pick([
        "Supino reto", "supino  RETO", "“Prancha: lateral”", "\"a # b\"", "Pull–up D’Or", "5:3:1 press", "X",
      ])
      let attributes = [
        "chest", "Peito", "AKA  Supino", "aka “Bench, Barbell”", "aka Pull–up 5,5", "per hand", "Per  Side",
        "aka X",
      ]
      let count = Int.random(in: 0...3, using: &random)
      let list = (0..<count).map { _ in random.pick(attributes) }.joined(
        separator: random.pick([", ", ",", " ,  ", ",\u{A0}"]))
      let broken = random.pick([
        "Rosca direta:  brazos", "Remada = back ", "- Supino: chest", "Afundo: ,legs,", "x",
      ])
      let good = name + random.pick([": ", ":  ", " : "]) + list
      line(random.pick(indentations) + (chance(brokenness) ? broken : good) + tail())
      if chance(4) { line(random.pick(["# x", "  # y", ""])) }
      if chance(4) { blanks() }
    }
  }

  private mutating func writePlan() {
    if chance(2) {
      for line in ["+++", "created =  2026-01-06 ", "", "", "aka = ['A']", "+++"] { self.line(line) }
    }
    blanks()
    if chance(10) {
      line("Treino A  ")
      line("===")
    } else {
      line(random.pick(["# Treino A", "#  Treino  A  #  "]))
    }
    blanks()
    if chance(2) { line(random.pick(["Duas  linhas  ", "*Foco*: “força” – 80KGx10", "<!-- a", "```"])) }
    if chance(4) { line(random.pick(["mais  prosa", "-->", "```", "    código  "])) }
    blanks()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      if chance(8) { line(random.pick(["##  Segunda ", "## B", "Terça", "---", "> nota"])) }
      item()
      if chance(4) { line(random.pick(["  > Cotovelos  fixos  ", "  >nota", "<!-- x  y -->", ">  z"])) }
      if chance(4) { blanks() }
    }
  }

  private mutating func item() {
    let name = random.pick(["Supino reto", "“Prancha: lateral”", "Pull–up  D’Or", "Rosca"])
    let parts = [
      "chest", "Peito", "4x8-10", "4 X 8–10 @80 KG", "3×12@BW + 10kg", "@ 82,5kg", "rest 2 MIN", "REST 90sec",
      "Superset",
      "rest 1min30s", "<!-- c --> back",
    ]
    let count = Int.random(in: 0...3, using: &random)
    let list = (0..<count).map { _ in random.pick(parts) }.joined(
      separator: random.pick([", ", ",", " , ", " ,\t"]))
    let sign = random.pick(["-", "-", "*", "1.", "2)", "–"]) + random.pick([" ", "   ", "\t"])
    let broken = random.pick([
      "- Agachamento  livre", "- Flexão: chset,3x12 ", "Stiff:  legs, 4x8", "-Rosca: arms", "- x: 4*8",
    ])
    let good = random.pick(["", "", "  ", "\t"]) + sign + name + random.pick([": ", ":  ", " : "]) + list
    line((chance(brokenness) ? broken : good) + random.pick(["", "", "  ", " <!-- fim -->  "]))
  }

  private mutating func writeSettings() {
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      line(
        random.pick([
          "format = 1", "plan =  'A'  ", "goal=3 # x  ", "[lint]", "disable = [", "  'a',  ", "]", "", "",
          "  ",
          "plan = \"\"\"", "x  ", "\"\"\"", "goal = nove ", "# fim  ", "language = \"en\"\t", "<<<<<<< a",
          ">>>>>>> b",
        ]))
    }
  }
}

extension RandomFile {
  private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

  private mutating func tail() -> String {
    random.pick(["", "", "", "", " ", "  # bom", "\t# 80KG  ", "    # longe", "\u{A0}"])
  }

  private mutating func line(_ line: String) { text += line + random.pick(newlines) }

  private mutating func blanks() {
    for _ in 0..<random.pick([0, 1, 1, 3]) { line(random.pick(["", "", "  ", "\t"])) }
  }

  private mutating func trimEnd() {
    while let last = text.unicodeScalars.last, last == "\n" || last == "\r" {
      text.unicodeScalars.removeLast()
    }
  }
}
