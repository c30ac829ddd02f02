import Grammar
import Storage
import Statistics
import Text
import Training
import Views

extension PlanAction {
  static let all = [show, new, simulate, activate, deactivate, rename, delete, add, edit, move, remove]

  private static let show = PlanAction(verb: "show", usage: "plan show NAME", least: 1) {
    invocation, words throws(Refusal) in
    let journal = try invocation.folder().read(only: [.root, .plans])
    let file = try journal.plan(meant: words.joined(separator: " "))
    let answer = PlanAnswer(file, in: journal, today: invocation.today)
    return try invocation.answer(answer, on: invocation.page(journal.settings))
  }

  private static let new = PlanAction(verb: "new", usage: "plan new NAME", least: 0) {
    invocation, words throws(Refusal) in
    let template = try invocation.arguments.value("--template").map { text throws(Refusal) in
      try PlanTemplate.named(text)
    }
    guard let name = words.first ?? template?.heading(in: invocation.language) else {
      throw Refusal("'plan new' needs more", help: "write 'bumbum plan new NAME'")
    }
    let description = words.dropFirst().joined(separator: " ")
    if let failure = Refusal(planName: name) ?? Refusal(planDescription: description) { throw failure }
    let isWritten = try invocation.write { journal throws(Refusal) in
      if journal.plans.contains(where: { $0.plan.name.map { nameKey($0.value) } == nameKey(name) }) {
        throw Refusal(
          "there is a plan '\(printable(name))' already",
          help: "choose another name, or see 'bumbum plan show \"\(printable(name))\"'")
      }
      let isPortuguese = try invocation.words(journal.settings).language == .brazilianPortuguese
      var changes = ChangeSet()
      let text =
        template?.text(named: words.first, created: invocation.today, in: invocation.language)
        ?? PlanText.new(
          name: name, created: invocation.today, description: description.isEmpty ? nil : description,
          portuguese: isPortuguese)
      changes.create(journal.pathOfNewPlan(name), Array(journal.settings.unit.examples(text).utf8))
      return changes
    }
    if !isWritten { return .success }
    let shown = printable(name)
    if template == nil { invocation.say("next: 'bumbum plan add \"\(shown)\" EXERCISE chest 3x8' adds an exercise") }
    let journal = try invocation.folder().read(only: [.root, .plans])
    if let commands = try journal.commandsForMaxes(of: journal.plan(meant: name)) {
      invocation.say(
        "its percentages are of a training max, 90% of what you can lift once; with yours for these it becomes the active plan:"
      )
      invocation.say("  \(commands)")
      return .success
    }
    invocation.say("'bumbum plan activate \"\(shown)\"' makes it the active plan")
    return .success
  }

  private static let activate = PlanAction(verb: "activate", usage: "plan activate NAME", least: 1) {
    invocation, words throws(Refusal) in
    var active = ""
    let isWritten = try invocation.withoutLines.write(unchanged: "it is the active plan already") {
      journal throws(Refusal) in
      let file = try journal.plan(meant: words.joined(separator: " "))
      guard let name = file.plan.name?.value else { return ChangeSet() }
      if let commands = journal.commandsForMaxes(of: file) {
        throw Refusal(
          "'\(printable(name))' has percentages of training maxes that nobody wrote down; nothing was written",
          help: "with yours, 90% of what you can lift once: \(commands)")
      }
      var changes = ChangeSet()
      try changes.edit(Settings.fileName, in: journal, journal.settingsText.settingPlan(name))
      active = name
      return changes
    }
    if isWritten {
      invocation.print(
        invocation.language.said("'\(printable(active))' is the active plan: 'bumbum start' opens a session of it"))
    }
    return .success
  }

  private static let deactivate = PlanAction(verb: "deactivate", usage: "plan deactivate", least: 0) {
    invocation, _ throws(Refusal) in
    let isWritten = try invocation.withoutLines.write(unchanged: "no plan is active") {
      journal throws(Refusal) in
      var changes = ChangeSet()
      try changes.edit(Settings.fileName, in: journal, journal.settingsText.removingPlan())
      return changes
    }
    if isWritten { invocation.print(invocation.language.said("no plan is active any more")) }
    return .success
  }

  private static let rename = PlanAction(verb: "rename", usage: "plan rename NAME NEW", least: 2) {
    invocation, words throws(Refusal) in
    guard words.count == 2 else {
      throw Refusal(
        "these are \(words.count) words, not two names", help: "write 'bumbum plan rename OLD NEW', each in quotes")
    }
    try invocation.write { journal throws(Refusal) in
      try journal.refuseUnread()
      let file = try journal.plan(meant: words[0])
      let isActive = journal.activePlan?.source.name == file.source.name
      var changes = ChangeSet()
      let edits = try file.renaming(to: words[1])
      try changes.edit(file.source.name, in: journal, edits)
      if isActive {
        try changes.edit(Settings.fileName, in: journal, journal.settingsText.settingPlan(words[1]))
      }
      return changes
    }
    return .success
  }

  private static let delete = PlanAction(verb: "delete", usage: "plan delete NAME", least: 1) {
    invocation, words throws(Refusal) in
    let file = try invocation.folder().read(only: [.root, .plans]).plan(meant: words.joined(separator: " "))
    let name = printable(file.plan.name?.value ?? file.source.name)
    try invocation.rehearse { journal throws(Refusal) in
      try journal.refuseUnread()
      return ChangeSet()
    }
    guard try invocation.confirm("Delete the plan '\(name)'? Its sessions stay in the log.") else {
      invocation.say("nothing was changed")
      return .success
    }
    try invocation.write { journal throws(Refusal) in
      try journal.refuseUnread()
      let file = try journal.plan(meant: words.joined(separator: " "))
      var changes = ChangeSet()
      if journal.activePlan?.source.name == file.source.name {
        try changes.edit(Settings.fileName, in: journal, journal.settingsText.removingPlan())
      }
      changes.remove(file.source.name, file.source.bytes)
      return changes
    }
    return .success
  }

  private static let add = PlanAction(
    verb: "add", usage: "plan add NAME EXERCISE chest 4x8 rest 90s", least: 3
  ) {
    invocation, words throws(Refusal) in
    guard let name = try invocation.planned(words[1]) else {
      invocation.say("nothing was written")
      return .success
    }
    let attributes = try invocation.dated(words.dropFirst(2))
    return try invocation.change(words[0]) { file throws(Refusal) in
      try file.addingExercise(name, attributes: attributes, toDay: invocation.arguments.value("--day"))
    }
  }

  private static let edit = PlanAction(
    verb: "edit", usage: "plan edit NAME EXERCISE 4x10 rest 120s", least: 2
  ) {
    invocation, words throws(Refusal) in
    if let removed = invocation.arguments.value("--without") { return try invocation.take(removed, outOf: words) }
    guard words.count > 2 else {
      let usage = HelpWords(language: invocation.language).form("plan edit NAME EXERCISE 4x10 rest 120s")
      throw Refusal("'plan edit' needs more", help: "write 'bumbum \(usage)', or '--without add'")
    }
    let attributes = try invocation.dated(words.dropFirst(2))
    var restart: (sets: [WorkSet], day: CivilDate)?
    let isWritten = try invocation.write { journal throws(Refusal) in
      let file = try journal.plan(meant: words[0])
      func changes(_ attributes: String) throws(Refusal) -> ChangeSet {
        var changes = ChangeSet()
        try changes.edit(
          file.source.name, in: journal,
          try file.editing(words[1], attributes: attributes))
        return changes
      }
      let plain = try changes(attributes)
      restart = plain.applied(to: journal).restart(of: words[1], in: file, given: attributes, now: invocation.now)
      return try restart.map { restart throws(Refusal) in try changes("\(attributes), since \(restart.day)") }
        ?? plain
    }
    if isWritten, let (sets, day) = restart {
      let row = SetRow(sets, decimalMark: invocation.language == .english ? "." : ",").text
      invocation.say("next: \(row); what was done before \(day) no longer decides the load ('since')")
    }
    return .success
  }

  private static let move = PlanAction(
    verb: "move", usage: "plan move NAME EXERCISE up|down|first|last|N", least: 3
  ) {
    invocation, words throws(Refusal) in
    guard let target = PlanMove(words[2]) else {
      throw Refusal(
        "'\(printable(words[2]))' is no place", help: "say up, down, first, last or a number")
    }
    return try invocation.change(words[0]) { file throws(Refusal) in try file.moving(words[1], to: target)
    }
  }

  private static let remove = PlanAction(verb: "remove", usage: "plan remove NAME EXERCISE", least: 2) {
    invocation, words throws(Refusal) in
    try invocation.change(words[0]) { file throws(Refusal) in
      try file.removing(words.dropFirst().joined(separator: " "))
    }
  }
}

extension Invocation {
  /// The name of an exercise for a plan: one that is new, and the beginning of a known one or a slip of it, is asked about as
  /// 'set' asks. Nil where a person says no.
  fileprivate func planned(_ typed: String) throws(Refusal) -> String? {
    let catalog = ExerciseCatalog(try folder().read(only: [.root, .plans, .log]))
    if arguments.has("--new") || catalog.id(of: typed) != nil { return typed }
    let names = catalog.entries.map(\.name)
    let begun = names.filter { (" " + folded($0) + " ").holds(" " + folded(typed) + " ") }
    guard let near = begun.count == 1 ? begun[0] : closest(to: typed, among: names) else { return typed }
    return try ask(about: UnknownExercise(typed, near: near))
  }

  /// `plan edit NAME EXERCISE --without add,back`
  fileprivate func take(_ typed: String, outOf words: [String]) throws(Refusal) -> ExitCode {
    guard words.count == 2 else {
      throw Refusal(
        "'--without' changes nothing else", help: "give the other attributes in a second 'bumbum plan edit'")
    }
    // What stands behind 'or' is of it.
    let parts = typed.split(separator: ",").map { folded(String($0).trimmed) }
    let removed = parts.flatMap { $0.hasPrefix("or ") ? [$0] : $0.split(separator: " ").map(String.init) }
    guard !removed.isEmpty else {
      throw Refusal(
        "nothing to take out was named", help: "write '--without add' or '--without \"or Incline press\"'")
    }
    for word in removed where !PlanFile.removable.contains(word) && !word.hasPrefix("or ") {
      throw Refusal(
        "'\(printable(word))' is nothing that 'plan edit' takes out",
        help: "it takes \(PlanFile.removable.joined(separator: ", "))")
    }
    return try change(words[0]) { file throws(Refusal) in try file.removing(removed, from: words[1]) }
  }

  /// Edits one plan.
  fileprivate func change(
    _ name: String, _ edit: (PlanFile) throws(Refusal) -> [TextEdit]
  ) throws(Refusal) -> ExitCode {
    try write { journal throws(Refusal) in
      let file = try journal.plan(meant: name)
      var changes = ChangeSet()
      try changes.edit(
        file.source.name, in: journal, try edit(file))
      return changes
    }
    return .success
  }
}

extension Journal {
  /// What writes the training maxes that a plan lacks and makes it the active one, on one line to copy; nil where it lacks none.
  func commandsForMaxes(of file: PlanFile) -> String? {
    let lifts = exercisesWithoutMax(of: file).map {
      "bumbum exercise max \"\(printable($0))\" \(settings.unit.examples("60kg"))"
    }
    guard !lifts.isEmpty else { return nil }
    let activate = "bumbum plan activate \"\(printable(file.plan.name?.value ?? ""))\""
    return (lifts + (activePlan?.source.name == file.source.name ? [] : [activate])).joined(separator: " && ")
  }

  /// Those of a plan that have a percentage, and of which no training max was written down.
  private func exercisesWithoutMax(of file: PlanFile) -> [String] {
    let known = (exerciseList?.entries ?? []).filter { $0.max != nil }.flatMap { [$0.name.value] + $0.aka.map(\.value) }
    var keys = Set(known.map(nameKey))
    return file.plan.exercises.filter { exercise in
      exercise.target.sets.contains { if case .percent = $0.load { true } else { false } }
    }.map(\.name.value).filter { keys.insert(nameKey($0)).inserted }
  }

  /// The text of the settings, empty where there is none yet.
  fileprivate var settingsText: SettingsFile {
    settingsFile ?? SettingsFile.read(Source(name: Settings.fileName, bytes: []))
  }

  /// `plans/treino-a.md`, with a number where that is taken.
  fileprivate func pathOfNewPlan(_ name: String) -> String {
    let first = PlanFile.path(of: name)
    let taken = Set(plans.map(\.source.name) + failures.map(\.path))
    var path = first
    var number = 2
    while taken.contains(path) {
      path = "\(first.dropLast(3))-\(number).md"
      number += 1
    }
    return path
  }
}
