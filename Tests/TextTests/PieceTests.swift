import JSON
import Testing

@Suite struct PieceTests {
  /// An object that is written an element of its array at a time is the text that it would be at once.
  @Test(
    arguments: [
      [], [JSON.object([("a", .integer(1))])],
      [.object([("a", .null), ("b", .array([.object([("c", .bool(true))])]))]), .object([("d", .string("\"é\""))])],
    ] as [[JSON]])
  func ofALongArray(elements: [JSON]) {
    let counts = JSON.object([("errors", .integer(elements.count)), ("flat", .array([.integer(1), .integer(2)]))])
    let whole = JSON.object([("schema", .integer(1)), ("found", .array(elements)), ("counts", counts)])
    var pieces: [String] = []
    JSON.write(["schema": 1], "found", elements, ["counts": counts]) { pieces.append($0) }
    #expect(pieces.joined() == whole.pretty)
    #expect(pieces.count == elements.count + 2)
  }
}
