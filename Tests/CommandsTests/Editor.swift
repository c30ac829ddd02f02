import Foundation
import JSON
import LanguageServer
import Training

/// An editor of the files of a journal, which counts in bytes: what `bumbum lsp` answers it.
struct Editor {
  private var server: LanguageServer
  private var lastID = 0

  init(now: String) throws {
    let moment = Moment(now) ?? Moment(.first)
    server = LanguageServer(version: "test", now: { moment })
    let general: JSON = .object([("positionEncodings", .array([.string("utf-8")]))])
    _ = try ask("initialize", [("capabilities", .object([("general", general)]))])
  }

  static func uri(_ path: String) -> JSON { .string(URL(fileURLWithPath: path).absoluteString) }

  mutating func open(_ path: String, _ text: String) throws {
    let document: JSON = .object([("uri", Editor.uri(path)), ("version", .integer(1)), ("text", .string(text))])
    _ = try send([("method", .string("textDocument/didOpen")), ("params", .object([("textDocument", document)]))])
  }

  mutating func close(_ path: String) throws {
    let parameters: JSON = .object([("textDocument", .object([("uri", Editor.uri(path))]))])
    _ = try send([("method", .string("textDocument/didClose")), ("params", parameters)])
  }

  mutating func ask(_ method: String, _ parameters: [(name: String, value: JSON)]) throws -> JSON {
    lastID += 1
    let answers = try send([
      ("id", .integer(lastID)), ("method", .string(method)), ("params", .object(parameters)),
    ])
    guard let result = answers.first(where: { $0["id"]?.whole == lastID })?["result"] else { throw Unanswered() }
    return result
  }

  mutating func ask(_ method: String, about path: String, _ more: [(name: String, value: JSON)] = []) throws -> JSON {
    try ask(method, [("textDocument", .object([("uri", Editor.uri(path))]))] + more)
  }

  struct Unanswered: Error {}

  private mutating func send(_ message: [(name: String, value: JSON)]) throws -> [JSON] {
    let body = JSON.object([("jsonrpc", .string("2.0"))] + message).compact
    var rest = server.receive(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))[...]
    var answers: [JSON] = []
    while let end = rest.indices.first(where: { rest[$0...].starts(with: "\r\n\r\n".utf8) }) {
      let digits = rest[..<end].filter { 0x30...0x39 ~= $0 }
      let length = Int(String(decoding: digits, as: UTF8.self)) ?? 0
      answers.append(try JSON(reading: Array(rest[(end + 4)..<(end + 4 + length)])))
      rest = rest[(end + 4 + length)...]
    }
    return answers
  }
}

/// A text as an editor that counts in bytes knows it.
struct EditorText {
  let bytes: [UInt8]
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for (place, byte) in bytes.enumerated() where byte == 0x0A { starts.append(place + 1) }
  }

  /// `5:16-5:21`, from 0, of two offsets.
  func range(_ start: Int, _ end: Int) -> String {
    func place(_ offset: Int) -> String {
      let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
      return "\(line):\(offset - starts[line])"
    }
    return place(min(start, bytes.count)) + "-" + place(min(max(start, end), bytes.count))
  }

  /// With the edits of an answer made, the last one first.
  func applying(_ edits: JSON?) -> [UInt8] {
    func offset(_ position: JSON?) -> Int {
      starts[position?["line"]?.whole ?? 0] + (position?["character"]?.whole ?? 0)
    }
    var result = bytes
    let all = (edits?.elements ?? []).map {
      (offset($0["range"]?["start"])..<offset($0["range"]?["end"]), $0["newText"]?.text ?? "")
    }
    for (range, text) in all.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      result.replaceSubrange(range, with: text.utf8)
    }
    return result
  }
}

/// The same of an answer.
func editorRange(_ range: JSON?) -> String {
  func place(_ position: JSON?) -> String {
    "\(position?["line"]?.whole ?? -1):\(position?["character"]?.whole ?? -1)"
  }
  return place(range?["start"]) + "-" + place(range?["end"])
}
