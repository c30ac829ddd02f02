import Training

/// Merges three versions of the sets of an exercise, each set by itself, however many a group of the text holds: `3/3` is
/// two. Nil where both sides changed the same set, or where nobody knows which of them they changed.
func mergedSets(_ base: [WorkSet], _ ours: [WorkSet], _ theirs: [WorkSet]) -> [WorkSet]? {
  var numbers: [WorkSet: Int] = [:]
  func pieces(_ sets: [WorkSet]) -> [Piece] {
    sets.map { set in
      let number = numbers[set] ?? numbers.count
      numbers[set] = number
      return Piece(.set, Array("\(number)".utf8), text: Array("\(number)".utf8))
    }
  }
  let alignment = Alignment(pieces(base), pieces(ours), pieces(theirs))
  if alignment.isAmbiguous || alignment.isOrderContested { return nil }
  var merged: [WorkSet] = []
  for number in Interleaving(alignment, newestFirst: false).order {
    let slot = alignment.slots[number]
    let versions = (slot.base.map { base[$0] }, slot.ours.map { ours[$0] }, slot.theirs.map { theirs[$0] })
    switch versions {
    case (let base, let our, let their) where our == their || their == base: merged += [our].compactMap(\.self)
    case (let base, let our, let their) where our == base: merged += [their].compactMap(\.self)
    default: return nil
    }
  }
  return merged
}
