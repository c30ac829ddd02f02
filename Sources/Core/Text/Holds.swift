extension StringProtocol {
  /// True if the text contains a part, compared by bytes. The library's own search adds an engine of regular
  /// expressions and the names of all characters, a tenth of the program.
  package func holds(_ part: some StringProtocol) -> Bool {
    Array(utf8)[...].firstPlace(of: Array(part.utf8)) != nil
  }

  /// Returns the text with each part replaced, from the left, compared by bytes. The part must not be empty.
  package func swapping(_ part: String, for other: String) -> String {
    let (wanted, new) = (Array(part.utf8), Array(other.utf8))
    var rest = Array(utf8)[...]
    var bytes: [UInt8] = []
    while let place = rest.firstPlace(of: wanted) {
      bytes += rest[..<place] + new
      rest = rest[(place + wanted.count)...]
    }
    return String(decoding: bytes + rest, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// Returns the index of the first part; nil without one.
  package func firstPlace(of part: [UInt8]) -> Int? {
    guard part.count <= count else { return nil }
    return (startIndex...endIndex - part.count).first { self[$0..<$0 + part.count].elementsEqual(part) }
  }
}
