import CSV
import Format
import Journal
import JSON
import Statistics
import Text
import Training

/// A journal with what every view of it is settled by: words, colours, width, filters, and the form of the answer.
/// One object that all its answers share, as a copy of so much in each of their types would be half a megabyte of program.
final class Viewer {
  let invocation: Invocation
  let journal: Journal
  let words: Words
  /// As the filters leave it.
  let history: History

  var style: Style { invocation.style }
  var today: CivilDate { invocation.today }
  var unit: WeightUnit { journal.settings.unit }
  /// Columns of the terminal; nil in a pipe, where lines are as long as they are.
  var width: Int? { invocation.context.output.width }

  convenience init(_ invocation: Invocation) throws(CommandFailure) {
    try self.init(invocation, invocation.folder().read(only: [.root, .plans, .log, .checkIns]))
  }

  init(_ invocation: Invocation, _ journal: Journal) throws(CommandFailure) {
    self.invocation = invocation
    self.journal = journal
    words = try invocation.words(journal.settings)
    let all = History(journal, today: invocation.today)
    history = all.filtered(by: try invocation.filter(all))
    invocation.sayMistakes(in: journal)
  }

  /// A view of what sessions came to that the journal does not hold any more; so many mistakes were in their logs.
  init(_ invocation: Invocation, ofSums journal: Journal, mistakes: Int) throws(CommandFailure) {
    self.invocation = invocation
    self.journal = journal
    words = try invocation.words(journal.settings)
    history = History(Journal(), today: invocation.today)
    invocation.sayMistakes(in: journal, besides: mistakes)
  }

  /// A view of the sessions of some months.
  init(_ invocation: Invocation, part all: History) throws(CommandFailure) {
    self.invocation = invocation
    journal = all.journal
    words = try invocation.words(journal.settings)
    history = all.filtered(by: try invocation.filter(all))
    invocation.sayMistakes(in: journal, isPart: true)
  }

  /// A sentence in lines that fit the terminal.
  func prose(_ text: String) -> String { lines(of: text).joined(separator: "\n") }

  /// A text in lines that fit the terminal, what follows the first indented; in a pipe it stays one line.
  func lines(of text: String, indentation: Int = 0) -> [String] {
    width.map { wrapped(text, to: $0, indentation: indentation) } ?? [text]
  }

  /// Gives the answer in the form that was asked for. A view without a table has no `--csv` among its options.
  func give(
    _ view: String, text: () -> String, json: () -> [(name: String, value: JSON)],
    csv: () -> [[String]] = { [] }
  ) throws(CommandFailure) -> ExitCode {
    let arguments = invocation.arguments
    if arguments.has("--json"), arguments.has("--csv") {
      throw CommandFailure("'--json' and '--csv' are two answers", help: "choose one of them")
    }
    if arguments.has("--json") {
      let frame: [(name: String, value: JSON)] = [
        ("schema", .integer(JSON.schema)), ("view", .string(view)), ("today", .string(today.description)),
      ]
      invocation.print(JSON.object(frame + json()).pretty)
    } else if arguments.has("--csv") {
      invocation.context.output.write(CSVText.text(csv()))
    } else {
      invocation.print(text())
    }
    return .success
  }
}

extension JSON {
  /// Of all views: it rises when a name goes or changes its meaning; new names may come without it.
  static let schema = 1
}

extension Option {
  /// The forms that a view can take besides text for people.
  static let json = Option("--json", nil, "as JSON; 'bumbum help json' says what the names mean")
  static let csv = Option("--csv", nil, "as CSV: the same rows, exact numbers")

  /// What the views of training share.
  static let filters = [
    Option("--since", "DATE", "from that day on: 2026-01-01, 2026-01 or 2026"),
    Option("--until", "DATE", "up to that day, included"),
    Option("--last", "SPAN", "the last days, weeks, months or years: 30d, 12w, 6m, 1y"),
    Option("--plan", "PLAN", "sessions of that plan"),
    Option("--exercise", "EXERCISE", "that exercise alone"),
    Option("--muscle", "GROUP", "exercises of that muscle group: chest, Peito"),
  ]
}

extension Invocation {
  /// Good entries count, whatever stands beside them: one line says that lint would show more, and one for each file
  /// that nothing of is counted, up to three.
  func sayMistakes(in journal: Journal, besides others: Int = 0, isPart: Bool = false) {
    for failure in journal.failures.prefix(3) {
      say(
        "bumbum: can't read '\(printable(failure.path))': \(printable(failure.reason)); what it holds is missing here"
      )
    }
    let more = journal.failures.dropFirst(3).count
    if more > 0 { say("bumbum: can't read \(more) more; see 'bumbum lint'") }
    let errors = others + journal.errorCount
    guard errors > 0 else { return }
    let place = isPart ? "in the months read for this" : "in the journal"
    say("bumbum: \(errors == 1 ? "1 mistake" : "\(errors) mistakes") \(place); see 'bumbum lint'")
  }
}
