import CommandSupport
import Grammar
import Foundation
import JSON
import Storage
import TestSupport
import Testing
import Text
import Training

/// The JSON is all there is.
@Suite struct ExportJSONTests {
  private let now = "2026-02-28 23:59"

  /// The JSON is all there is: models are built of it again, and are the journal's.
  @Test(arguments: ["examples/diario", "Tests/Snapshots/journal"])
  func jsonIsComplete(_ path: String) throws {
    let folder = Repository.root + "/" + path
    let answer = try Answer(Run("export json --dir \(folder)", now: now).output)
    let journal = try JournalFolder.find(explicitly: folder, environment: nil, from: "/").read()
    let sessions = journal.logs.flatMap { log in
      zip(log.sessions, log.places).filter { $0.0.date != nil }.map { Plain(log, $0.0, $0.1) }
    }
    let rebuilt = answer["sessions"].elements.map(Plain.init)
    #expect(sessions.count > 5)
    #expect(rebuilt.sorted { $0.key < $1.key } == sessions.sorted { $0.key < $1.key })
    #expect(answer["plans"].elements.map { $0["name"].text } == journal.plans.map { $0.plan.name })
    #expect(
      answer["plans"].elements.map { $0["exercises"].elements.count }
        == journal.plans.map(\.plan.exercises.count))
    #expect(
      answer["exercises"].elements.map { $0["name"].text } == journal.exerciseList?.entries.map(\.name)
        ?? [])
    let checkIns = journal.checkIns.flatMap(\.checkIns)
    #expect(answer["check_ins"].elements.map { $0["title"].text } == checkIns.map(\.titleText))
    #expect(answer["check_ins"].elements.map { $0["photo"].text } == checkIns.map { $0.photo })
    #expect(answer["skips"].elements.count == journal.checkIns.flatMap(\.skips).count)
    #expect(answer["measures"].elements.count == journal.checkIns.flatMap(\.measures).count)
  }

  @Test func jsonLinesAreTheSame() throws {
    let whole = try Answer(Run("export json", folder: Repository.exampleJournal, now: now).output)
    let lines = try Run("export jsonl", folder: Repository.exampleJournal, now: now).output.split(separator: "\n").map {
      try Answer(String($0))
    }
    #expect(lines.filter { $0["kind"] == .string("session") }.count == whole["sessions"].elements.count)
    #expect(
      lines.count
        == ["plans", "exercises", "sessions", "check_ins", "skips", "measures"].reduce(0) {
          $0 + whole[$1].elements.count
        })
  }
}

/// A session without the places of its texts: of a log, or of JSON.
private struct Plain: Equatable {
  struct Done: Equatable {
    var name: String
    var isSuperset: Bool
    var isSkipped: Bool
    var sets: [WorkSet]
    var notes: [String]
  }

  var key: String
  var end: String?
  var isOpen: Bool
  var title: String?
  var tags: [String]
  var fields: [[String]]
  var notes: [String]
  var exercises: [Done]

  init(_ log: Log, _ session: Session, _ places: SessionPlaces) {
    key = session.moment?.description ?? ""
    if case .at(let time) = session.end { end = time.description }
    isOpen = session.isOpen
    title = session.title
    tags = session.tags.map { String($0.dropFirst()) }
    fields = session.fields.map { [$0.name, $0.value] }
    notes = session.notes
    exercises = zip(session.exercises, places.exercises).map { exercise, places in
      Done(
        name: exercise.name, isSuperset: exercise.isSuperset, isSkipped: exercise.isSkipped,
        sets: exercise.sets,
        notes: places.remarks.map { log.source.text($0) }.map {
          String($0.dropFirst().dropLast()).replacing("\\\"", with: "\"")
        }.sorted())
    }
  }

  init(_ json: Answer) {
    key = [json["date"].text, json["start"].text].compactMap { $0 }.joined(separator: " ")
    end = json["end"].text
    isOpen = json["open"] == .bool(true)
    title = json["title"].text
    tags = json["tags"].elements.compactMap(\.text)
    fields = json["fields"].elements.map { [$0["name"].text ?? "", $0["value"].text ?? ""] }
    notes = json["notes"].elements.compactMap(\.text)
    exercises = json["exercises"].elements.map { exercise in
      Done(
        name: exercise["written_as"].text ?? exercise["name"].text ?? "",
        isSuperset: exercise["superset"] == .bool(true),
        isSkipped: exercise["skipped"] == .bool(true), sets: exercise["sets"].elements.map(Plain.set),
        notes: (exercise["notes"].elements + exercise["sets"].elements.flatMap { $0["notes"].elements })
          .compactMap(\.text)
          .sorted())
    }
  }

  private static func set(_ json: Answer) -> WorkSet {
    func hundredths(_ answer: Answer, per exact: Decimal) -> Int32? {
      guard case .number(let number) = answer else { return nil }
      return Int32(truncating: NSDecimalNumber(decimal: number * 100 / exact))
    }
    let unit = json["unit"].text.flatMap(WeightUnit.init) ?? .kg
    let perUnit: Decimal = unit == .kg ? 1 : Decimal(string: "0.45359237") ?? 1
    var load = Load.none
    if let weight = hundredths(json["weight_kg"], per: perUnit) {
      load = .weight(Weight(hundredths: weight, unit))
    }
    if let added = hundredths(json["added_kg"], per: perUnit) {
      load = .bodyweight(added: Weight(hundredths: added, unit))
    }
    let time = hundredths(json["time_seconds"], per: 1).map { Elapsed(hundredths: $0) }
    var amount = Amount.reps(hundredths(json["reps"], per: 100) ?? -1)
    if case .number(let metres) = json["distance_m"] {
      let unit = json["distance_unit"].text.flatMap(DistanceUnit.init) ?? .m
      let exact = metres * 1_000_000 / Decimal(unit.tenthMillimetres)
      amount = .distance(
        Distance(hundredths: Int32(truncating: NSDecimalNumber(decimal: exact)), unit), in: time)
    } else if json["reps"] == .null, let time {
      amount = .time(time)
    }
    var set = WorkSet(load: load, amount: amount)
    for (name, mark) in [
      ("warm_up", SetMarks.warmUp), ("drop_set", .drop), ("to_failure", .failure), ("in_parts", .cluster),
      ("left_side", .left), ("right_side", .right),
    ] where json[name] == .bool(true) { set.marks.insert(mark) }
    if let halves = hundredths(json["rpe"], per: 50) { set.effort = .rpe(halves: UInt8(halves)) }
    if let reserve = hundredths(json["rir"], per: 100) { set.effort = .rir(UInt8(reserve)) }
    set.completedAt = json["completed_at"].text.flatMap { TimeOfDay($0) }
    return set
  }
}
