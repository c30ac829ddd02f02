/// Months of sessions as people and their tools leave them: tabs, CR LF, a byte order mark, comments, odd spacing,
/// broken lines, halves of merges, any order, no final newline. Every part is picked by itself, so that all meet all.
package struct RandomLog {
  private var random: SeededGenerator
  private var text = ""
  private let newlines: [String]
  private let indentations: [String]
  private let ofSets: String
  private let sign: String
  private let mark: String
  private let gaps: [Int]
  private let brokenness: Int

  /// Returns the bytes of a log, the same for the same seed.
  package static func bytes(seed: UInt64) -> [UInt8] {
    var log = RandomLog(SeededGenerator(seed: seed))
    log.write()
    return Array(log.text.utf8)
  }

  private init(_ generator: SeededGenerator) {
    random = generator
    newlines = random.pick([["\n"], ["\n"], ["\r\n"], ["\n", "\r\n"]])
    indentations = random.pick([["  "], ["  "], ["\t"], ["    "], [""], ["  ", "\t", "", " \u{A0} "]])
    ofSets = random.pick(["    ", "\t\t", "", "  "])
    sign = random.pick([" x ", " x ", "x", " × ", " X ", " * ", "  x\t"])
    mark = random.pick([",", "."])
    gaps = random.pick([[1], [1], [0], [2], [0, 1, 3]])
    brokenness = random.pick([0, 0, 4, 12])
  }

  private mutating func write() {
    if chance(8) { text += "\u{FEFF}" }
    if chance(4) { line("# " + random.pick(["Janeiro", "log \"novo", "2026-01-05 18:30"])) }
    if chance(6) { blanks() }
    if chance(10) { line("Supino reto: 80kg x 10") }
    let count = Int.random(in: 0...6, using: &random)
    for header in headers(count) {
      if chance(8) { line(random.pick(["# semana leve", "  # x", "#"])) }
      session(header)
      blanks()
      if chance(8) { line("# ---- Fevereiro ----") }
      if chance(10) { blanks() }
      if chance(25) { conflict() }
    }
    if chance(3) { trimEnd() }
    if chance(12) { text += random.pick([" ", "\t \t", "\u{A0}"]) }
  }

  private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }
}

extension RandomLog {
  private mutating func headers(_ count: Int) -> [String] {
    var starts = (0..<count).map { _ in
      (Int.random(in: 1...28, using: &random), Int.random(in: 0...23, using: &random))
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: starts.sort { $0 > $1 }
    case 1: break
    default: starts.sort { $0 < $1 }
    }
    return starts.map { header(day: $0.0, hour: $0.1) }
  }

  private mutating func header(day: Int, hour: Int) -> String {
    if chance(20) {
      return random.pick(["2026-02-30 18:30 Treino A", "2026-1-5", "05/01/2026 Treino", "20260105"])
    }
    let date = "2026-01-" + (day < 10 ? "0" : "") + String(day)
    let start = "\(hour):\(random.pick(["00", "15", "30", "59"]))"
    let end = "\((hour + 1) % 24):59"
    let times = random.pick([
      "", " \(start)", " \(start)-\(end)", " \(start) – \(end)", "  \(start)-\(end)", " \(start)-?",
      "\t\(start)-?", " \(start) - ?",
    ])
    let title = random.pick([
      "", " Treino A", "  Treino  B #academia", " \"19:00 no parque\" #rua", " Pernas / Dia 1", " 5/3/1",
    ])
    let broken = chance(15) ? random.pick([" 18hs", " \"Treino\" A", " 6.30 pm"]) : ""
    return date + times + broken + title + (chance(6) ? "  # bom" : "") + (chance(10) ? " \t" : "")
  }

  private mutating func session(_ header: String) {
    line(header)
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      if brokenness > 0, chance(16 - brokenness) { brokenLine() } else { goodLine() }
    }
  }

  private mutating func goodLine() {
    let indentation = random.pick(indentations)
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      line(indentation + random.pick(["bodyweight = 81\(mark)4kg", "location = Aterro", "humor = bom"]))
    case 1: line(indentation + random.pick(["> Dormi mal.", ">subiu # mesmo"]))
    case 2: line(random.pick(["  # joelho ok", "# mais leve", "\t#"]))
    case 3: blanks()
    case 4: line(indentation + "Alongamento:" + (chance(3) ? " # leve" : ""))
    case 5: line(indentation + "Elevação lateral: skip" + (chance(2) ? " \"ombro\"" : ""))
    case 6, 7:
      line(indentation + name() + ":" + (chance(3) ? " " + sets() : ""))
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        line(ofSets + "- " + sets())
        if chance(8) { line("    # dor") }
      }
    default:
      line(indentation + (chance(5) ? "+ " : "") + name() + random.pick([": ", ":  ", " : "]) + sets())
    }
  }

  private mutating func brokenLine() {
    line(
      random.pick(indentations)
        + random.pick([
          "Supino reto:80kg x 10", "Supino reto:: 80kg x 10", "! importante", "-80kg x 10", "- ",
          "Dormi mal hoje",
          "Supino reto: 80x10", "Supino reto: 80kg x 10, 8", "Supino reto: 80kg x 10 \"sem",
          "Supino reto: 80kg x 10,",
          "Supino reto: 80kg x 10 90kg x 8 # ?", "bodyweight: 81kg", "Supino = 80kg x 10", "location =",
          "- leve",
          "Prancha: 60 s", "sino \u{7}", "Remada: 80kg x 10 \u{7}", "=======", "+", ": 80kg x 10",
          "Remada: skip 3",
          "\u{201C}Remada: 3x10",
        ]))
  }

  private mutating func name() -> String {
    random.pick([
      "Supino reto", "Supino reto", "supino  RETO", "Barra fixa", "\"Prancha: lateral\"", "5:3:1 press",
      "Remada\tcurvada",
    ])
  }

  /// Returns groups of sets of one shape, a line.
  private mutating func sets() -> String {
    let shape = Int.random(in: 0..<8, using: &random)
    var groups: [String] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch shape {
      case 0: groups.append(random.pick(["12", "3x12", "12/10/8"]))
      case 1: groups.append(random.pick(["60s", "1:30", "60s/45s"]))
      case 2: groups.append(random.pick(["5km in 27:30", "400m"]))
      case 3: groups.append("bw" + random.pick(["", "+10kg", "–7\(mark)5kg"]) + sign + "8/6")
      default:
        groups.append(
          random.pick(["80", "82\(mark)5", "20/22\(mark)5", "180 "]) + "kg" + sign
            + random.pick(["10", "10/8", "5+3"]))
      }
      groups[groups.count - 1] += random.pick([
        "", "", "", " w", " rpe 8\(mark)5", " f  \"sem cinto\"", " at 18:55", " tempo:3-1.5",
      ])
      if chance(12) { groups.append("\"banco, novo\"") }
    }
    return groups.joined(separator: random.pick([", ", ",  "]))
      + (chance(6) ? random.pick([" # joelho ok", "\t#"]) : "") + (chance(10) ? "  " : "")
  }

  private mutating func conflict() {
    line("<<<<<<< HEAD")
    line("  Remada: 70kg x 10")
    line("=======")
    line("2026-01-09 18:30")
    if !chance(4) { line(">>>>>>> celular") }
    if chance(2) { line("  Remada: 70kg x 8") }
  }

  private mutating func line(_ line: String) { text += line + random.pick(newlines) }

  private mutating func blanks() {
    for _ in 0..<random.pick(gaps) { line(random.pick(["", "", "", "  ", "\t"])) }
  }

  private mutating func trimEnd() {
    while let last = text.unicodeScalars.last, last == "\n" || last == "\r" {
      text.unicodeScalars.removeLast()
    }
  }
}
