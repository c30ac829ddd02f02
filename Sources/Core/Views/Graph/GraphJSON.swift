import CSV
import JSON
import Training

extension GraphAnswer {
  package var members: Members {
    [("graph", .string(name)), ("points", .array(objects.map { .object($0) }))]
  }

  package var rows: [[String]] { CSVText.rows(objects) { ["date", name] } }

  private var objects: [Members] {
    points.map { [("date", .day($0.day)), (name, .hundredths($0.value))] }
  }
}
