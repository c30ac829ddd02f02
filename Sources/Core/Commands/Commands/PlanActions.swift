import Grammar
import Recording
import Storage
import Statistics
import Text
import Training
import Views

extension PlanAction {
  /// The verbs of the core.
  static let core = [show, new, activate, deactivate, rename, delete, add, edit, move, remove]

  private static let show = PlanAction(verb: "show", usage: "plan show [NAME | DAY]", least: 0, options: ["--json"]) {
    invocation, words throws(Refusal) in
    let journal = try invocation.folder().read(only: [.root, .plans])
    let name = words.joined(separator: " ")
    var day: Int?
    if !name.isEmpty, try journal.plan(ifMeant: name) == nil {
      day = journal.activePlan?.day(meant: name, atMost: .words)
    }
    guard let file = try name.isEmpty || day != nil ? journal.activePlan : journal.plan(meant: name) else {
      throw Refusal("no plan is active", help: "name one: 'bumbum plan show NAME'")
    }
    let answer = PlanAnswer(file, day: day, in: journal, today: invocation.today)
    if invocation.isForPeople { invocation.sayMistakes(in: journal) }
    return try invocation.answer(answer, on: invocation.page(journal.settings))
  }

  private static let new = PlanAction(verb: "new", usage: "plan new NAME", least: 0, options: ["--template"]) {
    invocation, words throws(Refusal) in
    let template = try invocation.arguments.value("--template").map { text throws(Refusal) in
      try PlanTemplate.named(text)
    }
    // A description is in quotes, and a name of several words need not be.
    let end = words.dropFirst().firstIndex { $0.contains(" ") } ?? words.endIndex
    let named = words.isEmpty ? nil : words[..<end].joined(separator: " ")
    guard let name = named ?? template?.heading(in: invocation.language) else {
      throw Refusal("'plan new' needs more", help: "write 'bumbum plan new NAME'")
    }
    let description = words[end...].joined(separator: " ")
    if let refusal = Refusal(planName: name) ?? Refusal(planDescription: description) { throw refusal }
    let written = try invocation.write { journal, _ throws(Refusal) in
      let isPortuguese = try invocation.words(journal.settings).language == .brazilianPortuguese
      let text =
        template?.text(named: named, created: invocation.now, in: invocation.language)
        ?? PlanText.new(
          name: name, created: invocation.now, description: description.isEmpty ? nil : description,
          portuguese: isPortuguese)
      let changes = try journal.adding(planNamed: name, text: journal.settings.unit.examples(text))
      // An exercise that a template names only behind 'or' has no muscle group in the plan.
      let others = template == nil ? [] : journal.alternatives(in: text, portuguese: isPortuguese)
      return try others.isEmpty ? changes : Changes(changes.files + journal.setting(groups: others).files)
    }
    guard written != nil else { return .success }
    if template == nil { invocation.say("next: 'bumbum plan add \"\(name)\" EXERCISE chest 3x8' adds an exercise") }
    let journal = try invocation.folder().read(only: [.root, .plans])
    if let commands = try journal.commandsForMaxes(of: journal.plan(meant: name)) {
      invocation.say(
        "its percentages are of a training max, 90% of what you can lift once; with yours for these it becomes the active plan:"
      )
      invocation.say("  \(commands)")
      return .success
    }
    invocation.say("'bumbum plan activate \"\(name)\"' makes it the active plan")
    return .success
  }

  private static let activate = PlanAction(verb: "activate", usage: "plan activate NAME", least: 1) {
    invocation, words throws(Refusal) in
    var active = ""
    let written = try invocation.write(unchanged: "it is the active plan already", isQuiet: true) {
      journal, _ throws(Refusal) in
      let file = try journal.plan(meant: words.joined(separator: " "))
      active = file.plan.name ?? ""
      return try journal.activating(plan: file)
    }
    if written != nil {
      invocation.print(
        invocation.language.said("'\(printable(active))' is the active plan: 'bumbum start' opens a session of it"))
    }
    return .success
  }

  private static let deactivate = PlanAction(verb: "deactivate", usage: "plan deactivate", least: 0) {
    invocation, _ throws(Refusal) in
    let written = try invocation.write(unchanged: "no plan is active", isQuiet: true) { journal, _ throws(Refusal) in
      try journal.deactivatingPlan()
    }
    if written != nil { invocation.print(invocation.language.said("no plan is active any more")) }
    return .success
  }

  private static let rename = PlanAction(verb: "rename", usage: "plan rename NAME NEW", least: 2) {
    invocation, words throws(Refusal) in
    guard words.count == 2 else {
      throw Refusal(
        "these are \(words.count) words, not two names", help: "write 'bumbum plan rename OLD NEW', each in quotes")
    }
    return try invocation.change(words[0]) { journal, file, _ throws(Refusal) in
      try journal.renaming(plan: file, to: words[1])
    }
  }

  private static let delete = PlanAction(verb: "delete", usage: "plan delete NAME", least: 1, options: ["--yes"]) {
    invocation, words throws(Refusal) in
    try invocation.change(words.joined(separator: " ")) { journal, file, _ throws(Refusal) in
      try journal.deleting(plan: file)
    }
  }

  private static let add = PlanAction(
    verb: "add", usage: "plan add [NAME] EXERCISE chest 4x8 rest 90s", least: 2, options: ["--day", "--new"]
  ) {
    invocation, words throws(Refusal) in
    let (isNew, day) = (invocation.arguments.has("--new"), invocation.arguments.value("--day"))
    try invocation.write { journal, answers throws(Refusal) in
      let (file, words) = try journal.plan(leading: words, today: invocation.today)
      // A name ends before a muscle group, a number or an attribute.
      let end = words.indices.dropFirst().first { place in
        let word = words[place].filter { $0 != "," }
        return MuscleGroup(word) != nil || word.contains(where: \.isNumber) || SetWord(word) == .body
          || PlanWord(key: setWordKey(word)) != nil
      }
      let said = words[..<(end ?? words.endIndex)].joined(separator: " ")
      let typed = try invocation.dated(words[(end ?? words.endIndex)...])
      let name = isNew ? said : try journal.planned(exercise: said, answers)
      let attributes = TypedAttributes(typed, journal.settings)
      let group = journal.groupLacking(in: attributes.text, of: name).map { group in
        "\(invocation.language == .english ? group.rawValue : group.portuguese.lowercased()), "
      }
      var changes = try Changes(
        file.source.name, in: journal,
        file.addingExercise(name, attributes: (group ?? "") + attributes.text, toDay: day))
      changes.remarks = attributes.remarks
      if day == nil, file.plan.days.count > 1, let last = file.plan.days.last?.name {
        changes.remarks.append("that is the day '\(printable(last))'; '--day' names another")
      }
      return changes
    }
    return .success
  }

  private static let edit = PlanAction(
    verb: "edit", usage: "plan edit NAME EXERCISE 4x10 rest 120s", least: 2, options: ["--without"]
  ) {
    invocation, words throws(Refusal) in
    let removed = invocation.arguments.values("--without")
    if !removed.isEmpty { return try invocation.take(removed, outOf: words) }
    guard words.count > 2 else {
      let usage = HelpWords(language: invocation.language, invocation.context.commands).form(
        "plan edit NAME EXERCISE 4x10 rest 120s")
      throw Refusal("'plan edit' needs more", help: "write 'bumbum \(usage)', or '--without add'")
    }
    let typed = try invocation.dated(words.dropFirst(2))
    var restart: (sets: [WorkSet], day: CivilDate)?
    let written = try invocation.write { journal, _ throws(Refusal) in
      let file = try journal.plan(meant: words[0])
      let exercise = (try? file.exercises(words[1]).first).flatMap(\.self).map { file.plan.exercises[$0] }
      let mended = TypedAttributes(typed, journal.settings, of: exercise)
      let attributes = mended.text
      func changes(_ attributes: String) throws(Refusal) -> Changes {
        var changes = try Changes(file.source.name, in: journal, file.editing(words[1], attributes: attributes))
        changes.remarks = mended.remarks
        return changes
      }
      let plain = try changes(attributes)
      restart = invocation.restart(of: words[1], in: file, given: attributes, plain.applied(to: journal))
      guard let restart else { return plain }
      return try changes("\(attributes), since \(restart.day)")
    }
    if written != nil, let (sets, day) = restart {
      let row = SetRow(sets, decimalMark: invocation.language == .english ? "." : ",").text
      invocation.say("next: \(row); what was done before \(day: day) no longer decides the load ('since')")
    }
    return .success
  }

  private static let move = PlanAction(
    verb: "move", usage: "plan move NAME EXERCISE up|down|first|last|N", least: 2, options: ["--day"]
  ) {
    invocation, words throws(Refusal) in
    if let day = invocation.arguments.value("--day"), words.count == 2 {
      return try invocation.change(words[0]) { journal, file, _ throws(Refusal) in
        try Changes(file.source.name, in: journal, file.moving(words[1], toDay: day))
      }
    }
    guard words.count > 2 else {
      throw Refusal("'plan \("move")' needs more", help: "say up, down, first, last or a number")
    }
    guard let target = PlanMove(words[2]) else {
      throw Refusal(
        "'\(words[2])' is no place", help: "say up, down, first, last or a number")
    }
    return try invocation.change(words[0]) { journal, file, _ throws(Refusal) in
      try Changes(file.source.name, in: journal, file.moving(words[1], to: target))
    }
  }

  private static let remove = PlanAction(verb: "remove", usage: "plan remove NAME EXERCISE", least: 2) {
    invocation, words throws(Refusal) in
    try invocation.change(words[0]) { journal, file, _ throws(Refusal) in
      try Changes(file.source.name, in: journal, file.removing(words.dropFirst().joined(separator: " ")))
    }
  }
}

extension Invocation {
  /// Takes attributes out of an exercise: `plan edit NAME EXERCISE --without add,back`.
  fileprivate func take(_ typed: [String], outOf words: [String]) throws(Refusal) -> ExitCode {
    guard words.count == 2 else {
      throw Refusal(
        "'--without' changes nothing else", help: "give the other attributes in a second 'bumbum plan edit'")
    }
    // The words after 'or' belong to it.
    let parts = typed.flatMap { $0.split(separator: ",") }.map { folded(String($0).trimmed) }
    let removed = parts.flatMap { $0.hasPrefix("or ") ? [$0] : $0.split(separator: " ").map(String.init) }
    guard !removed.isEmpty else {
      throw Refusal(
        "nothing to take out was named", help: "write '--without add' or '--without \"or Incline press\"'")
    }
    for word in removed where !PlanFile.removable.contains(word) && !word.hasPrefix("or ") {
      throw Refusal(
        "'\(word)' is nothing that 'plan edit' takes out",
        help: "it takes \(PlanFile.removable.joined(separator: ", "))")
    }
    return try change(words[0]) { journal, file, _ throws(Refusal) in
      try Changes(file.source.name, in: journal, file.removing(removed, from: words[1]))
    }
  }

  /// Writes the changes that a request makes to one plan.
  fileprivate func change(
    _ name: String, _ request: (Journal, PlanFile, Answers) throws(Refusal) -> Changes
  ) throws(Refusal) -> ExitCode {
    try write { journal, answers throws(Refusal) in try request(journal, journal.plan(meant: name), answers) }
    return .success
  }
}
