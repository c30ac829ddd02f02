package import Grammar
package import Statistics
import Text
package import Training

extension GraphAnswer {
  /// Returns a course for each declared field whose values are all numbers of one unit.
  package static func measures(_ journal: Journal, _ filter: Filter, now: Moment) -> [GraphAnswer] {
    journal.settings.fields.compactMap { field in
      let noted = journal.noted(field).filter { filter.allDays.contains($0.moment.date) && $0.moment <= now }
      let values = noted.compactMap { NotedValue($0.text) }
      guard let unit = values.first?.unit, values.count == noted.count,
        values.allSatisfy({ $0.unit == unit })
      else { return nil }
      return GraphAnswer(
        subject: .measure(field: field), axis: .other(unit), name: field,
        points: zip(noted, values).map { ChartPoint($0.moment.date, $1.hundredths) }, today: now.date,
        isFiltered: !filter.isEmpty
      )
    }
  }
}

extension Journal {
  /// Returns the values of a field, by time.
  fileprivate func noted(_ field: String) -> [(moment: Moment, text: String)] {
    let key = nameKey(field)
    var notes: [(moment: Moment, text: String)] = []
    for session in logs.lazy.flatMap(\.sessions) {
      guard let moment = session.moment else { continue }
      notes += session.fields.filter { nameKey($0.name) == key }.map { (moment, $0.value) }
    }
    for file in checkIns {
      for measure in file.measures {
        guard let moment = measure.moment else { continue }
        notes += measure.fields.filter { nameKey($0.name) == key }.map { (moment, $0.value) }
      }
    }
    return notes.sorted { $0.moment < $1.moment }
  }
}

/// A value with a unit, `89,5cm`: at most six digits before the mark and two after it, then letters or `%`.
private struct NotedValue {
  let hundredths: Int64
  let unit: String

  init?(_ text: String) {
    let number = text.prefix { "0123456789.,".contains($0) }
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard 1...2 ~= parts.count, 1...6 ~= parts[0].count, let whole = Int64(parts[0]) else { return nil }
    let rest = parts.count == 1 ? "00" : parts[1].count == 1 ? "\(parts[1])0" : "\(parts[1])"
    guard rest.count == 2, let part = Int64(rest) else { return nil }
    hundredths = whole * 100 + part
    unit = String(text.dropFirst(number.count).drop { $0 == " " })
    guard unit.allSatisfy({ $0.isLetter || $0 == "%" }) else { return nil }
  }
}
