package import Grammar
import Text
package import Training

extension Words {
  /// Returns a set's load and amount: `100.0kg × 6`, `bw+10.0kg × 5`, `25 reps`, `1:30`, `5km in 27:30`.
  package func set(_ set: WorkSet) -> String {
    if set.load == .none { return set.reps.map { repCount($0) } ?? amount(set.amount) }
    return "\(load(set.load)) × \(amount(set.amount))"
  }

  /// Returns sets in short: `10/10/8 @ 80kg`.
  package func done(_ sets: [WorkSet]) -> String { row(sets).text }

  /// Returns sets as a log in the language has them, `5,2km em 28:00`.
  package func row(_ sets: [WorkSet]) -> SetRow { SetRow(sets, decimalMark: decimalMark, wordOfTime: self("in")) }

  /// Returns sets and their day: `10/10/8 @ 80kg on 2026-02-26`; the day alone without any.
  package func done(_ sets: [WorkSet], on date: CivilDate) -> String {
    let done = done(sets)
    return done.isEmpty ? short(date) : self("\(done) on \(short(date))")
  }

  /// Returns sets of which each is as many as possible, `3 sets @ bw`.
  package func openSets(_ sets: [WorkSet]) -> String {
    let load = sets.first?.load.spelled(brief) ?? ""
    return self("\(sets.count, .sets)") + (load.isEmpty ? "" : " @ \(load)")
  }

  /// Returns the days that were passed over: `passed over: Push · Pull`.
  package func passedOver(_ days: [String]) -> String {
    let many = days.count > 1
    let opening: Message = "\("passed over", portuguese: many ? "ficaram para trás" : "ficou para trás")"
    return self("\(opening): \(days.joined(separator: " · "))")
  }

  package func repCount(_ reps: Int) -> String { self("\(reps, .reps)") }

  /// Returns what an exercise gains: `2.5kg`, `1 rep`.
  package func increment(_ increment: ProgressionRule.Increment) -> String {
    switch increment {
    case .load(let weight): brief(weight)
    case .percent(let percent): "\(brief(hundredths: Int64(percent)))%"
    case .reps(let reps): repCount(Int(reps))
    case .time(let time): time.description
    case .distance(let distance): self.distance(distance)
    }
  }

  /// Returns `80.0kg`, `bw` or `bw+10.0kg`, in Portuguese `+10,0kg`.
  private func load(_ load: Load) -> String {
    let isAdded = load.weight?.hundredths != 0 && body != SetWord.body.plain
    return load.spelled(body: isAdded ? "" : body) { self.load(hundredths: Int64($0.hundredths), $0.unit) }
  }

  /// The word for the own body as a load, in files that of the format; both are read.
  var body: String { language == .english || isOfFile ? SetWord.body.plain : "peso do corpo" }

  private func amount(_ amount: Amount) -> String {
    switch amount {
    case .reps(let reps): String(reps)
    case .time(let time): time.description
    case .distance(let distance, let time):
      self.distance(distance) + (time.map { " \(self("in")) \($0)" } ?? "")
    }
  }

  /// The word for a warm-up.
  package var warmUp: String { SetMark.all.first { $0.name == "warm_up" }.map(title) ?? "" }

  private func title(_ mark: SetMark) -> String {
    language == .english ? mark.title.english : mark.title.portuguese
  }

  /// Returns the words for a mark of a set, `warm-up`, `RPE 8.5`; nil without the mark, and for its time.
  package func text(of mark: SetMark, _ set: WorkSet) -> String? {
    if case .clock = mark.form { return nil }
    let title = title(mark)
    switch mark.value(set) {
    case .said: return title
    case .number(let hundredths): return title + " " + brief(hundredths: hundredths)
    case .text(let text): return title + " " + text
    case nil: return nil
    }
  }
}
