import Grammar
import Statistics
import Text
import Training

extension GraphAnswer {
  package func text(on page: Page) -> String {
    guard !points.isEmpty else { return isFiltered ? page.nothingLeft : empty(page) }
    let (words, width) = (page.words, page.width ?? 80)
    let axes = Axes(
      width: width, height: 12, unit: unit(words), style: page.style,
      isCounted: drawn.allSatisfy { $0.value % 100 == 0 }, number: number(words), date: words.short)
    let picture =
      switch form {
      case .course: Plot(axes).lines(drawn)
      case .columns(let goal): ColumnChart(axes, goal: goal).lines(points)
      }
    let bars = groups.map { group, volume in
      BarChart.Bar(
        label: words.name(of: group), value: volume.hundredths(in: page.unit), text: words.volume(volume, page.unit))
    }
    let parts = [
      page.lines(of: drawnTitle(words)).map { page.style.bold($0) }, picture,
      BarChart(width: width, style: page.style).lines(bars),
    ]
    return page.text(parts.filter { !$0.isEmpty }.map { .lines("", $0) })
  }

  /// Returns the title, with a remark on averages.
  package func drawnTitle(_ words: Words) -> String {
    isAveraged ? "\(title(words)) (\(words("average a month")))" : title(words)
  }

  /// Returns the unit above the axis.
  package func unit(_ words: Words) -> String {
    switch axis {
    case .weight(let unit): unit.rawValue
    case .added(let unit): "\(words.body) + \(unit)"
    case .reps: words("Reps").lowercased()
    case .time: "min"
    case .distance: "km"
    case .days: words("days")
    case .other(let unit): printable(unit)
    }
  }

  /// Returns the function that writes hundredths as the axis shows them.
  package func number(_ words: Words) -> (Int64) -> String {
    if case .time = axis { return { Elapsed(hundredths: Int32(clamping: $0)).description } }
    return words.brief
  }
}
