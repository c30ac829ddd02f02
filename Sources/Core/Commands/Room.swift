package import Grammar
package import Storage
package import Text
package import Training
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

/// The versions of a journal as another program keeps them; a room brings it. Without it, no version is older than the files.
package protocol VersionControl: Sendable {
  /// Throws before a write that would be wrong: of a new file that is there already, and hidden.
  func refuseHidden(_ changes: [FileChange], in folder: JournalFolder, _ invocation: Invocation) throws(Refusal)

  /// Returns the commit of a write that is about to be made inside the journal's lock; nil if none was asked for.
  func commit(_ invocation: Invocation, _ folder: JournalFolder, _ settings: Settings) throws(Refusal) -> Commit?

  /// Returns the journal as it was at a revision, for an option such as `'--at'`.
  func journal(
    _ folder: JournalFolder, at revision: String, for option: Message, _ context: Context
  ) throws(Refusal) -> Journal

  /// Narrows what is linted to the versions that the options ask for.
  func narrow(_ target: inout LintTarget, _ invocation: Invocation) throws(Refusal)

  /// Begins to keep the versions of a new journal: `init --git`.
  func begin(in folder: JournalFolder, _ invocation: Invocation) throws(Refusal)

  /// Remarks once a day on what this copy of the journal lacks.
  func sayWhatIsMissing(in folder: JournalFolder, _ invocation: Invocation)

  /// Returns the checks of `doctor`.
  func checkups(_ patient: Patient) throws(Refusal) -> [Checkup]
}

/// Commits the changes of a write; throws if they are written and not committed.
package typealias Commit = ([FileChange]) throws(Refusal) -> Void

extension Invocation {
  /// The keeper of the journal's versions; nil if no room brings one.
  var versions: (any VersionControl)? { context.commands.rooms.lazy.compactMap(\.versions).first }

  /// Returns the journal at the revision of `--at`; nil without the option.
  func journalOfRevision() throws(Refusal) -> Journal? {
    guard let revision = arguments.value("--at") else { return nil }
    return try versions?.journal(folder(), at: revision, for: "'--at'", context)
  }
}
