import CSV
import Grammar
package import JSON
package import Statistics
import Text
package import Training

/// The check-ins, newest first.
package struct CheckInsAnswer: Answer {
  package static let view = "checkins"

  /// A type of check-ins to choose; nil for those without a type, as the oldest have only a date.
  package struct TypeFilter {
    let type: ExerciseType?

    package init(_ type: ExerciseType?) { self.type = type }
  }

  /// The check-ins in the order of the view.
  package let shown: [ShownCheckIn]
  /// The number of check-ins before the limit.
  package let count: Int
  package let today: CivilDate
  package let isFiltered: Bool

  /// Takes the check-ins up to now that pass the filter of a history, of one type if given, and shows at most `limit`.
  /// If the filter chooses sessions, takes the check-ins linked to one of them.
  package init(_ history: History, type: TypeFilter? = nil, limit: Int = .max) {
    let days = history.filter.allDays
    let sessions = history.filter.choosesSessions ? Set(history.entries.map(\.moment)) : nil
    let all = ShownCheckIn.all(in: history.journal, until: history.now) { checkIn, moment in
      guard days.contains(moment.date) else { return false }
      if let type, checkIn.type != type.type { return false }
      guard let sessions else { return true }
      return checkIn.session.map(sessions.contains) ?? false
    }
    shown = Array(all.reversed().prefix(limit))
    count = all.count
    today = history.today
    isFiltered = history.isFiltered || type != nil
  }

  package var members: Members { ["check_ins_in_all": count, "check_ins": shown] }

  package var rows: [[JSON]] {
    let members = shown.map { shown in
      // Each note is on a line of its own, as a spreadsheet shows it.
      shown.checkIn.members + ["notes": shown.checkIn.notes.joined(separator: "\n")]
    }
    return CSVText.rows(members, ["date", "time"] + CheckInField.names + ["notes"])
  }

  package func text(on page: Page) -> String {
    guard !shown.isEmpty else { return isFiltered ? page.nothingLeft : page.noCheckIns }
    let words = page.words
    let block = page.block(of: shown) { shown in
      shown.checkIn.moment.map { words.short($0.date) + ($0.time.map { " \($0)" } ?? "") } ?? ""
    }
    return page.text([block])
  }
}

extension Page {
  /// Returns a list of check-ins: each has a line, its notes below, and its photo to the left if it is drawn. `moment`
  /// returns the words for a check-in's moment.
  func block(of checkIns: [ShownCheckIn], moment: (ShownCheckIn) -> String) -> Block {
    func facts(_ shown: ShownCheckIn) -> [Fact] {
      [Fact("\(style.glyph(shown.checkIn.glyph)) \(moment(shown))", shown.checkIn.what(words))]
        + shown.remarks(words).map { Fact("", style.dim($0)) }
    }
    guard let album else { return .facts(words("Check-ins"), checkIns.flatMap(facts)) }
    let lines = checkIns.map { shown in
      album.picture(of: shown, columns: 16, rows: 6).map { pictured(shown, moment(shown), $0) }
        ?? list("", facts(shown))
    }
    return .lines(words("Check-ins"), lines.map { $0 + "\n" })
  }

  private func pictured(_ shown: ShownCheckIn, _ moment: String, _ picture: Picture) -> String {
    let heads = [style.bold(moment), shown.checkIn.what(words)]
    let margin = 2
    // A narrower text could not be read, so it goes over the edge.
    let room = width.map { max(16, $0 - margin - picture.columns - 2) }
    func folded(_ text: String) -> [String] { room.map { wrapped(text, to: $0, indentation: 0) } ?? [text] }
    let remarks = shown.remarks(words, withPhoto: false).flatMap(folded).map { style.dim($0) }
    return PicturedLines(picture, beside: heads.flatMap(folded) + remarks, margin: margin).text
  }
}

extension ShownCheckIn {
  /// Returns the place, figures and the photo, then the notes.
  fileprivate func remarks(_ words: Words, withPhoto: Bool = true) -> [String] {
    var (remarks, figures): ([String], [String]) = ([], [])
    for field in CheckInField.options {
      switch field.value(checkIn) {
      case .text(let text?): remarks.append(text)
      case .number(let number?): figures.append("\(number)" + (field.heading.map { " \(words($0))" } ?? ""))
      case .type, .text, .number: break
      }
    }
    remarks += figures
    if withPhoto, let photo = checkIn.photo {
      remarks.append("\(words("with a photo")): \(photo)" + (photoTrouble.map { " (\($0.text(words)))" } ?? ""))
    }
    let lines = [remarks.joined(separator: " · ")] + checkIn.notes
    return lines.filter { !$0.isEmpty }.map(printable)
  }
}

extension CheckIn {
  /// Returns type and title: `Run: Corrida na orla`. A title that only names the type is left out, and so is the one that
  /// the old app gave to check-ins without any.
  func what(_ words: Words) -> String {
    let says = title.map { $0 != CheckIn.legacyTitle && (type == nil || ExerciseType($0) != type) } ?? false
    let parts = [type.map { words.name(of: $0) }, says ? title : nil].compactMap { $0 }
    return parts.isEmpty ? words("Check-in") : printable(parts.joined(separator: ": "))
  }
}
