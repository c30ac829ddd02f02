package import Grammar
package import Storage
package import Text
import Training

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

extension Patient {
  /// The checks of the core in the order shown; a room has more.
  var checkups: [Checkup] {
    [
      Checkup("files", files), Checkup("format", format), Checkup("writing", writing), Checkup("halves", halves),
      Checkup("mistakes", mistakes), Checkup("photos", photos),
    ]
  }

  private var files: [Checkup.State] {
    let failures = journal.failures.map { failure in
      Checkup.State.error(
        "can't read '\(printable(failure.path))': \(printable(failure.reason))",
        failure.remedy
          ?? "give yourself the right to read it: 'ls -l \(printable(folder.shownPrefix + failure.path))'")
    }
    if !failures.isEmpty { return failures }
    let count = journal.files.count
    return [.ok(count == 1 ? "the one text file can be read" : "all \(count) text files can be read")]
  }

  private var format: [Checkup.State] {
    let settings = journal.settings
    guard settings.isNewer else { return [.ok("format \(settings.format), which this program knows")] }
    return [
      .error(
        "format \(settings.format) is newer than this program, which knows \(Settings.newestFormat): it reads what it can, and writes nothing",
        "get a newer bumbum")
    ]
  }

  private var writing: [Checkup.State] {
    do throws(WriteFailure) {
      let canExchange = try folder.tryWriting()
      return [
        .ok(
          "files are replaced whole, one program at a time"
            + (canExchange
              ? ""
              : "; this file system exchanges no two files, so an editor that saves at that very moment may lose")
        )
      ]
    } catch {
      return [
        .error(
          printable(error.message), error.help ?? "give yourself the right to write in the journal's folder")
      ]
    }
  }

  private var halves: [Checkup.State] {
    func shown(_ paths: [String]) -> Message {
      let first = printable(folder.shownPrefix + (paths.first ?? ""))
      return paths.count > 1 ? "'\(first)' and \(paths.count - 1) more" : "'\(first)'"
    }
    var states: [Checkup.State] = []
    do throws(WriteFailure) {
      if let paths = try folder.interruptedPaths() {
        states.append(
          .warning(
            "a write was stopped half-way, or is under way: \(shown(paths))",
            "'bumbum doctor --recover' takes it back, as the next command does"))
      }
    } catch {
      states.append(.error(printable(error.message), "give yourself the right to read it"))
    }
    let left = folder.leftovers()
    if !left.saved.isEmpty {
      states.append(
        .warning(
          "saved by another program while bumbum wrote: \(shown(left.saved))",
          "compare it with the file of that name, then remove it"))
    }
    if !left.temporary.isEmpty {
      states.append(
        .note("left by a write that was stopped: \(shown(left.temporary))", "'bumbum doctor --recover' removes it"))
    }
    return states.isEmpty ? [.ok("no write was stopped half-way")] : states
  }

  private var mistakes: [Checkup.State] {
    if !journal.settings.isNewer,
      journal.settingsFile?.diagnostics.contains(where: { $0.severity == .error }) ?? false
    {
      return [
        .error(
          "the settings have mistakes, and what they say there does not count",
          "'bumbum lint \(Settings.fileName)' shows them")
      ]
    }
    if journal.errorCount == 0 { return [.ok("every line can be read")] }
    return [.warning("the files have mistakes", "'bumbum lint' shows them")]
  }

  private var photos: [Checkup.State] {
    let sizes = journal.photos
    if sizes.isEmpty { return [] }
    let total = sizes.values.reduce(0, +)
    let size = total < 1_000_000 ? "\((total + 999) / 1000) kB" : "\((total + 500_000) / 1_000_000) MB"
    let sum: Message = "\(sizes.count, .photos), \(size)"
    let large = sizes.filter { $0.value >= 2_000_000 }.keys.sorted()
    if let first = large.first {
      return [
        .error(
          large.count == 1
            ? "\(sum); one is 2 MB or more: '\(printable(first))'"
            : "\(sum); \(large.count) are 2 MB or more: '\(printable(first))'",
          "make it smaller: 'bumbum lint' names its check-in")
      ]
    }
    return [.ok(sum)]
  }
}
