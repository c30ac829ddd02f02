/// The form of a conflict: git's `merge.conflictStyle`, and the names of the versions.
package struct ConflictMarkers: Sendable {
  package enum Style: String, Sendable {
    /// The texts of both sides.
    case merge
    /// The texts of both sides, and the text before them.
    case diff3
    /// As `diff3`, without the lines that both sides begin and end with.
    case zdiff3
  }

  /// The number of signs of a marker, at least 7.
  package var size = 7
  package var style = Style.merge
  package var base = "base"
  package var ours = "ours"
  package var theirs = "theirs"

  package init() {}
}

/// Writes merged parts as git does: both sides of a conflict between markers.
struct Rendering {
  private(set) var bytes: [UInt8] = []
  private(set) var conflicts = 0
  private let markers: ConflictMarkers
  private var base: [UInt8] = []
  private var ours: [UInt8] = []
  private var theirs: [UInt8] = []
  private var isOpen = false

  init(_ segments: [Segment], _ markers: ConflictMarkers) {
    self.markers = markers
    for segment in segments {
      switch segment {
      case .text(let text):
        if text.isEmpty { continue }
        close()
        bytes += text
      case .conflict(let old, let our, let their):
        // Two right behind each other are one.
        isOpen = true
        base += old
        ours += our
        theirs += their
      }
    }
    close()
  }

  private mutating func close() {
    guard isOpen else { return }
    conflicts += 1
    var (above, below): ([UInt8], [UInt8]) = ([], [])
    if markers.style == .zdiff3 { (above, below) = takeShared() }
    bytes += above + marker("<", markers.ours) + ours
    if markers.style != .merge { bytes += marker("|", markers.base) + base }
    bytes += marker("=", "") + theirs + marker(">", markers.theirs) + below
    (base, ours, theirs, isOpen) = ([], [], [], false)
  }

  /// The lines that both sides begin and end with: they leave the conflict, as git has it.
  private mutating func takeShared() -> (above: [UInt8], below: [UInt8]) {
    var sides = [lines(ours)[...], lines(theirs)[...]]
    let shared = Merging.takeShared(&sides) { $0 }
    (ours, theirs) = (Array(sides[0].joined()), Array(sides[1].joined()))
    return shared
  }

  /// With their line feeds.
  private func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  private func marker(_ sign: Unicode.Scalar, _ label: String) -> [UInt8] {
    let signs = String(repeating: Character(sign), count: max(7, min(markers.size, 1000)))
    return Array((label.isEmpty ? signs : "\(signs) \(label)").utf8) + [0x0A]
  }
}

/// Takes the elements that all of some lists begin and end with, compared by their texts, and returns these.
func takeShared<Element, Text: Collection<UInt8> & Equatable>(
  _ lists: inout [ArraySlice<Element>], _ text: (Element) -> Text
) -> (above: [UInt8], below: [UInt8]) {
  func take(_ next: (ArraySlice<Element>) -> Element?, _ remove: (inout ArraySlice<Element>) -> Void) -> Text? {
    let first = next(lists[0]).map(text)
    guard first != nil, lists.allSatisfy({ next($0).map(text) == first }) else { return nil }
    for index in lists.indices { remove(&lists[index]) }
    return first
  }
  var (above, below): ([Text], [Text]) = ([], [])
  while let text = take({ $0.first }, { $0.removeFirst() }) { above.append(text) }
  while let text = take({ $0.last }, { $0.removeLast() }) { below.append(text) }
  return (above.flatMap(\.self), below.reversed().flatMap(\.self))
}
