import Grammar
import Import
import Testing
import Text
import Training

/// What is new, and what the journal has already.
@Suite struct PlanTests {
  private func journal(_ files: [String: String]) -> Journal {
    var journal = Journal()
    for (path, text) in files {
      if let kind = FileKind(path: path) { journal.add(Source(name: path, text: text), as: kind) }
    }
    return journal
  }

  private let two = strong(
    "2026-01-05 18:30:09,Push,Squat,1,100,5,,,,", "2026-01-05 18:30:09,Push,Squat,2,100,5,,,,",
    "2026-01-09 18:30:00,Pull,Row,1,60,8,,,,")

  @Test func aNewerExportAddsWhatIsNew() throws {
    let journal = journal([
      "log/2026-01.txt":
        "# mine\n\n2026-01-05 18:30-19:10 Push #gym\n\tSquat:  2x5 @ 100kg   # firm\n\n2026-01-12 18:00 Mine\n\tSquat: 80kg x 5\n"
    ])
    let plan = ImportPlan(journal).adding(try Reading(two).imported)
    #expect(plan.known == 1)
    #expect(plan.different.isEmpty)
    #expect(plan.added.sessions == 1)
    #expect(
      Reading.text(plan, journal)
        == "# mine\n\n2026-01-05 18:30-19:10 Push #gym\n\tSquat:  2x5 @ 100kg   # firm\n\n2026-01-09 18:30 Pull\n\tRow: 60kg x 8\n\n2026-01-12 18:00 Mine\n\tSquat: 80kg x 5\n"
    )
  }

  /// Two sessions of a file that are alike are two, though the journal has one like them: the other one is new.
  @Test func twoOfAFileAreNeverOneOfTheJournal() throws {
    let twins = strong(
      "2026-01-05 18:30:00,Push,Squat,1,100,5,,,,", "2026-01-05 18:30:20,Pull,Squat,1,100,5,,,,")
    let journal = journal(["log/2026-01.txt": "2026-01-05 18:30 Push\n  Squat: 100kg x 5\n"])
    let plan = ImportPlan(journal).adding(try Reading(twins).imported)
    #expect(plan.known == 1)
    #expect(plan.added.sessions == 1)
    #expect(Reading.text(plan, journal).hasSuffix("2026-01-05 18:30 Pull\n  Squat: 100kg x 5\n"))
  }

  @Test(arguments: [
    // Renamed, with its sets and without.
    ("2026-01-05 18:30 Legs\n Squat: 100kg x 5/5\n", 1, 0),
    ("2026-01-05 18:30 Legs\n Squat: 90kg x 5\n", 1, 1),
    // The same title, other sets.
    ("2026-01-05 18:30 push\n Squat: 100kg x 5\n", 1, 1),
    // Another start, the day alone with these sets, or with others.
    ("2026-01-05 18:31 Push\n Squat: 100kg x 5/5\n", 0, 0), ("2026-01-05 Legs\n squat: 100kg x 5/5\n", 1, 0),
    ("2026-01-05 Push\n Squat: 100kg x 5\n", 0, 0),
  ])
  func knowsAgain(_ log: String, _ known: Int, _ different: Int) throws {
    let plan = ImportPlan(journal(["log/2026-01.txt": log])).adding(try Reading(two).imported)
    #expect(plan.known == known)
    #expect(plan.different.count == different)
    #expect(plan.added.sessions == 2 - known)
  }

  @Test(arguments: [
    ("2026-01-05\n X: 10kg x 5\n", 1), ("2026-01-05 18:00 By hand\n X: 10kg x 5\n", 1),
    ("2026-01-05 18:00 By hand\n Y: 10kg x 5\n", 0), ("2026-01-05 Titled\n Y: 10kg x 5\n", 0),
    ("2026-01-05\n X: 20kg x 5\n", 1),
  ])
  func daysWithoutTimes(_ log: String, _ known: Int) throws {
    let file =
      "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n2026-01-05,X,Chest,10,5,,,\n"
    let plan = ImportPlan(journal(["log/2026-01.txt": log])).adding(try Reading(file).imported)
    #expect(plan.known == known)
  }

  @Test func twoSessionsOfOneMinuteAreTwo() throws {
    let file = strong("2026-01-05 18:30:00,A,Squat,1,100,5,,,,", "2026-01-05 18:30:30,B,Squat,1,100,5,,,,")
    let plan = ImportPlan(Journal()).adding(try Reading(file).imported)
    #expect(plan.added.sessions == 2)
    let text = Reading.text(plan, Journal())
    #expect(text == "2026-01-05 18:30 A\n  Squat: 100kg x 5\n\n2026-01-05 18:30 B\n  Squat: 100kg x 5\n")
    #expect(ImportPlan(journal(["log/2026-01.txt": text])).adding(try Reading(file).imported).known == 2)
  }

  @Test func twoFilesOfOneAppAreOne() throws {
    let plan = ImportPlan(Journal()).adding(try Reading(two).imported).adding(try Reading(two).imported)
    #expect(plan.added.sessions == 2)
    #expect(plan.known == 2)
  }

  @Test func aDescendingFileStaysOne() throws {
    let journal = journal([
      "log/2026-01.txt": "2026-01-12 18:00 B\n Squat: 80kg x 5\n2026-01-02 18:00 A\n Squat: 80kg x 5\n"
    ])
    let plan = ImportPlan(journal).adding(try Reading(two).imported)
    #expect(
      Reading.text(plan, journal)
        == "2026-01-12 18:00 B\n Squat: 80kg x 5\n2026-01-09 18:30 Pull\n Row: 60kg x 8\n2026-01-05 18:30 Push\n Squat: 100kg x 5/5\n2026-01-02 18:00 A\n Squat: 80kg x 5\n"
    )
  }

  @Test func whatIsKnownOfAnExerciseStays() throws {
    let file =
      "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n2026-01-05,Bench,Chest,10,5,,,\n2026-01-05,\"Curl: EZ\",Biceps,10,5,,,\n2026-01-05,Odd,Whatever,10,5,,,\n"
    let journal = journal(["exercises.txt": "Supino: arms, aka Bench\r\n"])
    let plan = ImportPlan(journal).adding(try Reading(file).imported)
    let text = Reading.text(plan, journal)
    #expect(text.hasPrefix("Supino: arms, aka Bench\r\n\"Curl: EZ\": arms\r\n\n"))
  }
}
