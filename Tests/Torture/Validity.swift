import Foundation

/// A check that answers for programs can be read by one.
enum Validity {
  /// Returns the mistake in an answer; nil if there is none, or no program reads it.
  static func mistake(in output: [UInt8], _ words: [String]) -> String? {
    if words.contains("--csv") || words.first == "export" && ["csv", "strong", "hevy"].contains(words.last) {
      return csv(output)
    }
    if words == ["export", "jsonl"] {
      let lines = output.split(separator: UInt8(ascii: "\n"))
      return lines.contains { (try? JSONSerialization.jsonObject(with: Data($0))) == nil }
        ? "no JSON on a line" : nil
    }
    guard words.contains("--json") || words.contains("json") || words.contains("sarif") else { return nil }
    guard let value = try? JSONSerialization.jsonObject(with: Data(output), options: .fragmentsAllowed) else {
      return "no JSON"
    }
    guard words.contains("sarif") else { return nil }
    let runs = (value as? [String: Any])?["runs"] as? [[String: Any]]
    guard let run = runs?.first, run["tool"] is [String: Any],
      let results = run["results"] as? [[String: Any]]
    else {
      return "no SARIF"
    }
    for result in results {
      guard (result["ruleId"] as? String)?.isEmpty == false,
        ((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false
      else { return "a SARIF result without a rule or a message" }
    }
    return nil
  }

  /// Checks RFC 4180: as many cells in every row, quotes in pairs; and no cell that a spreadsheet would calculate.
  private static func csv(_ output: [UInt8]) -> String? {
    guard String(validating: output, as: UTF8.self) != nil else { return "CSV that is not UTF-8" }
    var rows: [[[UInt8]]] = [[]]
    var cell: [UInt8] = []
    var isQuoted = false
    var index = 0
    func endCell() {
      rows[rows.count - 1].append(cell)
      cell = []
    }
    while index < output.count {
      let byte = output[index]
      if isQuoted {
        if byte != UInt8(ascii: "\"") {
          cell.append(byte)
        } else if index + 1 < output.count, output[index + 1] == byte {
          cell.append(byte)
          index += 1
        } else {
          isQuoted = false
        }
      } else if byte == UInt8(ascii: "\"") {
        guard cell.isEmpty else { return "a quote inside of a plain cell, row \(rows.count)" }
        isQuoted = true
      } else if byte == UInt8(ascii: ",") {
        endCell()
      } else if byte == UInt8(ascii: "\n") {
        endCell()
        rows.append([])
      } else if byte != UInt8(ascii: "\r") {
        cell.append(byte)
      }
      index += 1
    }
    if isQuoted { return "a quote without its end" }
    if rows.last?.isEmpty == true { rows.removeLast() }
    guard let width = rows.first?.count else { return nil }
    for (number, row) in rows.enumerated() {
      if row.count != width { return "row \(number + 1) has \(row.count) cells, the first has \(width)" }
      for cell in row where cell.first.map({ Array("=+@\t\r".utf8).contains($0) }) == true {
        return "a cell that a spreadsheet calculates: \(String(decoding: cell.prefix(20), as: UTF8.self))"
      }
    }
    return nil
  }
}
