import Grammar
import Testing
import Text
import Training

/// The two lists that reading, fmt, JSON, exports and words go by.
@Suite struct TableTests {
  /// A mark is read from what its own example shows, and from nothing else in the list.
  @Test(arguments: [
    ("warm_up", "w"), ("drop_set", "d"), ("to_failure", "f"), ("in_parts", nil), ("rpe", "rpe 8"),
    ("rir", "rir 2"), ("completed_at", "at 18:55"), ("left_side", "left"), ("right_side", "right"),
  ])
  func markIsReadFromItsExample(name: String, example: String?) throws {
    let mark = try #require(SetMark.all.first { $0.name == name })
    #expect(mark.keyword == nil || mark.example == example)
    let text = example.map { "80kg x 10 \($0)" } ?? "80kg x 5+3+2"
    let log = LogReader.read(Source(name: "", text: "2026-01-05\nA: \(text)\n"))
    #expect(log.diagnostics.isEmpty)
    let set = try #require(log.sets.first)
    #expect(SetMark.all.filter { $0.value(set) != nil }.map(\.name) == [name])
  }

  @Test func noMarkHasTheNameOrTheWordsOfAnother() {
    let names = SetMark.all.map(\.name)
    #expect(Set(names).count == names.count)
    let words = SetMark.all.flatMap { $0.synonyms + [$0.keyword?.description].compactMap(\.self) }
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: [
    ("type", "Corrida", "Run"), ("title", "\" Na orla \"", "Na orla"), ("calories", "420", "420"),
    ("location", "\" \"", nil), ("photo", "01-15-0730.jpg", "01-15-0730.jpg"),
    ("session", "2026–01–15 07:30", "2026-01-15 07:30"),
  ])
  func fieldIsReadByItsName(name: String, written: String, value: String?) throws {
    let file = CheckInReader.read(Source(name: "01.txt", text: "[2026-01-15]\n\(name) = \(written)\n"))
    #expect(file.diagnostics.isEmpty)
    let checkIn = try #require(file.checkIns.first)
    let field = try #require(CheckInField.all.first { $0.name.description == name })
    switch field.value(checkIn) {
    case .type(let type): #expect(type?.rawValue == value)
    case .text(let text): #expect(text == value)
    case .number(let number): #expect(number.map(String.init) == value)
    }
    #expect(file.places.checkIns.first?.fields.map(\.name) == [name])
  }
}
