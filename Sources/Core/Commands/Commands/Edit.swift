import Grammar
import Storage
import Lint
import Statistics
import Text
import Training

extension Command {
  static let edit = Command(
    "edit", "Open the right file at the right line in your editor, and lint it after",
    usage: ["edit [DATE | checkins | plan NAME]"],
    details: "The editor is $VISUAL, else $EDITOR; nothing in a journal ever runs a program.",
    examples: [
      ("bumbum edit", "this month's log, at the open session or at its end"),
      ("bumbum edit plan \"Plan A\"", "a plan"),
    ]
  ) { invocation throws(Refusal) in
    let editor = ["VISUAL", "EDITOR"].lazy.compactMap { invocation.context.environment($0) }.first {
      !$0.isEmpty
    }
    guard let editor else {
      throw Refusal("no editor is named", help: "set one: export EDITOR=nano")
    }
    let folder = try invocation.folder()
    let place = try EditPlace(invocation.arguments.operands, folder.read(), invocation)
    try folder.makeParents(of: place.path)
    guard
      let code = invocation.context.programs.edit(editor, place.arguments(for: editor, folder.file(place.path)))
    else {
      throw Refusal(
        "'\(editor)' could not be run", help: "see what $VISUAL and $EDITOR name")
    }
    guard code == 0 else {
      throw Refusal("'\(editor)' ended with code \(code); the file is as it left it")
    }
    return try invocation.lint(place.path, in: folder)
  }
}

/// A file to edit, and a line in it, from 1.
private struct EditPlace {
  private(set) var path: String
  private(set) var line = 1

  init(_ operands: [String], _ journal: Journal, _ invocation: Invocation) throws(Refusal) {
    let (today, day) = (invocation.today, invocation.spokenDays.leading(operands[...])?.date)
    switch day == nil ? operands.first.map(CommandList.verb) ?? "log" : "log" {
    case "log":
      let open = day == nil ? journal.openSession : nil
      let log = open?.log ?? journal.log(of: day ?? today)
      path = log.source.name
      let ofDay = log.sessions.indices.first { day != nil && log.sessions[$0].date == day }
      let offset = (open?.places ?? ofDay.map { log.places[$0] } ?? log.places.last)?.range.lowerBound ?? 0
      line = LineTable(log.source.bytes).line(at: offset) + 1
    case "checkins":
      let file = journal.checkInFile(of: today)
      path = file.source.name
      line = LineTable(file.source.bytes).line(at: file.places.checkIns.last?.range.lowerBound ?? 0) + 1
    case "plan":
      let query = operands.dropFirst().joined(separator: " ")
      guard let plan = query.isEmpty ? journal.activePlan : try journal.plan(meant: query) else {
        throw Refusal("no plan is active", help: "name one: 'bumbum edit plan \"Plan A\"'")
      }
      path = plan.source.name
    case let other:
      throw Refusal(
        "'\(other)' is nothing to edit",
        help: "write 'bumbum edit today', 'edit checkins' or 'edit plan NAME'")
    }
  }

  /// Returns `+LINE FILE` for editors known to understand it, else the file alone.
  func arguments(for editor: String, _ file: String) -> [String] {
    let name = editor.split(separator: " ").first?.split(separator: "/").last ?? ""
    let jumps = ["vi", "vim", "nvim", "nano", "emacs", "emacsclient", "micro", "kak", "joe", "mg", "ne"]
    return jumps.contains(String(name)) ? ["+\(line)", file] : [file]
  }
}

extension Invocation {
  /// Lints one file of a journal as `bumbum lint FILE` does.
  fileprivate func lint(_ path: String, in folder: JournalFolder) throws(Refusal) -> ExitCode {
    let target = LintTarget(folder, only: path)
    return report(
      Linter.findings(in: target.journal, now: now).filter { target.covers($0.path) }, target)
  }
}
