/// How photos are shown where the answer goes.
package struct PhotoScreen: Sendable {
  package enum Way: String, CaseIterable, Sendable {
    case kitty
    case iTerm = "iterm"
    case sixel, blocks
  }

  let way: Way
  let features: TerminalFeatures
  /// The screen shows every colour; else 256 of them.
  let isTrueColor: Bool

  package init(_ way: Way, _ features: TerminalFeatures, isTrueColor: Bool) {
    self.way = way
    self.features = features
    self.isTrueColor = isTrueColor
  }
}

extension TerminalFeatures {
  /// The way that draws the finest pictures; nil where there is none.
  package var best: PhotoScreen.Way? {
    drawsKitty ? .kitty : drawsITerm ? .iTerm : drawsSixel ? .sixel : nil
  }
}
