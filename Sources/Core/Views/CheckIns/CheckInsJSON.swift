import CSV
import Grammar
import JSON
import Text
import Training

extension CheckInsAnswer {
  package var members: Members {
    [("check_ins_in_all", .integer(count)), ("check_ins", .array(shown.map { .object($0.members) }))]
  }

  package var rows: [[String]] {
    let members = shown.map { shown in
      // Notes stand on lines of their own, as a spreadsheet shows them.
      shown.members.filter { $0.name != "notes" }
        + [("notes", .string(shown.checkIn.notes.map(shown.source.text).joined(separator: "\n")))]
    }
    return CSVText.rows(members) {
      ["date", "time"] + CheckInField.names + ["notes"]
    }
  }
}
