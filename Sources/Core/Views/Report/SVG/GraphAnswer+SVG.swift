import Grammar
import Text
import Training

extension GraphAnswer {
  /// Returns the graph as a file; nil where there is nothing to draw.
  package func svg(_ page: Page) -> [UInt8]? { chart(page.words).map { SVGFile.bytes([$0.picture]) } }

  /// Returns the chart; nil where there is nothing to draw.
  func chart(_ words: Words) -> SVGChart? {
    guard !points.isEmpty else { return nil }
    // An exercise without weights has no volume.
    if case .sessionVolume = subject, points.allSatisfy({ $0.value == 0 }) { return nil }
    let isCourse =
      switch subject {
      case .volume, .checkIns: false
      case .oneRepMax, .topSet, .nothing, .bodyweight, .sessionVolume, .measure: true
      }
    var chart = SVGChart(
      title: "\(title(words)), \(unit(words))", form: isCourse ? .course : .columns,
      points: isCourse ? drawn.sorted { $0.day < $1.day } : points, number: number(words), date: words.short)
    if case .checkIns(let goal) = subject { chart.goal = goal.map { Int64($0) * 100 } }
    return chart
  }
}
