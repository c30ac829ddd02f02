import Format
import Text
import Training

extension DayAnswer {
  package func text(on page: Page) -> String {
    guard let day else { return page.noSessions(isFiltered: false) }
    var parts = sessions.map { $0.text(on: page) } + open.map { text(of: $0, page) }
    if !daysOff.isEmpty { parts.append(page.list("", daysOff.map { $0.fact(page.words) })) }
    if !checkIns.isEmpty {
      parts.append(CheckInList(checkIns, page) { $0.checkIn.moment?.time?.description ?? "" }.text)
    }
    guard !parts.isEmpty else {
      return page.prose(page.words.noSessionOn(page.words.short(day), day <= today ? day.description : nil))
    }
    return ([page.style.bold(page.words.header(day))] + parts).joined(separator: "\n\n")
  }

  private func text(of session: Session, _ page: Page) -> String {
    let title = session.title.map { printable($0) } ?? page.words.session
    let heading = page.lines(of: "\(session.start.map { "\($0)  " } ?? "")\(title)").map {
      page.style.bold($0)
    }
    return (heading + page.lines(of: page.words.stillOpen)).joined(separator: "\n")
  }
}
