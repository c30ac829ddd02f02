import Foundation

/// The file that says how many instructions each command may execute.
struct Ceilings {
  /// Above what was measured, in percent: valgrind hides most of what differs between machines from a program, the C
  /// library that it is built with and the length of a folder's name it does not.
  private static let margin = 5

  private let path: String
  /// The lines before the first ceiling, which say what they are.
  private let head: [Substring]
  private let byName: [Substring: Int]

  init(path: String) throws {
    self.path = path
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    head = Array(lines.prefix { $0.isEmpty || $0.hasPrefix("#") })
    let entries = lines.dropFirst(head.count).compactMap { line -> (Substring, Int)? in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let ceiling = Int(parts[0]) else { return nil }
      return (parts[1].drop { $0 == " " }, ceiling)
    }
    byName = Dictionary(entries) { $1 }
  }

  /// Prints what each command executes beside what it may; false where one is above, or has no ceiling.
  func check(_ cases: [Case]) -> Bool {
    var isKept = true
    for one in cases {
      guard let count = instructions(one) else {
        print(pad(one.name, 26), "not counted")
        isKept = false
        continue
      }
      let ceiling = byName[one.name[...]]
      let isBelow = ceiling.map { count <= $0 } ?? false
      print(
        pad(one.name, 26), pad(left: grouped(count), 15), "of", pad(left: ceiling.map(grouped) ?? "–", 15),
        isBelow ? "" : ceiling == nil ? "NO CEILING" : "TOO MANY")
      isKept = isKept && isBelow
    }
    return isKept
  }

  /// Writes the ceilings anew, by the most of three runs: they differ by up to three in a hundred.
  func record(_ cases: [Case]) throws {
    let lines = cases.compactMap { one in
      (0..<3).compactMap { _ in instructions(one) }.max().map { count in
        // To a thousand.
        let ceiling = (count * (100 + Self.margin) / 100 + 999) / 1000 * 1000
        return "\(pad(left: String(ceiling), 12))  \(one.name)"
      }
    }
    try Data((head.map(String.init) + lines).joined(separator: "\n").appending("\n").utf8)
      .write(to: URL(fileURLWithPath: path))
  }
}
