import CommandSupport
import Commands
import Foundation
import Testing
import Training

/// How a plan is begun: from a template, in the unit of the journal, by the words that a person has for its days.
@Suite struct PlanBeginningTests {
  private func run(
    _ line: Line, _ journal: ScratchJournal, language: String = "en", now: String = "2026-01-05 19:00"
  ) -> Run {
    Run("\(line) --lang \(language)", in: journal, now: now)
  }

  /// The proposed line is run as it stands.
  @Test(arguments: [("kg", "60kg"), ("lb", "130lb")])
  func theLineThatIsProposedWorks(unit: String, load: String) throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nunit = \"\(unit)\"\n"])
    let lines = run("plan new --template 5/3/1", journal).errors.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("its percentages are of a training max"))
    #expect(
      lines[1].hasPrefix("  bumbum exercise max \"Press\" \(load) && bumbum exercise max \"Deadlift\" \(load) && "),
      "\(lines)")
    for command in lines[1].components(separatedBy: " && ") {
      let words = command.trimmingCharacters(in: .whitespaces).components(separatedBy: "\"").enumerated().flatMap {
        part in
        part.offset % 2 == 1 ? [part.element] : part.element.split(separator: " ").map(String.init)
      }
      let run = run(Line(Array(words.dropFirst())), journal)
      #expect(run.code == .success, "\(command): \(run.errors)")
    }
    #expect(run("start", journal).output.hasSuffix("5/3/1 / Press, week 1\n"))
  }

  /// No line of a text file has a word of two lines.
  @Test func aDayOfTwoLinesIsRefused() throws {
    let journal = try ScratchJournal(["plans/ppl.md": "# PPL\n\n## Push\n\n- Bench press: chest, 3x5\n"])
    #expect(
      run("plan add PPL Lunge legs --day \("a\nb")", journal).errors
        == "bumbum: 'b' stands among the exercises and is none\n        write '- b' for an exercise, '  > b' for a note\n"
    )
    #expect(try journal.text("plans/ppl.md") == "# PPL\n\n## Push\n\n- Bench press: chest, 3x5\n")
  }

  /// 60 kg are 132 lb, 82.5 kg are 181.9 lb; plates make 130 and 180.
  @Test(arguments: [
    ("82.5kg x 6", "180lb x 6"), ("add 2.5kg", "add 5lb"), ("add 5kg, 1kg", "add 10lb, 2.5lb"),
    ("2,5 kg a mais", "5 lb a mais"),
    ("max 120kg since 2026-01-05", "max 265lb since 2026-01-05"), ("bw+10kg.", "bw+25lb."),
    ("3x8, 40kgs", "3x8, 90lbs"), ("kg, 5 km", "kg, 5 km"),
  ])
  func examplesInPounds(text: String, pounds: String) {
    #expect(WeightUnit.lb.examples(text) == pounds)
    #expect(WeightUnit.kg.examples(text) == text)
  }

  @Test(arguments: ["push-pull-legs", "5/3/1", "gzclp", "starting-strength", "bodyweight", nil])
  func inPounds(template: String?) throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nunit = \"lb\"\n"])
    let words = template.map { ["--template", $0] } ?? ["Plan X"]
    #expect(run("plan new \(words)", journal).code == .success)
    let file = try #require(try FileManager.default.contentsOfDirectory(atPath: journal.path + "/plans").first)
    let text = try String(contentsOfFile: journal.path + "/plans/" + file, encoding: .utf8)
    #expect(!text.contains("kg") && !text.contains(" kg"), "\(text)")
    #expect(run("lint --strict", journal).code == .success)
  }
}
