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
  package var step: Step?
  /// What was done of the exercise today.
  package var done: [WorkSet] = []
  /// Seconds.
  package var rest: Int?
  package var message = ""
  /// What was typed so far.
  package var typed = ""
  package var isLine = false

  package struct Step: Sendable {
    package var exercise: NextExercise
    /// From 1.
    package var number: Int
    package var count: Int
    package var set: WorkSet
    package var plates: [Weight]?

    package init(exercise: NextExercise, number: Int, count: Int, set: WorkSet, plates: [Weight]?) {
      self.exercise = exercise
      self.number = number
      self.count = count
      self.set = set
      self.plates = plates
    }
  }

  package init(title: String) { self.title = title }

  /// The lines above the one that is typed on.
  package func lines(on page: Page) -> [String] {
    let words = page.words
    let clock = minutes.map { words.duration(minutes: $0) } ?? ""
    var lines = [spread(page.style.dim(printable(title)), clock, page.width), ""]
    if let step {
      lines += page.lines(of: printable(step.exercise.name)).map { page.style.bold($0) }
      lines.append(words.setOf(step.number, step.count) + (step.set.isWorking ? "" : " · " + words.warmUp))
      var facts = [Fact(words.target, words.done([step.set]), words.asides(on: step.exercise).joined(separator: " · "))]
      if let last = step.exercise.last {
        facts.append(Fact(words.lastTime, words.done(step.exercise.lastSets), words.relative(last.date, to: today(last.date))))
      }
      facts.append(Fact("", words.reason(of: step.exercise)))
      if let plates = step.plates { facts.append(Fact("", words.plates(plates))) }
      if !done.isEmpty { facts.append(Fact(words.doneToday, words.done(done))) }
      lines += page.list("", facts).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    } else {
      lines += page.lines(of: words.allDone)
    }
    lines.append("")
    if !message.isEmpty { lines += page.lines(of: printable(message)) }
    lines += page.lines(of: words.trainKeys).map { page.style.dim($0) }
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
