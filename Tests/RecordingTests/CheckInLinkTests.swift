import Grammar
import Recording
import Testing
import Training

/// A check-in links to the session that it is of, and only one does by itself.
@Suite struct CheckInLinkTests {
  private let log = "2026-01-05 18:30-19:30 Treino A\n  Supino: 60kg x 8\n"

  private func session(of type: String?, _ title: String?, checkIns: String = "", log: String? = nil) throws -> Moment?
  {
    let journal = Journal(["log/2026-01.txt": log ?? self.log, "checkins/2026/01.txt": checkIns])
    var checkIn = CheckIn()
    (checkIn.type, checkIn.title) = (type.flatMap { ExerciseType($0) }, title)
    let request = CheckInRequest(checkIn, at: moment("2026-01-05 20:00"))
    let changes = try request.record(in: journal, now: moment("2026-01-05 20:00")).changes
    return changes.applied(to: journal).checkIns.flatMap(\.checkIns).last?.session
  }

  @Test(
    arguments: [
      (nil, nil, true), ("Gym", "Treino A", true), ("Academia", "À noite", true), ("Run", "Run", true),
      ("Corrida", "Na orla", false), ("Yoga", "Em casa", false),
    ] as [(String?, String?, Bool)])
  func isOfTheSessionOfTheDay(type: String?, title: String?, isLinked: Bool) throws {
    #expect(try session(of: type, title) == (isLinked ? moment("2026-01-05 18:30") : nil))
  }

  @Test func aRunIsOfASessionThatIsOne() throws {
    let log = "2026-01-05 18:30-19:30 Corrida\n  Corrida: 5km in 27:30\n"
    #expect(try session(of: "Corrida", "Na orla", log: log) == moment("2026-01-05 18:30"))
  }

  @Test func onlyTheFirstLinksByItself() throws {
    let first = "[2026-01-05 19:40]\ntype = Gym\ntitle = A\nsession = 2026-01-05 18:30\n"
    #expect(try session(of: "Gym", "Sauna", checkIns: first) == nil)
  }
}
