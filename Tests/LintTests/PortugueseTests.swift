import Grammar
import Lint
import TestSupport
import Testing
import Text
import Training

/// What the program says of mistakes has words of both languages, and none of the other among them.
@Suite struct PortugueseTests {
  @Test func everyExampleIsToldInPortuguese() {
    for explanation in Linter.explanations {
      for example in explanation.bad {
        for finding in ExampleJournal(example, of: explanation).allFindings {
          let said = [finding.diagnostic.message, finding.diagnostic.help, finding.diagnostic.note?.label].compactMap(
            \.self)
          for message in said {
            let portuguese = message.text(in: .brazilianPortuguese)
            #expect(EnglishWords.left(in: portuguese) == [], "\(portuguese) (\(message.template))")
          }
        }
      }
    }
  }

  @Test func everyCodeIsExplainedInPortuguese() {
    for explanation in Linter.explanations {
      let (summary, reason) = (
        explanation.summary(in: .brazilianPortuguese), explanation.reason(in: .brazilianPortuguese)
      )
      #expect(summary != explanation.summary && reason != explanation.reason, "\(explanation.code)")
      #expect(EnglishWords.left(in: summary + " " + reason) == [], "\(explanation.code)")
    }
  }

  @Test(arguments: [
    ("não existe the plano", ["the"]), ("rode `git add the`", []), ("'of the sets' não é", []),
    ("there is 'a'", ["there", "is"]),
    ("não dá em exercises.txt", []),
  ]) func whatStandsInQuotesIsOfNoLanguage(text: String, left: [String]) {
    #expect(EnglishWords.left(in: text) == left)
  }
}
