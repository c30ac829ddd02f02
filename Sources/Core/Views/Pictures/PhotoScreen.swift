/// The way that photos are drawn on a terminal.
package struct PhotoScreen: Sendable {
  package enum Way: String, CaseIterable, Sendable {
    case kitty
    case iTerm = "iterm"
    case sixel, blocks
  }

  let way: Way
  let features: TerminalFeatures
  /// True if the screen shows every colour; else it shows 256.
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
