import Grammar
import Foundation
import TestSupport
import Testing
import Text
import Training

/// A file of the example journal, by its path there.
func example(_ path: String) throws -> Source {
  let data = try Data(contentsOf: URL(filePath: "\(Repository.exampleJournal)/\(path)"))
  return Source(name: path, bytes: Array(data))
}

/// The paths of the example journal's files in a folder that end in a way.
func examples(in folder: String, ending: String) throws -> [String] {
  let names = try FileManager.default.contentsOfDirectory(atPath: "\(Repository.exampleJournal)/\(folder)")
  return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
}

func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }
func moment(_ text: String) throws -> Moment { try #require(Moment(text)) }

/// Checks that a reader reports exactly the marks of a text, each with a code, in the order of the text.
func expect(
  _ diagnostics: [Diagnostic], in marked: MarkedText, are codes: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(diagnostics.map(\.code) == codes, sourceLocation: sourceLocation)
  #expect(diagnostics.map(\.range) == marked.ranges, sourceLocation: sourceLocation)
}

/// One to three bytes of a text changed, dropped or put in.
func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
  let signs =
    Array("\n\r\t \"'#[]<>!-=+:,.@/0129axX*\u{E7}\u{201C}\u{2013}\u{A0}\u{D7}".utf8) + [0, 0x1B, 0xE7, 0xFF]
  var result = bytes
  for _ in 0..<Int.random(in: 1...3, using: &random) {
    let place = Int.random(in: 0...result.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: result.insert(random.pick(signs), at: place)
    case 1 where place < result.count: result.remove(at: place)
    case 2 where place < result.count: result[place] = random.pick(signs)
    default: result.removeSubrange(place..<min(result.count, place + 40))
    }
  }
  return result
}

/// Checks that every finding of a text lies in it, and that its tokens put end to end are the text.
func expectSound(_ diagnostics: [Diagnostic], _ source: Source, _ kind: FileKind) {
  #expect(
    diagnostics.allSatisfy { $0.range.upperBound <= source.bytes.count && $0.range.start <= $0.range.end })
  #expect(diagnostics.allSatisfy { $0.fix == nil || $0.fix?.edits.applied(to: source.bytes) != nil })
  let tokens = tokens(of: source, kind: kind)
  #expect(tokens.flatMap { source.bytes[$0.range.bounds] } == source.bytes)
  #expect(tokens.allSatisfy { !$0.range.isEmpty })
}
