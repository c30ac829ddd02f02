import Grammar
package import JSON
package import Statistics
import Text
package import Training

/// A day: its sessions, the records set in them, its check-ins.
package struct DayAnswer: Answer {
  package static let view = "show"

  /// The day; nil if none was asked for and there is no session.
  let day: CivilDate?
  let sessions: [SessionAnswer]
  /// The sessions still under way or to be done, which don't count yet.
  let open: [SessionAnswer]
  let checkIns: [ShownCheckIn]
  let measures: [Measure]
  let daysOff: [DayOff]
  package let today: CivilDate

  /// Takes a day, else today if a check-in or a measure is of it, else that of the last session. The journal has to be read with its photos.
  package init(_ history: History, _ asked: CivilDate?) {
    let underWay = history.openEntries
    let last = [history.entries.last, underWay.last { $0.moment <= history.now }].compactMap(\.?.moment.date).max()
    func measures(on day: CivilDate?) -> [Measure] {
      history.journal.checkIns.flatMap { $0.measures.filter { $0.moment?.date == day && day != nil } }
    }
    let isToday =
      !underWay.contains { $0.moment <= history.now }
      && (!measures(on: history.today).isEmpty
        || history.journal.checkInDays(until: history.now).contains(history.today))
    let day = asked ?? (isToday ? history.today : last)
    self.measures = measures(on: day)
    let entries = history.entries.filter { $0.moment.date == day }
    let beaten = entries.isEmpty ? [:] : RecordHistory.beaten(history)
    sessions = entries.map { SessionAnswer(history, $0, records: beaten[$0] ?? []) }
    open = underWay.filter { $0.moment.date == day }.map { SessionAnswer(history, $0, records: []) }
    checkIns = ShownCheckIn.all(in: history.journal, until: history.now) { $1.date == day }.map {
      $0.lookedFor(in: history.journal)
    }
    daysOff = day.map { history.journal.daysOff(in: $0...$0) } ?? []
    self.day = day
    today = history.today
  }

  package var members: Members {
    ["date": day, "sessions": sessions, "open_sessions": open, "check_ins": checkIns, "skips": daysOff]
  }
}

extension Measure {
  /// Returns what was measured, a fact each: `Bodyweight  81.2 kg  07:00`.
  fileprivate func facts(_ words: Words) -> [Fact] {
    let time = moment?.time?.description ?? ""
    let weight = bodyweight.map { [Fact(words("Bodyweight"), words.brief($0), time)] } ?? []
    return weight + fields.map { Fact(printable($0.name), printable($0.value), time) }
  }
}

extension DayAnswer {
  package func text(on page: Page) -> String {
    guard let day else { return page.noSessions(isFiltered: false) }
    var blocks = (sessions + open).flatMap { $0.blocks(on: page) }
    if !daysOff.isEmpty { blocks.append(.facts("", daysOff.map { $0.fact(page.words) })) }
    if !checkIns.isEmpty {
      blocks.append(page.block(of: checkIns) { $0.checkIn.moment?.time?.description ?? "" })
    }
    if !measures.isEmpty { blocks.append(.facts("", measures.flatMap { $0.facts(page.words) })) }
    guard !blocks.isEmpty else {
      let shown = page.words.short(day)
      return day > today
        ? page.prose("No session and no check-in on \(shown).")
        : page.prose("No session and no check-in on \(shown). 'bumbum add session \(day: day) …' writes one.")
    }
    return page.text([.lines(page.words.header(day), [])] + blocks)
  }
}
