import Grammar
import Storage
import Text

/// One thing that `doctor` looks at. One file each in `Checkups/`, listed in `Checkup.all`.
struct Checkup: Sendable {
  let name: Message
  /// What is found, the worst first; empty where there is nothing to look at.
  let look: @Sendable (Patient) throws(Refusal) -> [State]

  init(_ name: Message, look: @escaping @Sendable (Patient) throws(Refusal) -> [State]) {
    self.name = name
    self.look = look
  }

  /// In the order in which they are shown; those about git say nothing where there is no git or no repository.
  static let all: [Checkup] = [
    .files, .format, .writing, .halves, .mistakes, .photos, .repository, .driver, .hook, .ignored, .changes,
  ]

  struct State {
    enum Level: String {
      case ok, note, warning, error
    }
    let level: Level
    let message: Message
    /// What to do about it.
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

/// The journal that is looked at, read once.
struct Patient {
  let invocation: Invocation
  let folder: JournalFolder
  let journal: Journal
  /// Nil where there is no git, or no repository.
  let git: Git?
  /// The refusal of git to look into a folder of another user.
  let distrust: Refusal?
  let isGitThere: Bool

  init(_ invocation: Invocation) throws(Refusal) {
    self.invocation = invocation
    // What it finds half done, it shows.
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
