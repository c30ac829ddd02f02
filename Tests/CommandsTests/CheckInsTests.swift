import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// The list of check-ins, what it leaves out, and how it hands photos on.
@Suite struct CheckInsTests {
  private static let files = [
    "plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# Treino A\n\n- Supino: chest, 3x8\n",
    "log/2026-01.txt":
      "2026-01-05 18:30-19:30 Treino A\nSupino: 80kg x 8\n\n2026-01-06 18:00-19:00\nRemada: 50kg x 8\n",
    "checkins/2025/12.txt": "[2025-12-30 08:00]\ntype = Run\ntitle = Fim de ano\nphoto = 12-30-0800.jpg\n",
    "checkins/2026/01.txt": """
    [2026-01-05 19:40]
    type = Gym
    title = Segunda
    calories = 300
    photo = ../../bumbum.toml
    session = 2026-01-05 18:30

    [2026-01-06 19:10]
    type = Academia
    title = "A \\"terça\\""
    location = Praia
    session = 2026-01-06 18:00
    > Choveu.

    [2026-01-07]

    [2026-01-09 07:00]
    type = Corrida
    title = Amanhã
    """,
  ]

  private func journal() throws -> ScratchJournal {
    let journal = try ScratchJournal(Self.files)
    let photo = Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg"
    try journal.write("checkins/2025/12-30-0800.jpg", try Data(contentsOf: URL(fileURLWithPath: photo)))
    return journal
  }

  private func titles(_ words: Line, in journal: ScratchJournal) throws -> [String] {
    let json = try Answer(Run("checkins --json \(words)", in: journal, now: "2026-01-08 12:00").output)
    return json["check_ins"].elements.compactMap { $0["title"].text }
  }

  @Test func daysChooseAmongThem() throws {
    let journal = try journal()
    #expect(try titles("--since 2025-12-31", in: journal) == ["Legacy Check-in", "A \"terça\"", "Segunda"])
    #expect(try titles("--since 2025-12-30 --until 2025-12-30", in: journal) == ["Fim de ano"])
    #expect(try titles("--since 2027", in: journal).isEmpty)
    // Linked to a session: those of all months are looked for.
    #expect(try titles("--since 2025-12 --exercise Supino", in: journal) == ["Segunda"])
  }

  /// Newest first, and nothing of tomorrow.
  @Test func theyAreListed() throws {
    let journal = try journal()
    let run = Run("checkins", in: journal, now: "2026-01-08 12:00")
    #expect(
      run.output == """
        Check-ins
          • 2026-01-07        Check-in
          ⬢ 2026-01-06 19:10  Gym: A "terça"
                              Praia
                              Choveu.
          ⬢ 2026-01-05 19:40  Gym: Segunda
                              300 kcal · with a photo: ../../bumbum.toml
          ➤ 2025-12-30 08:00  Run: Fim de ano
                              with a photo: 12-30-0800.jpg

        """)
    let few = Run("checkins --limit 1", in: journal, now: "2026-01-08 12:00")
    #expect(few.output == "Check-ins\n  • 2026-01-07  Check-in\n")
    #expect(few.errors.hasSuffix("the last of 4 check-ins; '--limit all' shows them all\n"))
    let csv = Run("checkins --csv --type gym", in: journal, now: "2026-01-08 12:00")
    #expect(
      csv.output == """
        date,time,type,title,calories,location,photo,session,notes
        2026-01-06,19:10,Gym,"A ""terça""\",,Praia,,2026-01-06 18:00,Choveu.
        2026-01-05,19:40,Gym,Segunda,300,,../../bumbum.toml,2026-01-05 18:30,

        """)
  }

  @Test func filters() throws {
    let journal = try journal()
    #expect(try titles("--since 2026-01-06", in: journal) == ["Legacy Check-in", "A \"terça\""])
    #expect(try titles("--until 2025", in: journal) == ["Fim de ano"])
    #expect(try titles("--type corrida", in: journal) == ["Fim de ano"])
    #expect(try titles("--plan 'treino a'", in: journal) == ["Segunda"])
    #expect(try titles("--exercise remada", in: journal) == ["A \"terça\""])
    #expect(try titles("--muscle chest", in: journal) == ["Segunda"])
    #expect(try titles("--muscle legs", in: journal) == [])
    let none = Run("checkins --type yoga", in: journal, now: "2026-01-08 12:00")
    #expect(none.output == "These filters leave nothing to show.\n")
    let empty = try ScratchJournal()
    #expect(Run("checkins", in: empty).output.contains("'bumbum checkin' makes one"))
    #expect(Run("checkins run", in: journal).errors.contains("--type run"))
    #expect(Run("checkins --type rum", in: journal).errors.contains("did you mean 'Run'?"))
    #expect(Run("checkins --limit 0", in: journal).errors.contains("no number of check-ins"))
  }

  /// What is in the journal is opened by its whole path, and nothing else is.
  @Test func photosAreHandedToTheSystemsViewer() throws {
    let journal = try journal()
    var opened: [[String]] = []
    let program = { (name: String, arguments: [String]) -> (code: Int32, output: [UInt8])? in
      opened.append([name] + arguments)
      return (0, [])
    }
    let run = Run("checkins --open", in: journal, now: "2026-01-08 12:00", program: program)
    let path =
      URL(fileURLWithPath: journal.path).resolvingSymlinksInPath().path + "/checkins/2025/12-30-0800.jpg"
    #expect(run.output == path + "\n", "\(run.errors)")
    #expect(opened.count == 1)
    #expect(opened.first?.dropFirst() == [path])
    let none = Run("checkins --open --since 2026", in: journal, now: "2026-01-08 12:00", program: program)
    #expect(
      none.code == .failure && none.errors.contains("none of these check-ins has a photo that is there"))
    #expect(opened.count == 1)
    let broken = Run("checkins --open", in: journal, now: "2026-01-08 12:00", program: { _, _ in nil })
    #expect(broken.code == .failure && broken.errors.contains("could not open"))
  }

  @Test func manyPhotosAreNotOpenedAtOnce() throws {
    let run = Run(
      "checkins --open --limit all --lang en", folder: Repository.exampleJournal, now: "2026-02-28 12:00",
      program: { _, _ in
        Issue.record("opened")
        return nil
      })
    #expect(run.code == .failure && run.errors.contains("ten at most are opened"))
  }
}
