import Foundation
import JSON
import Training

@testable import LanguageServer

/// A client of the server in this process: what it asks and what it is told, as JSON.
struct Client {
  private(set) var server: LanguageServer
  private var frames = FrameReader()
  private var lastID = 0
  /// What the server said of its own.
  private(set) var notifications: [JSON] = []
  /// What it asked.
  private(set) var questions: [JSON] = []

  init(
    encodings: [String] = ["utf-16"], pullsDiagnostics: Bool = false, now: String = "2026-02-28 19:00",
    workspace: [(name: String, value: JSON)] = []
  ) throws {
    let moment = Moment(now) ?? Moment(.first)
    server = LanguageServer(version: "test", now: { moment })
    let names: JSON = .array(encodings.map { .string($0) })
    let document: JSON = .object(pullsDiagnostics ? [("diagnostic", .object([]))] : [])
    let refreshing: [(name: String, value: JSON)] =
      pullsDiagnostics ? [("diagnostics", .object([("refreshSupport", .bool(true))]))] : []
    _ = try ask(
      "initialize",
      .object([
        (
          "capabilities",
          .object([
            ("general", .object([("positionEncodings", names)])), ("textDocument", document),
            ("workspace", .object(workspace + refreshing)),
          ])
        )
      ]))
    tell("initialized", .object([]))
  }

  /// Sends a request; its answer's result, or the error.
  mutating func ask(_ method: String, _ parameters: JSON) throws -> JSON {
    lastID += 1
    let id = lastID
    let messages = try send(
      .object([
        ("jsonrpc", .string("2.0")), ("id", .integer(id)), ("method", .string(method)),
        ("params", parameters),
      ]))
    guard let answer = messages.first(where: { $0["id"]?.whole == id }) else { throw Unanswered() }
    return answer["result"] ?? answer["error"] ?? .null
  }

  mutating func tell(_ method: String, _ parameters: JSON) {
    _ = try? send(
      .object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", parameters)]))
  }

  mutating func open(_ uri: String, _ text: String) {
    tell(
      "textDocument/didOpen",
      .object([
        ("textDocument", .object([("uri", .string(uri)), ("version", .integer(1)), ("text", .string(text))]))
      ]))
  }

  mutating func change(_ uri: String, _ changes: [JSON], version: Int = 2) {
    tell(
      "textDocument/didChange",
      .object([
        ("textDocument", .object([("uri", .string(uri)), ("version", .integer(version))])),
        ("contentChanges", .array(changes)),
      ]))
  }

  /// The findings that the server sends when nothing more comes, by document: `code line:character-line:character`.
  mutating func findings() throws -> [String: [String]] { try findings(in: messages(in: server.idle())) }

  private func findings(in messages: [JSON]) throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    for message in messages {
      guard message["method"]?.text == "textDocument/publishDiagnostics" else { continue }
      let items = message["params"]?["diagnostics"]?.elements ?? []
      found[message["params"]?["uri"]?.text ?? ""] = items.map {
        "\($0["code"]?.text ?? "") \(shown($0["range"]))"
      }
    }
    return found
  }

  /// Somebody changed a file, which whoever runs the server saw.
  mutating func readAgain() throws -> [String: [String]] { try findings(in: messages(in: server.readAgain())) }

  struct Unanswered: Error {}

  private mutating func send(_ message: JSON) throws -> [JSON] {
    try messages(in: server.receive(frame(Array(message.compact.utf8))))
  }

  private mutating func messages(in bytes: [UInt8]) throws -> [JSON] {
    frames.append(bytes)
    var messages: [JSON] = []
    while let body = frames.next() { messages.append(try JSON(reading: body)) }
    notifications += messages.filter { $0["id"] == nil }
    questions += messages.filter { $0["id"] != nil && $0["method"] != nil }
    return messages
  }
}

/// `2:4-2:9`, 0-based.
func shown(_ range: JSON?) -> String {
  func place(_ position: JSON?) -> String {
    "\(position?["line"]?.whole ?? -1):\(position?["character"]?.whole ?? -1)"
  }
  return "\(place(range?["start"]))-\(place(range?["end"]))"
}

func range(_ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int) -> JSON {
  .object([
    ("start", .object([("line", .integer(startLine)), ("character", .integer(start))])),
    ("end", .object([("line", .integer(endLine)), ("character", .integer(end))])),
  ])
}

func document(_ uri: String, _ more: [(name: String, value: JSON)] = []) -> JSON {
  .object([("textDocument", .object([("uri", .string(uri))]))] + more)
}

/// A journal in a folder of its own, gone when it is let go.
final class ScratchJournal {
  let path: String

  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/lsp-\(UUID().uuidString)"
    for (name, text) in files.merging(["bumbum.toml": "format = 1\n"], uniquingKeysWith: { mine, _ in mine }) {
      try write(name, text)
    }
  }

  func write(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

  func uri(_ name: String) -> String { FileURI.uri(of: path + "/" + name) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
