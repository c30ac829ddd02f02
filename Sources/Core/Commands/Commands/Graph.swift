import Statistics
import Text
import Training
import Views

extension Command {
  static let graph = Command(
    "graph", "Draw the course of an exercise, of volume, check-ins or body weight",
    usage: [
      "graph EXERCISE [volume] [DAYS] [--top-set]", "graph --volume", "graph --checkins", "graph --bodyweight",
      "graph FIELD",
    ],
    details: """
      An exercise is drawn by its estimated one-rep max, session by session; one that is not done with weights, or with
      --top-set, by its best set.
      """,
    options: [
      Option("--top-set", nil, "the best set of each session instead of the estimate"),
      Option("--volume", nil, "volume a week, and by muscle group; of an exercise each session"),
      Option("--checkins", nil, "days with a check-in a week, with the goal"),
      Option("--bodyweight", nil, "body weight as it was noted"),
    ] + Option.filters + [.json, .csv],
    examples: [
      ("bumbum graph bench press", "its estimated one-rep max"),
      ("bumbum graph --volume --muscle legs --last 12w", "the legs' volume in twelve weeks"),
      ("bumbum graph --bodyweight --since 2026", "this year's body weight"),
    ]
  ) { invocation throws(Refusal) in
    var subjects = ["--volume", "--checkins", "--bodyweight"].filter(invocation.arguments.has)
    let (named, filter) = try invocation.named(in: invocation.arguments.operands[...])
    // 'graph --exercise bench' means 'graph bench'.
    var query = named.isEmpty && subjects.isEmpty ? invocation.arguments.value("--exercise") ?? "" : named
    let history = try invocation.history(filter)
    var isTopSet = invocation.arguments.has("--top-set")
    if try history.catalog.id(ifMeant: query) == nil {
      // 'graph weight' has no other meaning, unless an exercise is called so; 'graph squat volume' has the figure last.
      let words = query.split(separator: " ")
      if subjects.isEmpty, let option = optionNamed(query) {
        (subjects, query) = ([option], "")
      } else if words.count > 1, let figure = figureNamed(String(words[words.count - 1])) {
        query = words.dropLast().joined(separator: " ")
        if figure == "--volume" { subjects = [figure] } else { isTopSet = figure == "--top-set" }
      }
    }
    let isVolumeOfOne = subjects == ["--volume"] && !query.isEmpty
    guard isVolumeOfOne || subjects.count + (query.isEmpty ? 0 : 1) == 1 else {
      throw Refusal(
        subjects.isEmpty ? "graph of what?" : "a graph shows one thing",
        help: "write 'bumbum graph EXERCISE', or one of '--volume', '--checkins', '--bodyweight'")
    }
    // Check-ins and body weight belong to no plan or exercise: a filter without effect would be believed.
    if let subject = subjects.first, subject != "--volume",
      let option = ["--plan", "--exercise", "--tag", "--muscle"].first(where: { invocation.arguments.value($0) != nil })
    {
      throw Refusal(
        "'\(option)' chooses sessions, and '\(subject)' has none",
        help: "'--since', '--until' and '--last' go with it")
    }
    let graph: GraphAnswer
    switch subjects.first {
    case "--checkins": graph = .checkIns(history)
    case "--bodyweight": graph = .bodyweight(history)
    case "--volume" where isVolumeOfOne:
      graph = .sessionVolume(history.past(of: try history.exercise(meant: query)), history)
    case "--volume": graph = .volume(history)
    default:
      let measure = GraphAnswer.measures(history).first { nameKey($0.command.subject) == nameKey(query) }
      if let measure, try history.catalog.id(ifMeant: query) == nil {
        graph = measure
      } else {
        let past = history.past(of: try history.exercise(meant: query))
        graph = .exercise(past, history, isTopSet: isTopSet)
      }
    }
    return try invocation.answer(graph, on: invocation.page(history.settings))
  }
}

/// Returns the option that draws the subject a word names; nil if there is none.
private func optionNamed(_ word: String) -> String? {
  switch folded(word).filter(\.isLetter) {
  case "bodyweight", "weight", "peso", "pesocorporal": "--bodyweight"
  case "volume": "--volume"
  case "checkin", "checkins": "--checkins"
  default: nil
  }
}

/// Returns the option for the figure of an exercise that a word names, empty for the estimate; nil if there is none.
private func figureNamed(_ word: String) -> String? {
  switch folded(word) {
  case "volume": "--volume"
  case "weight", "load", "peso", "carga": "--top-set"
  case "1rm", "e1rm": ""
  default: nil
  }
}
