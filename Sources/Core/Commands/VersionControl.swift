package import Grammar
package import Storage
package import Text
package import Training

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
