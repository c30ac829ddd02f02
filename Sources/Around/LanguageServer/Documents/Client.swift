import JSON
import Training

/// The abilities of the client, and what it has said of itself in its first request.
struct Client {
  private(set) var encoding = PositionEncoding.utf16
  /// True if the client takes edits with the version of the text that they are for.
  private(set) var takesVersions = false
  /// True if the client makes files that an edit asks for.
  private(set) var makesFiles = false
  /// True if the client makes edits that the server sends by itself.
  private(set) var appliesEdits = false
  /// True if the client can report files saved by others.
  private(set) var watchesFiles = false
  /// The requests by which the client can be told to ask again.
  private(set) var refreshes: [String] = []
  /// True if the client pulls findings, so that none are pushed. A client that asks only for the document being typed
  /// in, and can't be told of changes by other files, gets all of them pushed.
  private(set) var asksForDiagnostics = false
  /// The language if the settings name none.
  private(set) var language: Settings.Language
  /// The paths of the folders that the client was opened with.
  private(set) var roots: [String] = []

  /// Creates a client that has said nothing.
  init(language: Settings.Language = .english) { self.language = language }

  /// Takes the parameters of the first request.
  mutating func take(_ parameters: JSON) {
    let (abilities, workspace) = (parameters["capabilities"], parameters["capabilities"]?["workspace"])
    // In bytes nothing has to be counted.
    let encodings = abilities?["general"]?["positionEncodings"]?.elements ?? []
    if encodings.contains(where: { $0.text == PositionEncoding.utf8.rawValue }) { encoding = .utf8 }
    let edits = workspace?["workspaceEdit"]
    takesVersions = edits?["documentChanges"]?.truth ?? false
    let operations = edits?["resourceOperations"]?.elements ?? []
    makesFiles = takesVersions && operations.contains { $0.text == "create" }
    appliesEdits = workspace?["applyEdit"]?.truth ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.truth ?? false
    let methods = [("diagnostics", "diagnostic"), ("inlayHint", "inlayHint"), ("codeLens", "codeLens")]
    refreshes = methods.filter { workspace?[$0.0]?["refreshSupport"]?.truth ?? false }.map {
      "workspace/\($0.1)/refresh"
    }
    asksForDiagnostics =
      abilities?["textDocument"]?["diagnostic"] != nil && refreshes.contains("workspace/diagnostic/refresh")
    if let locale = parameters["locale"]?.text {
      language = locale.lowercased().hasPrefix("pt") ? .brazilianPortuguese : .english
    }
    let folders = parameters["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.text } ?? []
    roots = (folders.isEmpty ? [parameters["rootUri"]?.text].compactMap(\.self) : folders).compactMap(FileURI.path)
  }
}

/// The parts that a person may turn off, by `initializationOptions` or the settings of the editor: `{"hints":
/// {"plates": false}, "lenses": false}`, by itself or below `bumbum`. All parts are on by default.
struct Options {
  private(set) var recordHints = true
  private(set) var volumeHints = true
  private(set) var plateHints = true
  private(set) var lenses = true

  /// Takes the given values, and keeps the others.
  mutating func take(_ value: JSON?) {
    let options = value?["bumbum"] ?? value
    if let hints = options?["hints"] {
      for (name, path) in [("records", \Options.recordHints), ("volume", \.volumeHints), ("plates", \.plateHints)] {
        if let isOn = hints.truth ?? hints[name]?.truth { self[keyPath: path] = isOn }
      }
    }
    if let isOn = options?["lenses"]?.truth { lenses = isOn }
  }
}
