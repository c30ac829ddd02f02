import JSON

/// The abilities of the server, and the encoding that both sides agree on.
enum Initialize {
  /// Returns bytes if the client offers them, as then nothing has to be counted.
  static func encoding(_ parameters: JSON) -> PositionEncoding {
    let offered = parameters["capabilities"]?["general"]?["positionEncodings"]?.elements ?? []
    return offered.contains { $0.text == PositionEncoding.utf8.rawValue } ? .utf8 : .utf16
  }

  /// True if the client pulls findings, so that none are pushed. A client that asks only for the document being typed
  /// in, and can't be told of changes by other files, gets all of them pushed.
  static func asksForDiagnostics(_ parameters: JSON) -> Bool {
    parameters["capabilities"]?["textDocument"]?["diagnostic"] != nil
      && refreshes(parameters).contains("workspace/diagnostic/refresh")
  }

  /// Returns the requests by which the client can be told to ask again.
  static func refreshes(_ parameters: JSON) -> [String] {
    let methods = [("diagnostics", "diagnostic"), ("inlayHint", "inlayHint"), ("codeLens", "codeLens")]
    return methods.compactMap { ability, name in
      let isAble = parameters["capabilities"]?["workspace"]?[ability]?["refreshSupport"]?.truth ?? false
      return isAble ? "workspace/\(name)/refresh" : nil
    }
  }

  /// True if the client can report files saved by others.
  static func watchesFiles(_ parameters: JSON) -> Bool {
    let watching = parameters["capabilities"]?["workspace"]?["didChangeWatchedFiles"]
    return watching?["dynamicRegistration"]?.truth ?? false
  }

  /// True if the client takes edits with the version of the text that they are for.
  static func takesVersions(_ parameters: JSON) -> Bool {
    parameters["capabilities"]?["workspace"]?["workspaceEdit"]?["documentChanges"]?.truth ?? false
  }

  /// True if the client makes files that an edit asks for.
  static func makesFiles(_ parameters: JSON) -> Bool {
    let edits = parameters["capabilities"]?["workspace"]?["workspaceEdit"]
    return takesVersions(parameters)
      && edits?["resourceOperations"]?.elements?.contains { $0.text == "create" } == true
  }

  static func appliesEdits(_ parameters: JSON) -> Bool {
    parameters["capabilities"]?["workspace"]?["applyEdit"]?.truth ?? false
  }

  /// Returns the paths of the folders that the client was opened with.
  static func roots(_ parameters: JSON) -> [String] {
    let folders = parameters["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.text } ?? []
    return (folders.isEmpty ? [parameters["rootUri"]?.text].compactMap(\.self) : folders).compactMap(FileURI.path)
  }

  static func answer(_ encoding: PositionEncoding, isAsked: Bool, version: String) -> JSON {
    let sync: JSON = .object([
      // Changes come as ranges.
      ("openClose", .bool(true)), ("change", .integer(2)), ("save", .bool(false)),
    ])
    let diagnostics: JSON = .object([
      ("identifier", .string("bumbum")), ("interFileDependencies", .bool(true)),
      ("workspaceDiagnostics", .bool(false)),
    ])
    let actions: JSON = .object([
      ("codeActionKinds", .array([LineAction.quickFix, LineAction.rewrite, "source.fixAll"].map { .string($0) }))
    ])
    return .object([
      (
        "capabilities",
        .object(
          [
            ("positionEncoding", .string(encoding.rawValue)), ("textDocumentSync", sync),
            ("documentFormattingProvider", .bool(true)),
            ("documentRangeFormattingProvider", .bool(true)), ("codeActionProvider", actions),
            (
              "completionProvider",
              .object([("triggerCharacters", .array([" ", ":", "[", "=", "#", "\""].map { .string($0) }))])
            ),
            ("hoverProvider", .bool(true)), ("renameProvider", .object([("prepareProvider", .bool(true))])),
            ("definitionProvider", .bool(true)), ("referencesProvider", .bool(true)),
            ("documentHighlightProvider", .bool(true)), ("documentSymbolProvider", .bool(true)),
            ("foldingRangeProvider", .bool(true)), ("inlayHintProvider", .bool(true)),
            ("codeLensProvider", .object([("resolveProvider", .bool(false))])),
            ("executeCommandProvider", .object([("commands", .array(Draft.commands.map { .string($0) }))])),
            ("workspaceSymbolProvider", .bool(true)), ("selectionRangeProvider", .bool(true)),
            ("documentLinkProvider", .object([("resolveProvider", .bool(false))])),
            ("documentOnTypeFormattingProvider", .object([("firstTriggerCharacter", .string("\n"))])),
            ("semanticTokensProvider", SemanticToken.provider),
          ] + (isAsked ? [("diagnosticProvider", diagnostics)] : []))
      ),
      ("serverInfo", .object([("name", .string("bumbum")), ("version", .string(version))])),
    ])
  }
}

extension JSON {
  /// A request to the client to report changes in the files of a journal.
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
