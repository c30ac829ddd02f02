import Foundation

/// What the runs of all cases came to. Every figure is a ratio or a count, but for the medians beside them.
struct Report {
  let cases: [Case]
  let results: [String: [Measurement]]

  private static let megabyte = 1_000_000.0

  func printTable() {
    print(
      pad("", 26), pad(left: "median", 10), pad(left: "ratio", 8), "  " + pad("to", 17),
      pad(left: "at most", 8),
      pad(left: "aim", 6))
    for one in cases {
      let ratio = seconds(one.name) / seconds(one.beside)
      print(
        pad(one.name, 26), pad(left: decimal(seconds(one.name) * 1000, 2) + " ms", 10),
        pad(left: decimal(ratio, 2), 8), "  " + pad(one.name == one.beside ? "" : one.beside, 17),
        limits(one.ratio, ratio), failures(one))
    }
  }

  /// Of the commands that read all of a journal.
  func printMemory() {
    for one in cases {
      guard let text = one.journal.map({ Double($0.bytes) / Self.megabyte }) else { continue }
      guard let peak = peak(one).map({ Double($0) / Self.megabyte }) else {
        print("peak memory is not measured: GNU time is not installed")
        return
      }
      row("peak MB, " + one.name, decimal(peak, 1), Limit(atMost: 8 + 2 * text, aim: 8 + text), peak)
    }
  }

  /// How much longer `stats` takes where there is so much more: the limit is for 33 times the sets.
  func printGrowth(_ small: Journal, _ large: Journal) {
    let growth = seconds("stats, million") / seconds("stats, ten")
    let sets = Double(large.sets) / Double(small.sets)
    row(
      "\(decimal(sets, 1)) × the sets, time of stats", decimal(growth, 1) + " ×", Limit(atMost: 36, aim: 20),
      growth)
  }

  private func runs(_ name: String) -> [Measurement] { results[name] ?? [] }

  private func seconds(_ name: String) -> Double { median(runs(name).map(\.seconds)) }

  private func failures(_ one: Case) -> String {
    let worst = runs(one.name).map(\.exitCode).max() ?? 0
    return worst == 0 ? "" : "exit \(worst)"
  }
}

/// A figure that is no ratio of times, with what it is held to.
func row(_ name: String, _ figure: String, _ limit: Limit, _ value: Double) {
  print(pad(name, 36), pad(left: figure, 9), "  " + pad("", 17), limits(limit, value))
}

func limits(_ limit: Limit?, _ figure: Double) -> String {
  guard let limit else { return pad("", 15) }
  return "\(pad(left: short(limit.atMost), 8)) \(pad(left: short(limit.aim), 6))  \(limit.verdict(figure))"
}

private func short(_ number: Double) -> String {
  number == number.rounded() ? String(Int(number)) : decimal(number, number < 10 ? 2 : 1)
}

func decimal(_ number: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", number) }

/// `12,345,678`.
func grouped(_ number: Int) -> String {
  let digits = String(number)
  return String(
    digits.enumerated().flatMap { place, digit in
      place > 0 && (digits.count - place).isMultiple(of: 3) ? [",", digit] : [digit]
    })
}

func pad(_ text: String, _ columns: Int) -> String {
  text + String(repeating: " ", count: max(0, columns - text.count))
}

func pad(left text: String, _ columns: Int) -> String {
  String(repeating: " ", count: max(0, columns - text.count)) + text
}
