import Grammar
import Foundation
import Merging
import TestSupport
import Testing

/// Files as people and their tools leave them, mistakes and all, with lines put in and taken out on both sides: what a side
/// put in is there once, what a side took out is gone, and every other line is there to the byte.
@Suite struct LineConservationTests {
  private static let kinds: [(path: String, make: @Sendable (UInt64) -> [UInt8], lines: [String])] = [
    (
      "log/2026-01.txt", { RandomLog.bytes(seed: $0) },
      [
        "  > nota ?", "  Exercício ?: 3x10", "# comentário ?", "2026-01-19 11:17 Treino ?", "  campo ? = 1",
        "! quebrada ?",
      ]
    ),
    (
      "checkins/2026/01.txt", { RandomFile.checkIns(seed: $0) },
      ["> nota ?", "# comentário ?", "campo ? = 1", "[skip 2026-03-1] # ?", "quebrada ?"]
    ),
    (
      "exercises.txt", { RandomFile.exercises(seed: $0) },
      ["Exercício ?: chest", "# comentário ?", "quebrada ?"]
    ),
    (
      "plans/a.md", { RandomFile.plan(seed: $0) },
      ["- Exercício ?: legs", "## Dia ?", "  > nota ?", "prosa ?"]
    ),
    ("bumbum.toml", { RandomFile.settings(seed: $0) }, ["chave-? = 1", "# comentário ?", "[tabela-?]"]),
  ]

  @Test(arguments: LineConservationTests.kinds.indices)
  func everyLineIsAccountedFor(number: Int) throws {
    let (path, make, templates) = Self.kinds[number]
    let kind = try #require(FileKind(path: path))
    let count = UInt64(ProcessInfo.processInfo.environment["BUMBUM_MERGES"].flatMap { Int($0) } ?? 150)
    for seed in 0..<count {
      var random = SeededGenerator(seed: seed &* 31 &+ UInt64(number))
      let base = lines(make(seed))
      let sides = ["a", "b"].map { Side(base, $0, templates, &random) }
      guard
        let merged = MergedText(
          base: base.flatMap { $0 }, ours: sides[0].lines.flatMap { $0 },
          theirs: sides[1].lines.flatMap { $0 },
          kind: kind)
      else { continue }
      let problem = problem(base, sides, merged)
      #expect(
        problem == nil,
        "\(path), seed \(seed): \(problem ?? "")\n--- base\n\(text(base))\n--- ours\n\(text(sides[0].lines))\n--- theirs\n\(text(sides[1].lines))\n--- merged\n\(String(decoding: merged.bytes, as: UTF8.self))"
      )
    }
  }

  private func problem(_ base: [[UInt8]], _ sides: [Side], _ merged: MergedText) -> String? {
    let found = counts(lines(merged.bytes))
    let old = counts(base)
    let isClean = merged.conflicts == 0
    for side in sides {
      for line in side.added {
        let count = found[plain(line)] ?? 0
        if count == 0 || isClean && count > 1 { return "'\(text([line]))' is there \(count) times" }
      }
    }
    for (place, line) in base.enumerated() where old[plain(line)] == 1 && !isBlank(line) {
      let count = found[plain(line)] ?? 0
      let isRemoved = sides.contains { $0.removed.contains(place) }
      if isRemoved ? isClean && count > 0 : count == 0 || isClean && count > 1 {
        return "'\(text([line]))', \(isRemoved ? "removed" : "left alone"), is there \(count) times"
      }
    }
    return nil
  }
}

private struct Side {
  private(set) var lines: [[UInt8]]
  private(set) var added: [[UInt8]] = []
  private(set) var removed: Set<Int> = []

  init(_ base: [[UInt8]], _ name: String, _ templates: [String], _ random: inout SeededGenerator) {
    var insertions: [Int: [[UInt8]]] = [:]
    for number in 0..<Int.random(in: 1...4, using: &random) {
      // A byte order mark stays where it is.
      let hasMark = base.first?.starts(with: [0xEF, 0xBB, 0xBF]) ?? false
      let place = Int.random(in: (hasMark ? 1 : 0)...base.count, using: &random)
      if random.next() % 3 == 0, place < base.count {
        removed.insert(place)
      } else {
        let template = random.pick(templates)
        let line = Array((template.replacing("?", with: "\(name)\(number)") + "\n").utf8)
        insertions[place, default: []].append(line)
        added.append(line)
      }
    }
    lines = []
    for place in 0...base.count {
      // A last line without an end gets one where something follows.
      if let here = insertions[place] {
        if let last = lines.last, last.last != 0x0A { lines[lines.count - 1].append(0x0A) }
        lines += here
      }
      if place < base.count, !removed.contains(place) { lines.append(base[place]) }
    }
  }
}

/// With their ends.
private func lines(_ bytes: [UInt8]) -> [[UInt8]] {
  var lines: [[UInt8]] = []
  var line: [UInt8] = []
  for byte in bytes {
    line.append(byte)
    if byte == 0x0A {
      lines.append(line)
      line = []
    }
  }
  return line.isEmpty ? lines : lines + [line]
}

/// Without the end and a byte order mark, which may be that of the whole file.
private func plain(_ line: [UInt8]) -> [UInt8] {
  var line = line[...]
  while let last = line.last, last == 0x0A || last == 0x0D { line.removeLast() }
  return Array(line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line)
}

/// How many blank lines there are means nothing.
private func isBlank(_ line: [UInt8]) -> Bool {
  String(decoding: line, as: UTF8.self).allSatisfy(\.isWhitespace)
}

private func counts(_ lines: [[UInt8]]) -> [[UInt8]: Int] {
  lines.reduce(into: [:]) { $0[plain($1), default: 0] += 1 }
}

private func text(_ lines: [[UInt8]]) -> String { String(decoding: lines.flatMap { $0 }, as: UTF8.self) }
