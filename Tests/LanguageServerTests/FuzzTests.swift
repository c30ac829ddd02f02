import JSON
import TestSupport
import Testing
import Training

@testable import LanguageServer

/// Whatever comes in, the server goes on, and answers what it is asked.
@Suite struct FuzzTests {
  private static let texts = [
    "log/2026-02.txt": EditingTests.text, "exercises.txt": "Supino reto: chest\n",
    "bumbum.toml": "format = 1\nplan = \"A\"\n",
    "plans/a.md": "+++\ncreated = 2026-01-02\n+++\n# Treino A\n- Supino reto: chest, 3x8-10 @ 80kg, add 2.5kg\n",
    "checkins/2026/02.txt": "[2026-02-03 07:30]\ntype = Run\nphoto = 02-03.jpg\nsession = 2026-02-03 18:30\n",
  ]

  @Test(arguments: seeds(40)) func answersEveryRequest(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let journal = try ScratchJournal(Self.texts)
    let uris = Self.texts.keys.sorted().map(journal.uri) + ["untitled:1", "file:///nowhere/log/2026-01.txt", "x", ""]
    var client = try Client(encodings: random.pick([["utf-8"], ["utf-16"]]))
    for _ in 0..<100 {
      let uri = random.pick(uris)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: client.open(uri, random.pick(Array(Self.texts.values.sorted())))
      case 1:
        let change: JSON = .object([
          ("range", range(&random)), ("text", .string(random.pick(["", "x", "\n", "2026-02-01", "💪"]))),
        ])
        client.change(uri, [change], version: Int.random(in: -3...9, using: &random))
      case 2:
        client.tell(random.pick(["textDocument/didClose", "textDocument/didSave", "$/cancelRequest"]), document(uri))
      default:
        let method = random.pick(Request.all).method
        // An answer, or an error in words: no answer at all is thrown.
        _ = try client.ask(method, parameters(uri, &random))
      }
    }
    _ = try client.findings()
  }

  /// Bytes of a session of an editor in which some are others, are gone, or stand twice.
  @Test(arguments: seeds(400)) func outlivesAnyBytes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = try session(&random)
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes.insert(contentsOf: [0xFF, 0x00, 0x0D, 0x0A].shuffled(using: &random), at: place)
      }
    }
    var server = LanguageServer(version: "test", now: { Moment(.first) })
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...500, using: &random))
      rest = rest.dropFirst(piece.count)
      _ = server.receive(Array(piece))
      _ = server.idle()
    }
    guard server.exitCode == nil, !promisesTooMuch(bytes) else { return }
    // Behind whatever was cut off comes an editor that knows what it does: it may have to send as much as a lost body is long.
    let blanks = String(repeating: " ", count: 64 << 10)
    let request = frame(Array((#"{"jsonrpc": "2.0", "id": "last", "method": "unheardOf"}"# + blanks).utf8))
    let isAnswered = (0..<200).contains { _ in
      String(decoding: server.receive(request), as: UTF8.self).contains(#""id": "last""#)
    }
    #expect(isAnswered)
  }

  /// A length of eight digits, for which nobody here wants to wait.
  private func promisesTooMuch(_ bytes: [UInt8]) -> Bool {
    bytes.split(whereSeparator: { !(0x30...0x39 ~= $0) }).contains { $0.count > 7 }
  }

  private func session(_ random: inout SeededGenerator) throws -> [UInt8] {
    let uri = "file:///nowhere/log/2026-02.txt"
    var messages: [JSON] = [
      .object([
        ("id", .integer(0)), ("method", .string("initialize")), ("params", .object([("capabilities", .object([]))])),
      ]),
      .notification("initialized", .object([])),
      .notification(
        "textDocument/didOpen",
        .object([
          (
            "textDocument",
            .object([("uri", .string(uri)), ("version", .integer(1)), ("text", .string(EditingTests.text))])
          )
        ])),
    ]
    for id in 1...10 {
      messages.append(
        .object([
          ("id", .integer(id)), ("method", .string(random.pick(Request.all).method)),
          ("params", parameters(uri, &random)),
        ]))
    }
    return messages.flatMap { frame(Array($0.compact.utf8)) }
  }

  private func parameters(_ uri: String, _ random: inout SeededGenerator) -> JSON {
    let position = range(&random)["start"] ?? .null
    let kind: JSON = .array([.string(random.pick(["quickfix", "source.fixAll", "refactor", "source"]))])
    return random.pick([
      document(
        uri,
        [
          ("position", position), ("range", range(&random)),
          ("newName", .string(random.pick(["Supino", "", "a: b", "\n"]))),
          ("context", .object(random.pick([[("only", kind)], []]))), ("query", .string(random.pick(["", "sup"]))),
          ("positions", .array([position, position])), ("ch", .string("\n")),
        ]),
      document(uri, [("position", position), ("range", range(&random))]), document(uri), .null, .array([.integer(1)]),
    ])
  }

  private func range(_ random: inout SeededGenerator) -> JSON {
    func position(_ random: inout SeededGenerator) -> JSON {
      let numbers = [0, 1, 2, 3, 5, 9, 17, 40, -1, Int.max, Int.min]
      return random.pick([
        .object([("line", .integer(random.pick(numbers))), ("character", .integer(random.pick(numbers)))]), .null,
        .object([("line", .string("1"))]),
      ])
    }
    return .object([("start", position(&random)), ("end", position(&random))])
  }
}
