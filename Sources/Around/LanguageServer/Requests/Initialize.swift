import JSON
import Training

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

  /// Returns the language of the client; nil where it does not say.
  static func language(_ parameters: JSON) -> Settings.Language? {
    parameters["locale"]?.text.map { $0.lowercased().hasPrefix("pt") ? .brazilianPortuguese : .english }
  }

  /// Returns the paths of the folders that the client was opened with.
  static func roots(_ parameters: JSON) -> [String] {
    let folders = parameters["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.text } ?? []
    return (folders.isEmpty ? [parameters["rootUri"]?.text].compactMap(\.self) : folders).compactMap(FileURI.path)
  }

  static func answer(_ encoding: PositionEncoding, isAsked: Bool, version: String) -> JSON {
    var capabilities: Members = [
      "positionEncoding": encoding.rawValue,
      // Changes come as ranges.
      "textDocumentSync": ["openClose": true, "change": 2, "save": false] as JSON,
      "documentFormattingProvider": true, "documentRangeFormattingProvider": true,
      "codeActionProvider": ["codeActionKinds": [LineAction.quickFix, LineAction.rewrite, "source.fixAll"]] as JSON,
      "completionProvider": ["triggerCharacters": [" ", ":", "[", "=", "#", "\""]] as JSON,
      "hoverProvider": true, "renameProvider": ["prepareProvider": true] as JSON, "definitionProvider": true,
      "referencesProvider": true, "documentHighlightProvider": true, "documentSymbolProvider": true,
      "foldingRangeProvider": true, "inlayHintProvider": true,
      "codeLensProvider": ["resolveProvider": false] as JSON,
      "executeCommandProvider": ["commands": Draft.commands] as JSON,
      "workspaceSymbolProvider": true, "selectionRangeProvider": true,
      "documentLinkProvider": ["resolveProvider": false] as JSON,
      "documentOnTypeFormattingProvider": ["firstTriggerCharacter": "\n"] as JSON,
      "semanticTokensProvider": SemanticToken.provider,
    ]
    if isAsked {
      capabilities.append(
        "diagnosticProvider",
        ["identifier": "bumbum", "interFileDependencies": true, "workspaceDiagnostics": false] as JSON)
    }
    return ["capabilities": capabilities, "serverInfo": ["name": "bumbum", "version": version] as JSON]
  }
}

extension JSON {
  /// A request to the client to report changes in the files of a journal.
  static var registration: JSON {
    let watchers = [
      "**/bumbum.toml", "**/exercises.txt", "**/plans/*.md", "**/log/*.txt", "**/checkins/**", "**/.gitattributes",
    ].map {
      ["globPattern": $0] as JSON
    }
    let registration: JSON = [
      "id": "files", "method": "workspace/didChangeWatchedFiles", "registerOptions": ["watchers": watchers] as JSON,
    ]
    return [
      "jsonrpc": "2.0", "id": "files", "method": "client/registerCapability",
      "params": ["registrations": [registration]] as JSON,
    ]
  }
}
