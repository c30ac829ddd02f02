import Format
import Text
import TestSupport
import Testing
import Training

/// The days that are plain to see are those that reading finds.
@Suite struct PlainDaysTests {
  @Test func fieldsNotesAndCommentsAreNoDays() throws {
    let text = "# Janeiro\n[2026-01-05 07:30]\ntype = Run\n> Sol [2026-01-06]\n\n[2026-01-07]\n"
    let days = try #require(plainDays(text))
    #expect(days.map(\.description) == ["2026-01-05", "2026-01-07"])
    #expect(plainDays("") == [])
    #expect(
      try #require(plainDays("[2026-01-05]\r\n\r\ntype = Run\r\n")).count == 1)
    // A carriage return alone ends no line.
    #expect(plainDays("title = a\r[2026-01-05]\n") == [])
  }

  @Test(arguments: [
    "[skip 2026-01-05]\n", "[2026-01-05\n", "[2026-13-05]\n", " [2026-01-05]\n",
    "\r[2026-01-05]\n", "\u{FEFF}[2026-01-05]\n",
    // What a disk may leave of a file that was being written: nothing was read yet that a date could be like.
    "[\0\0\0\0\0\0\0\005]\n", "[\0\0\0\0\0\0\0\000]\n",
    "<<<<<<< HEAD\n[2026-01-05]\n", "[2026-01-05]\n>>>>>>> main\n", "=======\n", "2026-01-05]\n",
    "[measure 2026-01-05]\n", "[2026-01-05]\r\r\n", "[2026-01-05 24:00]\n", "[2026-01-05 7:30]\n",
  ])
  func whatIsLessThanPlainHasToBeRead(text: String) {
    #expect(plainDays(text) == nil)
  }

  /// Lines in any order, most of them plain.
  @Test(arguments: 0..<400) func agreesWithReading(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let lines = [
      "[2026-01-05 07:30]", "[2026-01-06]", "[2026-01-31 23:59]", "[2026-02-30]", "type = Run",
      "title = [2026-01-08]",
      "> nota", "", "# [2026-01-09]", "xyz", "a: b", "|||||||", "=======", "<<<<<<< HEAD", ">>>>>>> b",
      "  [2026-01-10]",
      "[2026-01-11] # dia", "[2026-01-12] x", "[measure 2026-01-13]", "type = \"aberto", "[2026-01-14]\t",
    ]
    let plain = seed % 2 == 0
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      text += random.pick(plain ? Array(lines.prefix(3) + lines[4...10]) : lines)
      text += seed % 5 == 0 ? "\r\n" : "\n"
    }
    if seed % 7 == 0, !text.isEmpty { text.removeLast() }
    let read = CheckInReader.read(Source(name: "checkins/2026/01.txt", text: text))
    guard let days = plainDays(text) else { return #expect(!plain) }
    #expect(days == read.checkIns.compactMap { $0.moment?.date }, "\(text)")
    #expect(read.skips.isEmpty)
  }

  @Test func faultlessIsWhatNothingIsToBeSaidOf() throws {
    let text = "[2026-01-05 07:30]\ntype = Run\ntitle = Corrida\n> Sol\n\n[2026-01-07]\n\ntype = Gym\n"
    let days = try #require(CheckInReader.faultlessDays(Array(text.utf8), until: Moment(.last, .lastMinute)))
    #expect(days.map(\.description) == ["2026-01-05", "2026-01-07"])
    // What is still to come is a mistake.
    for (now, isKnown) in [("2026-01-07 00:00", true), ("2026-01-06 23:59", false), ("2026-01-05 07:29", false)] {
      let moment = try #require(Moment(now))
      #expect((CheckInReader.faultlessDays(Array(text.utf8), until: moment) != nil) == isKnown, "\(now)")
    }
  }

  @Test(arguments: [
    "type = Run\n", "> Sol\n", "[2026-01-05]\ntype = Run\ntype = Gym\n",
    "[2026-01-05]\ntitle = a]\ntitle = b\n",
    "[2026-01-05]\nmood = ok\n", "[2026-01-05]\ntype: Run\n", "[2026-01-05]\ntitle = \u{7}\n",
    "[2026-01-05]\nxyz\n",
    "[skip 2026-01-05]\n", "# a\n", "[2026-01-05]",
  ])
  func whatMayHaveAMistakeHasToBeRead(text: String) {
    #expect(CheckInReader.faultlessDays(Array(text.utf8), until: Moment(.last, .lastMinute)) == nil)
  }

  /// Lines in any order, so that fields stand outside of entries and twice in one.
  @Test(arguments: 0..<400) func faultlessAgreesWithReading(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let lines = [
      "[2026-01-05 07:30]", "[2026-01-06]", "[2026-01-31 23:59]", "type = Run", "title = [2026-01-08]",
      "title = a]",
      "> nota", "", "calories = 12", "[2026-02-30]", "title =", "a: b", "# c", "> \"", "photo = \"",
    ]
    let plain = seed % 2 == 0
    var text = "[2026-01-01]\n"
    for _ in 0..<Int.random(in: 0...9, using: &random) {
      text += random.pick(plain ? Array(lines.prefix(9)) : lines) + "\n"
    }
    let read = CheckInReader.read(Source(name: "checkins/2026/01.txt", text: text))
    guard let days = CheckInReader.faultlessDays(Array(text.utf8), until: Moment(.last, .lastMinute)) else { return }
    #expect(days == read.checkIns.compactMap { $0.moment?.date }, "\(text)")
    #expect(read.diagnostics.isEmpty, "\(text)")
    #expect(read.measures.isEmpty && read.skips.isEmpty)
  }
}

private func plainDays(_ text: String) -> [CivilDate]? {
  var days: [CivilDate] = []
  return CheckInReader.addPlainDays(Array(text.utf8).span, to: &days) ? days : nil
}
