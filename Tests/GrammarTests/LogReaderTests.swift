import Grammar
import Foundation
import TestSupport
import Testing
import Text
import Training

/// Reads one line of sets and writes down what it means: `80kg×10 w` a set.
private func sets(_ text: String) -> (sets: [String], codes: [String]) {
  let log = LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-05 18:30\nA: \(text)\n"))
  return (log.sets.map(described), log.diagnostics.map(\.code))
}

private func described(_ set: WorkSet) -> String {
  let load =
    switch set.load {
    case .none: ""
    case .weight(let weight): "\(weight)×"
    case .bodyweight(let added): "bw\(added.hundredths == 0 ? "" : added.description)×"
    }
  let amount =
    switch set.amount {
    case .reps(let reps): "\(reps)"
    case .time(let time): "\(time)"
    case .distance(let distance, let time): "\(distance)\(time.map { " in \($0)" } ?? "")"
    }
  var marks = ""
  if set.marks.contains(.warmUp) { marks += " w" }
  if set.marks.contains(.drop) { marks += " d" }
  if set.marks.contains(.failure) { marks += " f" }
  if set.marks.contains(.cluster) { marks += " cluster" }
  switch set.effort {
  case .rpe(let halves): marks += " rpe \(Double(halves) / 2)"
  case .rir(let reserve): marks += " rir \(reserve)"
  case nil: break
  }
  return load + amount + marks + (set.completedAt.map { " at \($0)" } ?? "")
}

@Suite struct SetNotationTests {
  @Test(arguments: [
    ("80kg x 10", ["80kg×10"]), ("80kg X 10", ["80kg×10"]), ("80kg × 10", ["80kg×10"]),
    ("80kg * 10", ["80kg×10"]),
    ("80kgx10", ["80kg×10"]), ("80 kg x 10", ["80kg×10"]), ("80KG x 10", ["80kg×10"]),
    ("180lb x 5", ["180lb×5"]),
    ("82,5kg x 10", ["82.5kg×10"]), ("82.5kg x 10", ["82.5kg×10"]), ("82,25kg x 1", ["82.25kg×1"]),
    ("80kg x 10/8/6", ["80kg×10", "80kg×8", "80kg×6"]), ("80kg x 10 / 8", ["80kg×10", "80kg×8"]),
    ("20/40/45kg x 10", ["20kg×10", "40kg×10", "45kg×10"]), ("20/40kg x 10/8", ["20kg×10", "40kg×8"]),
    ("20kg/40kg x 10", ["20kg×10", "40kg×10"]), ("82,5/85kg x 5", ["82.5kg×5", "85kg×5"]),
    ("3x12 @ 60kg", ["60kg×12", "60kg×12", "60kg×12"]), ("12/10/8 @ 60kg", ["60kg×12", "60kg×10", "60kg×8"]),
    ("3x12@60kg", ["60kg×12", "60kg×12", "60kg×12"]), ("12 @ 60kg", ["60kg×12"]),
    ("15x3 @ 60kg", Array(repeating: "60kg×3", count: 15)),
    ("3x12", ["12", "12", "12"]), ("12/10/8", ["12", "10", "8"]), ("12", ["12"]),
    ("10x10", Array(repeating: "10", count: 10)),
    ("bw x 8", ["bw×8"]), ("bw+10kg x 5", ["bw10kg×5"]), ("bw-20kg x 10", ["bw-20kg×10"]),
    ("BW x 8", ["bw×8"]),
    ("bw + 10 kg x 5", ["bw10kg×5"]), ("bw–20kg x 10", ["bw-20kg×10"]),
    ("3x8 @ bw", ["bw×8", "bw×8", "bw×8"]),
    ("3x8 @ bw+10kg", ["bw10kg×8", "bw10kg×8", "bw10kg×8"]), ("bw+10kg x 20s", ["bw10kg×20s"]),
    ("bwx8", ["bw×8"]), ("bwx 8", ["bw×8"]), ("80 kgx 10", ["80kg×10"]), ("180 LBSX  5", ["180lb×5"]),
    ("5 + 3+ 2", ["10 cluster"]), ("80kg x 5 + 3 / 4", ["80kg×8 cluster", "80kg×4"]),
    ("80kg x 5/4 rpe 7 / 8,5", ["80kg×5 rpe 7.0", "80kg×4 rpe 8.5"]),
    ("2.45m, 3,00m, 9.99m", ["2.45m", "3.00m", "9.99m"]), ("24kg x 3.00m in 5s", ["24kg×3.00m in 5s"]),
    ("80kg x 5+3+2", ["80kg×10 cluster"]), ("80kg x 5+3/6", ["80kg×8 cluster", "80kg×6"]),
    ("60s", ["1:00"]), ("45s", ["45s"]), ("1min30s", ["1:30"]), ("1:30", ["1:30"]),
    ("3x60s", ["1:00", "1:00", "1:00"]),
    ("60s/45s", ["1:00", "45s"]), ("2min", ["2:00"]), ("2 min", ["2:00"]), ("1h", ["1:00:00"]),
    ("1h05min", ["1:05:00"]),
    ("1:05:00", ["1:05:00"]), ("10,5s", ["10.5s"]), ("24kg x 40s", ["24kg×40s"]),
    ("24kg x 40m", ["24kg×40m"]),
    ("5km", ["5km"]), ("5 km", ["5km"]), ("400m", ["400m"]), ("3mi", ["3mi"]), ("100yd", ["100yd"]),
    ("50ft", ["50ft"]),
    ("5km in 27:30", ["5km in 27:30"]), ("5,5km in 30min", ["5.5km in 30:00"]),
    ("6x400m in 1:35", Array(repeating: "400m in 1:35", count: 6)),
    ("400m/400m in 1:35/1:40", ["400m in 1:35", "400m in 1:40"]),
    ("80kg x 10 w", ["80kg×10 w"]), ("80kg x 10 w, 90kg x 8", ["80kg×10 w", "90kg×8"]),
    ("80kg x 10 d f", ["80kg×10 d f"]),
    ("100kg x 6 rpe 9", ["100kg×6 rpe 9.0"]), ("100kg x 6 RPE 8,5", ["100kg×6 rpe 8.5"]),
    ("100kg x 6 rir 2", ["100kg×6 rir 2"]),
    ("100kg x 5/5/4 rpe 7/8/9", ["100kg×5 rpe 7.0", "100kg×5 rpe 8.0", "100kg×4 rpe 9.0"]),
    ("100kg x 5/5 rpe 8", ["100kg×5 rpe 8.0", "100kg×5 rpe 8.0"]),
    ("120kg x 3 \"sem cinto\" at 18:55", ["120kg×3 at 18:55"]),
    ("100kg x 5/4 at 7:05", ["100kg×5", "100kg×4 at 07:05"]),
    ("80kg x 10 tempo:3-1-1, 90kg x 8", ["80kg×10", "90kg×8"]), ("80kg x 10 w tempo:3.1 f", ["80kg×10 w f"]),
    ("80kg x 0", ["80kg×0"]), ("\"leve\"", []), ("80kg x 10, \"leve\", 90kg x 8", ["80kg×10", "90kg×8"]),
    ("80kg x 10,\"leve\"", ["80kg×10"]),
    ("80kg x 10 # ok", ["80kg×10"]), ("80kg\u{A0}x\u{A0}10", ["80kg×10"]), ("80kg x 10 “oi”", ["80kg×10"]),
  ])
  func readsAs(text: String, expected: [String]) {
    let found = sets(text)
    #expect(found.sets == expected)
    #expect(found.codes == [])
  }

  /// Putting 20,000 accents in order took seconds: such a line is one mistake, and nothing in it is read.
  @Test func aLetterWithThousandsOfAccentsIsOneMistake() {
    let accents = String(repeating: "\u{301}\u{327}", count: 20_000)
    let text = "2026-01-05\n  A: 5\n  B\(accents): 6\n  - 7\n2026-01-06 T\(accents)\n  C: 8\n"
    let log = LogReader.read(Source(name: "", text: text))
    #expect(log.diagnostics.map(\.code) == ["control-character", "control-character"])
    #expect(log.exercises.map(\.name) == ["A", "C"])
    #expect(log.sessions.map { $0.date == nil } == [false, true])
    let few = "2026-01-05\n  A\(String(repeating: "\u{301}", count: 30)): 5\n"
    #expect(LogReader.read(Source(name: "", text: few)).diagnostics.isEmpty)
    for (kind, line) in [
      (FileKind.plan, "- B\(accents): chest"), (.exercises, "B\(accents): chest"),
      (.checkIns(year: 2026, month: 1), "[2026-01-05] B\(accents)"),
    ] {
      let file = ReadFile(Source(name: "a", text: "# Treino A\n\n" + line + "\n"), as: kind)
      #expect(file.diagnostics.map(\.code).contains("control-character"))
      #expect(file.diagnostics.count == 1)
    }
  }

  /// A '+' on the first exercise has nothing to join.
  @Test func theFirstExerciseIsNoSuperset() {
    let text = "2026-01-05\n  + A: 5\n  + B: 5\n2026-01-06\n  +A: 5+3\n  B: 5\n"
    let log = LogReader.read(Source(name: "", text: text))
    #expect(log.exercises.map(\.isSuperset) == [false, true, false, false])
    #expect(log.diagnostics.isEmpty)
  }

  /// An import writes such notes: three sets became notes of a session without a day.
  @Test(arguments: ["- \"2025-03-01 PR\"", "- \"2025-03-01 PR\", 90kg x 5", "+ \"2025-03-01\": 90kg x 5"])
  func quotedTextOpensNothing(_ line: String) {
    let log = LogReader.read(
      Source(name: "", text: "2026-01-05\n  Supino: 80kg x 10\n    \(line)\n    - 85kg x 8\n"))
    #expect(log.sessions.count == 1)
    #expect(log.diagnostics.map(\.code) == [])
    #expect(log.sets.count == (line.contains("90kg") ? 3 : 2))
  }

  /// One bad set costs one set.
  @Test(arguments: [
    ("80x10, 90kg x 8", ["90kg×8"], ["ambiguous-load"]), ("11x5", [], ["ambiguous-load"]),
    ("10x3", Array(repeating: "3", count: 10), ["more-sets-than-reps"]),
    ("80kg x 3 x 10, 90kg x 8", ["90kg×8"], ["load-times-times"]), ("80kg 10", [], ["load-without-amount"]),
    ("80kg x 10,8,6, 90kg x 5", ["90kg×5"], ["list-with-commas"]),
    ("80kg x 10,0, 90kg x 5", ["90kg×5"], ["fraction-of-reps"]), ("3x10,0", [], ["fraction-of-reps"]),
    ("10.00/8", [], ["fraction-of-reps"]), ("3,0x10", [], ["fraction-of-reps"]),
    ("82,0kg x 10.0", [], ["fraction-of-reps"]), ("3x8/8/6", [], ["count-and-list"]),
    ("10/8 x 3", [], ["count-and-list"]),
    ("12, 5kg x 10", [], ["mixed-sets"]), ("80kg x 10, 8, 90kg x 5", ["80kg×10", "90kg×5"], ["mixed-sets"]),
    ("3x12 @ 8", [], ["load-without-unit"]), ("3m", [], ["metres-or-minutes"]),
    ("3.0m", [], ["metres-or-minutes"]), ("5+03, 8", ["8"], ["leading-zero"]),
    ("80kg x 5 + 10kg", [], ["missing-comma"]),
    ("1m30s", [], ["metres-or-minutes"]),
    ("60 s", [], ["blank-before-unit"]), ("80kg x 10w, 90kg x 8 w", ["90kg×8 w"], ["mark-touches"]),
    ("1.000kg x 5", [], ["three-decimals"]),
    ("1.234,5kg x 5", [], ["two-separators"]), ("30x10 @ 40kg", [], ["too-many-sets"]),
    ("25x30s", [], ["too-many-sets"]),
    ("80kg x 10 pesado, 90kg x 8", ["90kg×8"], ["unknown-mark"]),
    ("80kg x 10 \"oi, 90kg x 8", ["90kg×8"], ["unclosed-quote"]),
    ("80kg x 10 rpe 8.3", [], ["bad-effort"]), ("80kg x 10 rpe 11", [], ["bad-effort"]),
    ("80kg x 5/5 rpe 7/8/9", [], ["unequal-lists"]),
    ("80kg x 10 at 25:00", [], ["bad-clock"]), ("80kg x 10, ", ["80kg×10"], ["stray-comma"]),
    (", 80kg x 10", ["80kg×10"], []),
    ("80kg x 10,, 90kg x 8", ["80kg×10", "90kg×8"], []), ("5 x 100kg", [], ["reps-before-load"]),
    ("80kg x 10 90kg x 8, 100kg x 1", ["100kg×1"], ["missing-comma"]),
    ("99999kg x 1", [], ["number-too-large"]), ("80kg x 99999999999999999999", [], ["number-too-large"]),
    ("0x10", [], ["too-many-sets"]),
    ("80kg x 10 10kg", [], ["missing-comma"]), ("5km 27:30", [], ["missing-comma"]),
    ("1min 30s", [], ["missing-comma"]),
    ("80kg x 10/09", [], ["leading-zero"]), ("1h5min", [], ["bad-duration"]),
    ("80kg x 10 , 90kg x 8", ["80kg×10", "90kg×8"], ["blank-before-comma"]),
    ("80kg x 10 rpe 8 rir 2", [], ["repeated-mark"]),
    ("80kg x 10 w w, 90kg x 8", ["90kg×8"], ["repeated-mark"]), ("80kg x 10 at18:55", [], ["bad-clock"]),
    ("3 x 10 x 80kg", [], ["load-times-times"]), ("leve", [], ["unreadable-set"]),
    // A comma directly between two digits never separates, whatever stands before it.
    ("03,5kg x 8, 90kg x 5", ["90kg×5"], ["leading-zero"]), ("05,5, 8", ["8"], ["leading-zero"]),
    ("80kg x 10 at 18h5", [], ["bad-clock"]), ("80kg x 10 at 18h60", [], ["bad-clock"]),
    ("60s at 7:3,5s", [], ["bad-clock"]), ("1h05,5min", [], ["bad-duration"]), ("3x10 @ 05,5kg", [], ["leading-zero"]),
    ("80kg x 08,5kg x 3, 90kg x 5", ["90kg×5"], ["leading-zero"]), ("5+3,2, 8", ["8"], ["list-with-commas"]),
    ("3x5+3,2", [], ["list-with-commas"]), ("80kg x 5+3,2kg x 5", [], ["list-with-commas"]),
    ("1:30,2:00, 3:00", ["3:00"], ["list-with-commas"]), ("80kg x 10 at 18:55,90kg x 8", [], ["list-with-commas"]),
    ("80kg x 10 tempo:3,1", [], ["list-with-commas"]),
    // What a mistake takes along has no shape.
    ("3 72kg x 3, 50kg x 2", ["50kg×2"], ["missing-comma"]), ("12, 5kg x 10, 6kg x 9", ["6kg×9"], ["mixed-sets"]),
    ("8, 12, 5kg x 10, 6kg x 9", ["8"], ["mixed-sets"]), ("3x12, 5kg x 10", [], ["mixed-sets"]),
    ("60s, 5kg x 10", ["1:00"], ["mixed-sets"]),
  ])
  func costsOneSet(text: String, expected: [String], codes: [String]) {
    let found = sets(text)
    #expect(found.sets == expected)
    #expect(found.codes == (text.hasPrefix(", ") || text.contains(",,") ? ["stray-comma"] : codes))
  }
}

@Suite struct SessionHeaderTests {
  private func header(_ text: String) -> (Session?, [String]) {
    let log = LogReader.read(Source(name: "log/2026-01.txt", text: text))
    return (log.sessions.first, log.diagnostics.map(\.code))
  }

  @Test(arguments: [
    ("2026-01-05", nil, nil, nil), ("2026-01-05 18:30", "18:30", nil, nil),
    ("2026-01-05 18:30-19:42", "18:30", 72, nil),
    ("2026-01-05 7:00 - 8:05 Treino A", "07:00", 65, "Treino A"),
    ("2026-01-05 18:30–19:42  Treino  A ", "18:30", 72, "Treino A"),
    ("2026-01-05 Treino A #academia", nil, nil, "Treino A"),
    ("2026-01-05 #a Treino #b A", nil, nil, "Treino A"),
    ("2026-01-05 18:30 \"19:00 no parque\" #x", "18:30", nil, "19:00 no parque"),
    ("2026-01-05 23:10-00:20", "23:10", 70, nil),
    ("2026-01-05 5/3/1 semana 2", nil, nil, "5/3/1 semana 2"), ("2026-01-05 7,5km 10km", nil, nil, "7,5km 10km"),
    ("2026-01-05 2ª-feira", nil, nil, "2ª-feira"), ("2026-01-05 5X5 2", nil, nil, "5X5 2"),
    ("2026-01-05 Treino A 100 6x400m", nil, nil, "Treino A 100 6x400m"),
    ("2026-01-05 10 km no parque", nil, nil, "10 km no parque"),
    ("2026-01-05 18:30-19:00 Treino # leve", "18:30", 30, "Treino"), ("2026–01–05 18:30", "18:30", nil, nil),
    ("  2026-01-05\t18:30", "18:30", nil, nil), ("2026-01-05 Pernas / Terra", nil, nil, "Pernas / Terra"),
  ])
  func reads(text: String, start: String?, minutes: Int?, title: String?) throws {
    let (session, codes) = header(text)
    #expect(codes == [])
    let read = try #require(session)
    #expect(read.date?.description == "2026-01-05")
    #expect(read.start?.description == start)
    #expect(read.duration == minutes)
    #expect(read.title == title)
    #expect(!read.isOpen)
  }

  @Test(arguments: ["2026-01-05 18:30-?", "2026-01-05 18:30 - ? Corrida", "2026-01-05 18:30–? #rua"])
  func opens(text: String) {
    let (session, codes) = header(text)
    #expect(session?.isOpen == true)
    #expect(codes == [])
  }

  @Test(arguments: [
    ("18h30", "18:30"), ("18h30-19h42", "18:30-19:42"), ("18h", "18:00"), ("18H-20h Pernas", "18:00-20:00"),
    ("6:30 pm", "18:30"), ("6pm", "18:00"), ("6 PM Legs", "18:00"), ("6pm-?", "18:00-?"),
    ("11am – 12:15pm", "11:00-12:15"),
    ("18:30-7:45pm", "18:30-19:45"), ("18:30h", "18:30"), ("12:30am", "00:30"), ("18:30 – 19h #a", "18:30-19:00"),
  ])
  func readsClocksAsPeopleSayThem(text: String, times: String) {
    let (session, codes) = header("2026-01-05 " + text)
    let (plain, _) = header("2026-01-05 " + times)
    #expect(codes == [] && session?.start == plain?.start && session?.end == plain?.end)
  }

  /// A time spelled otherwise is an error, not a title.
  @Test(arguments: [
    "1h30", "4h Corrida", "18h3", "18h60", "25h", "18h-", "18:30 am", "25pm", "6.30pm", "1830", "1830-1942",
    "18.30", "18;30", "18:30-19:4",
    "18:30 19:42", "18:30-",
    "18:30-/ Corrida", "18:30-24:00", "24:00", "25:10", "18:60", "18:30Treino", "18:30-19:42Treino",
    "q8:30-19:42", "18:30--19:42",
    "18:30?", "-18:30", "18:30=19:42", "1:830", "18::30", "8:3", "18:30 -", "18:30 - Treino",
    "Treino A 18:30", "Treino A às 18:30", "18:30-19:00 – Treino", "– Treino A",
    "18 :30 Treino", "Treino :30", "6pm, Treino", "0”km", "18–?", "#a #b 18h30", "Treino #rua 18.30",
    "18hs", "18hrs Treino", "18.3", "10/5", "6p.m.", "7.55km", "Treino 3x10", "6x400m", "1830km", "5x", "18,", "8:",
  ])
  func refusesClocks(text: String) {
    let (session, codes) = header("2026-01-05 " + text)
    #expect(codes == ["bad-clock"])
    #expect(session?.date != nil)
  }

  /// A session that may be open must not enter the records, whatever else is wrong with its times.
  @Test(arguments: [
    "18:30? Treino", "25:00-? Treino", "18:3-?", "7:0?-8:00", "18:30-24:00? Treino", "18? Treino", "-? Treino",
  ])
  func aQuestionStaysOpen(text: String) {
    let (session, codes) = header("2026-01-05 " + text)
    #expect(codes == ["bad-clock"])
    #expect(session?.isOpen == true)
  }

  /// A mistake costs the title and the tags, and what stands behind it of the times.
  @Test(arguments: [
    ("#a 18:30-19:42", "bad-clock", nil, nil), ("18:30-19:42 #a 8h", "bad-clock", "18:30", 72),
    ("18:00-18:40 ?ernas", "bad-clock", "18:00", 40),
    ("18:30-25:00 Treino #a", "bad-clock", "18:30", nil), ("18:30 \"Treino\" #a B?", "bad-title", "18:30", nil),
    ("18:30 \"\"", "bad-title", "18:30", nil), ("18:30-19:00 \"  \" #a", "bad-title", "18:30", 30),
  ])
  func aMistakeCostsTheTitle(text: String, code: String, start: String?, minutes: Int?) {
    let log = LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-05 " + text))
    #expect(log.diagnostics.map(\.code) == [code])
    #expect(log.sessions.map(\.title) == [nil])
    #expect(log.sessions.map(\.isOpen) == [false])
    #expect(log.sessions.map { $0.start?.description } == [start])
    #expect(log.sessions.map(\.duration) == [minutes])
    #expect(log.places.map(\.tags.count) == [0])
  }

  @Test func aSessionThatIsTooLongLosesItsEndAlone() {
    let log = LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-05 19:42-18:30 Treino A #x"))
    #expect(log.diagnostics.map(\.code) == ["session-too-long"])
    #expect(log.sessions.map(\.title) == ["Treino A"])
    #expect(log.sessions.map(\.duration) == [nil])
    #expect(log.places.map(\.tags.count) == [1])
  }

  /// A sign is no tag.
  @Test func tagsBeginWithALetterOrADigit() {
    let log = LogReader.read(Source(name: "", text: "2026-01-05 A #* #× #x #2 ##"))
    #expect(log.diagnostics.isEmpty)
    #expect(log.sessions.map(\.title) == ["A #* #× ##"])
    #expect(log.places.map { $0.tags.map { log.source.text($0) } } == [["#x", "#2"]])
  }

  /// What begins like a date opens a session, dated or not: its lines never join the one above.
  @Test(arguments: [
    "2026-1-5 Treino", "05/01/2026 Treino", "2026-02-30", "2026/01/05", "2026.01.05", "5.1.2026",
    "2026-01-055", "20260105", "2026-0105 18:30",
    "2026-01-05T18:30", "2026-13-01 Treino: pesado", "2026-1-5 Treino: pesado", "12-01-05 Treino",
    "2026-01-05:", "2026-01-05, Treino", "q026-01-05 18:30", "[2026-01-07 18:30]", "* 2026-01-05 18:30",
    "'2026-01-05 18:30 Treino", "’2026-01-05 18:30", "‘2026-01-05’", "“2026-01-05 18:30 Treino", "”2026-01-05 18:30",
    "„2026-01-05 A",
    "”026-01-05 A", "*026-01-05 18:30",
    "“2026-01-05 18:30”", "• 2026-01-05", "- 2026/01/05 18:30", "- 2026-01-05T18:30",
    "\"2026-01-05 18:30\"", "Seg 05/01 18:30", "segunda, 05/01/2026", "5 jan 2026 Treino", "- 2026-01-05",
  ])
  func brokenOpenersOpen(text: String) {
    let log = LogReader.read(
      Source(name: "log/2026-01.txt", text: "2026-01-04\nA: 80kg x 1\n\(text)\nB: 80kg x 2\n"))
    #expect(log.diagnostics.map(\.code) == ["bad-date"])
    #expect(log.sessions.count == 2)
    #expect(log.sessions.last?.date == nil)
    #expect(log.sessions.last?.exercises.map(\.name) == ["B"])
  }
}

@Suite struct LogLineTests {
  private func read(_ lines: String) -> Log {
    LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-05 18:30\n" + lines))
  }

  @Test func linesOfTheirOwnContinue() {
    let log = read("A:\n  - 60kg x 12 w\n  - 100kg x 5/5 # ok\n+ B: 3x10\nA: 80kg x 1\n")
    #expect(log.diagnostics.isEmpty)
    #expect(log.exercises.map(\.name) == ["A", "B", "A"])
    #expect(log.exercises.map(\.sets.count) == [3, 3, 1])
    #expect(log.exercises.map(\.isSuperset) == [false, true, false])
  }

  @Test func notesFieldsAndSkips() throws {
    let log = read(
      "bodyweight = 81,4kg\nlocation = Aterro # perto\ngym = Smart\nA: skip \"ombro\"\nB:\n> Dormi mal, mas foi.\nC: 80kg x 3 \"cinto\", \"fim\"\n"
    )
    #expect(log.diagnostics.isEmpty)
    let session = try #require(log.sessions.first)
    #expect(session.bodyweight == Weight(hundredths: 8140, .kg))
    #expect(session.fields.map(\.name) == ["bodyweight", "location", "gym"])
    #expect(session.fields[1].value == "Aterro")
    #expect(log.exercises.map(\.isSkipped) == [true, false, false])
    #expect(session.notes == ["Dormi mal, mas foi."])
    #expect(log.exercises.flatMap(\.remarks).map(\.text) == ["ombro", "cinto", "fim"])
    #expect(log.exercises.flatMap(\.remarks).map(\.set) == [nil, 0, nil])
  }

  @Test(arguments: [
    ("Prancha: lateral: 60s", "Prancha"), ("\"Prancha: lateral\": 60s", "Prancha: lateral"),
    ("“Prancha: lateral”: 60s", "Prancha: lateral"),
    ("Agachamento (barra) : 3x5", "Agachamento (barra)"), ("21s: 20kg x 7", "21s"), ("A:B: 3x5", "A:B"),
    ("5/3/1: 3x5", "5/3/1"), ("\"a \\\"b\\\"\": 3x5", "a \\\"b\\\""),
  ])
  func names(line: String, name: String) {
    let log = read(line)
    #expect(log.places.first?.exercises.first.map { log.source.text($0.name) } == name)
  }

  @Test(arguments: [
    ("Dormi mal", "unknown-line"), ("A:80kg x 3", "unknown-line"), ("-80kg x 3", "unknown-line"),
    ("! x", "reserved-sign"), ("• A: 80kg x 3", "reserved-sign"), ("'A': 80kg x 3", "reserved-sign"),
    ("\"A: 80kg x 3", "unclosed-quote"), ("* 80kg x 3", "reserved-sign"),
    ("- 80kg x 3", "sets-without-exercise"), ("A:: 80kg x 3", "bad-name"), ("\"\": 80kg x 3", "bad-name"),
    ("+ + A: 80kg x 3", "bad-name"), ("_A: 80kg x 3", "reserved-sign"), ("_a = x", "reserved-sign"),
    ("\"A\" b: 80kg x 3", "bad-name"),
    ("location = a\nlocation = b", "duplicate-field"), ("location = \"Rua\" 3", "bad-value"),
    ("bodyweight: 81kg", "field-with-colon"), ("Supino = 80kg x 10", "field-reads-as-sets"),
    ("location =", "empty-field"), ("bodyweight = 81", "load-without-unit"),
    ("bodyweight = leve", "load-without-unit"), ("= x", "reserved-sign"), ("A: skip ombro", "unreadable-set"),
    ("A: skip\n- 60s", "unreadable-set"),
    ("A\u{0}: 80kg x 3", "control-character"), ("A: 80\u{0}kg x 3", "control-character"),
    (": 80kg x 3", "reserved-sign"), ("×reason = x", "reserved-sign"), ("+ Af=undo: 3x3", "unknown-line"),
    ("bodyweight := 81kg", "field-with-colon"), ("humor := bom", "field-with-colon"),
  ])
  func costsOneLine(line: String, code: String) {
    let log = read("\(line)\nB: 80kg x 1\n")
    #expect(log.diagnostics.map(\.code) == [code])
    #expect(log.exercises.last?.name == "B")
    #expect(log.sets.last?.reps == 1)
  }

  @Test func linesAboveTheFirstSession() {
    let log = LogReader.read(
      Source(name: "log/2026-01.txt", text: "# ok\n\nA: 80kg x 1\n2026-01-05\nB: 80kg x 2\n"))
    #expect(log.diagnostics.map(\.code) == ["outside-session"])
    #expect(log.sets.count == 1)
  }

  @Test func conflictsCountOnNeitherSide() {
    let log = LogReader.read(
      Source(
        name: "log/2026-01.txt",
        text:
          "2026-01-04\nA: 80kg x 1\n<<<<<<< HEAD\n2026-01-05\nA: 80kg x 2\n=======\n2026-01-05 18:30\nA: 80kg x 3\n>>>>>>> b\nB: 80kg x 4\n2026-01-06\nC: 80kg x 5\n"
      ))
    #expect(log.diagnostics.map(\.code) == ["conflict-marker"])
    #expect(log.sessions.map(\.counts) == [true, false, true])
    #expect(log.sets.map(\.reps) == [1, 4, 5])
  }

  @Test(arguments: ["=======", ">>>>>>> b", "<<<<<<< HEAD"])
  func aMarkerAloneHidesNothing(marker: String) {
    let log = LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-04\n\(marker)\nA: 80kg x 1\n"))
    #expect(log.diagnostics.map(\.code) == ["conflict-marker"])
    #expect(log.sets.count == 1)
  }

  @Test func latinOneIsOneMistakeAFile() {
    let bytes =
      Array("2026-01-05 Tr".utf8) + [0xED] + Array("ceps\nT".utf8) + [0xED] + Array("ceps: 80kg x 10\n".utf8)
    let log = LogReader.read(Source(name: "log/2026-01.txt", bytes: bytes))
    #expect(log.diagnostics.map(\.code) == ["invalid-utf8"])
    #expect(log.sets.count == 1)
  }

  /// Found by fuzzing: the fix of a set, written anew with the bytes that nobody can read, was longer than the file.
  @Test func aMistakeBesideBytesThatAreNoTextHasNoFix() {
    let bad: [UInt8] = [0xFE, 0xFE, 0xFE]
    let bytes =
      Array("2026-01-05\n  # ".utf8) + bad + Array("\n  Rosca: 8kgevi o plano ".utf8) + bad + Array("A".utf8)
    let log = LogReader.read(Source(name: "log/2026-01.txt", bytes: bytes))
    #expect(log.diagnostics.map(\.code) == ["invalid-utf8", "unknown-unit"])
    #expect(log.diagnostics.map { $0.fix == nil } == [true, true])
  }

  /// What an editor does to a file changes nothing that it means.
  @Test(arguments: ["\r\n", "\n"], ["", "\u{FEFF}"])
  func lineEndingsAndMarks(ending: String, mark: String) throws {
    let lines = ["2026-01-05 18:30-19:42 Treino A", "\tSupino: 80kg x 10 # ok", "", "  - 70kg x 8", "> leve"]
    let text = mark + lines.joined(separator: ending)
    for final in ["", ending] {
      let log = LogReader.read(Source(name: "log/2026-01.txt", text: text + final))
      #expect(log.diagnostics.isEmpty)
      #expect(log.sets.count == 2)
      let session = try #require(log.sessions.first)
      #expect(session.title == "Treino A")
      #expect(session.notes == ["leve"])
    }
  }

  @Test func namesComeOnce() {
    let lines = (0..<300).map { "E\($0 % 100): 12" }.joined(separator: "\n")
    let log = read(lines)
    #expect(log.names.count == 100)
    #expect(log.exercises.map(\.name) == (0..<300).map { "E\($0 % 100)" })
  }

  @Test func emptyFilesAndLongLines() {
    #expect(LogReader.read(Source(name: "log/2026-01.txt", text: "")).sessions.isEmpty)
    let long = read("A: " + String(repeating: "80kg x 10, ", count: 20_000) + "80kg x 10\n")
    #expect(long.sets.count == 20_001)
    #expect(long.diagnostics.isEmpty)
    let name = read(String(repeating: "á", count: 500_000) + ": 80kg x 10\n")
    #expect(name.sets.count == 1)
  }

  @Test(arguments: 1...6)
  func theExamplesReadWithoutAMistake(number: Int) throws {
    let month = ["2025-09", "2025-10", "2025-11", "2025-12", "2026-01", "2026-02"][number - 1]
    let data = try #require(
      FileManager.default.contents(atPath: "\(Repository.exampleJournal)/log/\(month).txt"))
    let log = LogReader.read(Source(name: "log/\(month).txt", bytes: Array(data)))
    #expect(log.diagnostics.isEmpty)
    #expect(log.sessions.count > 9)
  }

  /// Random bytes and random lines: nothing crashes, and ranges stay inside the file.
  @Test func nothingCrashes() throws {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "2026-01-05", " ", "18:30", "-", "?", "A", ": ", "80", "kg", " x ", "10", "/", ",", "@ ", "bw", "+",
      "\"", "rpe ", "w", "#", "\n", "\r\n", "> ", "= ", "<<<<<<< \n", ">>>>>>> \n", "in ", "1:30", "5km",
      "\u{0}", "é", "skip", "at ",
    ]
    for _ in 0..<20_000 {
      var bytes = (0..<Int.random(in: 0...40, using: &random)).flatMap { _ in Array(random.pick(pieces).utf8)
      }
      if Bool.random(using: &random), !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let log = LogReader.read(Source(name: "x", bytes: bytes))
      #expect(log.diagnostics.allSatisfy { $0.range.upperBound <= bytes.count })
      #expect(log.exercisePlaces.allSatisfy { log[$0].sets.count == log.places(of: $0).sets.count })
    }
  }
}

/// Sets below a line that may have been their exercise are not those of the exercise above it.
@Test(arguments: [
  ("Terra\n- 100kg x 5\n", ["unknown-line"]), ("Terra :100kg x 5\n- 100kg x 5\n", ["unknown-line"]),
  ("Terra:: 100kg x 5\n- 100kg x 5\n", ["bad-name"]),
  ("\"Terra: 100kg x 5\n- 100kg x 5\n", ["unclosed-quote"]),
  ("Terra = 100kg x 5\n- 100kg x 5\n", ["field-reads-as-sets"]),
  ("Terra =\n- 100kg x 5\n", ["empty-field"]), ("Terra\n- 100x5\n", ["unknown-line", "ambiguous-load"]),
])
func setsBelowABrokenLine(text: String, codes: [String]) {
  let log = LogReader.read(
    Source(name: "log/2026-01.txt", text: "2026-01-05 18:30\nA: 80kg x 10\n\(text)B: 3x12\n- 3x12\n"))
  #expect(log.diagnostics.map(\.code) == codes)
  #expect(log.exercises.map(\.sets.count) == [1, 6])
}

/// Lists of loads look like dates.
@Test func loadsBehindADashAreNoDate() {
  let text = "2026-01-05\nA:\n- 1186/23/19kg x 4\n- 1114/68.85kg x 0\n"
  let log = LogReader.read(Source(name: "", text: text))
  #expect(log.diagnostics.isEmpty)
  #expect(log.sets.map(described) == ["1186kg×4", "23kg×4", "19kg×4", "1114kg×0", "68.85kg×0"])
}

@Test(arguments: ["* 90kg x 8", "location =", "> Terra"])
func setsBelowALineThatWasNoExercise(line: String) {
  let log = LogReader.read(
    Source(name: "log/2026-01.txt", text: "2026-01-05 18:30\nA: 80kg x 10\n\(line)\n- 80kg x 8\n"))
  #expect(log.exercises.map(\.sets.count) == [2])
}
