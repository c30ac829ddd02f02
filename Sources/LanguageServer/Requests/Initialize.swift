import JSON

/// What the server can do, and how both sides count characters.
enum Initialize {
  /// Bytes where the client knows them, as then nothing has to be counted.
  static func encoding(_ parameters: JSON) -> PositionEncoding {
    let offered = parameters["capabilities"]?["general"]?["positionEncodings"]?.elements ?? []
    return offered.contains { $0.text == PositionEncoding.utf8.rawValue } ? .utf8 : .utf16
  }

  /// A client that pulls findings needs none pushed.
  static func asksForDiagnostics(_ parameters: JSON) -> Bool {
    parameters["capabilities"]?["textDocument"]?["diagnostic"] != nil
  }

  /// The client can tell what others save.
  static func watchesFiles(_ parameters: JSON) -> Bool {
    let watching = parameters["capabilities"]?["workspace"]?["didChangeWatchedFiles"]
    return watching?["dynamicRegistration"]?.truth ?? false
  }

  static func answer(_ encoding: PositionEncoding, version: String) -> JSON {
    let sync: JSON = .object([
      // Ranges.
      ("openClose", .bool(true)), ("change", .integer(2)), ("save", .bool(false)),
    ])
    let diagnostics: JSON = .object([
      ("identifier", .string("bumbum")), ("interFileDependencies", .bool(true)),
      ("workspaceDiagnostics", .bool(false)),
    ])
    let actions: JSON = .object([
      ("codeActionKinds", .array([.string("quickfix"), .string("source.fixAll")]))
    ])
    return .object([
      (
        "capabilities",
        .object([
          ("positionEncoding", .string(encoding.rawValue)), ("textDocumentSync", sync),
          ("diagnosticProvider", diagnostics), ("documentFormattingProvider", .bool(true)),
          ("documentRangeFormattingProvider", .bool(true)), ("codeActionProvider", actions),
          (
            "completionProvider",
            .object([("triggerCharacters", .array([" ", ":", "[", "="].map { .string($0) }))])
          ),
          ("hoverProvider", .bool(true)), ("renameProvider", .object([("prepareProvider", .bool(true))])),
          ("definitionProvider", .bool(true)), ("referencesProvider", .bool(true)),
          ("documentHighlightProvider", .bool(true)), ("documentSymbolProvider", .bool(true)),
          ("foldingRangeProvider", .bool(true)),
        ])
      ),
      ("serverInfo", .object([("name", .string("bumbum")), ("version", .string(version))])),
    ])
  }
}

extension JSON {
  /// Asks the client to tell what changes in the files of a journal.
  static var registration: JSON {
    let watchers = [
      "**/bumbum.toml", "**/exercises.txt", "**/plans/*.md", "**/log/*.txt", "**/checkins/**", "**/.gitattributes",
    ].map {
      JSON.object([("globPattern", .string($0))])
    }
    let registration: JSON = .object([
      ("id", .string("files")), ("method", .string("workspace/didChangeWatchedFiles")),
      ("registerOptions", .object([("watchers", .array(watchers))])),
    ])
    return .object([
      ("jsonrpc", .string("2.0")), ("id", .string("files")), ("method", .string("client/registerCapability")),
      ("params", .object([("registrations", .array([registration]))])),
    ])
  }
}
