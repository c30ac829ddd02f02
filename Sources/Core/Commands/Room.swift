package import Views

/// A room around the core: its additions to a program that lists it.
package struct Room: Sendable {
  let commands: [CommandGroup.Title: [Command]]
  let topics: [Topic]
  let additions: [Addition]
  let forms: [Form]
  let planActions: [PlanAction]
  /// Proposes the next sets of exercises of a planned day; nil where the room knows nothing of them.
  let propose: (@Sendable (PlannedDay, [AskedExercise]) -> Proposed)?
  /// The keeper of the journal's versions; nil if the room is none.
  let versions: (any VersionControl)?
  /// The pages of its commands in Portuguese: a line `[NAME]` before the summary and the details of each.
  let portuguese: @Sendable () -> [UInt8]

  package init(
    commands: [CommandGroup.Title: [Command]], topics: [Topic] = [], additions: [Addition] = [], forms: [Form] = [],
    planActions: [PlanAction] = [], propose: (@Sendable (PlannedDay, [AskedExercise]) -> Proposed)? = nil,
    versions: (any VersionControl)? = nil,
    portuguese: @escaping @autoclosure @Sendable () -> [UInt8]
  ) {
    self.commands = commands
    self.topics = topics
    self.additions = additions
    self.forms = forms
    self.planActions = planActions
    self.propose = propose
    self.versions = versions
    self.portuguese = portuguese
  }
}

/// A form of an answer beside text, JSON and CSV.
package struct Form: Sendable {
  /// The value of `--format` that asks for it.
  let name: String
  /// Returns the whole file; nil where the answer has nothing to show in this form.
  let bytes: @Sendable (any Answer, Page) -> [UInt8]?

  package init(_ name: String, _ bytes: @escaping @Sendable (any Answer, Page) -> [UInt8]?) {
    self.name = name
    self.bytes = bytes
  }
}
