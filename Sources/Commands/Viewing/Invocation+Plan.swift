import Format
import Journal
import Progression
import Statistics
import Text
import Training
import Views

extension Invocation {
  /// Says what the session that was opened now is planned to have; nothing where it is of no plan.
  func sayPlanned(_ title: String?) throws(CommandFailure) {
    guard let title else { return }
    let journal = try journalForProgress()
    guard let place = PlanCatalog(journal).place(ofTitle: title) else { return }
    let progress = PlanProgress(journal.plans[place], in: journal, today: today, now: now)
    guard let day = progress.day(ofTitle: title), let session = progress.session(ofDay: day) else { return }
    let lines = NextAnswer(session, of: progress, day: day).lines(on: try page(journal.settings))
    for line in lines { say(line) }
  }

  /// Says what was planned of the last exercise of the open session, and what it was last time.
  func sayTarget() throws(CommandFailure) {
    let journal = try journalForProgress()
    guard let open = journal.openSession?.session, let last = open.exercises.last, let title = open.title,
      let place = PlanCatalog(journal).place(ofTitle: title)
    else { return }
    let progress = PlanProgress(journal.plans[place], in: journal, today: today, now: now)
    guard let day = progress.day(ofTitle: title),
      let planned = progress.days[day].exercises.lazy.map({ progress.next(of: $0) }).first(where: {
        nameKey($0.name) == nameKey(last.name)
      })
    else { return }
    guard planned.last != nil || planned.sets.contains(where: \.isLoaded) else { return }
    let words = try words(journal.settings)
    let done = planned.last.map { words.doneOn(words.done(planned.lastSets), words.short($0.date)) } ?? ""
    say("  " + words.targetAndLast(words.done(planned.sets.filter(\.isWorking)), done))
  }
}
