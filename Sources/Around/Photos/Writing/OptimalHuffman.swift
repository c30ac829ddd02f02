/// The code that spends the fewest bits on symbols of these frequencies, none longer than 16 bits (T.81 annex K.2).
struct OptimalHuffman {
  /// The number of codes of each length, 1 to 16, and their symbols in the order of the codes.
  let counts: [Int]
  let symbols: [UInt8]
  /// For each symbol, the length of its code in bits, or 0 for a symbol without any, and the code.
  let lengths: [UInt8]
  let codes: [UInt16]

  /// Creates a code from 256 frequencies. Where all are 0 it has the symbol 0, as a table may not be empty.
  init(_ frequencies: [Int]) {
    let sizes = codeSizes(
      frequencies.contains { $0 > 0 } ? frequencies : [1] + [Int](repeating: 0, count: 255))
    counts = adjusted(sizes)
    // Figure K.4: symbols go by their sizes before those were bounded.
    symbols = (0..<256).filter { sizes[$0] > 0 }.sorted { (sizes[$0], $0) < (sizes[$1], $1) }.map {
      UInt8($0)
    }
    var lengths = [UInt8](repeating: 0, count: 256)
    var codes = [UInt16](repeating: 0, count: 256)
    var (code, index) = (0, 0)
    for length in 1...16 {
      for _ in 0..<counts[length - 1] {
        lengths[Int(symbols[index])] = UInt8(length)
        codes[Int(symbols[index])] = UInt16(truncatingIfNeeded: code)
        code += 1
        index += 1
      }
      code <<= 1
    }
    self.lengths = lengths
    self.codes = codes
  }
}

/// Returns the size of each symbol's code by figure K.1: the two rarest are joined until one is left. Symbol 256,
/// which never comes, takes the code of nothing but ones, which JPEG keeps free.
private func codeSizes(_ frequencies: [Int]) -> [Int] {
  var frequencies = frequencies + [1]
  var sizes = [Int](repeating: 0, count: 257)
  var others = [Int](repeating: -1, count: 257)
  var left = (0..<257).filter { frequencies[$0] > 0 }
  while left.count > 1 {
    // Indices in `left`; of equally rare symbols the later one is taken.
    var (first, second) = (-1, -1)
    for index in left.indices {
      if first < 0 || frequencies[left[index]] <= frequencies[left[first]] {
        (first, second) = (index, first)
      } else if second < 0 || frequencies[left[index]] <= frequencies[left[second]] {
        second = index
      }
    }
    let (rarest, next) = (left[first], left[second])
    left.remove(at: second)
    frequencies[rarest] += frequencies[next]
    for first in [rarest, next] {
      var symbol = first
      sizes[symbol] += 1
      while others[symbol] >= 0 {
        symbol = others[symbol]
        sizes[symbol] += 1
      }
      if first == rarest { others[symbol] = next }
    }
  }
  return sizes
}

/// Returns the number of codes of each length, 1 to 16, by figures K.2 and K.3: longer codes are shortened at the
/// least cost, and the free code is taken away.
private func adjusted(_ sizes: [Int]) -> [Int] {
  var counts = [Int](repeating: 0, count: 258)
  for size in sizes where size > 0 { counts[size] += 1 }
  for length in stride(from: 257, to: 16, by: -1) {
    while counts[length] > 0 {
      var shorter = length - 2
      while counts[shorter] == 0 { shorter -= 1 }
      counts[length] -= 2
      counts[length - 1] += 1
      counts[shorter + 1] += 2
      counts[shorter] -= 1
    }
  }
  if let longest = (1...16).last(where: { counts[$0] > 0 }) { counts[longest] -= 1 }
  return Array(counts[1...16])
}
