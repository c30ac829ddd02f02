import Text
import Training
import Views

extension MuscleAnswer {
  /// The number of working sets a week that most advice for growth gives: more than 10 are better than fewer
  /// (Schoenfeld, Ogborn & Krieger, J Sports Sci 35(11), 2017), and above 20 little more is known to come (Baz-Valle et
  /// al., J Hum Kinet 81, 2022).
  static let usualSets = 10...20
  /// The number of weeks in the pictures.
  private static let shownWeeks = 26

  /// Returns a picture for each group, and a table of all weeks.
  func html(_ page: Page) -> HTML {
    guard !weeks.isEmpty else { return .none }
    let words = page.words
    let figures = groups.compactMap { group in group.map { figure($0, words) } }
    let pictures: HTML =
      figures.isEmpty
      ? .none
      : .remark(
        words(
          "The band, \(Self.usualSets.lowerBound) to \(Self.usualSets.upperBound) working sets a week, is what most advice for growth comes to."
        )) + .tag("div", "grid", figures)
    let note = secondaryNote(words).map { HTML.remark($0) } ?? HTML.none
    return (unknown.isEmpty ? .none : .emptyState(unknownText(page))) + pictures + note
      + .details(
        words("Numbers"), .table(weekTable(page), .view("volume muscle"), caption: words("Sets a week")))
  }

  private func figure(_ group: MuscleGroup, _ words: Words) -> HTML {
    let name = words.name(of: group).capitalized
    let points = weeks.prefix(Self.shownWeeks).reversed().map { ChartPoint($0, sets($0, group)) }
    var chart = SVGChart(
      title: "\(name): \(words("Sets a week").lowercased())", form: .columns, points: points, number: words.brief,
      date: words.short)
    chart.color = group.glyph.color
    // The advice is not about endurance.
    if group != .cardio {
      chart.range = Int64(Self.usualSets.lowerBound) * 100...Int64(Self.usualSets.upperBound) * 100
    }
    let heading = .glyph(group.glyph) + .markup(" ") + HTML(name)
    return .figure(heading, remark: words("Sets a week"), chart.picture.inPage("chart"))
  }

  /// Returns a table with a line for each week, newest first, and a column for each group.
  private func weekTable(_ page: Page) -> Table {
    let names = groups.map { page.words.name(of: $0).capitalized }
    let rows = weeks.map { week in
      [page.words.short(week)] + groups.map { group in page.words.brief(hundredths: sets(week, group)) }
    }
    return Table([[page.words("Week of")] + names] + rows, [.left] + names.map { _ in .right })
  }
}
