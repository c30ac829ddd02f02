import Text

extension Option {
  static let picture = Option("--format", "FORMAT", "text, or svg: a picture for a page of one's own")
}

extension Invocation {
  /// `--format svg` was asked for.
  func wantsPicture() throws(CommandFailure) -> Bool {
    switch arguments.value("--format") ?? "text" {
    case "text": return false
    case "svg":
      guard isForPeople else { throw CommandFailure("a picture is no JSON or CSV", help: "choose one of them") }
      return true
    case let other:
      throw CommandFailure("'--format \(printable(other))' is no format here", help: "there are text and svg")
    }
  }

  /// Nil where there is nothing to draw.
  func writePicture(_ picture: [UInt8]?) throws(CommandFailure) -> ExitCode {
    guard let picture else {
      throw CommandFailure("there is nothing to draw", help: "without '--format svg' it says what would fill it")
    }
    context.output.writeBytes(picture)
    return .success
  }

  /// Opens a file in the program that the person chose for its kind.
  func open(_ file: String) throws(CommandFailure) {
    #if os(macOS)
      let viewer = "open"
    #else
      let viewer = "xdg-open"
    #endif
    guard let ended = context.runProgram(viewer, [file]), ended.code == 0 else {
      throw CommandFailure(
        "'\(viewer)' could not open '\(printable(file))'", help: "it has to be installed, and a desktop has to be there"
      )
    }
  }
}
