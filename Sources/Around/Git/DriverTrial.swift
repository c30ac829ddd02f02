import Commands
import Text

/// A trial of the merge driver of a clone on three small texts, called as git would.
struct DriverTrial {
  enum Result {
    case merged
    /// Both sides stand between markers, as they can't be merged by lines.
    case lines
    /// A side is missing.
    case wrong
  }

  let result: Result

  /// Runs the driver, a line of the shell, in a temporary folder.
  init(_ driver: String, _ context: Context) {
    let ours = DriverTrial.base + DriverTrial.addition("07")
    let theirs = DriverTrial.base + DriverTrial.addition("09")
    let script = """
      d=$(mktemp -d) && cd "$d" && mkdir log || exit 99
      printf %s "$2" >base; printf %s "$3" >ours; printf %s "$4" >theirs
      sh -c "$1" >/dev/null 2>&1; s=$?
      cat ours; cd / && rm -r "$d"; exit $s
      """
    let command = DriverTrial.filled(driver)
    let answer = context.programs.run("sh", ["-c", script, "sh", command, DriverTrial.base, ours, theirs])
    let text = String(decoding: answer?.output ?? [], as: UTF8.self)
    if answer?.code == 0, text == ours + DriverTrial.addition("09") {
      result = .merged
    } else if answer?.code == 1, text.holds("<<<<<<<"), text.holds("2026-01-09") {
      result = .lines
    } else {
      result = .wrong
    }
  }

  /// Returns the driver with file names for git's placeholders; those of version names stay, as in a git without them.
  private static func filled(_ driver: String) -> String {
    let values: [Character: String] = ["O": "base", "A": "ours", "B": "theirs", "L": "7", "P": "log/2026-01.txt"]
    let parts = driver.split(separator: "%", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { text, part in
      guard let first = part.first, let value = values[first] else { return text + "%" + part }
      return text + value + part.dropFirst()
    }
  }

  private static let base = "2026-01-05\n  A: 8\n"
  private static func addition(_ day: String) -> String { "\n2026-01-\(day)\n  A: 8\n" }
}
