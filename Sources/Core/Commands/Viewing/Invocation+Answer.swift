import CSV
package import Grammar
import JSON
package import Text
package import Training
package import Views

extension Option {
  /// The forms of a view besides text for people.
  package static let json = Option("--json", nil, "as JSON; 'bumbum help json' says what the names mean")
  static let csv = Option(
    "--csv", "excel", "as CSV: all rows, exact numbers; excel: with ';' and a decimal comma", isValueOptional: true)
}

extension Invocation {
  /// Returns the page for text. Language and unit are those of the settings, unless others are asked for.
  package func page(_ settings: Settings, album: PhotoAlbum? = nil) throws(Refusal) -> Page {
    try Page(
      words(settings), style, width: context.output.width, unit: settings.unit, today: today, missing: missing,
      album: album)
  }

  /// Prints an answer in the form asked for. A view without a table has no `--csv` among its options.
  package func answer(_ answer: any Answer, on page: Page) throws(Refusal) -> ExitCode {
    let csv = try csv
    if arguments.has("--json"), csv != nil {
      throw Refusal("'--json' and '--csv' are two answers", help: "choose one of them")
    }
    if let name = arguments.value("--format"), name != "text" { return try write(answer, in: name, on: page) }
    if arguments.has("--json") {
      print(answer.json.pretty)
    } else if let csv {
      context.output.writeData(CSVText.text(answer.rows, csv))
    } else {
      print(answer.text(on: page))
      if let album = page.album { sayUndrawn(album) }
    }
    return .success
  }

  /// The form of CSV that is asked for; nil for another answer.
  private var csv: CSVForm? {
    get throws(Refusal) {
      guard arguments.asksForCSV else { return nil }
      let name = arguments.value("--csv") ?? ""
      guard let form = CSVForm(rawValue: name.lowercased()) else {
        throw Refusal("'--csv=\(name)' is no form of CSV", help: "write '--csv' or '--csv=excel'")
      }
      return form
    }
  }

  /// Writes an answer in a form that a room brings.
  private func write(_ answer: any Answer, in name: String, on page: Page) throws(Refusal) -> ExitCode {
    guard let form = context.commands.form(name) else {
      let names = ["text"] + context.commands.rooms.flatMap(\.forms).map(\.name)
      throw Refusal("'--format \(name)' is no format here", help: "there are \(names.joined(separator: ", "))")
    }
    guard isForPeople else { throw Refusal("a picture is no JSON or CSV", help: "choose one of them") }
    guard let bytes = form.bytes(answer, page) else {
      throw Refusal("there is nothing to draw", help: "without '--format \(name)' it says what would fill it")
    }
    context.output.writeBytes(bytes)
    return .success
  }

  /// Says below a list for people that it is not all there is.
  func sayHowMany(_ shown: Int, of count: Int, _ things: Noun) {
    if shown < count, isForPeople { say(.latest(shown, of: count, things)) }
  }

  /// True if the answer is text for people, beside which remarks may appear.
  var isForPeople: Bool { !arguments.has("--json") && !arguments.asksForCSV }

  /// Remarks on mistakes; good entries count all the same. One line says that lint would show more, and one each names
  /// up to three files that can't be read.
  package func sayMistakes(in journal: Journal) {
    noteUnread(in: journal)
    for failure in journal.failures.prefix(3) {
      remark(
        "can't read '\(failure.path)': \(failure.reason); what it holds is missing here"
      )
    }
    let more = journal.failures.dropFirst(3).count
    if more > 0 { remark("can't read \(more) more; see 'bumbum lint'") }
    // Only lint counts them, as it has more rules.
    if journal.errorCount > 0 { remark("the journal has mistakes; see 'bumbum lint'") }
  }

  /// Opens a file in the program that the person chose for its kind.
  package func open(_ file: String) throws(Refusal) {
    #if os(macOS)
      let viewer = "open"
    #else
      let viewer = "xdg-open"
    #endif
    guard let ended = context.programs.run(viewer, [file]), ended.code == 0 else {
      throw Refusal(
        "'\(viewer)' could not open '\(file)'", help: "it has to be installed, and a desktop has to be there"
      )
    }
  }
}

extension Arguments {
  var asksForCSV: Bool { has("--csv") || value("--csv") != nil }
}
