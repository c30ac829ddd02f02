import JSON

/// The abilities of the server.
enum Initialize {
  static func answer(to client: Client, version: String) -> JSON {
    var capabilities: Members = [
      "positionEncoding": client.encoding.rawValue,
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
    if client.asksForDiagnostics {
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
