/// Returns the candidate that a word was probably meant as ("Did you mean …?"); nil if none is near enough.
///
/// Near is one slip (a letter too many, missing, wrong, or two swapped) up to four characters and two beyond that,
/// and never more than a third of the longer word, or than `most`. Case does not count. Of equally near candidates that is taken which begins
/// with the word, else one with its first letter, else one with its letters in another order, else the first.
package func closest(to word: String, among candidates: [String], slips most: Int = 2) -> String? {
  let letters = Array(word.lowercased())
  var best: (candidate: String, distance: Int, likeness: Int)?
  for candidate in candidates {
    let others = Array(candidate.lowercased())
    let length = max(letters.count, others.count)
    let limit = min(length <= 4 ? 1 : most, length / 3, best?.distance ?? most)
    guard limit >= 0, let distance = slips(letters, others, limit: limit) else { continue }
    let likeness =
      (others.starts(with: letters) ? 4 : 0) + (others.first == letters.first ? 2 : 0)
      + (others.sorted() == letters.sorted() ? 1 : 0)
    if let best, distance == best.distance, likeness <= best.likeness { continue }
    best = (candidate, distance, likeness)
  }
  return best?.candidate
}

/// Returns the optimal string alignment distance of two words (Boytsov, 2011, section 2.2); nil if it is over the
/// limit. Only cells that the limit can reach are computed, so that the time is the length of the longer word times
/// the limit.
private func slips(_ left: [Character], _ right: [Character], limit: Int) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
  let far = limit + 1
  // Three rows in turn; cells outside the band are never near enough, and keep `far`.
  var beforeLast = [Int](repeating: far, count: right.count + 1)
  var last = (0...right.count).map { min($0, far) }
  var current = beforeLast
  for row in 0..<left.count {
    let start = max(0, row - limit)
    current[start] = start == 0 ? min(row + 1, far) : far
    var least = current[start]
    for column in start..<max(start, min(right.count, row + limit + 1)) {
      let isSame = left[row] == right[column]
      var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current[column + 1] = min(cost, far)
      least = min(least, cost)
    }
    guard least <= limit else { return nil }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[right.count] <= limit ? last[right.count] : nil
}
