import Grammar
import Statistics
import Text
import Training

extension MuscleAnswer {
  /// Returns as many weeks as fit the width.
  package func text(on page: Page) -> String {
    guard !weeks.isEmpty else { return page.noSessions(isFiltered: isFiltered) }
    let words = page.words
    let labels = weeks.map { words.dayAndMonth($0) }
    let names = groups.map { label($0, page) }
    let volumes = groups.map { words.volume(all[$0]?.volume ?? Volume(), page.unit) }
    let nameColumn = ([words("Muscle group")] + names).map { shownWidth($0) }.max() ?? 0
    let volumeColumn = ([words("Volume")] + volumes).map { displayWidth($0) }.max() ?? 0
    let fixed = nameColumn + 2 + displayWidth(words("Total")) + 2 + volumeColumn
    let column = (labels.map { displayWidth($0) }.max() ?? 0) + 2
    let room = max(1, ((page.width ?? 80) - fixed) / column)
    let shown = Array(weeks.prefix(room).enumerated())
    var rows = [[words("Muscle group")] + shown.map { labels[$0.offset] } + [words("Total"), words("Volume")]]
    for (number, group) in groups.enumerated() {
      let cells = shown.map { sets($0.element, group) }.map { $0 == 0 ? "·" : String($0) }
      rows.append([names[number]] + cells + [String(all[group]?.workingSets ?? 0), volumes[number]])
    }
    var text = page.text(Table(rows, [.left] + Array(repeating: .right, count: shown.count + 2)))
    if shown.count < weeks.count {
      text +=
        "\n"
        + page.remark(
          words(
            shown.count == 1
              ? "the last of \(weeks.count, .weeks); '--csv' and '--json' have all"
              : "the last \(shown.count) of \(weeks.count, .weeks); '--csv' and '--json' have all"))
    }
    return text + page.bodyweightNote(all.values.reduce(into: Volume()) { $0 += $1.volume })
      + (unknown.isEmpty ? "" : "\n\n" + unknownText(page))
  }

  private func label(_ group: MuscleGroup?, _ page: Page) -> String {
    (group.map { page.style.glyph($0.glyph) } ?? "?") + " " + page.words.name(of: group)
  }

  /// Returns the lines for exercises.txt that give the unknown exercises a group.
  package func unknownText(_ page: Page) -> String {
    // A proposed group would be believed; lint refuses this word until a person chooses a group.
    let lines = unknown.prefix(10).map {
      "    \(printable((try? ExerciseName.spelled($0.name)) ?? $0.name)): \(page.words("GROUP"))"
    }
    let rest = unknown.count > 10 ? ["    …"] : []
    let heading = page.lines(
      of: page.words(
        "The muscle group of \(unknown.reduce(0) { $0 + $1.sets }, .sets) is unknown. Lines for exercises.txt, "
          + "with chest, back, legs, shoulders, arms, abs or cardio for GROUP:"))
    return (heading + lines + rest).joined(separator: "\n")
  }
}
