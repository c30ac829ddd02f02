import Statistics
import Text
import Training
import Views

extension Command {
  static let volume = Command(
    "volume", "Add up sets and volume by week, month, plan, exercise or muscle group",
    usage: ["volume [week | month | session | plan | exercise | muscle] [EXERCISE | GROUP] [DAYS]"],
    details: """
      By week unless said otherwise. Volume is weight × reps over working sets. 'muscle' counts the working sets of each
      muscle group a week, newest weeks first; a set counts for the group that the session's plan, another plan or
      exercises.txt gives its exercise, and with 'also arms 0.5' half of it for that one too. A set of one side is half of one.
      """,
    options: [Option("--by", "PART", "the same as that word alone")] + Option.filters + [.json, .csv],
    examples: [
      ("bumbum volume --last 12w", "the last twelve weeks"),
      ("bumbum volume muscle", "sets a muscle group a week"),
      ("bumbum volume month --exercise bench --csv", "of one exercise, for a spreadsheet"),
    ]
  ) { invocation throws(Refusal) in
    let by = invocation.arguments.values("--by")
    let words = (by + invocation.arguments.operands).drop { ["by", "per", "por"].contains(folded($0)) }
    let count = [2, 1].first { Division(words.prefix($0).joined(separator: " ")) != nil } ?? 0
    let division = Division(words.prefix(count).joined(separator: " "))
    var (name, filter) = try invocation.named(in: words.dropFirst(count))
    if !name.isEmpty {
      if let near = closest(to: name, among: Division.allCases.map(\.rawValue)) {
        throw Refusal("'volume' can't be divided by '\(name)'", help: "did you mean 'bumbum volume \(near)'?")
      }
      let group = MuscleGroup(name)
      (filter.muscleGroup, filter.exercise) = (group ?? filter.muscleGroup, group == nil ? name : filter.exercise)
    }
    let history = try invocation.history(filter)
    let page = try invocation.page(history.settings)
    return try division == .muscle
      ? invocation.answer(MuscleAnswer(history), on: page)
      : invocation.answer(VolumeAnswer(history, by: division ?? .week), on: page)
  }
}
