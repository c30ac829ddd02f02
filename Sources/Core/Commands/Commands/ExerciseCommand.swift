import Grammar
import Recording
import Statistics
import Storage
import Text
import Training
import Views

extension Command {
  static let exercise = Command(
    "exercise", "Rename an exercise everywhere, or write down its muscle group or training max",
    usage: [
      "exercise rename OLD [to] NEW", "exercise groups", "exercise NAME GROUP", "exercise NAME per hand",
      "exercise max NAME LOAD [DATE]",
    ],
    details: """
      Renamed in the plans, the whole log and exercises.txt its history stays one; comments, alignment and everything else
      stay as they are. The old name stays in exercises.txt as another one ('aka'), so that what another device still writes
      under it finds the exercise. Look with --dry-run first. Onto the name of another exercise two become one: that is asked about first, and so is a name that is nearly another's.
      'groups' writes the muscle groups of well-known exercises that have none into exercises.txt, and asks for the others.
      A training max is what the percentages of a plan are of, from a date on, else from today, or from tomorrow where the
      exercise was done today; cycles that are completed from then on add to it.
      """,
    options: [
      Option("--yes", nil, "do not ask, for 'rename' onto a name in use, or nearly"),
      Option("--no-aka", nil, "do not keep the old name as another one, for 'rename'"),
      Option("--new", nil, "the exercise is new: do not ask, for 'max'"), .dryRun,
    ],
    examples: [
      ("bumbum exercise rename Bench \"Bench press\" --dry-run", "what would change"),
      ("bumbum exercise groups", "writes those that are well known, and asks for the others"),
      ("bumbum exercise max Squat 120kg", "from today on, in exercises.txt"),
      ("bumbum exercise rename Bench \"Bench press\"", "everywhere; 'bumbum undo' takes it back"),
    ]
  ) { invocation throws(Refusal) in
    var operands = invocation.arguments.operands
    if let word = operands.first { operands[0] = CommandList.verb(word) }
    if operands.first == "max" { return try invocation.writeMax(Array(operands.dropFirst())) }
    if operands == ["groups"] { return try invocation.writeGroups() }
    if operands.first == "rename",
      let to = operands.indices.dropFirst(2).dropLast().last(where: { ["to", "para"].contains(folded(operands[$0])) })
    {
      operands = ["rename"] + [operands[1..<to], operands[(to + 1)...]].map { $0.joined(separator: " ") }
    }
    if operands.first == "rename", operands.count > 3 {
      // Names in use need no quotes.
      let catalog = ExerciseCatalog(try invocation.folder().read())
      var ways = operands.indices.dropFirst(2).map { end in
        [operands[1..<end], operands[end...]].map { $0.joined(separator: " ") }
      }
      for name in [0, 1] where ways.contains(where: { catalog.id(of: $0[name]) != nil }) {
        ways.removeAll { catalog.id(of: $0[name]) == nil }
      }
      if ways.count == 1 { operands = ["rename"] + ways[0] }
    }
    let isGroup = ["group", "groups", "grupo"].contains(operands.first)
    var (words, side, group) = (operands.dropFirst(isGroup ? 1 : 0), PlanWord?.none, String?.none)
    // A group and 'per hand' may stand in any order.
    for _ in 0..<2 {
      let word = PlanWord(key: setWordKey(words.suffix(2).joined(separator: " ")))
      if word == .perHand || word == .perSide { (side, words) = (word, words.dropLast(2)) }
      if group == nil, let last = words.last, MuscleGroup(last) != nil { (group, words) = (last, words.dropLast()) }
    }
    if isGroup || operands.first != "rename" && operands.count > 1 && (side != nil || group != nil) {
      let spelled = try invocation.words(invocation.folder().settings)
      let attributes = [side.map { spelled($0 == .perHand ? "per hand" : "per side") }, group].compactMap { $0 }
      guard !words.isEmpty, !attributes.isEmpty else {
        throw Refusal(
          "a name and a muscle group are missing",
          help: "write 'bumbum exercise group Plank abs'; groups are \(MuscleGroup.keywords)")
      }
      try invocation.write { journal, _ throws(Refusal) in
        let catalog = ExerciseCatalog(journal)
        let typed = words.joined(separator: " ")
        guard let name = try ExerciseNames(catalog).name(meant: typed) else {
          throw Refusal("there is no exercise '\(typed)'", help: "see 'bumbum stats'")
        }
        let text = attributes.joined(separator: ", ")
        return try journal.setting(groups: [(name, text)], replacing: group == nil ? nil : \.group)
      }
      return .success
    }
    guard operands.count == 3, operands[0] == "rename" else {
      throw Refusal(
        "'exercise' renames an exercise, or writes its muscle group or training max",
        help:
          "write 'bumbum exercise rename OLD NEW', each in quotes, 'bumbum exercise groups', or 'bumbum exercise max NAME 120\(.unit)'"
      )
    }
    let isDry = invocation.arguments.has("--dry-run")
    try invocation.write { journal, answers throws(Refusal) in
      try journal.renaming(
        exercise: operands[1], to: operands[2], keepsOld: !invocation.arguments.has("--no-aka"),
        isDry ? Answers(isYesToAll: true) : answers)
    }
    return .success
  }
}

extension Invocation {
  /// Writes the muscle groups of well-known exercises that have none, and asks for the others.
  fileprivate func writeGroups() throws(Refusal) -> ExitCode {
    let journal = try folder().read()
    let language = try words(journal.settings).language
    let groups = MuscleGroup.allCases.enumerated().map { number, group in
      let words = (language == .english ? group.rawValue : group.portuguese).lowercased()
      return (key: "\(number + 1)", group: group, words: words)
    }
    let choices = groups.map { "\($0.key) \($0.words)" }.joined(separator: ", ")
    let all = journal.exercisesWithoutGroup
    let names = all.filter { muscleGroup(ofExercise: $0) == nil }
    if names.count < all.count { try write { journal, _ throws(Refusal) in try journal.settingGroups() } }
    if names.isEmpty, !all.isEmpty { return .success }
    say(
      names.isEmpty
        ? "every exercise has a muscle group"
        : "a number or a name; Enter passes an exercise over, Ctrl-D ends: \(choices)")
    for name in names {
      var chosen: String?
      repeat {
        guard let answer = context.keyboard.ask("\(printable(name)): ")?.trimmed else {
          guard name == names[0] else { return .success }
          throw Refusal(
            "'\(command.name)' asks first, and there is nobody to ask",
            help: "write '\(name): \(groups[0].words)' into exercises.txt")
        }
        if answer.isEmpty { break }
        chosen = groups.first { $0.key == answer || $0.group == MuscleGroup(answer) }?.words
      } while chosen == nil
      guard let chosen else { continue }
      // Each answer is written at once: the next question may be the last that is heard.
      try write { journal, _ throws(Refusal) in try journal.setting(groups: [(name, chosen)]) }
    }
    return .success
  }

  /// Writes `max NAME LOAD [DATE]`; the name may have several words.
  fileprivate func writeMax(_ words: [String]) throws(Refusal) -> ExitCode {
    var (words, day) = (words, CivilDate?.none)
    if let load = words.indices.dropLast().last(where: { $0 > 0 && Weight(text: words[$0]) != nil }) {
      let said = words[(load + 1)...].joined(separator: " ")
      guard let date = spokenDays.day(said) else {
        throw Refusal("'\(said)' is no day", help: "write '\(day: today)', or leave it out")
      }
      try echo(said, date)
      (words, day) = (Array(words[...load]), date)
    }
    if words.count >= 2, let load = words.last, Weight(text: load) == nil, Weight(text: load + "kg") != nil {
      let unit = try folder().settings.unit.rawValue
      let name = words.dropLast().joined(separator: " ")
      let shown = printable(name.contains(" ") ? "\"\(name)\"" : name)
      throw Refusal("'\(load)' has no unit", help: "write 'bumbum exercise max \(shown) \(load)\(unit)'")
    }
    if let load = words.last, load.first?.isNumber == true, Weight(text: load).map({ $0.hundredths == 0 }) ?? true {
      throw Refusal(
        "'\(load)' is no training max",
        help: "write a weight with its unit, of more than 0 and less than 10,000: '120\(.unit)'")
    }
    guard words.count >= 2, let load = words.last, Weight(text: load) != nil else {
      throw Refusal("a name and a load are missing", help: "write 'bumbum exercise max Squat 120\(.unit)'")
    }
    let (name, isNew) = (words.dropLast().joined(separator: " "), arguments.has("--new"))
    try write { journal, answers throws(Refusal) in
      try journal.setting(max: load, ofExercise: name, isNew: isNew, since: day, now: now, answers)
    }
    return .success
  }
}
