/// Writes merged parts as git does: both sides of a conflict between markers.
struct Rendering {
  private(set) var bytes: [UInt8] = []
  private(set) var conflicts = 0

  init(_ segments: [Segment], _ markerSize: Int) {
    var ours: [UInt8] = []
    var theirs: [UInt8] = []
    var isOpen = false
    func marker(_ sign: Unicode.Scalar, _ label: String) -> [UInt8] {
      let signs = String(repeating: Character(sign), count: max(7, min(markerSize, 1000)))
      return Array((label.isEmpty ? signs : "\(signs) \(label)").utf8) + [0x0A]
    }
    func close() {
      guard isOpen else { return }
      conflicts += 1
      bytes += marker("<", "ours") + ours + marker("=", "") + theirs + marker(">", "theirs")
      (ours, theirs, isOpen) = ([], [], false)
    }
    for segment in segments {
      switch segment {
      case .text(let text):
        if text.isEmpty { continue }
        close()
        bytes += text
      case .conflict(let our, let their):
        // One right behind another is one.
        isOpen = true
        ours += our
        theirs += their
      }
    }
    close()
  }
}
