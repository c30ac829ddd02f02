/// The conflicts of a merged log: each may hold only sessions that both sides have touched.
package struct MergeRegions: Sendable {
  /// The sessions in conflicts that one side touched, or none.
  package private(set) var wide: [String] = []

  package init(_ path: String, base: [UInt8], ours: [UInt8], theirs: [UInt8], merged: [UInt8]) {
    guard path.hasPrefix("log/") else { return }
    let versions = [base, ours, theirs].map { MergeRegions.sessions($0) }
    var (start, isInside) = ("", false)
    var covered: Set<String> = []
    for line in MergeRegions.lines(merged) {
      if line.hasPrefix("<<<<<<<") { isInside = true }
      if let opening = MergeRegions.opening(line) { start = opening }
      // A blank line, or one between the markers of a session that is gone, is not of the session above.
      if isInside, !line.isEmpty, !["<", "=", ">", "#"].contains(line.prefix(1)) { covered.insert(start) }
      if line.hasPrefix(">>>>>>>") { isInside = false }
    }
    for start in covered.sorted() {
      let texts = versions.map { $0[start] }
      if texts[0] == texts[1] || texts[0] == texts[2] { wide.append("\(path): \(start)") }
    }
  }

  /// Returns the sessions by their openings, without blanks, comments and the form of a line.
  private static func sessions(_ bytes: [UInt8]) -> [String: [String]] {
    var sessions: [String: [String]] = [:]
    var start = ""
    for line in lines(bytes) where !line.isEmpty && !line.hasPrefix("#") {
      if let opening = opening(line) { start = opening }
      sessions[start, default: []].append(line.filter { $0 != " " }.replacing("×", with: "x"))
    }
    return sessions
  }

  private static func opening(_ line: String) -> String? {
    guard line.hasPrefix("2026-") else { return nil }
    return line.dropFirst(13).first == ":" ? String(line.prefix(16)) : line
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes.filter { $0 != 0x0D }, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\u{FEFF}" }.drop { $0 == " " }))
    }
  }
}
