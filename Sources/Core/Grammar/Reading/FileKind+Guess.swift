package import Text

extension FileKind {
  /// Guesses the kind of a file outside of a journal, by the end of its path, else by its first line with text.
  package init(guessing source: Source) {
    let parts = source.name.split(separator: "/").map(String.init)
    for count in 1...3 where count <= parts.count {
      if let kind = FileKind(path: parts.suffix(count).joined(separator: "/")) {
        self = kind
        return
      }
    }
    if source.name.hasSuffix(".md") {
      self = .plan
      return
    }
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 100)
    let first = lines.lazy.map {
      $0.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 >= 0x80 }
    }
    .first { $0.first.map { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "\r") } ?? false }
    self = first?.first == UInt8(ascii: "[") ? .checkIns(year: 0, month: 0) : .log(year: 0, month: 0)
  }
}
