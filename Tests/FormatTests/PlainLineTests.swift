import Format
import Text
import TestSupport
import Testing

/// The short way through plain lines and the long one lead to the same.
@Suite struct PlainLineTests {
  /// Whole months as people leave them, and the example's.
  @Test(arguments: 0..<40) func randomLogsReadTheSame(part: UInt64) {
    for seed in part * 50..<part * 50 + 50 { expectSame(RandomLog.bytes(seed: seed), "seed \(seed)") }
  }

  /// Lines that are plain but for a slip of one to three bytes, which is where the short way could go wrong.
  @Test(arguments: 0..<8) func slipsReadTheSame(part: UInt64) {
    var random = SeededGenerator(seed: 77 + part)
    for round in 0..<6000 {
      var line = Array((lines.randomElement(using: &random) ?? "").utf8)
      slip(&line, &random)
      let text =
        Array("2026-01-05 18:30\n  Antes: 80kg x 10\n".utf8) + line + Array("\n  - 3x8\n  Depois: 12/10".utf8)
      expectSame(text, "part \(part), round \(round): \(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test(arguments: 0..<4) func slipsOfCheckInsReadTheSame(part: UInt64) {
    var random = SeededGenerator(seed: 99 + part)
    for round in 0..<4000 {
      var text: [UInt8] = []
      for _ in 0..<4 {
        var line = Array((checkIns.randomElement(using: &random) ?? "").utf8)
        if Bool.random(using: &random) { slip(&line, &random) }
        text += line + [10]
      }
      let source = Source(name: "checkins/2026/01.txt", bytes: text)
      var short = CheckInReader.read(source)
      let long = CheckInReader.read(source, withoutPlainLines: true)
      let what = "part \(part), round \(round): \(String(decoding: text, as: UTF8.self))"
      if short.isPlain { expectPlain(text, what) }
      short.isPlain = long.isPlain
      #expect("\(short)" == "\(long)", "\(what)")
    }
  }

  /// Names that follow each other from session to session, which are known before they are read; but for a slip.
  @Test(arguments: 0..<8) func sessionsAlikeReadTheSame(part: UInt64) {
    var random = SeededGenerator(seed: 55 + part)
    for round in 0..<1500 {
      let mine = (0..<4).map { _ in lines.randomElement(using: &random) ?? "" }
      var text: [UInt8] = []
      for day in 1...5 {
        text += Array("2026-01-0\(day) 18:30 Treino A\n".utf8)
        for var line in mine.map({ Array($0.utf8) }) where Int.random(in: 0..<8, using: &random) > 0 {
          if Int.random(in: 0..<6, using: &random) == 0 { slip(&line, &random) }
          text += line + [10]
        }
      }
      if Bool.random(using: &random) { text.removeLast() }
      expectSame(text, "part \(part), round \(round): \(String(decoding: text, as: UTF8.self))")
    }
  }

  private func slip(_ line: inout [UInt8], _ random: inout SeededGenerator) {
    let signs = Array(" \t\n\r,.:;/x*@=+-w d f rpe kg lb bw 0123456789\"#'()[]>|\u{E9}\u{D7}\u{A0}".utf8)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0...line.count, using: &random)
      let sign = signs.randomElement(using: &random) ?? 32
      switch Int.random(in: 0..<3, using: &random) {
      case 0: line.insert(sign, at: place)
      case 1: if place < line.count { line[place] = sign }
      default: if place < line.count { line.remove(at: place) }
      }
    }
  }

  private let lines = [
    "  Supino reto: 40kg x 10 w, 80kg x 10/8, 82,5kg x 6 rpe 9", "+ Remada curvada: 67.5lb x 10/9/9/8 d",
    "\tBarra fixa: bw x 9/8/7, bw+10kg x 5 f, bw-20kg x 10", "  Elevação lateral: 12/10/8",
    "Agachamento (barra): 100kg x 5 w rpe 8,5", "  bodyweight: 81kg", "  Supino: 80kg x 0", "  A: 1",
    "  Leg press: 9999,99kg x 999",
    "  location: 12", "  Übung-1: 80kg x 1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17/18/19/20",
    "2026-01-07 18:30-19:42 Treino A", "2026-01-07 18:30-? Pernas / Terra", "2026-01-07 Açaí e corrida",
    "2026-01-07 06:30 pm", "2026-01-07 06:30 AM Treino",
    "2026-01-07",
    "2026-01-07 18:30-18:30", "2026-01-07 07:00-20:00 Longo", "2026-02-29 18:30 Nada",
    "  > Dormi mal, mas rendeu.",
    "  Prancha: 60s/50s/45s", "  Prancha: 20kg x 60s", "  Prancha: 60s, 12",
    "  Supino: 80kg x 10, 12", "  Supino: 12, 80kg x 10", "  Remada: 080kg x 10",
    "  Remada: 80kg x 10 rpe 10,5",
  ]

  private let checkIns = [
    "[2026-01-15 07:30]", "[2026-01-15]", "[skip 2026-01-20 .. 2026-01-24]", "[measure 2026-01-26 07:00]",
    "type = Run",
    "title = Corrida na orla", "calories = 420", "location = Aterro do Flamengo, à noite",
    "photo = 01-15-0730.jpg",
    "session = 2026-01-15 07:30", "> Sol forte.", "gym = Ferro", "", "bodyweight = 81.2kg", "reason = gripe",
    "title = \"Entre aspas\"", "title = Treino # A",
  ]

  private func expectSame(_ bytes: [UInt8], _ what: String) {
    let source = Source(name: "log/2026-01.txt", bytes: bytes)
    let (short, long) = (LogReader.read(source), LogReader.read(source, withoutPlainLines: true))
    let isSame =
      short.names == long.names && short.diagnostics == long.diagnostics
      && short.sessions.elementsEqual(long.sessions) { "\($0)" == "\($1)" }
      && short.places.elementsEqual(long.places) { "\($0)" == "\($1)" }
    #expect(isSame, "\(what)")
    if short.isPlain { expectPlain(bytes, what) }
  }

  /// What rules need not look for in a plain file.
  private func expectPlain(_ bytes: [UInt8], _ what: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    let allowed = Set(" \t\r\n".unicodeScalars.map(\.value) + Array(0x21...0x7E) + Array(0xC0...0xFF))
    #expect(text.unicodeScalars.allSatisfy { allowed.contains($0.value) }, "\(what)")
    #expect(!bytes.contains(UInt8(ascii: "#")) && !bytes.contains(UInt8(ascii: "\"")), "\(what)")
    #expect(!text.contains("\r" as Character), "\(what)")
    let lines = text.split(whereSeparator: \.isNewline)
    #expect(lines.allSatisfy { $0.last != " " && $0.last != "\t" }, "\(what)")
  }
}
