/// The facts in a journal, a line each, read without the program, to count those that a merge dropped or doubled.
package struct MergeFacts: Sendable {
  package private(set) var counts: [String: Int] = [:]

  /// With `withNames` a set belongs to its exercise, else only to its session, as the exercise may be renamed.
  package init(_ files: [String: [UInt8]], withNames: Bool) {
    for (path, bytes) in files {
      // Returns are removed, as with a line feed they are one character.
      let text = String(decoding: bytes.filter { $0 != 0x0D }, as: UTF8.self)
      if path.hasSuffix(".jpg") {
        add("\(path) \(bytes)")
      } else if path.hasPrefix("log/") {
        readLog(text, withNames)
      } else if path.hasPrefix("checkins/") {
        readCheckIns(text)
      } else {
        readLines(path, text, withNames)
      }
    }
  }

  private mutating func add(_ fact: String) { counts[fact, default: 0] += 1 }

  private mutating func readLog(_ text: String, _ withNames: Bool) {
    var start = ""
    var name = ""
    for line in lines(text) {
      var line = line
      if let comment = comment(in: line) {
        add("# \(comment.text)")
        line = comment.rest
      }
      if line.isEmpty { continue }
      if line.hasPrefix("2026-") {
        // The title tells sessions of a day without a time apart.
        let isTimed = line.dropFirst(13).first == ":"
        start = isTimed ? String(line.prefix(16)) : line
        add(start)
        let rest = line.dropFirst(16).filter { $0 != " " }
        add("\(start) opening \(isTimed ? rest : "")")
      } else if line.hasPrefix("- ") {
        addSets(line.dropFirst(2), start, withNames ? name : "")
      } else if line.hasPrefix(">") || line.contains(" = ") {
        add("\(start) \(line)")
      } else if let colon = line.firstIndex(of: ":") {
        name = String(line[..<colon])
        if name.hasPrefix("+ ") { name = String(name.dropFirst(2)) }
        add("\(start) does \(name)")
        addSets(line[line.index(after: colon)...], start, withNames ? name : "")
      } else {
        add("\(start) \(line)")
      }
    }
  }

  private mutating func addSets(_ text: Substring, _ start: String, _ name: String) {
    for set in text.split(separator: ",") {
      let plain = set.filter { $0 != " " }.replacing("×", with: "x")
      if !plain.isEmpty { add("\(start) \(name) set \(plain)") }
    }
  }

  private mutating func readCheckIns(_ text: String) {
    var start = ""
    for line in lines(text) where !line.isEmpty {
      if line.hasPrefix("[") { start = line }
      add(line.hasPrefix("#") ? line : line == start ? start : "\(start) \(line)")
    }
  }

  private mutating func readLines(_ path: String, _ text: String, _ withNames: Bool) {
    for line in lines(text) where !line.isEmpty {
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      add("\(path) \(parts[0])")
      guard parts.count > 1 else { continue }
      // Without a name, only attributes that no other exercise has are counted.
      for attribute in parts[1].split(separator: ", ") where withNames || attribute.hasPrefix("aka") {
        add("\(path) \(withNames ? parts[0] : ""): \(attribute)")
      }
    }
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line.unicodeScalars.filter { $0 != "\u{FEFF}" }[...]
      while line.first == " " { line.removeFirst() }
      while line.last == " " { line.removeLast() }
      return String(String.UnicodeScalarView(line))
    }
  }

  private func comment(in line: String) -> (rest: String, text: String)? {
    if line.hasPrefix("# ") { return ("", String(line.dropFirst(2))) }
    let parts = line.split(separator: "  # ", maxSplits: 1).map(String.init)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}

/// The facts of two sides that a merge lost or doubled.
package struct MergeLosses: Sendable {
  /// The facts of a side that are missing.
  package private(set) var missing: [String] = []
  /// The facts that appear too often, or again after they were removed.
  package private(set) var doubled: [String] = []

  /// Judges a merge without conflicts: every fact appears as often as the changes on both sides come to.
  package init(base: MergeFacts, ours: MergeFacts, theirs: MergeFacts, merged: MergeFacts) {
    let all = Set(base.counts.keys).union(ours.counts.keys).union(theirs.counts.keys).union(
      merged.counts.keys)
    for fact in all.sorted() {
      let (b, o, t) = (base.counts[fact] ?? 0, ours.counts[fact] ?? 0, theirs.counts[fact] ?? 0)
      // A change made on both sides is made once.
      let expected = o == t ? o : o + t - b
      let found = merged.counts[fact] ?? 0
      if found < expected { missing.append(fact) }
      if found > expected { doubled.append(fact) }
    }
  }
}
