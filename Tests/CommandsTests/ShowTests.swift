import CommandSupport
import Foundation
import TestSupport
import Testing

/// One day in full, against its lines in the journal of the snapshots.
@Suite struct ShowTests {
  private let session: Answer
  private let answer: Answer

  init() throws {
    answer = try Run.json(
      "show 2026-03-03", folder: Repository.root + "/Tests/CommandsTests/Snapshots/journal", today: "2026-03-14")
    session = try #require(answer["sessions"].elements.first)
  }

  private func sets(_ exercise: String) -> [Answer] {
    session["exercises"].elements.first { $0["name"].text == exercise }?["sets"].elements ?? []
  }

  @Test func theSession() throws {
    #expect(answer["sessions"].elements.count == 1)
    #expect(session["plan"].text == "Força 💪")
    #expect(session["start"].text == "18:30")
    #expect(session["end"].text == "19:51")
    #expect(session["duration_minutes"] == .number(81))
    #expect(session["working_sets"] == .number(8))
    #expect(session["warm_up_sets"] == .number(1))
    // 8 + 5 + 0 + 38, 10 + 8, 5 + 7
    #expect(session["reps"] == .number(81))
    // Measured on 18 February, before the session.
    #expect(session["bodyweight_kg"].decimal == Decimal(string: "80.2"))
    // 90 · 8 + 102.5 · 5 + 60 · 38 = 3512.5; 12.5 · 18 = 225; 85.2 · 5 + 80.2 · 7 = 987.4
    #expect(session["volume_kg"].decimal == Decimal(string: "4724.9"))
    #expect(
      session["exercises"].elements.map { $0["name"].text } == [
        "Supino reto", "Elevação lateral", "懸垂", "Panturrilha", "Alongamento",
      ])
    #expect(
      session["exercises"].elements.map { $0["superset"] == .bool(true) } == [
        false, true, false, false, false,
      ])
    #expect(
      session["exercises"].elements.map { $0["skipped"] == .bool(true) } == [
        false, false, false, true, false,
      ])
    #expect(
      session["exercises"].elements[3]["notes"].elements.map(\.text) == [
        "o elevador quebrou, já subi doze andares"
      ])
    #expect(session["notes"].elements.count == 2)
    #expect(session["notes"].elements[1].text == "ふつか続けて休まない。")
  }

  @Test func setBySet() {
    let bench = sets("Supino reto")
    #expect(bench.map { $0["weight_kg"].decimal } == [40, 90, Decimal(string: "102.5"), 105, 60])
    #expect(bench.map { $0["reps"].decimal } == [10, 8, 5, 0, 38])
    #expect(bench.map { $0["completed_at"].text } == ["18:35", "18:41", "18:46", "18:52", nil])
    #expect(bench.map { $0["minutes_after_last_set"].decimal } == [nil, 6, 5, 6, nil])
    #expect(bench.map { $0["warm_up"] == .bool(true) } == [true, false, false, false, false])
    #expect(bench.map { $0["to_failure"] == .bool(true) } == [false, false, true, true, false])
    #expect(bench.map { $0["drop_set"] == .bool(true) } == [false, false, false, false, true])
    #expect(bench[1]["rpe"].decimal == Decimal(string: "8.5"))
    #expect(bench[4]["rir"] == .number(0))
    #expect(bench[2]["notes"].elements.count == 1)
    #expect(sets("懸垂").map { $0["added_kg"].decimal } == [5, 0])
    #expect(sets("懸垂").map { $0["in_parts"] == .bool(true) } == [false, true])
  }

  @Test func recordsOfThatDay() {
    let records = session["records"].elements.map { record in
      let (now, before) = (record["set"], record["beaten"])
      let load = now["weight_kg"].decimal ?? now["added_kg"].decimal ?? 0
      let old = before["weight_kg"].decimal ?? before["added_kg"].decimal ?? 0
      return
        "\(record["exercise"].text ?? ""): \(load) x \(now["reps"].decimal ?? 0), \(old) x \(before["reps"].decimal ?? 0)"
    }
    #expect(
      records == [
        "Supino reto: 102.5 x 5, 100 x 6", "Elevação lateral: 12.5 x 10, 10 x 15", "懸垂: 5 x 5, 0 x 6",
      ])
  }

  @Test func checkIns() {
    let checkIn = answer["check_ins"].elements[0]
    #expect(checkIn["type"].text == "Strength Training")
    #expect(checkIn["photo"].text == "03-03-2000.jpg")
    #expect(checkIn["session"].text == "2026-03-03 18:30")
    #expect(checkIn["notes"].elements.map(\.text) == ["Foto tremida."])
  }

  /// A rest over midnight, and a time that was noted wrong.
  @Test func rests() throws {
    let journal = try ScratchJournal([
      "log/2026-01.txt":
        "2026-01-05 23:30-00:30\nA: 80kg x 5 at 23:58, 80kg x 5 at 00:03\nB: 80kg x 5 at 00:09, 80kg x 5 at 00:04\n"
    ])
    let sets = try Run.json("show", in: journal, today: "2026-01-05")["sessions"].elements[0][
      "exercises"
    ]
    .elements.flatMap { $0["sets"].elements }
    #expect(sets.map { $0["minutes_after_last_set"].decimal } == [nil, 5, 6, nil])
  }
}
