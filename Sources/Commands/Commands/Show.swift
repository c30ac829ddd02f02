import Journal
import Text
import Statistics
import Training

extension Command {
  static let show = Command(
    "show", "Print a day in full: its sessions set by set, records, check-ins", usage: ["show [DATE]"],
    details:
      "Without a date the last session. Times noted with 'at' show how long after the set before a set ended.",
    options: [.photos, .json],
    examples: [
      ("bumbum show", "the last session"),
      ("bumbum show yesterday", "that day"),
      ("bumbum show today --photos", "with the photos, where the terminal draws them"),
      ("bumbum show 2026-02-26 --json", "for a program"),
    ]
  ) { invocation throws(CommandFailure) in
    let folder = try invocation.folder()
    let parts: Set<JournalFolder.Part> = [.root, .plans, .log, .checkIns]
    let viewer = try Viewer(invocation, folder.read(only: parts.union(invocation.photosAskedFor)))
    let operands = invocation.arguments.operands
    guard operands.count <= 1 else {
      throw CommandFailure("'show' takes one day", help: "write 'bumbum show 2026-01-31'")
    }
    let day: CivilDate?
    if let text = operands.first {
      let days = try invocation.period(text)
      guard days.count == 1 else {
        throw CommandFailure(
          "'\(printable(text))' is more than a day",
          help: "write 'bumbum history --since \(days.lowerBound) --until \(days.upperBound)'")
      }
      day = days.lowerBound
    } else {
      day = viewer.history.entries.last?.moment.date
    }
    let answer = DayAnswer(viewer, day, try PhotoAlbum(invocation, folder, viewer.journal))
    return try viewer.give("show", text: { answer.text }, json: { answer.json })
  }
}
