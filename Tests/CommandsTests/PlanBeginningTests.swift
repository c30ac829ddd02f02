import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing
import Training

/// How a plan is begun: from a template, in the unit of the journal, by the words that a person has for its days.
@Suite struct PlanBeginningTests {
  private func run(
    _ line: Line, _ journal: ScratchJournal, language: String = "en", now: String = "2026-01-05 19:00"
  ) -> Run {
    Run("\(line) --lang \(language)", in: journal, now: now)
  }

  private func wendler(_ unit: String = "kg") throws -> ScratchJournal {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nunit = \"\(unit)\"\n"])
    #expect(run("plan new --template 5/3/1", journal).code == .success)
    return journal
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

  @Test func aPlanWithoutPercentagesIsActivatedAtOnce() throws {
    let errors = run("plan new --template gzclp", try ScratchJournal()).errors
    #expect(errors == "'bumbum plan activate \"GZCLP\"' makes it the active plan\n")
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

  private static let maxima = ["Press", "Deadlift", "Bench press", "Squat"]

  @Test(arguments: [
    ("deadlift", "5/3/1 / Deadlift, week 1"), ("Squat", "5/3/1 / Squat, week 1"), ("Press", "5/3/1 / Press, week 2"),
    ("bench", "5/3/1 / Bench press, week 1"), ("Leg day", "Leg day"),
  ])
  func aDayByTheWordForIt(typed: String, title: String) throws {
    let journal = try wendler()
    for lift in Self.maxima { _ = run("exercise max \(lift) 100kg", journal) }
    _ = run("plan activate 5/3/1", journal)
    _ = run("add session 2026-01-03 18:30-19:30 5/3/1 'Press: 65/75/85kg x 5'", journal)
    let started = run("start \(typed)", journal)
    #expect(started.output == "log/2026-01.txt:4: 2026-01-05 19:00-? \(title)\n", "\(started.output)\(started.errors)")
  }

  @Test func aDayByAnExerciseOfIt() throws {
    let journal = try ScratchJournal()
    for words in [["plan", "new", "--template", "ss"], ["plan", "activate", "starting strength"]] {
      _ = run(Line(words), journal)
    }
    #expect(run("start 'bench press'", journal).output.hasSuffix("Starting Strength / B\n"))
  }

  @Test(arguments: ["Empurrar / Puxar / Pernas", "empurrar puxar", "Empurrar, puxar & pernas"])
  func aNameThatNearlyExists(typed: String) throws {
    let journal = try ScratchJournal()
    _ = run("plan new --template ppl", journal, language: "pt-BR")
    let run = run("plan activate \(typed)", journal, language: "pt-BR")
    #expect(run.errors.contains("você quis dizer 'Empurrar, puxar, pernas'?"), "\(run.errors)")
  }
}
