import Grammar
import Storage
import Statistics
import Text
import Training
import Views

extension Command {
  static let show: Command = Command(
    "show", "Print a day in full: its sessions set by set, records, check-ins", usage: ["show [DATE]"],
    details:
      "Without a date today, if it has a check-in or a measure, else the last session, or the one under way. Times noted with 'at' show how long after the set before a set ended.",
    options: [.photos, .json],
    examples: [
      ("bumbum show", "the last session"),
      ("bumbum show yesterday", "that day"),
      ("bumbum show today --photos", "with the photos, where the terminal draws them"),
      ("bumbum show 2026-02-26 --json", "for a program"),
    ]
  ) { invocation throws(Refusal) in
    let folder = try invocation.folder()
    let journal = try invocation.journalOfRevision() ?? folder.read(only: JournalFolder.text)
    invocation.sayMistakes(in: journal)
    let history = History(journal, now: invocation.now)
    let album = try PhotoAlbum(invocation, folder, journal)
    let words = invocation.arguments.operands
    let said = words.joined(separator: " ")
    if !said.isEmpty, invocation.spokenDays.day(said) == nil,
      (try? history.catalog.id(ifMeant: said)) != nil
    {
      return try invocation.run(.stats, words)
    }
    if let days = invocation.days(said: said), days.count > 1 { return try invocation.run(.history, words) }
    // Records name sessions by their day and time.
    let moment = try invocation.spokenDays.days(said) == nil ? invocation.saidMoment(said) : nil
    guard words.count <= 1 || moment != nil || invocation.spokenDays.days(said) != nil else {
      throw Refusal("'show' takes one day", help: "write 'bumbum show 2026-01-31'")
    }
    let day = moment?.date ?? invocation.spokenDays.days(said)?.lowerBound
    guard said.isEmpty || day != nil else { throw invocation.noDate(said) }
    let answer = DayAnswer(history, day)
    return try invocation.answer(answer, on: invocation.page(journal.settings, album: album))
  }
}
