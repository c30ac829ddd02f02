import Format
import TestSupport
import Testing
import Text
import Training

/// The short way through common lines and the one through tokens lead to the same.
@Suite struct CommonLinesTests {
  /// Whole months as people leave them.
  @Test(arguments: seeds(80)) func randomLogsReadTheSame(part: UInt64) {
    for seed in part * 50..<part * 50 + 50 { expectSame(RandomLog.bytes(seed: seed), "seed \(seed)") }
  }

  @Test func exampleReadsTheSame() throws {
    for month in ["2025-09", "2025-10", "2025-11", "2025-12", "2026-01", "2026-02"] {
      expectSame(try example("log/\(month).txt").bytes, month)
    }
  }

  /// Common lines but for a slip of one to three bytes, which is where the short way could go wrong.
  @Test(arguments: seeds(40)) func slipsReadTheSame(part: UInt64) {
    var random = SeededGenerator(seed: 77 + part)
    for round in 0..<1500 {
      var line = Array((lines.randomElement(using: &random) ?? "").utf8)
      slip(&line, &random)
      let text =
        Array("2026-01-05 18:30\n  Antes: 80kg x 10\n".utf8) + line + Array("\n  - 3x8\n  Depois: 12/10".utf8)
      expectSame(text, "part \(part), round \(round): \(String(decoding: line, as: UTF8.self))")
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
    "  Leg press: 9999,99kg x 999", "  location: 12",
    "  Übung-1: 80kg x 1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17/18/19/20",
    "2026-01-07 18:30-19:42 Treino A", "2026-01-07 18:30-? Pernas / Terra", "2026-01-07 Açaí e corrida",
    "2026-01-07 06:30 pm", "2026-01-07 06:30 AM Treino", "2026-01-07 Treino pm", "2026-01-07",
    "2026-01-07 18:30-18:30", "2026-01-07 07:00-20:00 Longo", "2026-02-29 18:30 Nada",
    "  > Dormi mal, mas rendeu.", "  Prancha: 60s/50s/45s", "  Prancha: 20kg x 60s", "  Prancha: 60s, 12",
    "  Supino: 80kg x 10, 12", "  Supino: 12, 80kg x 10", "  Remada: 080kg x 10",
    "  Remada: 80kg x 10 rpe 10,5", "  Levantamento terra:", "  - 70kg X 8 w", "  - 100kg x 3 f rir 0",
    "  Crucifixo: 3x12 @ 16kg", "  Flexão: 3x12, 2x15", "  Flexão: 12x10", "  Agachamento: 5x3 @ 100kg",
    "  Barra: 5x3 @ bw+10kg \"leve\"", "  Prancha: 1:30/1:15", "  Prancha: 3x60s", "  Prancha: 01:30",
    "  Supino: 80kg x 10 \"bem, leve\" w, 82kg x 8 rpe 8", "  Corrida: 5km in 28:40", "  Rosca: 10,0",
    "  Supino: 10/8 @ 60kg rir 2.0",
  ]

  private func expectSame(_ bytes: [UInt8], _ what: String) {
    let source = Source(name: "log/2026-01.txt", bytes: bytes)
    let (short, long) = (LogReader.read(source), LogReader.read(source, inTokens: true))
    let isSame =
      short.names == long.names && short.diagnostics == long.diagnostics
      && short.sessions.elementsEqual(long.sessions) { "\($0)" == "\($1)" }
      && short.places.elementsEqual(long.places) { "\($0)" == "\($1)" }
    #expect(isSame, "\(what)")
  }
}
