import Grammar
import Foundation
import Import
import TestSupport
import Testing
import Text
import Training

/// Exports that are no table; what they mean, by hand.
@Suite struct DocumentTests {
  static let fixtures: [(String, String, String)] = [
    (
      "bumbum.json", "bumbum (JSON)",
      """
      2026-01-05 23:30-00:20 UL #rua
        gym = Ferro
        Curl:
          - 10lb x 10 w
          - bw x 8 rpe 8.5 "slow"
        + Dip: skip "elbow"
        > '=1+1

      2026-01-06 Rest
        > walked

      2026-01-08 18:30-? Noite
        Curl: 10kg x 8

      [2026-01-05 19:40]
      type = Run
      title = "A # B"
      calories = 400
      session = 2026-01-05 23:30
      > one
      > two

      [2026-01-05 19:40]

      [measure 2026-01-07 06:50]
      bodyweight = 82.7kg
      waist = 92cm

      [skip 2026-01-10 .. 2026-01-12]
      reason = flu

      """
    ),
    (
      "alphaprogression.csv", "Alpha Progression",
      """
      2024-02-13 19:26-20:17 Legs
        Squats Barbell: 60kg x 8 rir 3, 62.5kg x 8 rir 1
        Leg Curls Machine: 30kg x 12
        + Leg Extensions Machine: 40kg x 12 rir 0
        > Day 1 · Week 2 · My plan

      2024-02-15 06:05-07:15 Upper, short
        Pull-Ups Bodyweight: "grip wide", bw x 8/6
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

      [measure 2024-02-13 07:10]
      bodyweight = 180.4lb

      """
    ),
    (
      // 1707852600 is 19:30 UTC on 13 February; of a squat the last row counts, in which 62.5 was corrected to 65.
      "jefit.csv", "JEFIT",
      """
      2024-02-13 16:30-17:30
        Barbell Squat: "belt, \\"blue\\" one", 60kg x 8, 65kg x 8/7
        Pull Up, wide: bw x 10/8

      2024-02-15 16:30-17:00
        Barbell Row: 44.1kg x 5

      2024-02-17
        Dumbbell Curl: 20kg x 12

      """
    ),
    (
      "strengthlog.csv", "StrengthLog",
      """
      2025-12-24 Wednesday: Squat & Pull-Up
        bodyweight = 79.2kg
        Squat: 40kg x 10 w, 102.5kg x 5 rpe 8.5
        Pull-Up: bw+10kg x 6, bw x 8
        Rowing Machine: 2000m in 8:12 "calories 120"

      2025-12-26 Rest
        bodyweight = 79kg
        Plank: 1:00

      """
    ),
    (
      "liftohistory.txt", "Liftosaur (text)",
      """
      2026-03-01 18:50-19:20 5/3/1 / BBB / Push Day
        Bench Press, Barbell: 40kg x 5 w, 60kg x 8/8 rpe 7, 62.5kg x 6 rpe 9
        Bulgarian Split Squat: 50lb x 6/8 "8|7"
        Pull Up: bw x 8, bw-10lb x 7/7

      2026-03-03 07:00
        Squat: 100kg x 5/5/5
        Plank: 1:00

      """
    ),
    (
      "openweight.json", "openweight",
      """
      2024-01-15 06:30-07:30 Push
        Barbell Bench Press:
          - 40kg x 8 w
          - 80kg x 5 rpe 8.5
          - 80kg x 4 f "slow"
        Sled: 40m in 30s
        + Plank:
          - 1:00
          - 10kg x 5
        > good
        > really

      """
    ),
  ]

  static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: Repository.root + "/Tests/ImportTests/Fixtures/\(name)")))
  }

  /// Three hours behind UTC.
  private static let options = ImportOptions(
    unit: .kg,
    localTime: { seconds in
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
    var training = imported
    training.exercises = []
    #expect(Reading.text(ImportPlan(Journal()).adding(training), Journal()) == meaning)
  }

  /// What a file does not say is asked for.
  @Test func theUnitHasToBeKnown() throws {
    let bytes = try Self.bytes("strengthlog.csv")
    let importer = try #require(DocumentImporter.recognised(bytes))
    #expect(throws: ImportFailure.self) { try importer.read(bytes, ImportOptions()) }
  }

  /// A file that was cut off is not half a file.
  @Test(arguments: fixtures.filter { !$0.0.hasSuffix(".csv") && !$0.0.hasSuffix(".txt") })
  func whatIsCutOffIsRefused(_ name: String, _ app: String, _ meaning: String) throws {
    let bytes = try Self.bytes(name)
    for count in [bytes.count / 2, bytes.count * 3 / 4, bytes.count - 8] {
      let importer = try #require(DocumentImporter.recognised(bytes))
      #expect(throws: ImportFailure.self, "\(count)") { try importer.read(Array(bytes.prefix(count)), Self.options) }
    }
  }

  @Test func whatIsNotTakenIsCounted() throws {
    let reasons = try ["jefit.csv", "liftohistory.txt"].map { name in
      let bytes = try Self.bytes(name)
      return try #require(DocumentImporter.recognised(bytes)).read(bytes, Self.options).remarks.map(\.reason)
    }
    #expect(reasons == [[.unknownKind, .nothingDone, .noNumber], [.planned]])
  }

  /// What no clock can hold is left out, and not half of it written.
  @Test func timesMayBeTooLarge() throws {
    let track = """
      <?xml version="1.0"?><gpx version="1.1"><trk><type>running</type><trkseg>
      <trkpt lat="1" lon="1"><time>1000-01-01T10:00:00Z</time></trkpt>
      <trkpt lat="1" lon="1.01"><time>9999-01-01T10:00:00Z</time></trkpt>
      </trkseg></trk></gpx>
      """
    let health = """
      <?xml version="1.0"?><HealthData><Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="9000000000"
       durationUnit="min" startDate="2026-01-05 07:00:00 -0300" endDate="2026-01-05 08:00:00 -0300"/></HealthData>
      """
    for text in [track, health] {
      let importer = try #require(DocumentImporter.recognised(Array(text.utf8)))
      let imported = try importer.read(Array(text.utf8), Self.options)
      #expect(imported.remarks.map(\.reason) == [.nothingDone])
    }
  }

  @Test func everyImporterHasAFixture() {
    #expect(DocumentImporter.all.map(\.name) == Self.fixtures.map(\.1))
  }

  /// Cut anywhere, with any byte another one, with a number that nothing holds: no error in what is written, and nothing hangs.
  @Test(arguments: fixtures)
  func slips(_ name: String, _ app: String, _ meaning: String) throws {
    let bytes = try Self.bytes(name)
    var random = SeededGenerator(seed: 5)
    for round in 0..<300 {
      var broken = bytes
      switch round % 3 {
      case 0: broken = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      case 1:
        let start = bytes.indices.filter { Self.isDigit(bytes[$0]) && ($0 == 0 || !Self.isDigit(bytes[$0 - 1])) }
        let first = random.pick(start)
        let number = bytes[first...].prefix(while: Self.isDigit)
        let large = random.pick([
          "0", "4294967296", "9223372036854775807", "9999999999999999999999", "1e300", "9999-12-31", "-1",
        ])
        broken.replaceSubrange(number.indices, with: large.utf8)
      default:
        for _ in 0..<4 {
          broken[Int.random(in: 0..<bytes.count, using: &random)] = random.pick(Array("<>\"/,;{}[]0:x\n".utf8))
        }
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
  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
