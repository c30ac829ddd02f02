import TestSupport
import Testing
import Text
import Training

@testable import Views

/// Pictures worked out by hand, dot by dot, and what holds for every picture.
@Suite struct PlotTests {
  @Test func aStepIsTwoLevelLinesAndAnUprightOne() {
    // 38 days on 38 dots, so that each day has its own.
    let lines = Plot(axes: axes(24, height: 5)).lines([point(0, 0), point(20, 0), point(20, 400), point(37, 400)])
    #expect(
      lines == [
        "kg",
        "4 ┤          ⡤⠤⠤⠤⠤⠤⠤⠤⠤ 4",
        "3 ┤          ⡇",
        "2 ┤          ⡇",
        "1 ┤          ⡇",
        "0 ┤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠇",
        "  └┬────────┬────────┬",
        "   1/1    19/1     7/2",
      ])
  }

  @Test func aSinglePointStandsInTheMiddle() {
    #expect(
      Plot(axes: axes(24, height: 5)).lines([point(0, -2000)]) == [
        "   kg",
        "  -19 ┤",
        "-19.5 ┤       -20",
        "  -20 ┤        ⣤",
        "-20.5 ┤",
        "  -21 ┤",
        "      └────────┬────────",
        "              1/1",
      ])
  }

  @Test func nothingIsNoPicture() {
    #expect(Plot(axes: axes(80)).lines([]) == [])
    #expect(ColumnChart(axes: axes(80)).lines([]) == [])
    #expect(BarChart(width: 80, style: Style(isColored: false)).lines([]) == [])
  }

  @Test(arguments: [24, 40, 80, 120])
  func everyPointIsDrawnWhereTheAxisSays(width: Int) throws {
    var random = SeededGenerator(seed: UInt64(width))
    for _ in 0..<25 {
      let span = random.pick([1, 100, 3000, 90_000_000])
      let points = (0...random.pick([1, 2, 30])).map { _ in
        point(Int.random(in: 0...400, using: &random), Int64(Int.random(in: -span...span, using: &random)))
      }
      let axes = axes(width, height: Int.random(in: 5...24, using: &random))
      let lines = Plot(axes: axes).lines(points)
      #expect(lines.allSatisfy { displayWidth($0) <= width })
      let picture = try #require(Picture(lines))
      #expect(picture.numbers.count >= 2 && picture.numbers.count <= 5)
      let days = points.map(\.day).sorted()
      let (first, last) = (try #require(days.first), try #require(days.last))
      for point in points where first != last {
        let x =
          Double(point.day.days(since: first) * (picture.columns * 2 - 1)) / Double(last.days(since: first))
        let y = picture.dot(of: point.value)
        #expect(picture.hasDot(near: x, y), "\(point) in\n\(lines.joined(separator: "\n"))")
      }
    }
  }

  @Test(arguments: [40, 80, 120])
  func whatOnlyRisesIsDrawnRising(width: Int) throws {
    var random = SeededGenerator(seed: 7)
    var value: Int64 = -5000
    let points = (0..<90).map { day in
      value += Int64(Int.random(in: 0...300, using: &random))
      return point(day * 3, value)
    }
    let picture = try #require(Picture(Plot(axes: axes(width)).lines(points.shuffled(using: &random))))
    let heights = (0..<picture.columns * 2).map { x in picture.dots.filter { $0.x == x }.map(\.y).max() }
    // A line from end to end, without a gap.
    #expect(heights.allSatisfy { $0 != nil })
    #expect(zip(heights, heights.dropFirst()).allSatisfy { ($0 ?? 0) >= ($1 ?? 0) })
  }

  @Test func numbersAreRound() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<150 {
      let size = Int64(pow10(Int.random(in: 0...14, using: &random)))
      let low = Int64.random(in: -size...size, using: &random)
      let high = low + Int64.random(in: 0...size, using: &random)
      let lines = Plot(axes: axes(120, hundredths: true)).lines([point(0, low), point(9, high)])
      let numbers = try #require(Picture(lines)).numbers.map(\.value)
      // No step is finer than a hundredth.
      #expect((high - low == 1 ? 2 : 3)...5 ~= numbers.count, "\(low) to \(high): \(numbers)")
      let steps = Set(zip(numbers, numbers.dropFirst()).map { $0 - $1 })
      #expect(steps.count == 1)
      let digits = String(Int(steps.first ?? 0)).prefix { $0 != "0" }
      #expect(["1", "2", "25", "5"].contains(digits), "\(low) to \(high): \(numbers)")
    }
  }

  @Test func whatIsCountedHasWholeNumbers() throws {
    for (low, high) in [(0, 100), (0, 200), (10, 40), (-350, 1234), (500, 500), (0, 98_765)] {
      let axes = axes(80, isCounted: true)
      let picture = try #require(Picture(Plot(axes: axes).lines([point(0, Int64(low)), point(9, Int64(high))])))
      #expect((high - low <= 100 && low != high ? 2 : 3)...5 ~= picture.numbers.count)
      #expect(picture.numbers.allSatisfy { $0.value == $0.value.rounded() })
    }
  }

  @Test func hugeValuesAndManyPointsFitToo() {
    for value in [Int64.min, .max, 0, 100_000_000_000_000_000] {
      let points = [ChartPoint(.first, value), ChartPoint(.last, 1)]
      #expect(Plot(axes: axes(40)).lines(points).allSatisfy { displayWidth($0) <= 40 })
      let columns = [ChartPoint(.last, value)]
      #expect(ColumnChart(axes: axes(40)).lines(columns).allSatisfy { displayWidth($0) <= 40 })
      let bar = BarChart.Bar(label: "a", value: value, text: "kg")
      #expect(
        BarChart(width: 40, style: Style(isColored: false)).lines([bar]).allSatisfy { displayWidth($0) <= 40 }
      )
    }
    let many = (0..<10_000).map { point($0, Int64($0 * 7919 % 1000)) }
    #expect(3...13 ~= Plot(axes: axes(80)).lines(many).count)
  }
}

@Suite struct ColumnChartTests {
  @Test func columnsStandOnZeroAndCoverTheGoal() {
    let columns = [0, 100, 300, 200].enumerated().map { index, value in
      ChartPoint(point(4 + index * 7, 0).day, Int64(value))
    }
    #expect(
      ColumnChart(axes: axes(24, height: 5, isCounted: true), goal: 200).lines(columns) == [
        "kg",
        "3 ┤          ████",
        "2 ┤╌╌╌╌╌╌╌╌╌╌████╌████╌",
        "1 ┤     ████ ████ ████",
        "0 ┴─┬──────────────┬───",
        "   5/1           26/1",
      ])
  }

  @Test(arguments: 1...8)
  func eighthsOfARowAreSeen(eighths: Int) {
    // With 8 at the top of four rows, each is 2 high.
    let columns = [800, 25 * eighths].map { ChartPoint(.first, Int64($0)) }
    let lines = ColumnChart(axes: axes(24, height: 5)).lines(columns)
    let block = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"][eighths - 1]
    #expect(lines[4] == "2 ┤████ " + String(repeating: block, count: 4))
  }

  @Test func whatDoesNotFitIsSaidToBeMissing() {
    let columns = (0..<400).map { ChartPoint(point($0 * 7, 0).day, 100) }
    let lines = ColumnChart(axes: axes(80)).lines(columns)
    #expect(lines.allSatisfy { displayWidth($0) <= 80 })
    #expect(lines.last?.contains("…") == true)
    #expect(ColumnChart(axes: axes(80)).lines(columns.suffix(20)).last?.contains("…") == false)
  }
}

@Suite struct SparklineTests {
  @Test(arguments: [
    ([0, 7, 14, 21, 28, 35, 42, 49], "▁▂▃▄▅▆▇█"), ([5, 5], "▄▄"), ([], ""), ([-3, 4], "▁█"), ([100, 0, 51], "█▁▄"),
  ])
  func eighths(values: [Int64], line: String) { #expect(sparkline(values) == line) }

  @Test func neighboursAreAveraged() {
    // 0, 2, 4, … 38 in four columns: 4, 14, 24, 34.
    #expect(sparkline((0..<20).map { $0 * 2 }, columns: 4) == "▁▃▅█")
    #expect(sparkline(Array(repeating: 1, count: 1000)).count == 30)
  }
}

@Suite struct BarChartTests {
  private let chart = BarChart(width: 24, style: Style(isColored: false))

  @Test func barsAreAsLongAsTheirValues() {
    let bars = [("a", 8), ("bb", 4), ("c", 0), ("d", 1)].map { label, value in
      BarChart.Bar(label: label, value: Int64(value), text: "\(value) kg")
    }
    #expect(
      chart.lines(bars) == [
        "a   8 kg  ██████████████",
        "bb  4 kg  ███████",
        "c   0 kg",
        "d   1 kg  █▊",
      ])
  }

  @Test func longAndWideLabelsStayInTheirColumn() {
    let bars = [("Supino reto", 1_000_000), ("卧推", 1), ("a\u{1B}[31m", 500_000)].map { label, value in
      BarChart.Bar(label: label, value: Int64(value), text: "x")
    }
    #expect(
      chart.lines(bars) == [
        "Supino …  x  ███████████",
        "卧推      x  ▏",
        "a\\u{1B}…  x  █████▌",
      ])
  }
}

func axes(
  _ width: Int, height: Int = 10, isCounted: Bool = false, hundredths: Bool = false
) -> Axes {
  Axes(
    width: width, height: height, unit: "kg", style: Style(isColored: false), isCounted: isCounted,
    number: { value in
      if hundredths || value % 10 != 0 { return hundredths ? "\(value)" : "\(Double(value) / 100)" }
      return value % 100 == 0 ? "\(value / 100)" : "\(Double(value) / 100)"
    },
    date: { "\($0.day)/\($0.month)" })
}

/// So many days after 1 January 2026.
func point(_ day: Int, _ value: Int64) -> ChartPoint {
  ChartPoint(CivilDate.first.adding(days: 739_616 + day), value)
}

private func pow10(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 10 } }

/// A plot read back: its numbers and its dots, counted from the left and from above.
private struct Picture {
  var numbers: [(row: Int, value: Double)] = []
  var dots: [(x: Int, y: Int)] = []
  var columns = 0

  init?(_ lines: [String]) {
    guard let axis = lines.lastIndex(where: { $0.contains("└") }) else { return nil }
    let left = lines[axis].prefix { $0 != "└" }.count + 1
    columns = lines[axis].count - left
    for (row, line) in lines[1..<axis].enumerated() {
      let characters = Array(line)
      if characters[left - 1] == "┤",
        let value = Double(String(characters[..<(left - 2)]).filter { $0 != " " })
      {
        numbers.append((row, value))
      }
      for (column, character) in characters.enumerated() {
        guard let scalar = character.unicodeScalars.first?.value, 0x2800...0x28FF ~= scalar else { continue }
        for (bit, (x, y)) in [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)].enumerated()
        where scalar >> bit & 1 == 1 {
          dots.append(((column - left) * 2 + x, row * 4 + y))
        }
      }
    }
  }

  /// The numbers stand at the third dot of their row.
  func dot(of hundredths: Int64) -> Double {
    guard let top = numbers.first, let bottom = numbers.last, top.row < bottom.row else { return -1 }
    let dotsPerUnit = Double((bottom.row - top.row) * 4) / (top.value - bottom.value)
    return Double(top.row * 4 + 2) + (top.value - Double(hundredths) / 100) * dotsPerUnit
  }

  func hasDot(near x: Double, _ y: Double) -> Bool {
    dots.contains { abs(Double($0.x) - x) < 0.51 && abs(Double($0.y) - y) < 0.51 }
  }
}
