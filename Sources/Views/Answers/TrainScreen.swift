package import Progression
import Format
import Text
package import Training

/// What a person who trains sees: one set at a time.
package struct TrainScreen: Sendable {
  package var title: String
  /// Of the session.
  package var minutes: Int?
  /// Nil where everything planned was done.
  package var turn: Turn?
  /// A side, for the load of the turn.
  package var plates: [Weight]?
  /// Seconds.
  package var rest: Int?
  package var message = ""
  /// What was typed so far.
  package var typed = ""

  package init(title: String) { self.title = title }

  /// The lines above the one that is typed on.
  package func lines(on page: Page) -> [String] {
    let words = page.words
    let clock = minutes.map { words.duration(minutes: $0) } ?? ""
    var lines = [spread(page.style.dim(printable(title)), clock, page.width), ""]
    if let turn {
      lines += page.lines(of: printable(turn.exercise.name)).map { page.style.bold($0) }
      lines.append(words.setOf(turn.number, turn.count) + (turn.set.isWorking ? "" : " · " + words.warmUp))
      var facts = [Fact(words.target, words.done([turn.set]), words.asides(on: turn.exercise).joined(separator: " · "))]
      if let last = turn.exercise.last ?? turn.exercise.lastElsewhere {
        facts.append(Fact(words.lastTime, words.done(turn.exercise.lastSets), words.within(words.relative(last.date, to: today(last.date)))))
      }
      facts.append(Fact("", words.reason(of: turn.exercise, in: page.unit)))
      if let plates { facts.append(Fact("", words.plates(plates))) }
      if !turn.done.isEmpty { facts.append(Fact(words.doneToday, words.done(turn.done))) }
      lines += page.list("", facts).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    } else {
      lines += page.lines(of: words.allDone)
    }
    lines.append("")
    if !message.isEmpty { lines += page.lines(of: printable(message)) }
    lines += page.lines(of: words.trainKeys).map { page.style.dim($0.swapping("\u{A0}", for: " ")) }
    return lines
  }

  /// `rest 1:30 > 80kg x`
  package func prompt(_ words: Words) -> String {
    let left = rest.map { "\(words.rest) \($0 / 60):\(padded($0 % 60, 2))  " } ?? ""
    return left + "> " + typed
  }

  private func today(_ date: CivilDate) -> CivilDate { day ?? date }
  package var day: CivilDate?

  private func spread(_ left: String, _ right: String, _ width: Int?) -> String {
    guard let width, shownWidth(left) + shownWidth(right) < width else { return right.isEmpty ? left : "\(left)  \(right)" }
    return left + String(repeating: " ", count: width - shownWidth(left) - shownWidth(right)) + right
  }
}
