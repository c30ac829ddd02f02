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
