import Foundation
import Import
import Format
import TestSupport
import Text
import Testing
import Training

/// Exports that are no table; what they mean, by hand.
@Suite struct DocumentTests {
  static let fixtures: [(String, String, String)] = [
    (
      "alphaprogression.csv", "Alpha Progression",
      """
      2024-02-13 19:26-20:17 Legs
        Squats Barbell: 60kg x 8 rir 3, 62.5kg x 8 rir 1
        Leg Curls Machine: 30kg x 12
        + Leg Extensions Machine: 40kg x 12 rir 0
        > Day 1 · Week 2 · My plan

      2024-02-15 06:05-07:15 Upper, short
        Pull-Ups Bodyweight: "grip wide", 8/6
        > Day 2 · Week 2 · My plan

      """
    ),
    (
      "boostcamp.json", "Boostcamp",
      """
      2024-02-13 Day 1
        Barbell Back Squat: "belt", 95lb x 5 w, 225lb x 5 rpe 8
        Plank: 1:00

      """
    ),
    (
      "run.tcx", "Garmin (TCX)",
      """
      2024-02-13 06:30-06:58
        Running: 5km in 27:30
        > wind & sun

      """
    ),
    ("ride.gpx", "GPX", "2024-02-13 04:00-04:46 Morning ride\n  cycling: 45:30\n"),
    (
      "applehealth.xml", "Apple Health",
      """
      2024-02-13 18:30-18:58
        Running: 5km in 27:30

      2024-02-14 18:30-19:30
        Traditional Strength Training: 1:00:00

      """
    ),
  ]

  static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: Repository.root + "/Tests/ImportTests/Fixtures/\(name)")))
  }

  /// Three hours behind UTC.
  private static let options = ImportOptions(localTime: { seconds in
    let local = seconds - 3 * 3600
    return Moment(
      CivilDate.first.adding(days: local / 86_400 + 719_162),
      TimeOfDay(hour: local / 3600 % 24, minute: local / 60 % 60))
  })

  @Test(arguments: fixtures)
  func becomes(_ name: String, _ app: String, _ meaning: String) throws {
    let bytes = try Self.bytes(name)
    let importer = try #require(DocumentImporter.recognised(bytes))
    #expect(importer.name == app)
    let imported = try importer.read(bytes, Self.options)
    #expect(Reading.text(ImportPlan(Journal()).adding(imported), Journal()) == meaning)
  }

  @Test func everyImporterHasAFixture() {
    #expect(DocumentImporter.all.map(\.name) == Self.fixtures.map(\.1))
  }

  /// Cut anywhere, and with any byte another one: no error in what is written, and nothing hangs.
  @Test(arguments: fixtures)
  func slips(_ name: String, _ app: String, _ meaning: String) throws {
    let bytes = try Self.bytes(name)
    var random = SeededGenerator(seed: 5)
    for round in 0..<300 {
      var broken = bytes
      if round % 2 == 0 {
        broken = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      } else {
        for _ in 0..<4 { broken[Int.random(in: 0..<bytes.count, using: &random)] = random.pick(Array("<>\"/,;{}[]0:x\n".utf8)) }
      }
      guard let importer = DocumentImporter.recognised(broken), let imported = try? importer.read(broken, Self.options)
      else { continue }
      for (path, edits) in ImportPlan(Journal()).adding(imported).edits() {
        var journal = Journal()
        let kind = try #require(FileKind(path: path))
        journal.add(Source(name: path, bytes: try #require(edits.applied(to: []))), as: kind)
        #expect(journal.files.flatMap(\.diagnostics).filter { $0.severity == .error }.isEmpty)
      }
    }
  }
}
