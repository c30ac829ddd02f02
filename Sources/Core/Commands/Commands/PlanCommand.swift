import Grammar
import Statistics
import Storage
package import Text
import Training
import Views

extension Command {
  static let plan = Command(
    "plan", "List, show, write and choose training plans",
    usage: [
      "plan [deactivate]", "plan show [NAME | DAY]", "plan activate|delete NAME", "plan new NAME [DESCRIPTION]",
      "plan new [NAME] --template PROGRAM", "plan rename NAME NEW", "plan add|edit NAME EXERCISE ATTRIBUTES",
      "plan move NAME EXERCISE up|down|first|last|N", "plan remove NAME EXERCISE",
    ],
    details: """
      Names are found without accents, case or full length where only one fits. Attributes are a muscle group, sets and
      reps, a load, a rest, how it goes on: chest 4x8-10 @ 80kg rest 90s add 2.5kg. A load that 'edit' gives counts from
      then on, whatever was done before: it writes 'since'. Deleting a plan keeps every session done with it. 'edit', 'move'
      and 'remove' without NAME are of the active plan; N is the number in 'plan show'. Programs are starting-strength, 5/3/1,
      5/3/1-assistance, gzclp, push-pull-legs and bodyweight.
      """,
    options: [
      Option(
        "--day", "NAME", "the day of a plan, for 'add' and 'move'; one that is new begins at its end",
        reach: .prose { $0.contains(where: \.isNumber) || MuscleGroup($0) != nil }),
      Option("--new", nil, "the exercise is new: do not ask, for 'add'"),
      Option(
        "--without", "WORDS",
        "take out what begins so, for 'edit': rest, superset, add, back, else, since, or, bar, also, body, per",
        isList: true
      ),
      Option("--template", "PROGRAM", "a known program to begin with, for 'new'"),
      Option("--yes", nil, "do not ask, for 'delete'"),
      .dryRun, .json,
    ],
    examples: [
      ("bumbum plan", "all of them, newest first, the active one marked"),
      ("bumbum plan add \"Plan A\" \"Bench press\" chest 4x8 rest 90s", "an exercise at the end of a plan"),
      ("bumbum plan edit \"Plan A\" bench --without add,back", "its load stays as it is"),
      ("bumbum plan new --template 5/3/1", "a program whose rules are known"),
      ("bumbum plan move \"Plan A\" bench first", "to the top"),
    ]
  ) { invocation throws(Refusal) in
    let operands = invocation.arguments.operands
    guard let verb = operands.first.map(CommandList.verb), !["list", "ls", "listar", "lista"].contains(verb) else {
      if let text = invocation.arguments.value("--template") {
        let name = try PlanTemplate.named(text).name
        throw Refusal("'--template' goes with 'plan new'", help: "write 'bumbum plan new --template \(name)'")
      }
      try invocation.refuseOptions(ofOtherThan: nil)
      return try invocation.listPlans()
    }
    let actions = invocation.context.commands.planActions
    guard let action = actions.first(where: { $0.verb == verb }) else {
      if (try? invocation.folder().read(only: [.root, .plans]).plan(meant: operands.joined(separator: " "))) != nil {
        return try PlanAction.core[0].run(invocation, operands)
      }
      let near = closest(to: verb, among: actions.map(\.verb))
      throw Refusal(
        "'plan \(verb)' is not known",
        help: near.map { "did you mean 'plan \($0)'?" } ?? "see 'bumbum plan --help'")
    }
    try invocation.refuseOptions(ofOtherThan: verb)
    let words = try invocation.naming(operands.dropFirst(), for: action)
    guard words.count >= action.least else {
      throw Refusal(
        "'plan \(verb)' needs more",
        help:
          "write 'bumbum \(HelpWords(language: invocation.language, invocation.context.commands).form(action.usage))'")
    }
    return try action.run(invocation, words)
  }
}

extension Invocation {
  /// Returns the words behind a verb that changes an exercise, with its name as one and with the active plan where none is
  /// named.
  fileprivate func naming(_ words: ArraySlice<String>, for action: PlanAction) throws(Refusal) -> [String] {
    guard ["edit", "move", "remove"].contains(action.verb) else { return Array(words) }
    let journal = try folder().read(only: [.root, .plans])
    for count in 1..<max(words.count, 1) {
      let name = words.prefix(count).joined(separator: " ")
      if let plan = (try? journal.plan(meant: name)), let rest = plan.joiningName(words.dropFirst(count)) {
        return [name] + rest
      }
    }
    guard let active = journal.activePlan, let name = active.plan.name, let rest = active.joiningName(words) else {
      return Array(words)
    }
    return [name] + rest
  }

  fileprivate func listPlans() throws(Refusal) -> ExitCode {
    let journal = try folder().read(only: [.root, .plans])
    if journal.plans.isEmpty {
      let words = try words(journal.settings)
      say("\(words("Plan")): \(words("none yet: 'bumbum plan new NAME' writes one"))")
    } else {
      print(PlansAnswer(journal).text(on: try page(journal.settings)))
    }
    return .success
  }

  /// Refuses the options of other verbs, which would do nothing here; `verb` is nil for `plan` alone.
  fileprivate func refuseOptions(ofOtherThan verb: String?) throws(Refusal) {
    let actions = context.commands.planActions
    for option in Set(actions.flatMap(\.options)).sorted() where arguments.has(option) || arguments.value(option) != nil
    {
      let verbs = actions.filter { $0.options.contains(option) }.map(\.verb)
      if let verb, verbs.contains(verb) { continue }
      throw Refusal(
        "'\(option)' does nothing in '\(verb.map { "plan \($0)" } ?? "plan")'",
        help: "it goes with '\(verbs.map { "plan " + $0 }.joined(separator: "', '"))'")
    }
  }
}

/// One verb of `plan`.
package struct PlanAction: Sendable {
  let verb: String
  let usage: String
  /// The least number of words after the verb.
  let least: Int
  /// The options that do nothing with other verbs.
  let options: [String]
  private let body: @Sendable (Invocation, [String]) throws(Refusal) -> ExitCode

  package init(
    verb: String, usage: String, least: Int, options: [String] = [],
    run: @escaping @Sendable (Invocation, [String]) throws(Refusal) -> ExitCode
  ) {
    self.verb = verb
    self.usage = usage
    self.least = least
    self.options = options
    body = run
  }

  package func run(_ invocation: Invocation, _ words: [String]) throws(Refusal) -> ExitCode {
    try body(invocation, words)
  }
}
