import Grammar
import TestSupport
import Testing
import Text
import Training

@testable import Merging

/// A merge of sets against a model of what it may be: the fewest insertions, removals and replacements that make each side of
/// the base, all ways to choose them, both sides' together. Where each two of them touch the same set the merge has to be a
/// conflict, where no two do it has to be clean, and a clean one has to be one of those.
@Suite struct SetMergeTests {
  /// Lists of up to four sets over three values and one edit a side; of up to two sets and two edits a side.
  @Test(arguments: [(longest: 4, edits: 1), (longest: 2, edits: 2)])
  func allSmallEdits(longest: Int, edits: Int) {
    var wrong: [String] = []
    for base in (0...longest).flatMap({ lists($0) }) {
      var lists: Set<[Int]> = [base]
      for _ in 0..<edits { lists.formUnion(lists.flatMap { edited($0) }) }
      let sides = lists.map { Side(base, $0) }.filter { edits == 1 || !$0.isMoved }
      for (number, ours) in sides.enumerated() {
        for theirs in sides[number...] {
          let model = MergeModel(base, ours.scripts, theirs.scripts)
          let merged = mergedSets(base.map(set), ours.list.map(set), theirs.list.map(set))?.map(\.reps)
          let swapped = mergedSets(base.map(set), theirs.list.map(set), ours.list.map(set))?.map(\.reps)
          let isRight =
            merged.map { model.results.contains($0) } ?? (model.mayConflict || ours.isMoved && theirs.isMoved)
          if !isRight || merged?.sorted() != swapped?.sorted() {
            wrong.append("\(base) to \(ours.list) and \(theirs.list): \(merged ?? []), \(swapped ?? [])")
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  /// Whole texts, the sets of each version in groups of their own.
  @Test func groupsOfSets() throws {
    var random = SeededGenerator(seed: 22)
    var clean = 0
    for _ in 0..<rounds(15_000) {
      let base = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 1...3, using: &random) }
      let sides = (0..<2).map { _ in Side(base, random.pick(edited(random.pick(edited(base))))) }
      let texts = [base, sides[0].list, sides[1].list].map { text($0, &random) }
      let merge = try Merge(base: texts[0], ours: texts[1], theirs: texts[2])
      if merge.conflicts > 0 || sides.contains(where: \.isMoved) { continue }
      clean += 1
      let found = LogReader.read(Source(name: "", text: merge.text)).sets.map(\.reps)
      let model = MergeModel(base, sides[0].scripts, sides[1].scripts)
      #expect(model.results.contains { $0.sorted() == found.sorted() }, "\(texts) to \(merge.text)")
    }
    #expect(clean >= rounds(3_000))
  }

  private func set(_ value: Int) -> WorkSet { WorkSet(load: .none, amount: .reps(Int32(value))) }

  /// `A: 80kg x 1/2, 80kg x 3`
  private func text(_ list: [Int], _ random: inout SeededGenerator) -> String {
    var text = "2026-01-05\n  A:"
    for (number, value) in list.enumerated() {
      let isInGroup = number > 0 && random.next() % 2 == 0
      text += isInGroup ? "/\(value)" : "\(number > 0 ? "," : "") 80kg x \(value)"
    }
    return text + "\n"
  }
}

extension WorkSet {
  fileprivate var reps: Int { if case .reps(let reps) = amount { Int(reps) } else { 0 } }
}

/// A list that a side has made of the base.
private struct Side {
  let list: [Int]
  let scripts: [EditScript]
  /// No order of the two lists can have so few edits: something was moved, of which the model knows nothing.
  let isMoved: Bool

  init(_ base: [Int], _ list: [Int]) {
    self.list = list
    scripts = EditScript.all(from: base, to: list)
    let changes = Set(base + list).map { value in list.count { $0 == value } - base.count { $0 == value } }
    let (added, removed) = (changes.filter { $0 > 0 }.reduce(0, +), changes.filter { $0 < 0 }.reduce(0, +))
    isMoved = scripts[0].cost > max(added, -removed)
  }
}

/// All lists of three values in which each value first stands behind the lesser ones: any other is one of these in other signs.
private func lists(_ length: Int) -> [[Int]] {
  length == 0
    ? [[]] : lists(length - 1).flatMap { list in (1...min(3, (list.max() ?? 0) + 1)).map { list + [$0] } }
}

/// All lists that an insertion, a removal, a replacement or a swap of two neighbours makes, of one value more.
private func edited(_ list: [Int]) -> [[Int]] {
  func changed(_ body: (inout [Int]) -> Void) -> [Int] {
    var list = list
    body(&list)
    return list
  }
  let inserted = (0...list.count).flatMap { index in (1...4).map { value in changed { $0.insert(value, at: index) } } }
  let others = list.indices.flatMap { index in
    (1...4).map { value in changed { $0[index] = value } } + [changed { $0.remove(at: index) }]
      + (index > 0 ? [changed { $0.swapAt(index - 1, index) }] : [])
  }
  return inserted + others
}
