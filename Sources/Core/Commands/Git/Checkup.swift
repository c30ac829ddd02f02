import Grammar
import Storage
import Text

/// One check of `doctor`. One file each in `Checkups/`, listed in `Checkup.all`.
struct Checkup: Sendable {
  let name: Message
  /// Returns the states found, the worst first; empty if there is nothing to check.
  let look: @Sendable (Patient) throws(Refusal) -> [State]

  init(_ name: Message, look: @escaping @Sendable (Patient) throws(Refusal) -> [State]) {
    self.name = name
    self.look = look
  }

  /// All checks in the order shown; those about git return nothing without git or a repository.
  static let all: [Checkup] = [
    .files, .format, .writing, .halves, .mistakes, .photos, .repository, .driver, .hook, .ignored, .changes,
  ]

  struct State {
    enum Level: String {
      case ok, note, warning, error
    }
    let level: Level
    let message: Message
    /// The action that mends it; nil if none is needed.
    let remedy: Message?

    static func ok(_ message: Message) -> State { State(level: .ok, message: message, remedy: nil) }
    static func note(_ message: Message, _ remedy: Message) -> State {
      State(level: .note, message: message, remedy: remedy)
    }
    static func warning(_ message: Message, _ remedy: Message) -> State {
      State(level: .warning, message: message, remedy: remedy)
    }
    static func error(_ message: Message, _ remedy: Message) -> State {
      State(level: .error, message: message, remedy: remedy)
    }
  }
}

/// The journal under examination, read once.
struct Patient {
  let invocation: Invocation
  let folder: JournalFolder
  let journal: Journal
  /// The repository; nil without git or a repository.
  let git: Git?
  /// The refusal of git to read the folder of another user.
  let distrust: Refusal?
  let isGitThere: Bool

  init(_ invocation: Invocation) throws(Refusal) {
    self.invocation = invocation
    // A write that was stopped half-way is shown, not taken back.
    folder = try invocation.folderAsItIs()
    journal = folder.read()
    let git = Git(folder, invocation.context, for: "'doctor'")
    isGitThere = git.isThere
    do throws(Refusal) {
      _ = try git.prefix()
      self.git = git
      distrust = nil
    } catch {
      self.git = nil
      distrust = (try? git.remedyOfDistrust()) == nil ? nil : error
    }
  }
}
