import Grammar
import Text
import Training

extension DayAnswer {
  package func text(on page: Page) -> String {
    guard let day else { return page.noSessions(isFiltered: false) }
    var parts = (sessions + open).map { $0.text(on: page) }
    if !daysOff.isEmpty { parts.append(page.list("", daysOff.map { $0.fact(page.words) })) }
    if !checkIns.isEmpty {
      parts.append(CheckInList(checkIns, page) { $0.checkIn.moment?.time?.description ?? "" }.text)
    }
    guard !parts.isEmpty else {
      let shown = page.words.short(day)
      return day > today
        ? page.prose("No session and no check-in on \(shown).")
        : page.prose("No session and no check-in on \(shown). 'bumbum add session \(day)' writes one.")
    }
    return ([page.style.bold(page.words.header(day))] + parts).joined(separator: "\n\n")
  }
}
