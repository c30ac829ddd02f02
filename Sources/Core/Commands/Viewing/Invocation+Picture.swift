import Text

extension Option {
  static let picture = Option("--format", "FORMAT", "text, or svg: a picture for a page of one's own")
}

extension Invocation {
  /// True if `--format svg` was asked for.
  func wantsPicture() throws(Refusal) -> Bool {
    switch arguments.value("--format") ?? "text" {
    case "text": return false
    case "svg":
      guard isForPeople else { throw Refusal("a picture is no JSON or CSV", help: "choose one of them") }
      return true
    case let other:
      throw Refusal("'--format \(other)' is no format here", help: "there are text and svg")
    }
  }

  /// Writes a picture; throws if it is nil, as there is nothing to draw.
  func writePicture(_ picture: [UInt8]?) throws(Refusal) -> ExitCode {
    guard let picture else {
      throw Refusal("there is nothing to draw", help: "without '--format svg' it says what would fill it")
    }
    context.output.writeBytes(picture)
    return .success
  }

  /// Opens a file in the program that the person chose for its kind.
  func open(_ file: String) throws(Refusal) {
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
