import Journal
import Format
import Text
import Training

extension Command {
  static let plan = Command(
    "plan", "List, show, write and choose training plans",
    usage: [
      "plan", "plan show NAME", "plan new NAME [DESCRIPTION]", "plan activate NAME", "plan deactivate",
      "plan rename NAME NEW",
      "plan delete NAME", "plan add NAME EXERCISE ATTRIBUTES", "plan edit NAME EXERCISE ATTRIBUTES",
      "plan move NAME EXERCISE up|down|first|last|N", "plan remove NAME EXERCISE",
    ],
    details: """
      Names are found without accents, case or full length where only one fits. Attributes are a muscle group, sets and
      reps, a load, a rest: chest 4x8-10 @ 80kg rest 90s. Deleting a plan keeps every session done with it.
      """,
    options: [
      Option("--day", "NAME", "the day of a plan that has several, for 'add'"),
      Option("--yes", nil, "do not ask, for 'delete'"),
      .dryRun, .commit,
    ],
    examples: [
      ("bumbum plan", "all of them, newest first, the active one marked"),
      ("bumbum plan add \"Treino A\" \"Supino reto\" chest 4x8 rest 90s", "an exercise at the end of a plan"),
      ("bumbum plan move \"Treino A\" supino first", "to the top"),
    ]
  ) { invocation throws(CommandFailure) in
    let operands = invocation.arguments.operands
    guard let verb = operands.first else { return try PlanList.print(invocation) }
    guard let action = PlanAction.all.first(where: { $0.verb == verb }) else {
      let near = closest(to: verb, among: PlanAction.all.map(\.verb))
      throw CommandFailure(
        "'plan \(printable(verb))' is not known",
        help: near.map { "did you mean 'plan \($0)'?" } ?? "see 'bumbum plan --help'")
    }
    let words = Array(operands.dropFirst())
    guard words.count >= action.least else {
      throw CommandFailure("'plan \(verb)' needs more", help: "write 'bumbum \(action.usage)'")
    }
    return try action.run(invocation, words)
  }
}

/// One verb of `plan`.
struct PlanAction: Sendable {
  let verb: String
  let usage: String
  /// How many words it needs.
  let least: Int
  let run: @Sendable (Invocation, [String]) throws(CommandFailure) -> ExitCode
}

extension Journal {
  /// The plan that a person means; a failure where there is none.
  func plan(_ query: String) throws(CommandFailure) -> PlanFile {
    if let plan = try findPlan(query) { return plan }
    let near = closest(to: query, among: plans.compactMap { $0.plan.name?.value })
    throw CommandFailure(
      "there is no plan '\(printable(query))'",
      help: near.map { "did you mean '\(printable($0))'?" }
        ?? (plans.isEmpty ? "write one: 'bumbum plan new \"Treino A\"'" : "see 'bumbum plan'"))
  }

  var activePlan: PlanFile? {
    guard let active = settings.plan.map({ nameKey($0.value) }) else { return nil }
    return plans.first { $0.plan.name.map { nameKey($0.value) } == active }
  }
}

/// `plan` alone.
enum PlanList {
  static func print(_ invocation: Invocation) throws(CommandFailure) -> ExitCode {
    let journal = try invocation.folder().read(only: [.root, .plans])
    guard !journal.plans.isEmpty else {
      invocation.say("no plans yet; write one: 'bumbum plan new \"Treino A\"'")
      return .success
    }
    let words = try invocation.words(journal.settings)
    let active = journal.activePlan?.source.name
    // Newest created first; without a date last; ties by name.
    let sorted = journal.plans.sorted { left, right in
      let (a, b) = (left.plan.created?.value, right.plan.created?.value)
      if a != b { return (a ?? .first) > (b ?? .first) }
      return nameKey(left.plan.name?.value ?? "") < nameKey(right.plan.name?.value ?? "")
    }
    let rows = sorted.map { file in
      [
        file.source.name == active ? "*" : " ", printable(file.plan.name?.value ?? file.source.name),
        file.plan.created.map { words.short($0.value) } ?? "", words.exerciseCount(file.plan.exercises.count),
      ]
    }
    invocation.print(Table(alignments: [.left, .left, .left, .left]).rows(rows).joined(separator: "\n"))
    return .success
  }
}
