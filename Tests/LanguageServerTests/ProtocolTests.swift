import JSON
import Testing
import Training

@testable import LanguageServer

@Suite struct FrameTests {
  @Test func cutsMessagesHoweverTheyArrive() {
    let bytes = Array("Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: x\r\n\r\n[1]".utf8)
    for size in [1, 2, 7, bytes.count] {
      var frames = FrameReader()
      var bodies: [String] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        frames.append(Array(bytes[start..<min(start + size, bytes.count)]))
        while let body = frames.next() { bodies.append(String(decoding: body, as: UTF8.self)) }
      }
      #expect(bodies == ["{}", "[1]"])
    }
  }

  @Test(arguments: [
    "hello\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n",
    "Content-Length: 99999999999999999999\r\n\r\n",
  ])
  func goesOnBehindGarbage(_ garbage: String) {
    var frames = FrameReader()
    frames.append(Array((garbage + "Content-Length: 2\r\n\r\n{}").utf8))
    #expect(frames.next().map { String(decoding: $0, as: UTF8.self) } == "{}")
  }

  /// A text over the limit is said to be, and what comes behind it is read.
  @Test func dropsAMessageOverTheLimit() {
    var server = LanguageServer(version: "test", now: { .init(.first) })
    let answer = server.receive(Array("Content-Length: \(FrameReader.largest + 1)\r\n\r\n{".utf8))
    #expect(String(decoding: answer, as: UTF8.self).contains("larger than 33554432 bytes"))
    let rest = server.receive([UInt8](repeating: 0x20, count: FrameReader.largest) + frame(Array("{".utf8)))
    #expect(String(decoding: rest, as: UTF8.self).contains("-32700"))
  }
}

@Suite struct FileURITests {
  @Test(arguments: [
    ("file:///home/ana/log/2026-01.txt", "/home/ana/log/2026-01.txt"),
    ("file:///a%20b/%C3%A7.md", "/a b/ç.md"),
    ("FILE://localhost/x", "/x"),
  ]) func readsAPath(uri: String, path: String) { #expect(FileURI.path(of: uri) == path) }

  @Test(arguments: [
    "http://x/y", "untitled:Untitled-1", "file://host/x", "file:///a%2", "file:///a%zz", "file:///a%00",
    "file:///%FF",
  ])
  func refuses(_ uri: String) { #expect(FileURI.path(of: uri) == nil) }

  @Test func writesAPath() { #expect(FileURI.uri(of: "/a b/ç~1.md") == "file:///a%20b/%C3%A7~1.md") }
}

@Suite struct PositionTests {
  /// `a`, `ç` (two bytes, one unit), an emoji (four bytes, two units), a stray byte, CR LF.
  private let bytes = Array("aç💪".utf8) + [0xE7] + Array("b\r\nx".utf8)

  @Test(arguments: [(0, 0), (1, 1), (2, 3), (4, 7), (5, 8), (6, 9), (99, 9)])
  func countsInUTF16(character: Int, offset: Int) {
    #expect(Positions(bytes, .utf16).offset(line: 0, character: character) == offset)
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 3), (7, 7), (8, 8), (9, 9), (99, 9)])
  func countsInBytes(character: Int, offset: Int) {
    #expect(Positions(bytes, .utf8).offset(line: 0, character: character) == offset)
  }

  @Test(arguments: [0, 4094, 4096, 4097, 8192, 12_345, 20_000])
  func givesPositionsOnALongLine(_ letters: Int) {
    let positions = Positions(Array(("x\n" + String(repeating: "aé", count: 10_000)).utf8), .utf16)
    // Two letters have three bytes.
    let place = positions.lineAndCharacter(2 + letters / 2 * 3 + letters % 2)
    #expect(place.line == 1 && place.character == letters)
  }

  @Test func givesPositions() {
    #expect(Positions(bytes, .utf16).position(7).compact == #"{"line": 0, "character": 4}"#)
    #expect(Positions(bytes, .utf16).position(12).compact == #"{"line": 1, "character": 1}"#)
    #expect(Positions(bytes, .utf16).offset(line: 7, character: 3) == 12)
  }
}

@Suite struct ServerTests {
  private func codes(_ text: String) throws -> [Int] {
    var server = LanguageServer(version: "test", now: { .init(.first) })
    var frames = FrameReader()
    frames.append(server.receive(frame(Array(text.utf8))))
    var codes: [Int] = []
    while let body = frames.next() { codes.append(try JSON(reading: body)["error"]?["code"]?.whole ?? 0) }
    return codes
  }

  @Test(arguments: [
    ("{", -32700), ("1", -32600), (#"{"id":1}"#, -32600), (#"{"id":{},"method":"x"}"#, -32600),
    (#"{"id":1,"method":"textDocument/hover"}"#, -32002), (#"{"id":1,"method":"shutdown"}"#, -32002),
  ]) func refuses(text: String, code: Int) throws { #expect(try codes(text) == [code]) }

  @Test func answersAnUnknownRequestWithAnError() throws {
    var client = try Client()
    let answer = try client.ask("textDocument/unheardOf", .null)
    #expect(answer["code"]?.whole == -32601)
    let second = try client.ask("initialize", .object([]))
    #expect(second["code"]?.whole == -32600)
  }

  @Test func endsAsItIsAsked() throws {
    var client = try Client()
    _ = try client.ask("shutdown", .null)
    let late = try client.ask("textDocument/formatting", document("file:///x"))
    #expect(late["code"]?.whole == -32600)
    client.tell("exit", .null)
    #expect(client.server.exitCode == 0)
    var other = try Client()
    other.tell("exit", .null)
    #expect(other.server.exitCode == 1)
  }
}
