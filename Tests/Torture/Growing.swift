import Foundation
import TestSupport

/// Checks that time is in proportion to the input: a number, twice and four times as many of everything repeatable, or
/// of a tenth of it. Beside other tests of one machine a processor's second is not always as long.
struct Growing {
  let binary: String
  let folder: String
  let tally: Tally
  let isQuick: Bool

  func run() throws {
    let growth = Growth(binary: binary, folder: folder)
    let count = option("--rounds").flatMap { Int($0) } ?? (isQuick ? 4000 : 16_000)
    let all = GrowthShape.ofJournals + GrowthShape.ofImports
    for shape in isQuick ? stride(from: 0, to: all.count, by: 10).map({ all[$0] }) : all {
      var rows: [Growth.Row] = []
      for command in commands(shape) {
        rows.append(try growth.row(command, shape, from: count))
        tally.add(.views, 3)
        if let row = rows.last, row.isSteep { tally.fail(.slow, "\(shape.name): \(row.text)") }
      }
      let slowest = rows.max { ($0.seconds.last ?? 0) < ($1.seconds.last ?? 0) }
      say("\(shape.name.padding(to: 34)) \(4 * count): \(slowest?.text ?? "")")
    }
  }

  private func commands(_ shape: GrowthShape) -> [[String]] {
    guard let export = shape.export else { return isQuick ? Growth.fewCommands : Growth.commands }
    return [["import", "--dry-run", "--unit", "kg"] + (export == "notes.txt" ? ["--text"] : [])]
  }
}
