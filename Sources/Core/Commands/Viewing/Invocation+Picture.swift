package import Text

extension Invocation {
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
