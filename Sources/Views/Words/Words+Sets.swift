import Format
import Text
package import Training

extension Words {
  /// What was lifted and done: `100.0kg × 6`, `bw+10.0kg × 5`, `25 reps`, `1:30`, `5.0km in 27:30`.
  package func set(_ set: WorkSet) -> String {
    switch set.load {
    case .none: set.reps.map { repCount($0) } ?? amount(set.amount)
    case .weight(let weight): "\(self.weight(weight)) × \(amount(set.amount))"
    case .bodyweight: "\(load(set.load)) × \(amount(set.amount))"
    }
  }

  /// `80.0kg`, `bw`, `bw+10.0kg`.
  func load(_ load: Load) -> String {
    switch load {
    case .none: ""
    case .weight(let weight): self.weight(weight)
    case .bodyweight(let added):
      added.hundredths == 0 ? "bw" : "bw\(added.hundredths > 0 ? "+" : "")\(weight(added))"
    }
  }

  private func weight(_ weight: Weight) -> String {
    number(hundredths: Int64(weight.hundredths)) + weight.unit.rawValue
  }

  private func amount(_ amount: Amount) -> String {
    switch amount {
    case .reps(let reps): String(reps)
    case .time(let time): time.description
    case .distance(let distance, let time):
      number(hundredths: Int64(distance.hundredths)) + distance.unit.rawValue
        + (time.map { " \(inTime) \($0)" } ?? "")
    }
  }

  /// Of a set that is none of the working sets.
  var warmUp: String { SetMark.all.first { $0.name == "warm_up" }.map(title) ?? "" }

  private func title(_ mark: SetMark) -> String {
    language == .english ? mark.title.english : mark.title.portuguese
  }

  /// What a set says by a mark: `warm-up`, `RPE 8.5`; nil where it says nothing, or when it ended, which stands with other times.
  func text(of mark: SetMark, _ set: WorkSet) -> String? {
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
