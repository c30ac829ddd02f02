import Grammar
import JSON
import Storage
import Text
package import Training

/// A server of the Language Server Protocol 3.17 for the files of a journal: bytes of a client in, bytes for it out.
///
/// Requests are answered in their order. Findings of open files that are pushed to the client wait until it is quiet
/// (`idle`), so that each keystroke costs its change alone while more are coming.
package struct LanguageServer {
  var workspace = Workspace()
  private(set) var options = Options()
  /// The requests to the client, sent after the answer that it waits for.
  private var questions: [JSON] = []
  /// Returns the present minute.
  let now: () -> Moment
  private let version: String
  private var frames = FrameReader()
  private var state = State.new
  /// The findings last sent for each document, so that the same are not sent again.
  private var published: [String: [UInt8]] = [:]
  private var isDirty = false
  private var client: Client { workspace.client }

  private enum State { case new, running, shutDown, ended }

  /// Creates a server; `language` is for journals whose settings name none, where the client names none either.
  package init(version: String, language: Settings.Language = .english, now: @escaping () -> Moment) {
    workspace.client = Client(language: language)
    self.version = version
    self.now = now
  }

  /// The exit code once the client has ended the server: 0 after a shutdown request, as it should be.
  package private(set) var exitCode: Int32?

  /// Takes bytes from the client, and returns bytes for it.
  package mutating func receive(_ bytes: [UInt8]) -> [UInt8] {
    frames.append(bytes)
    var answers: [UInt8] = []
    while exitCode == nil, let message = frames.next() {
      for answer in self.answers(to: message) { answers += frame(Array(answer.compact.utf8)) }
    }
    return answers
  }

  /// The folders of the journals to watch; none if the client watches.
  package var watchedFolders: [String] { client.watchesFiles ? [] : workspace.watchedFolders }

  /// Reads the journals again after a change in `watchedFolders`; returns bytes for the client.
  package mutating func readAgain() -> [UInt8] {
    workspace.readAgain()
    isDirty = true
    refresh()
    defer { questions = [] }
    return questions.flatMap { frame(Array($0.compact.utf8)) } + idle()
  }

  /// Returns the bytes to send when nothing more has come: the findings that have changed.
  package mutating func idle() -> [UInt8] {
    guard isDirty, !client.asksForDiagnostics, state == .running else { return [] }
    isDirty = false
    var answers: [UInt8] = []
    for uri in Set(workspace.documents.keys).union(published.keys).sorted() {
      let body = Array(Diagnostics.notification(of: uri, &workspace, now: now()).compact.utf8)
      let isOpen = workspace.documents[uri] != nil
      if isOpen, published[uri] == body { continue }
      published[uri] = isOpen ? body : nil
      answers += frame(body)
    }
    return answers
  }

  private mutating func answers(to body: [UInt8]) -> [JSON] {
    guard !body.isEmpty else {
      let reason = JournalFolder.refusal(ofText: .max) ?? ""
      let message: Message = "a text of the editor is not read: \(reason)"
      return [.notification("window/showMessage", ["type": 1, "message": message.text(in: client.language)])]
    }
    do throws(JSONFailure) {
      return answers(to: try JSON(reading: body))
    } catch {
      let message: Message = "at byte \(error.offset): \(error.reason)"
      return [.failure(.null, RequestFailure(code: RequestFailure.parseError, message: message))]
    }
  }

  /// Sends the client a request whose answer is ignored.
  mutating func ask(_ method: String, _ parameters: JSON? = nil) {
    var question: Members = ["jsonrpc": "2.0", "id": method, "method": method]
    if let parameters { question.append("params", parameters) }
    questions.append(question.json)
  }

  /// Tells the client to ask again, as its answers may have changed by more than its own edits.
  private mutating func refresh() { for method in client.refreshes { ask(method) } }

  private mutating func answers(to value: JSON) -> [JSON] {
    switch ClientMessage(value) {
    case .request(let id, let method, let parameters):
      do throws(RequestFailure) {
        let answer = try answer(method, parameters)
        defer { questions = [] }
        return [.response(id, answer)] + questions
      } catch {
        return [.failure(id, error)]
      }
    case .notification("initialized", _): return client.watchesFiles ? [.registration] : []
    case .notification(let method, let parameters):
      take(method, parameters)
      defer { questions = [] }
      return questions
    case .response: return []
    case .invalid(let id):
      return [
        .failure(id, RequestFailure(code: RequestFailure.invalidRequest, message: "this is no message"))
      ]
    }
  }

  private mutating func answer(_ method: String, _ parameters: JSON) throws(RequestFailure) -> JSON {
    switch (method, state) {
    case ("initialize", .new):
      state = .running
      workspace.client.take(parameters)
      options.take(parameters["initializationOptions"])
      return Initialize.answer(to: client, version: version)
    case ("initialize", _):
      throw RequestFailure(code: RequestFailure.invalidRequest, message: "it was initialized before")
    case (_, .new):
      throw RequestFailure(code: RequestFailure.notInitialized, message: "'initialize' has to come first")
    case ("shutdown", .running):
      state = .shutDown
      return .null
    case (_, .running):
      guard let request = Request.all.first(where: { $0.method == method }) else {
        throw RequestFailure(code: RequestFailure.methodNotFound, message: "there is no '\(method)' here")
      }
      return try request.answer(&self, parameters)
    default: throw RequestFailure(code: RequestFailure.invalidRequest, message: "it was shut down")
    }
  }

  /// Handles a notification. An unknown one is ignored, as it has no answer.
  private mutating func take(_ method: String, _ parameters: JSON) {
    if method == "exit" {
      exitCode = state == .shutDown ? 0 : 1
      state = .ended
      return
    }
    guard state == .running else { return }
    let document = parameters["textDocument"]
    switch method {
    case "textDocument/didOpen":
      guard let uri = document?["uri"]?.text, let text = document?["text"]?.text else { return }
      workspace.open(OpenDocument(uri: uri, version: document?["version"]?.whole, text: text))
    case "textDocument/didChange":
      guard let uri = document?["uri"]?.text, let changes = parameters["contentChanges"]?.elements else { return }
      _ = workspace.change(uri, changes, version: document?["version"]?.whole)
    case "textDocument/didClose":
      if let uri = document?["uri"]?.text { workspace.close(uri) }
    case "workspace/didChangeWatchedFiles":
      for change in parameters["changes"]?.elements ?? [] {
        if let uri = change["uri"]?.text { workspace.reload(uri) }
      }
      refresh()
    case "workspace/didChangeConfiguration":
      options.take(parameters["settings"])
      refresh()
    default: return
    }
    isDirty = true
  }
}
