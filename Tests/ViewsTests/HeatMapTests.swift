import TestSupport
import Testing
import Text
import Training

@testable import Views

@Suite struct HeatMapTests {
  private let words = Words(.english)

  /// 1 January 2026 is a Thursday.
  @Test func januaryUpToToday() throws {
    let marks: [Int: HeatMap.Mark] = [
      1: .level(4), 5: .skipped, 6: .skipped, 12: .level(1), 13: .level(2), 14: .level(3), 15: .level(1),
    ]
    let today = try #require(CivilDate("2026-01-15"))
    let map = HeatMap(year: 2026, firstWeekday: 1, today: today, words: words) { marks[$0.day] ?? .level(0) }
    #expect(
      map.lines(width: 40, style: Style(isColored: false)) == [
        "    Jan Feb Mar  Apr May  Jun",
        "Mon  -░",
        "Tue  -▒",
        "Wed  ·▓",
        "Thu █·◆",
        "Fri ··",
        "Sat ··",
        "Sun ··",
        "",
        "    less · ░ ▒ ▓ █ more   - skipped",
        "    ◆ ◇ today",
      ])
  }

  @Test func aWideTerminalHasAColumnBetweenTheWeeks() throws {
    let today = try #require(CivilDate("2026-01-15"))
    let map = HeatMap(year: 2026, firstWeekday: 7, today: today, words: words) { _ in .level(0) }
    let lines = map.lines(width: 120, style: Style(isColored: false))
    #expect(
      lines[1...7] == ["Sun   · ·", "Mon   · ·", "Tue   · ·", "Wed   · ·", "Thu · · ◇", "Fri · ·", "Sat · ·"])
    #expect(lines.last == "    less · ░ ▒ ▓ █ more   - skipped   ◆ ◇ today")
  }

  @Test(arguments: [32, 40, 57, 58, 80, 112, 120])
  func everyDayOfEveryYearIsThereOnce(width: Int) throws {
    var random = SeededGenerator(seed: UInt64(width))
    for _ in 0..<12 {
      let year = random.pick([1, 9999, 2000, 2012, Int.random(in: 1...9999, using: &random)])
      let firstWeekday = Int.random(in: 1...7, using: &random)
      let map = HeatMap(year: year, firstWeekday: firstWeekday, today: .last, words: words) {
        .level($0.month % 2 + 1)
      }
      let lines = map.lines(width: width, style: Style(isColored: false))
      #expect(lines.allSatisfy { displayWidth($0) <= width })
      let days = lines.filter { !$0.contains("less") && !$0.contains("today") }
      let odd = days.joined().filter { $0 == "▒" }.count
      let even = days.joined().filter { $0 == "░" || $0 == "◆" }.count
      #expect(odd == 184)
      #expect(even == 181 + CivilDate.days(inMonth: 2, of: year) - 28)
    }
  }

  @Test func colourIsAllThatColourAdds() throws {
    let today = try #require(CivilDate("2026-08-15"))
    let map = HeatMap(year: 2026, firstWeekday: 1, today: today, words: words) {
      $0.day < 4 ? .skipped : .level($0.day % 6)
    }
    let points = (0..<50).map { point($0, Int64($0 * $0 * 13 % 97)) }
    let bars = points.map { BarChart.Bar(label: "a", value: $0.value, text: "\($0.value)") }
    func all(_ style: Style) -> [String] {
      var axes = axes(80)
      axes.style = style
      return map.lines(width: 80, style: style) + Plot(axes: axes).lines(points)
        + ColumnChart(axes: axes, goal: 50).lines(points) + BarChart(width: 80, style: style).lines(bars)
    }
    let colored = all(Style(isColored: true))
    #expect(colored.contains { $0.contains("\u{1B}[32m") })
    #expect(colored.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") } == all(Style(isColored: false)))
    #expect(!all(Style(isColored: false)).joined().contains("\u{1B}"))
  }
}
