import Grammar
import Guess
import Testing
import Text
import Training

/// Sets as people write them on paper, in other apps and with sweaty hands, and what each means. What the reader proposes is
/// applied, read again, and compared: a proposal never changes the meaning, and where there are two meanings both are shown.
@Suite struct SloppySetTests {
  /// What is typed behind `Supino:`, and every meaning that is proposed; none where only the person can know.
  static let texts: [(typed: String, meanings: [String])] = [
    // Loads and reps without their signs
    ("60 kg 3 de 10", ["3x10 @ 60kg"]), ("60kg 3 of 10", ["3x10 @ 60kg"]),
    ("3x5 100", ["3x5 @ 100kg"]), ("3x5 100kg", ["3x5 @ 100kg"]), ("3x5 20", ["3x5 @ 20kg", "3x5, 20"]),
    ("100 5 5 5", ["100kg x 5/5/5", "100/5/5/5"]), ("100kg 5 5 5", ["100kg x 5/5/5"]),
    ("100 x 5", ["100kg x 5"]), ("100x5", ["100kg x 5"]), ("80kg 10 10 8", ["80kg x 10/10/8"]),
    ("80kg: 10", ["80kg x 10"]), ("80kg x 10, 10, 8", ["80kg x 10/10/8"]), ("80kg x 10 10 8", ["80kg x 10/10/8"]),
    ("80kg x 10-10-8", ["80kg x 10/10/8"]), ("12-10-8", ["12/10/8"]), ("12 10 8", ["12/10/8"]),
    ("80kg 8 reps", ["80kg x 8"]), ("80 kg x 8 reps", ["80kg x 8"]), ("10 reps", ["10"]), ("10 repetições", ["10"]),
    ("3 sets of 8 at 80kg", ["3x8 @ 80kg"]), ("3 sets of 10 with 80kg", ["3x10 @ 80kg"]),
    ("60kg x8 x7", ["7x8 @ 60kg", "8x7 @ 60kg", "60kg x 8/7"]), ("60kg x8 x8", ["8x8 @ 60kg", "60kg x 8/8"]),
    ("bw x8 x7", ["7x8 @ bw", "8x7 @ bw", "bw x 8/7"]),
    ("80kg x 8 reps x 3 sets", ["3x8 @ 80kg", "8x3 @ 80kg"]), ("3 x 10 x 80kg", ["3x10 @ 80kg"]),
    ("3x10x80", ["3x10 @ 80kg"]), ("80kg 3x10", ["3x10 @ 80kg"]), ("80kg 3 x 10", ["3x10 @ 80kg"]),
    ("80kg x 10 x 3", ["3x10 @ 80kg", "10x3 @ 80kg"]), ("80kg x 3x10", ["3x10 @ 80kg", "10x3 @ 80kg"]),
    ("80 x 10kg", ["10kg x 80"]), ("10 x 80kg", ["80kg x 10"]), ("10x80kg", ["80kg x 10"]),
    ("2x20kg x 10", ["2x10 @ 20kg", "20kg x 10 \"2x\""]), ("3x5 @ 100", ["3x5 @ 100kg"]),
    ("80kg x 10, 85 x 8", ["80kg x 10, 85kg x 8"]), ("5x5 100kg rpe 8", ["5x5 @ 100kg rpe 8"]),
    ("30/35/40kg 12/10/8", ["30/35/40kg x 12/10/8"]), ("12/10/8 30/35/40kg", ["30/35/40kg x 12/10/8"]),
    ("12 10 8 30 35 40", ["30/35/40kg x 12/10/8", "12/10/8/30/35/40"]),
    ("4x12 c/ 30kg", ["4x12 @ 30kg"]), ("4x12 (30kg)", ["4x12 @ 30kg"]), ("4x12 30kg", ["4x12 @ 30kg"]),
    ("4x12 - 30kg", ["4x12 @ 30kg"]), ("4x12 com 30kg", ["4x12 @ 30kg"]), ("4 séries de 12", ["4x12"]),
    ("4 séries de 12 com 30kg", ["4x12 @ 30kg"]), ("10 a 80kg", ["80kg x 10"]), ("80kg para 10", ["80kg x 10"]),
    ("80kg pra 10", ["80kg x 10"]), ("80kg por 10", ["80kg x 10"]), ("80kg for 10", ["80kg x 10"]),
    ("80kg by 10", ["80kg x 10"]), ("80kg x 10+", ["80kg x 10"]),
    ("80kg x 8-10", ["80kg x 8", "80kg x 10", "80kg x 8/10"]),
    ("80-85kg x 10", ["80kg x 10", "85kg x 10"]), ("80kg x 10 @ 60kg", ["80kg x 10", "60kg x 10"]),
    ("80kg x 8.5", ["80kg x 8", "80kg x 9"]), ("80kg x 1/09", ["80kg x 1/9", "80kg x 10/9"]),
    ("80kg x 10,8,6", ["80kg x 10/8/6"]), ("80 kilos x 10", ["80kg x 10"]), ("80 quilos x 10", ["80kg x 10"]),
    ("225# x 5", ["225lb x 5"]), ("８０kg x 10", ["80kg x 10"]), ("80kg x １０", ["80kg x 10"]),
    // Units that slipped, numbers without one, and sets that are counted last
    ("60g x 8", ["60kg x 8"]), ("60 10", ["60kg x 10", "60/10"]), ("12 10", ["12/10"]), ("62,5 x 10", ["62,5kg x 10"]),
    ("62.5 10", ["62.5kg x 10"]), ("60kg x 8 3 vezes", ["3x8 @ 60kg"]), ("60kg x 8 3 times", ["3x8 @ 60kg"]),
    ("60kg 8 3 séries", ["3x8 @ 60kg"]), ("10 vezes", ["10"]), ("60kg 8 times", ["60kg x 8"]), ("3 vezes 8", ["3x8"]),
    ("60kg x8 x7 x6", ["60kg x 8/7/6"]), ("60lg x 8", ["60kg x 8"]), ("60kg x 8 then 65kg x 8", []), ("3xmax", []),
    // A load before or behind what is counted, without its unit
    ("185 5x5", ["5x5 @ 185kg"]), ("225 3 x 5", ["3x5 @ 225kg"]), ("225 5/5/5", ["225kg x 5/5/5"]),
    ("80 5x5", ["5x5 @ 80kg"]),
    ("10 5x5", ["5x5 @ 10kg", "10, 5x5"]), ("5/5/5 225", ["225kg x 5/5/5"]), ("5 5 5 225", ["225kg x 5/5/5"]),
    ("80 5/5/5", ["80kg x 5/5/5", "80/5/5/5"]), ("135 5", ["135kg x 5"]), ("225 for 5", ["225kg x 5"]),
    ("225 @ 5", ["225kg x 5"]),
    ("185x5 @ 8", ["185kg x 5 rpe 8"]), ("225x5x3", ["3x5 @ 225kg", "5x3 @ 225kg"]), ("12,5 x 10", ["12,5kg x 10"]),
    ("5 x 5 at 225", ["5x5 @ 225kg"]), ("5x5 at 730", ["5x5 @ 730kg", "5x5 at 07:30"]),
    ("5x5 at 1855", ["5x5 at 18:55"]),
    ("5x5 at 20", ["5x5 @ 20kg", "5x5 at 20:00"]), ("80kg x 5 at 730", ["80kg x 5 at 07:30"]),
    ("1851b x 8", []), ("80kg x 1O", []), ("8O kg x 8", []), ("2 plates x 8", []), ("5km @ 5:20", []),
    ("45+45+45 x 5", []), ("45kg+45kg x 5", []), ("10+5 x 3", ["3x10+5"]), ("95.5.5kg x 5", []), ("12,5,15kg x 5", []),
    ("20,40,45kg x 5", ["20/40/45kg x 5"]),
    ("135 8,8,7", ["135kg x 8/8/7"]), ("135x8,8,7", ["135kg x 8/8/7"]), ("135x8,8", ["135kg x 8/8"]),
    ("2x50 x 10", ["2x10 @ 50kg", "50kg x 10 \"2x\""]),
    ("5x5 95 rpe 9", ["5x5 @ 95kg rpe 9"]),
    ("5x5 95 2 rir", ["5x5 @ 95kg rir 2"]),
    ("+25x5", ["bw+25kg x 5"]), ("-30 x 5", ["bw-30kg x 5"]), ("+25 5", ["bw+25kg x 5"]), ("135 amrap 12", []),
    ("50/50 x 10", []),
    ("80kg x 5 @ 6:45 pm", ["80kg x 5 at 18:45"]),
    ("80kg x 5 at 7am", ["80kg x 5 at 07:00"]),
    ("40s x 10/10", []), ("5x5 às 80", ["5x5 @ 80kg"]), ("80kg x 5 às 7", ["80kg x 5 at 07:00"]),
    ("80kg x 5 às 1855", ["80kg x 5 at 18:55"]),
    // Several sets
    ("80kg x 10; 80kg x 8", ["80kg x 10, 80kg x 8"]), ("80kg x 10 / 85kg x 8", ["80kg x 10, 85kg x 8"]),
    ("80kg x 10,85kg x 8", ["80kg x 10, 85kg x 8"]), ("80kg x 10 85kg x 8", ["80kg x 10, 85kg x 8"]),
    ("1x10 @ 80kg 1x8 @ 85kg", ["1x10 @ 80kg, 1x8 @ 85kg"]),
    ("100kg x 5 drop 80kg x 8", ["100kg x 5, 80kg x 8 d"]),
    ("100kg x 5 drop 80kg x 8 drop 60kg x 8", ["100kg x 5, 80kg x 8 d, 60kg x 8 d"]),
    ("- 80kg x 10", ["80kg x 10"]), ("* 80kg x 10", ["80kg x 10"]), ("• 80kg x 10", ["80kg x 10"]),
    // The body
    ("bw+10 x 5", ["bw+10kg x 5", "bw+10lb x 5"]), ("bodyweight x 10", ["bw x 10"]), ("pc x 10", ["bw x 10"]),
    ("peso corporal x 10", ["bw x 10"]), ("+10kg x 5", ["bw+10kg x 5"]), ("-20kg x 8", ["bw-20kg x 8"]),
    ("x 10", ["10", "bw x 10"]),
    // Times and distances
    ("1m30s", ["1min30s"]), ("27m30s", ["27min30s"]), ("5km in 27m30s", ["5km in 27min30s"]),
    ("5km 27:30", ["5km in 27:30"]), ("5km em 27:30", ["5km in 27:30"]), ("5k in 27:30", ["5km in 27:30"]),
    ("2000m 8:12", ["2000m in 8:12"]), ("1min30", ["1min30s"]), ("90 sec", ["90s"]), ("90 seg", ["90s"]),
    ("60s x 3", ["3x60s"]), ("3 x 60 seg", ["3x60s"]), ("1:30 x 3", ["3x1:30"]),
    // Marks
    ("60kg x 5 warm-up", ["60kg x 5 w"]), ("60kg x 5 warm up", ["60kg x 5 w"]), ("60kg x 5 warmup", ["60kg x 5 w"]),
    ("40kg x 10 aquec", ["40kg x 10 w"]), ("40kg x 10 aquecimento", ["40kg x 10 w"]), ("W 40kg x 10", ["40kg x 10 w"]),
    ("w 40kg x 10", ["40kg x 10 w"]), ("100kg x 5 drop set", ["100kg x 5 d"]), ("100kg x 5 (drop)", ["100kg x 5 d"]),
    ("80kg x 10 até a falha", ["80kg x 10 f"]), ("80kg x 10 a falha", ["80kg x 10 f"]),
    ("80kg x 10 falha", ["80kg x 10 f"]),
    ("80kg x 10 to failure", ["80kg x 10 f"]), ("80kg x 10 til failure", ["80kg x 10 f"]),
    ("80kg x 10 as 18:55", ["80kg x 10 at 18:55"]), ("80kg x 10 às 18:55", ["80kg x 10 at 18:55"]),
    ("80kg x 10 @18:55", ["80kg x 10 at 18:55"]), ("80kg x 10 18:55", ["80kg x 10 at 18:55"]),
    ("80kg x 10 pse 8", ["80kg x 10 rpe 8"]), ("80kg x 10 PSE 8,5", ["80kg x 10 rpe 8,5"]), ("80kg x 10 rpe", []),
    ("80kg x 10 w rpe", []), ("80kg x 10 rpe8", ["80kg x 10 rpe 8"]), ("80kg x 10 rpe: 8", ["80kg x 10 rpe 8"]),
    ("80kg x 10 rpe:8", ["80kg x 10 rpe 8"]), ("80kg x 10 rpe=8", ["80kg x 10 rpe 8"]),
    ("80kg x 10 rpe 8-9", ["80kg x 10 rpe 8", "80kg x 10 rpe 9", "80kg x 10 rpe 8.5"]),
    ("80kg x 10 rpe 7-9", ["80kg x 10 rpe 7", "80kg x 10 rpe 9"]), ("80kg x 10 @8", ["80kg x 10 rpe 8"]),
    ("80kg x 10 @ 8", ["80kg x 10 rpe 8"]), ("80kg x 10 @ rpe 8", ["80kg x 10 rpe 8"]),
    ("80kg x 10 2 rir", ["80kg x 10 rir 2"]), ("80kg x 10 2RIR", ["80kg x 10 rir 2"]),
    ("80kg x 10 at:18:55", ["80kg x 10 at 18:55"]), ("80kg x 10 w:1", ["80kg x 10 w \"1\""]),
    // Remarks
    ("100kg x 5 w/ belt", ["100kg x 5 \"w/ belt\""]), ("100kg x 5 with belt", ["100kg x 5 \"with belt\""]),
    ("80kg x 5 w/o belt", ["80kg x 5 \"w/o belt\""]), ("3x5 @100kg w/ pause", ["3x5 @ 100kg \"w/ pause\""]),
    ("45º 200kg x 10", ["200kg x 10 \"45º\""]), ("45° 200kg x 10", ["200kg x 10 \"45°\""]),
    ("80kg x 10 easy", ["80kg x 10 \"easy\""]),
    ("80kg x 10 felt heavy!", ["80kg x 10 \"felt heavy!\""]), ("80kg x 10 (PR)", ["80kg x 10 \"PR\""]),
    ("80kg x 10 !", ["80kg x 10 \"!\""]), ("80kg x 10 PR 100", ["80kg x 10 \"PR 100\""]),
    ("80kg x 10 rest 90s", ["80kg x 10 \"rest 90s\""]), ("80kg x 10 tempo 3-1-1", ["80kg x 10 \"tempo 3-1-1\""]),
    ("80kg x 10 drop the bar", ["80kg x 10 \"drop the bar\""]), ("80kg x 10 dropped", ["80kg x 10 \"dropped\""]),
    // What reads as it is
    ("3x60s", ["3x60s"]), ("80kg*10", ["80kg x 10"]), ("80 kg×10", ["80kg x 10"]), ("100.5kg x5", ["100.5kg x 5"]),
    ("225lbs x 5", ["225lb x 5"]), ("80kg/85kg x 10/8", ["80/85kg x 10/8"]), ("10 @ 80kg", ["80kg x 10"]),
    ("bw + 10kg x 5", ["bw+10kg x 5"]), ("80kg x 10 # PR", ["80kg x 10"]),
    // Nobody but the person knows
    ("80kg x AMRAP", []), ("80kg x max", []), ("dez reps", []), ("level 8 x 10", []), ("80kg", []),
  ]

  @Test(arguments: texts) func aProposalKeepsTheMeaning(typed: String, meanings: [String]) throws {
    #expect(try Set(Self.proposals(for: typed).map(Self.meaning)) == Set(meanings.map(Self.meaning)), "\(typed)")
  }

  private static let start = "2026-01-05 18:30\nSupino: "

  private static func read(_ text: String) -> Log {
    LogReader.read(Source(name: "log/2026-01.txt", text: start + text + "\n"))
  }

  /// Every text that the reader's words lead to: applied as long as there is something to apply.
  private static func proposals(for typed: String, depth: Int = 0) throws -> [String] {
    let log = read(typed)
    guard let found = log.diagnostics.first.map({ Guess.help(for: $0, in: log.source) }) else { return [typed] }
    try #require(depth < 3, "\(typed) never ends")
    if let fix = found.fix {
      let fixed = try #require(fix.edits.applied(to: log.source.bytes))
      let text = String(decoding: fixed, as: UTF8.self).dropFirst(start.count).dropLast()
      return try proposals(for: String(text), depth: depth + 1)
    }
    // `write 'a' or 'b'` is about the whole group.
    guard let help = found.help?.english, help.hasPrefix("write '") else { return [] }
    let quoted = help.dropFirst("write ".count).split(separator: " or ")
    try #require(quoted.allSatisfy { $0.hasPrefix("'") && $0.hasSuffix("'") }, "\(help)")
    return try quoted.flatMap { try proposals(for: String($0.dropFirst().dropLast()), depth: depth + 1) }
  }

  /// Every set with its marks, and every remark.
  private static func meaning(_ text: String) -> String {
    let log = read(text)
    let exercise = log.sessions.first?.exercises.first
    let remarks = exercise?.remarks.map { "\($0)" } ?? []
    return "\(exercise?.sets.map { "\($0)" } ?? []) \(remarks) \(log.diagnostics.map(\.message.english))"
  }
}
