import Text

/// A chart of values without an order, as bars from left to right.
///
///     chest  97 619 kg  ██████████████▋
///     back  106 864 kg  ████████████████
struct BarChart {
  struct Bar {
    var label: String
    /// The value, in hundredths or any other whole number; below zero there is no bar.
    var value: Int64
    /// The value in words, with its unit.
    var text: String
  }

  private let width: Int
  private let style: Style

  /// Creates a chart with a number of columns; fewer than 24 are taken as 24.
  init(width: Int, style: Style) {
    self.width = max(width, 24)
    self.style = style
  }

  /// Returns a line for each bar, in the order given, none wider than the chart. The greatest bar takes all the room;
  /// a bar above zero is always visible.
  func lines(_ bars: [Bar]) -> [String] {
    let labels = bars.map { truncated(printable($0.label), to: width / 3) }
    let texts = bars.map { truncated(printable($0.text), to: width / 3) }
    let labelColumns = labels.map(displayWidth).max() ?? 0
    let textColumns = texts.map(displayWidth).max() ?? 0
    let room = width - labelColumns - textColumns - 4
    let greatest = bars.map(\.value).max() ?? 0
    return bars.indices.map { index in
      let line = padded(labels[index], to: labelColumns) + "  " + rightAligned(texts[index], to: textColumns)
      let bar = bar(bars[index].value, of: greatest, columns: room)
      return bar.isEmpty ? line : line + "  " + style.cyan(bar)
    }
  }

  private func bar(_ value: Int64, of greatest: Int64, columns: Int) -> String {
    guard value > 0 else { return "" }
    let (twice, all) = (Int128(value) * Int128(columns * 16), Int128(greatest))
    let eighths = max(1, Int((twice + all) / (all * 2)))
    let part = eighths % 8 == 0 ? "" : String(["▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8 - 1])
    return String(repeating: "█", count: eighths / 8) + part
  }
}

/// Returns values as eighths of a block, `▁▃▄▆▅█`; of more than `columns`, neighbours are averaged.
func sparkline(_ values: [Int64], columns: Int = 30) -> String {
  let shown = averaged(values, to: columns)
  guard let low = shown.min(), let high = shown.max() else { return "" }
  let blocks = Array("▁▂▃▄▅▆▇█")
  return String(shown.map { high == low ? blocks[3] : blocks[Int(($0 - low) * 7 / (high - low))] })
}

/// Returns at most `count` values, each the average of equally many neighbours, rounded down.
private func averaged(_ values: [Int64], to count: Int) -> [Int64] {
  guard values.count > count, count > 0 else { return values }
  return (0..<count).map { index in
    let part = values[(index * values.count / count)..<((index + 1) * values.count / count)]
    return part.reduce(0, +) / Int64(part.count)
  }
}
