import Foundation
import Grammar
import Import
import TestSupport
import Testing
import Training

/// The ways in which people keep notes, and beside each what they mean, by hand: nothing is read as something else, and
/// what is read, noted and left out are all lines with text in them.
@Suite struct NoteStyleTests {
  struct Style: CustomTestStringConvertible, Sendable {
    var name: String
    var order: NoteOrder?
    var unit: WeightUnit?
    var dates: DateOrder?
    var year: Int?
    var notes: String
    /// Lines read, kept as notes, left out.
    var counts: [Int]
    var meaning: String

    var testDescription: String { name }
  }

  static let styles = [
    Style(
      name: "a line a day, the day in front", unit: .kg,
      notes: """
        2026-07-07: bench 60kg x 5
        2026-07-08: squat 80kg x 5, deadlift 120kg x 3
        2026-07-09: rest day
        """,
      counts: [2, 0, 1],
      meaning: """
        2026-07-07
          bench: 60kg x 5

        2026-07-08
          squat: 80kg x 5
          deadlift: 120kg x 3

        """),
    Style(
      name: "English, as it comes", order: .setsFirst,
      notes: """
        Tuesday, July 7, 2026 - Push
        Bench Press 80kg 8 reps
        Squat / 30kg / 5,5,15
        Row 2000m 8:12
        Curl
        10x95lb
        3x5x100kg
        3 x 12 x 10kg
        50 push-ups
        Plank 1 min
        3x8 squats
        Sleep: 7:00:00
        duration: 57:00
        """,
      counts: [11, 2, 0],
      meaning: """
        2026-07-07 Push
          Bench Press: 80kg x 8
          Squat: 30kg x 5/5/15
          Row: 2000m in 8:12
          Curl: 95lb x 10, 100kg x 5/5/5, 10kg x 12/12/12
          push-ups: 50
          Plank: 1:00
          squats: 8/8/8
          > Sleep: 7:00:00
          > duration: 57:00

        """),
    Style(
      name: "Portuguese", dates: .dayFirst,
      notes: """
        Quarta-feira, 08/07/26
        supino 3 x 10 x 80 kg
        supino 60kg 10 reps falha
        rosca 12/10/8 30/35/40kg
        remada 4x12 c/ 30kg
        crucifixo 4x12 (30kg)
        prancha 3x 60 seg
        corrida 5 km em 27:30
        leg press 45 200kg 3x12
        stiff 4 séries de 10 com 60kg
        Dormi mal, 5 horas
        """,
      counts: [10, 1, 0],
      meaning: """
        2026-07-08
          supino: 80kg x 10/10/10, 60kg x 10 f
          rosca: 30kg x 12, 35kg x 10, 40kg x 8
          remada: 30kg x 12/12/12/12
          crucifixo: 30kg x 12/12/12/12
          prancha: 1:00, 1:00, 1:00
          corrida: 5km in 27:30
          leg press 45: 200kg x 12/12/12
          stiff: 60kg x 10/10/10/10
          > Dormi mal, 5 horas

        """),
    Style(
      name: "Markdown: a heading a day, tables and lists", unit: .kg,
      notes: """
        # My log
        ## 2026-01-07
        | Exercise | Sets | Reps | Weight |
        |----------|------|------|--------|
        | Squat    | 3    | 5    | 100 kg |
        | Bench    | 3    | 8, 7, 6 | 80 |
        | Plank    | 2    | 60s  |        |
        ## 2026-01-05
        - [x] **Deadlift**
          - 3x5 @ 120kg
          - 1x8 100kg to failure
        > tired
        """,
      counts: [8, 2, 2],
      meaning: """
        2026-01-05
          Deadlift: 120kg x 5/5/5, 100kg x 8 f
          > tired

        2026-01-07
          Squat: 100kg x 5/5/5
          Bench: 80kg x 8/7/6
          Plank: 1:00, 1:00
          > My log

        """),
    Style(
      name: "Org: headings, a drawer, a table", unit: .kg,
      notes: """
        #+TITLE: Training
        * <2026-01-05 Mon 18:30> Legs
        :PROPERTIES:
        :GYM: Ferro
        :END:
        | Squat | 100kg | 5x5 |
        ** Stiff
        60kg x 10/10
        """,
      counts: [4, 1, 3],
      meaning: """
        2026-01-05 18:30 Legs
          Squat: 100kg x 5/5/5/5/5
          Stiff: 60kg x 10/10
          > :GYM: Ferro

        """),
    Style(
      name: "WeightXReps", unit: .lb,
      notes: """
        2026-01-05
        #Squat #sq
        100 x 5 x 3
        60, 80 x 5
        #Pull up
        BW+10 x 5, 4
        felt strong
        """,
      counts: [6, 1, 0],
      meaning: """
        2026-01-05
          Squat: 100lb x 5/5/5, 60lb x 5, 80lb x 5
          Pull up: bw+10lb x 5/4
          > felt strong

        """),
    Style(
      name: "Traindown", unit: .lb,
      notes: """
        @ 2026-07-07 18:00
        # gym: Ferro
        * felt good
        Squat:
          135 5r
          225 5r 3s
        + Pull up: bw 8r
          bw+25 5r
        Press: 95 8r 2f
          95 6r
        """,
      counts: [6, 4, 0],
      meaning: """
        2026-07-07 18:00
          Squat: 135lb x 5, 225lb x 5/5/5
          + Pull up: bw x 8, bw+25lb x 5
          > gym: Ferro
          > felt good
          > Press: 95 8r 2f
          > 95 6r

        """),
    Style(
      name: "klog: times below a day",
      notes: """
        2026-01-05
            18:30-19:40 Push day
        2026-01-06
            07:00 - 07:45 Run
            18:00 - 19:00 Legs
            1h30m walked home
        """,
      counts: [5, 1, 0],
      meaning: """
        2026-01-05 18:30-19:40 Push day

        2026-01-06 07:00-07:45 Run

        2026-01-06 18:00-19:00 Legs
          > 1h30m walked home

        """),
    Style(
      name: "a phone's notes, newest first, odd blanks", dates: .dayFirst,
      notes:
        "\u{A0}\u{A0}07/06/26 Peito\nSupino\u{202F}80kg\u{A0}×\u{A0}8\n\t• Flexão 20/15\n\u{3000}06/06/26\nAgachamento 100kg x 5\n",
      counts: [5, 0, 0],
      meaning: """
        2026-06-06
          Agachamento: 100kg x 5

        2026-06-07 Peito
          Supino: 80kg x 8
          Flexão: 20/15

        """),
    Style(
      name: "days that are none", unit: .kg,
      notes: """
        Squat 60kg x 5
        2026-02-27
        Squat 80kg x 5
        2026-02-30
        Squat 90kg x 5
        05/03 Legs
        Squat 95kg x 5
        2026-03-06
        Squat 100kg x 5
        Monday:
        Squat 105kg x 5
        """,
      counts: [6, 0, 5],
      meaning: """
        2026-02-27
          Squat: 80kg x 5

        2026-03-05 Legs
          Squat: 95kg x 5

        2026-03-06
          Squat: 100kg x 5

        """),
    Style(
      name: "prose around it", order: .weightFirst, unit: .kg,
      notes: """
        2026
        5 Jan - heavy day
        Lost 2kg in 3 weeks!
        Drank 2 x 500 ml
        Kroc Row
        30x10
        felt good
        35 x 8
        Bench 5x5x5
        Squat 80%x5
        7 Jan
        Squat 60, 80, 100 x 5
        Squat 100kg x 5 rpe 8
        """,
      counts: [7, 6, 0],
      meaning: """
        2026-01-05 heavy day
          Kroc Row: 30kg x 10, 35kg x 8
          > Lost 2kg in 3 weeks!
          > Drank 2 x 500 ml
          > felt good
          > Bench 5x5x5
          > Squat 80%x5

        2026-01-07
          Squat: 100kg x 5 rpe 8
          > Squat 60, 80, 100 x 5

        """),
  ]

  @Test(arguments: styles + phoneStyles)
  func means(_ style: Style) throws {
    var options = ImportOptions(unit: style.unit, dateOrder: style.dates)
    options.year = style.year
    let imported = try NoteImport(Array(style.notes.utf8)).read(options, order: style.order)
    #expect(Reading.text(ImportPlan(Journal()).adding(imported), Journal()) == style.meaning)
    let counts = Self.counts(imported)
    #expect(counts == style.counts)
    let written = style.notes.split(whereSeparator: \.isNewline).count { $0.contains { !$0.isWhitespace } }
    #expect(counts.reduce(0, +) == written)
  }

  /// Files of notes: above them how they are read and what becomes of their lines, below them what they mean.
  static let files = [
    "headings", "org", "portuguese", "own-org", "own-markdown", "runs", "prose", "brackets", "yearless", "times",
    "garage", "academia", "broken-days", "runs-below", "org-scheduled", "phone-yearless", "cardio-diary", "turns",
    "lone-days", "own-mixed",
  ]

  @Test(arguments: files)
  func fileMeans(_ name: String) throws {
    let path = Repository.root + "/Tests/ImportTests/Fixtures/Notes/\(name).txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let (head, rest) = (text.prefix { $0 != "\n" }, text.drop { $0 != "\n" }.dropFirst())
    let parts = rest.components(separatedBy: "=====\n")
    let words = head.prefix { $0 != ":" }.split(separator: " ")
    let options = ImportOptions(
      unit: words.contains("lb") ? .lb : .kg,
      dateOrder: words.contains("day") ? .dayFirst : words.contains("month") ? .monthFirst : nil)
    let imported = try NoteImport(Array(parts[0].utf8)).read(
      options, order: words.contains("sets-first") ? .setsFirst : .weightFirst)
    #expect(Reading.text(ImportPlan(Journal()).adding(imported), Journal()) == parts[1])
    let counts = Self.counts(imported)
    #expect(head.hasSuffix(": \(counts[0]) read, \(counts[1]) noted, \(counts[2]) left out"))
  }

  /// Lines read, kept as notes, left out.
  private static func counts(_ imported: Imported) -> [Int] {
    imported.lines.reduce(into: [0, 0, 0]) { counts, line in
      switch line.fate {
      case .read: counts[0] += 1
      case .note: counts[1] += 1
      case .leftOut: counts[2] += 1
      }
    }
  }

  @Test func aFileOfADayIsKnownByItsName() throws {
    let imported = try NoteImport(Array("Squat 100kg x 5\n".utf8), name: "daily/2026-01-05 Legs.md").read(
      ImportOptions(), order: nil)
    #expect(
      Reading.text(ImportPlan(Journal()).adding(imported), Journal()) == "2026-01-05 Legs\n  Squat: 100kg x 5\n")
  }
}
