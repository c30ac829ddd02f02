import CSV
import JSON

extension CheckInsAnswer {
  package var members: Members {
    [("check_ins_in_all", .integer(count)), ("check_ins", .array(shown.map { .object($0.members) }))]
  }

  package var rows: [[String]] {
    CSVText.rows(shown.map(\.members)) {
      ["date", "time", "type", "title", "calories", "location", "photo", "session"]
    }
  }
}
