package import Grammar
package import Storage
package import Text

/// One check of `doctor`.
package struct Checkup {
  let name: Message
  /// The states found, the worst first; empty if there is nothing to check.
  let states: [State]

  package init(_ name: Message, _ states: [State]) {
    self.name = name
    self.states = states
  }

  package struct State {
    enum Level: String {
      case ok, note, warning, error
    }
    let level: Level
    let message: Message
    /// The action that mends it; nil if none is needed.
    let remedy: Message?

    package static func ok(_ message: Message) -> State { State(level: .ok, message: message, remedy: nil) }
    package static func note(_ message: Message, _ remedy: Message) -> State {
      State(level: .note, message: message, remedy: remedy)
    }
    package static func warning(_ message: Message, _ remedy: Message) -> State {
      State(level: .warning, message: message, remedy: remedy)
    }
    package static func error(_ message: Message, _ remedy: Message) -> State {
      State(level: .error, message: message, remedy: remedy)
    }
  }
}

/// The journal under examination, read once.
package struct Patient {
  package let invocation: Invocation
  package let folder: JournalFolder
  package let journal: Journal

  init(_ invocation: Invocation) throws(Refusal) {
    self.invocation = invocation
    // A write that was stopped half-way is shown, not taken back.
    folder = try invocation.folderAsItIs()
    journal = folder.read()
  }
}
