/// The answers of a terminal about itself: the pictures it draws, and the size of its cells.
package struct TerminalFeatures: Equatable, Sendable {
  /// True for kitty's graphics protocol.
  package private(set) var drawsKitty = false
  /// True for iTerm2's inline images.
  package private(set) var drawsITerm = false
  /// True for iTerm2 itself, which draws every kind of picture that macOS can read.
  package private(set) var isITerm2 = false
  package private(set) var drawsSixel = false
  /// The size of a cell in pixels; half as wide as high if the terminal does not answer.
  package private(set) var cellWidth = 10
  package private(set) var cellHeight = 20

  /// The four questions: a picture of one pixel that kitty and compatible terminals accept (and don't show); name and
  /// version (XTVERSION); the size of a cell (xterm's window operation 16); and last, one that every terminal answers
  /// (DA1).
  package static let question = "\u{1B}_Gi=1,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q\u{1B}[16t\u{1B}[c"

  /// True if the answer to the last question has come, `ESC [ ? 62 ; 4 c`.
  package static func isWhole(_ answer: [UInt8]) -> Bool { sequences(answer).contains { $0.isAttributes } }

  /// Reads the answers; without any, the terminal draws no pictures.
  package init(_ answer: [UInt8] = []) {
    for sequence in TerminalFeatures.sequences(answer) {
      let text = sequence.text
      if text.hasPrefix("_G"), text.hasSuffix(";OK") { drawsKitty = true }
      if text.hasPrefix("P>|") {
        isITerm2 = text.dropFirst(3).hasPrefix("iTerm2")
        drawsITerm = ["iTerm2", "WezTerm", "mintty"].contains { text.dropFirst(3).hasPrefix($0) }
      }
      if sequence.isAttributes { drawsSixel = sequence.numbers.dropFirst().contains(4) }
      if text.hasPrefix("[6;"), text.hasSuffix("t") {
        let numbers = sequence.numbers
        guard numbers.count == 3, 4...200 ~= numbers[1], 2...200 ~= numbers[2] else { continue }
        (cellHeight, cellWidth) = (numbers[1], numbers[2])
      }
    }
  }
}

extension TerminalFeatures {
  /// The text between an escape and the end of its sequence.
  private struct Sequence {
    let text: String

    /// True for the answer to DA1.
    var isAttributes: Bool { text.hasPrefix("[?") && text.hasSuffix("c") }

    /// The numbers between brackets and semicolons.
    var numbers: [Int] {
      text.split(whereSeparator: { !("0"..."9" ~= $0) }).compactMap { Int($0) }
    }
  }

  /// Returns control sequences (`[`), and strings (`P`, `_`) up to their terminator (ECMA-48, 5.4 and 5.6), without one
  /// that is cut off.
  private static func sequences(_ answer: [UInt8]) -> [Sequence] {
    var sequences: [Sequence] = []
    var rest = answer[...]
    while let escape = rest.firstIndex(of: 0x1B) {
      rest = rest[(escape + 1)...]
      guard let kind = rest.first else { break }
      let body = rest.dropFirst()
      switch kind {
      case UInt8(ascii: "["):
        guard let end = body.firstIndex(where: { 0x40...0x7E ~= $0 }) else { return sequences }
        sequences.append(Sequence(text: String(decoding: rest[...end], as: UTF8.self)))
        rest = rest[(end + 1)...]
      case UInt8(ascii: "P"), UInt8(ascii: "_"):
        guard let end = body.firstIndex(of: 0x1B) else { return sequences }
        sequences.append(Sequence(text: String(decoding: rest[..<end], as: UTF8.self)))
        rest = rest[end...].dropFirst(2)
      default: break
      }
    }
    return sequences
  }
}

/// The way in which photos are drawn on a terminal.
package struct PhotoScreen: Sendable {
  package enum Way: String, CaseIterable, Sendable {
    case kitty
    case iTerm = "iterm"
    case sixel, blocks
  }

  let way: Way
  let features: TerminalFeatures
  /// True if the screen shows all colours; else it shows 256.
  let isTrueColor: Bool

  package init(_ way: Way, _ features: TerminalFeatures, isTrueColor: Bool) {
    self.way = way
    self.features = features
    self.isTrueColor = isTrueColor
  }
}

extension TerminalFeatures {
  /// The way with the finest pictures; nil without any.
  package var best: PhotoScreen.Way? {
    drawsKitty ? .kitty : drawsITerm ? .iTerm : drawsSixel ? .sixel : nil
  }
}
