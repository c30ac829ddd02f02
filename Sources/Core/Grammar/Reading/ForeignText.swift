package import Text

extension Source {
  /// The mistake of a text in UTF-16, or with lines that end in CR alone; nil for any other. Such a text is not read,
  /// as it would be read wrong.
  package var foreignText: Diagnostic? {
    if isUTF16 {
      return Diagnostic(
        .otherEncoding, TextRange(0, min(2, bytes.count)), "the file is UTF-16, and a journal is UTF-8",
        help: "convert it: iconv -f UTF-16 -t UTF-8")
    }
    guard !bytes.contains(UInt8(ascii: "\n")), let end = bytes.firstIndex(of: UInt8(ascii: "\r")) else { return nil }
    return Diagnostic(
      .otherEncoding, TextRange(end, end + 1), "the lines of the file end in CR alone, and a journal's in LF or CR LF",
      help: "convert it: tr '\\r' '\\n'")
  }

  /// True if a byte order mark says so, or every other byte of the beginning is zero, as with ASCII letters.
  private var isUTF16: Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let zeros = bytes.prefix(64).indices.filter { bytes[$0] == 0 }
    guard let first = zeros.first, zeros.count * 3 > min(64, bytes.count), zeros.count < min(64, bytes.count) else {
      return false
    }
    return zeros.allSatisfy { $0 % 2 == first % 2 }
  }
}
