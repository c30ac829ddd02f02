import Foundation

/// The results of all cases. Ratios count; the medians stand beside them.
struct Report {
  let cases: [Case]
  let results: [String: [Measurement]]

  func printTable() {
    print(pad("", 20), pad(left: "median", 10), pad(left: "ratio", 7), "  " + pad("to", 12), pad(left: "at most", 7))
    for one in shown {
      let limit = one.atMost.map { pad(left: decimal($0, 1), 7) + (ratio(one) > $0 ? "  MISSED" : "") } ?? ""
      print(
        pad(one.name, 20), pad(left: decimal(seconds(one.name) * 1000, 2) + " ms", 10),
        pad(left: decimal(ratio(one), 2), 7), "  " + pad(one.name == one.beside ? "" : one.beside, 12), limit,
        failure(one))
    }
  }

  /// True if all commands succeeded and kept their limits; after a brief run, which is less exact, missed none by far.
  func isKept(isBrief: Bool) -> Bool {
    cases.allSatisfy { one in
      guard failure(one).isEmpty else { return false }
      guard let limit = one.atMost else { return true }
      return ratio(one) <= (isBrief ? limit * 2 : limit)
    }
  }

  /// The cases without the quicker ones of each group.
  private var shown: [Case] {
    cases.filter { one in
      one.group == nil || one.name == cases.filter { $0.group == one.group }.max { ratio($0) < ratio($1) }?.name
    }
  }

  private func ratio(_ one: Case) -> Double { seconds(one.name) / seconds(one.beside) }

  private func seconds(_ name: String) -> Double { median((results[name] ?? []).map(\.seconds)) }

  private func failure(_ one: Case) -> String {
    let worst = (results[one.name] ?? []).map(\.exitCode).max() ?? 0
    // 'lint' and 'fmt --check' may find something.
    return worst <= 1 ? "" : "exit \(worst)"
  }
}

private func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return .nan }
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

private func decimal(_ number: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", number) }

private func pad(_ text: String, _ columns: Int) -> String {
  text + String(repeating: " ", count: max(0, columns - text.count))
}

private func pad(left text: String, _ columns: Int) -> String {
  String(repeating: " ", count: max(0, columns - text.count)) + text
}
