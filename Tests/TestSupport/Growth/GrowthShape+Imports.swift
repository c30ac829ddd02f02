import Foundation

extension GrowthShape {
  /// The exports of all apps with their records again and again, and the parts that a broken one may repeat.
  package static let ofImports = ofExports + ofBrokenExports

  /// The fixtures of the importers' tests: tables with their rows repeated, each time on another day if a row begins
  /// with one; documents with the content of their outermost list repeated.
  private static let ofExports: [GrowthShape] = {
    let folder = Repository.root + "/Tests/ImportTests/Fixtures/"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.compactMap { name in
      guard !name.contains(".expected."), name != "README.md",
        let text = try? String(contentsOfFile: folder + name, encoding: .utf8)
      else { return nil }
      let (head, body, tail) = parts(of: text, name)
      return GrowthShape(name, export: name) { count in
        var bytes = Array(head.utf8)
        // A fixture has some ten records.
        for number in 0..<max(1, count / 10) {
          bytes += Array(body.replacing(/[12][0-9]{3}-[01][0-9]-[0-3][0-9]/, with: { _ in day(number) }).utf8)
        }
        return [name: bytes + Array(tail.utf8)]
      }
    }
  }()

  /// Returns the text before the records, the records, and the text behind them.
  private static func parts(of text: String, _ name: String) -> (String, String, String) {
    func cut(after first: String, before last: String) -> (String, String, String) {
      guard let start = text.range(of: first)?.upperBound,
        let end = text.range(of: last, options: .backwards)?.lowerBound, start <= end
      else { return ("", text, "") }
      return (String(text[..<start]), String(text[start..<end]), String(text[end...]))
    }
    switch name {
    case "applehealth.xml": return cut(after: "<HealthData locale=\"en_US\">", before: "</HealthData>")
    case "ride.gpx": return cut(after: "<trkseg>", before: "</trkseg>")
    case "run.tcx": return cut(after: "<Activities>", before: "</Activities>")
    case "strengthlog.csv": return cut(after: "Stress\n", before: "\u{0}")
    case _ where name.hasSuffix(".json"):
      let (head, body, tail) = name == "openweight.json" ? cut(after: "[", before: "]") : cut(after: "{", before: "}")
      return (head + "\n", body + ",", "null" + tail)
    case _ where name.hasSuffix(".csv"): return cut(after: "\n", before: "")
    default: return ("", text, "")
    }
  }

  private static let strong =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight (kg),Reps,Distance (km),Seconds,Notes,Workout Notes,RPE\n"
  private static let row = "2023-11-02 18:04:11,\"A\",1h,\"Squat\",1,60,8,0,0,\"\",\"\",\n"

  private static let ofBrokenExports = [
    GrowthShape(import: "exercises of an export", "e.csv", strong, row.replacing("Squat", with: "Squat №")),
    GrowthShape(import: "an open quote at the end", "e.csv", strong, row, "\""),
    GrowthShape(import: "an open quote at the beginning", "e.csv", strong + "\"", row),
    GrowthShape(import: "open quotes of a table", "e.csv", strong, ",\"x"),
    GrowthShape(import: "open quotes, a line each", "e.csv", strong, "\"x\n"),
    GrowthShape(import: "quotes in quotes", "e.csv", strong + "\"", "\"\"", "\",\n"),
    GrowthShape(import: "columns", "e.csv", "Date", ",Column №", "\n"),
    GrowthShape(import: "cells of a row", "e.csv", strong, ",1"),
    GrowthShape(import: "a long cell", "e.csv", strong + "2023-11-02 18:04:11,", "a ", "\n"),
    GrowthShape(import: "accents of a cell", "e.csv", strong, "e\u{301}\u{327}", ",\n"),
    GrowthShape(import: "keys", "e.json", "{", "\"k№\": 1, ", "\"k\": 1}"),
    GrowthShape(import: "values", "e.json", "[", "{\"k\": №}, ", "1]"),
    GrowthShape(import: "escapes", "e.json", "[\"", "\\u0301\\u0327", "\"]"),
    GrowthShape(import: "open lists", "e.json", "", "["),
    GrowthShape(import: "open tags", "e.gpx", "<gpx>", "<trk>"),
    GrowthShape(import: "attributes of a tag", "e.xml", "<HealthData ", "a№=\"1\" ", "/>"),
    GrowthShape(import: "notes, a day each", "notes.txt", "", "05/01/2026\nSquat 3x8 80kg\n"),
    GrowthShape(import: "lines of notes", "notes.txt", "05/01/2026\n", "Squat 3x8 80kg\n"),
    GrowthShape(import: "sets of a note", "notes.txt", "05/01/2026\nSquat", " 80x8"),
    GrowthShape(import: "words of a note", "notes.txt", "05/01/2026\n", "word "),
    GrowthShape(import: "rows of notes", "notes.txt", "05/01/2026\n", "| Squat | 3x8 | 80kg |\n"),
  ]
}
