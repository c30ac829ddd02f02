import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// `plan new --template`: a known program, with names in the language of the journal.
@Suite struct TemplateTests {
  /// The plan that `plan new` writes, and what lint says of it.
  private func plan(_ template: String, _ language: String) throws -> [String] {
    let folder = NSTemporaryDirectory() + "bumbum-template-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "format = 1\nlanguage = \"\(language)\"\n".write(
      toFile: folder + "/bumbum.toml", atomically: true, encoding: .utf8)
    #expect(Run("plan new --template \(template)", folder: folder).code == .success)
    #expect(Run("lint --strict --quiet", folder: folder).output == "")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/plans")
    return try String(contentsOfFile: folder + "/plans/" + #require(files.first), encoding: .utf8).components(
      separatedBy: "\n")
  }

  /// The same sets, rests and groups behind other names; no line of words is left in English but what is a name everywhere.
  @Test(arguments: ["push-pull-legs", "5/3/1", "5/3/1-assistance", "gzclp", "starting-strength", "bodyweight"])
  func aTemplateIsTheSamePlanInPortuguese(_ template: String) throws {
    let (english, portuguese) = (try plan(template, "en"), try plan(template, "pt-BR"))
    #expect(english.count == portuguese.count)
    let alike = [
      "", "+++", "created = 2026-03-01 12:00:00", "<!--", "-->", "# 5/3/1", "# GZCLP", "# Starting Strength",
    ]
    for (one, other) in zip(english, portuguese) {
      if one.hasPrefix("- ") {
        #expect(inPortuguese(attributes(one)) == attributes(other), "\(other)")
        #expect(one == other ? one.hasPrefix("- Face pull") : true, "\(other)")
      } else if !alike.contains(one), one.count > 5 {
        #expect(one != other, "\(one)")
      }
    }
  }

  /// The groups and the decimal mark that a gym in Brazil writes.
  private func inPortuguese(_ attributes: String) -> String {
    let words = [
      "chest": "peito", "back": "costas", "shoulders": "ombros", "legs": "pernas", "arms": "braços", "abs": "abdômen",
    ]
    return words.reduce(attributes.replacing(".", with: ",")) { $0.replacing(": \($1.key),", with: ": \($1.value),") }
  }

  @Test func namesAreThoseOfAGymInBrazil() throws {
    let plan = try plan("ppl", "pt-BR")
    #expect(plan.contains("# Empurrar, puxar, pernas") && plan.contains("## Pernas"))
    #expect(plan.contains("- Supino reto: peito, 4x6-10, rest 2min30s, add 2,5kg, or \"Supino com halteres\""))
    #expect(try self.plan("531", "pt-BR").contains("## Levantamento terra, semana 2"))
  }

  /// What stands behind the name, without names in quotes.
  private func attributes(_ item: String) -> String {
    let parts = item.drop { $0 != ":" }.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined()
  }

  /// One at a time they would be asked for four times.
  @Test(arguments: [("en", "training maxes that nobody wrote down"), ("pt-BR", "máximos de treino que ninguém anotou")])
  func allMaxesThatAreMissing(language: String, said: String) throws {
    let journal = try ScratchJournal([
      "plans/5-3-1.md": String(contentsOfFile: Repository.root + "/examples/plans/531.md", encoding: .utf8),
      "exercises.txt": "Press: shoulders, max 60kg since 2026-01-05\n",
    ])
    let run = Run("plan activate 5/3/1 --lang \(language)", in: journal)
    #expect(run.code == .failure && run.errors.contains(said))
    let commands =
      "bumbum exercise max \"Deadlift\" 60kg && bumbum exercise max \"Bench press\" 60kg && bumbum exercise max \"Squat\" 60kg && bumbum plan activate \"5/3/1\""
    #expect(run.errors.contains(commands) && !run.errors.contains("max \"Press\""), "\(run.errors)")
  }
}
