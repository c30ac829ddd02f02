package import Format
import JSON
package import Training

/// A server of the Language Server Protocol 3.17 for the files of a journal: bytes of a client in, bytes for it out.
///
/// It does what is asked in the order in which it is asked. What nobody asked for, the findings of open files, is sent when
/// the client is quiet (`idle`), so that each keystroke costs its change alone while more are coming.
package struct LanguageServer {
  var workspace = Workspace()
  private(set) var options = Options()
  /// What the client is to be asked, behind the answer that it waits for.
  private var questions: [JSON] = []
  /// The minute it is.
  let now: () -> Moment
  private let version: String
  private var frames = FrameReader()
  private var state = State.new
  /// The findings last sent of each document, so that the same are not sent again.
  private var published: [String: [UInt8]] = [:]
  private var isDirty = false
  /// The client asks for findings itself.
  private var isAsked = false
  /// It tells what others save, where it is asked to.
  private var watchesFiles = false
  /// By which it can be told to ask again for what it was answered.
  private var refreshes: [String] = []

  private enum State { case new, running, shutDown, ended }

  /// `language`: of what is said of a journal whose settings name none.
  package init(version: String, language: Settings.Language = .english, now: @escaping () -> Moment) {
    workspace.language = language
    self.version = version
    self.now = now
  }

  /// The client said that it is over: 0 where it had asked for the end before, as it should.
  package private(set) var exitCode: Int32?

  /// Takes what the client wrote, and gives what is to be written to it.
  package mutating func receive(_ bytes: [UInt8]) -> [UInt8] {
    frames.append(bytes)
    var answers: [UInt8] = []
    while exitCode == nil, let message = frames.next() {
      for answer in self.answers(to: message) { answers += frame(Array(answer.compact.utf8)) }
    }
    return answers
  }

  /// Where a change is one of the journals, for whoever runs the server to watch; none where the client does.
  package var watchedFolders: [String] { watchesFiles ? [] : workspace.watchedFolders }

  /// Something changed in `watchedFolders`; gives what is to be written.
  package mutating func readAgain() -> [UInt8] {
    workspace.readAgain()
    isDirty = true
    refresh()
    defer { questions = [] }
    return questions.flatMap { frame(Array($0.compact.utf8)) } + idle()
  }

  /// What is to be written when nothing more has come: the findings that are different now.
  package mutating func idle() -> [UInt8] {
    guard isDirty, !isAsked, state == .running else { return [] }
    isDirty = false
    var answers: [UInt8] = []
    let open = Set(workspace.documents.keys)
    for uri in open.sorted() {
      let body = Array(Diagnostics.notification(of: uri, &workspace, now: now()).compact.utf8)
      if published[uri] == body { continue }
      published[uri] = body
      answers += frame(body)
    }
    for uri in published.keys.filter({ !open.contains($0) }).sorted() {
      published[uri] = nil
      answers += frame(Array(Diagnostics.none(of: uri).compact.utf8))
    }
    return answers
  }
}

extension LanguageServer {
  private mutating func answers(to body: [UInt8]) -> [JSON] {
    do throws(JSONFailure) {
      return answers(to: try JSON(reading: body))
    } catch {
      let message = "at byte \(error.offset): \(error.reason)"
      return [.failure(.null, RequestFailure(code: RequestFailure.parseError, message: message))]
    }
  }

  /// Asks the client for something; its answer changes nothing.
  mutating func ask(_ method: String, _ parameters: JSON? = nil) {
    var members: [(name: String, value: JSON)] = [
      ("jsonrpc", .string("2.0")), ("id", .string(method)), ("method", .string(method)),
    ]
    if let parameters { members.append(("params", parameters)) }
    questions.append(.object(members))
  }

  /// What the client was answered may be another now, by more than what it typed.
  private mutating func refresh() { for method in refreshes { ask(method) } }

  private mutating func answers(to value: JSON) -> [JSON] {
    switch Message(value) {
    case .request(let id, let method, let parameters):
      do throws(RequestFailure) {
        let answer = try answer(method, parameters)
        defer { questions = [] }
        return [.response(id, answer)] + questions
      } catch {
        return [.failure(id, error)]
      }
    case .notification("initialized", _): return watchesFiles ? [.registration] : []
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
      workspace.encoding = Initialize.encoding(parameters)
      workspace.makesFiles = Initialize.makesFiles(parameters)
      workspace.appliesEdits = Initialize.appliesEdits(parameters)
      workspace.roots = Initialize.roots(parameters)
      options.take(parameters["initializationOptions"])
      isAsked = Initialize.asksForDiagnostics(parameters)
      watchesFiles = Initialize.watchesFiles(parameters)
      refreshes = Initialize.refreshes(parameters)
      return Initialize.answer(workspace.encoding, isAsked: isAsked, version: version)
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

  /// What is not understood is passed over, as a notification has no answer.
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
      guard let uri = document?["uri"]?.text, let changes = parameters["contentChanges"]?.elements else {
        return
      }
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
