import TestSupport

/// A writing command, and the commands before it.
struct Scenario {
  let name: String
  var before: [[String]] = []
  let words: [String]
  /// True if it begins without a journal.
  var isEmpty = false

  static let all = [
    Scenario(name: "init", words: ["init"], isEmpty: true),
    Scenario(name: "start", words: ["start", "Plan A"]),
    Scenario(name: "set", before: [["start", "Plan A"]], words: ["set", "bench", "80kg", "x", "8"]),
    Scenario(
      name: "set again", before: [["start", "Plan A"], ["set", "bench", "80kg", "x", "8"]],
      words: ["set", "85kg", "x", "6"]),
    Scenario(name: "finish", before: [["start"], ["set", "bench", "80kg", "x", "8"]], words: ["finish"]),
    Scenario(
      name: "cancel", before: [["start"], ["set", "bench", "80kg", "x", "8"]], words: ["finish", "--discard", "--yes"]),
    Scenario(
      name: "add session",
      words: ["add", "session", "2026-01-07", "18:00-19:00", "Plan A", "Squat: 100kg x 5/5", "> heavy"]),
    Scenario(name: "checkin", words: ["checkin"]),
    Scenario(
      name: "checkin --photo",
      words: ["checkin", "Gym", "Evening", "--photo", "PHOTO", "--at", "2026-02-09 20:00"]),
    Scenario(
      name: "checkin --photo, new month",
      words: ["checkin", "Gym", "Evening", "--photo", "PHOTO", "--at", "2026-01-09 20:00"]),
    Scenario(name: "skip", words: ["skip", "2026-02-05", "2026-02-07", "flu"]),
    Scenario(name: "measure", words: ["measure", "81.2kg"]),
    Scenario(name: "plan new", words: ["plan", "new", "Plan C", "the third"]),
    Scenario(name: "plan add", words: ["plan", "add", "Plan B", "Squat", "legs", "3x5"]),
    Scenario(name: "plan move", words: ["plan", "move", "Plan A", "Squat", "first"]),
    Scenario(name: "plan rename", words: ["plan", "rename", "Plan A", "Plan Z"]),
    Scenario(name: "plan delete", words: ["plan", "delete", "Plan B", "--yes"]),
    Scenario(name: "plan delete, active", words: ["plan", "delete", "Plan A", "--yes"]),
    Scenario(name: "plan activate", words: ["plan", "activate", "Plan B"]),
    Scenario(name: "exercise rename", words: ["exercise", "rename", "Bench press", "Flat bench press"]),
    Scenario(name: "remove session", words: ["remove", "session", "2026-01-05 18:30", "--yes"]),
    Scenario(name: "remove checkin", words: ["remove", "checkin", "2026-02-02 20:00", "--yes"]),
    Scenario(name: "undo", before: [["measure", "81.2kg"]], words: ["undo"]),
    Scenario(
      name: "undo of a rename", before: [["exercise", "rename", "Squat", "Back squat"]], words: ["undo"]),
    Scenario(
      name: "redo of a rename", before: [["exercise", "rename", "Squat", "Back squat"], ["undo"]],
      words: ["undo", "--redo"]),
    Scenario(name: "import", words: ["import", "EXPORT", "--yes"]),
    Scenario(name: "fmt", words: ["fmt"]),
    Scenario(name: "lint --fix", words: ["lint", "--fix"]),
    Scenario(
      name: "lint --fix of a photo",
      before: [["checkin", "Gym", "Evening", "--keep-metadata", "--photo", fixture("place-xmp.jpg")]],
      words: ["lint", "--fix"]),
    Scenario(
      name: "photo shrink", before: [["checkin", "Gym", "Evening", "--photo", fixture("fine.jpg")]],
      words: ["photo", "shrink", "--all", "--to", "2kB", "--yes"]),
  ]

  private static func fixture(_ name: String) -> String {
    Repository.root + "/Tests/PhotosTests/Fixtures/" + name
  }
}
