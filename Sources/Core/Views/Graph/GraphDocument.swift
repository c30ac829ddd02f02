import Grammar
import Statistics
import Text
import Training

extension GraphAnswer {
  package func text(on page: Page) -> String {
    guard !points.isEmpty else { return isFiltered ? page.nothingLeft : empty(page) }
    let axes = Axes(
      width: page.width ?? 80, height: 12, unit: unit(page.words), style: page.style,
      isCounted: drawn.allSatisfy { $0.value % 100 == 0 }, number: number(page.words),
      date: page.words.short)
    let heading = page.lines(of: title(page.words)).map { page.style.bold($0) }
    return (heading + [""] + lines(axes, page)).joined(separator: "\n")
  }

  private func lines(_ axes: Axes, _ page: Page) -> [String] {
    switch subject {
    case .volume(let groups):
      let bars = groups.map { group, volume in
        BarChart.Bar(
          label: page.words.name(of: group), value: volume.hundredths(in: page.unit),
          text: page.words.volume(volume, page.unit))
      }
      let chart = ColumnChart(axes, goal: nil).lines(points)
      return bars.isEmpty
        ? chart : chart + [""] + BarChart(width: page.width ?? 80, style: page.style).lines(bars)
    case .checkIns(let goal): return ColumnChart(axes, goal: goal.map { Int64($0) * 100 }).lines(points)
    case .oneRepMax, .topSet, .bodyweight, .sessionVolume, .measure:
      return Plot(axes).lines(drawn)
    }
  }

  package func title(_ words: Words) -> String {
    let title = wholeTitle(words)
    return isAveraged ? "\(title) (\(words("average a month")))" : title
  }

  package func wholeTitle(_ words: Words) -> String {
    switch subject {
    case .oneRepMax(let exercise, let formula):
      "\(printable(exercise)): \(words("Estimated 1RM")) (\(formula.name))"
    case .topSet(let exercise): "\(printable(exercise)): \(words("top set"))"
    case .volume: words("Volume a week")
    case .checkIns: words("Days with a check-in a week")
    case .bodyweight: words("Bodyweight")
    case .measure(let field): printable(field)
    case .sessionVolume(let exercise): "\(printable(exercise)): \(words("Volume a session").lowercased())"
    }
  }

  /// Returns the text in place of an empty picture.
  private func empty(_ page: Page) -> String {
    switch subject {
    case .oneRepMax(let exercise, _), .topSet(let exercise), .sessionVolume(let exercise):
      page.prose("There is no record of '\(printable(exercise))' yet.")
    case .volume: page.noSessions(isFiltered: false)
    case .checkIns: page.noCheckIns
    case .bodyweight, .measure:
      page.lines(
        of: page.unit.examples(
          page.words(
            "No body weight was noted yet. 'bumbum measure' notes one, or 'bodyweight = 81.2kg' in a session."))
      ).joined(separator: "\n")
    }
  }

  /// Returns the unit above the axis.
  package func unit(_ words: Words) -> String {
    switch axis {
    case .weight(let unit): unit.rawValue
    case .added(let unit): "bw + \(unit)"
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
