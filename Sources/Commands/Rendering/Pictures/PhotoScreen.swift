import Journal
import Text

/// How photos are shown where the answer goes.
struct PhotoScreen: Sendable {
  enum Way: String, CaseIterable, Sendable {
    case kitty
    case iTerm = "iterm"
    case sixel, blocks
  }

  let way: Way
  let features: TerminalFeatures
  /// The terminal shows every colour, as `COLORTERM` says it; else 256 of them.
  let isTrueColor: Bool

  /// As `--photos` asks for it; nil where the signs of the types stand for photos: without the option, in a pipe,
  /// where the terminal draws none and blocks were not asked for.
  init?(_ invocation: Invocation) throws(CommandFailure) {
    let arguments = invocation.arguments
    guard let asked = arguments.value("--photos") ?? (arguments.has("--photos") ? "auto" : nil),
      asked != "off"
    else { return nil }
    guard asked == "auto" || Way(rawValue: asked) != nil else {
      let all = ["auto"] + Way.allCases.map(\.rawValue) + ["off"]
      throw CommandFailure(
        "'--photos=\(printable(asked))' is no way to show photos",
        help: "there are \(all.joined(separator: ", "))")
    }
    if arguments.has("--json") || arguments.has("--csv") { return nil }
    isTrueColor = ["truecolor", "24bit"].contains(invocation.context.environment("COLORTERM"))
    if asked == "blocks" {
      guard invocation.style.isColored else {
        invocation.say(
          "bumbum: blocks are made of colours, and there are none here; '--color always' has them")
        return nil
      }
      (way, features) = (.blocks, TerminalFeatures())
      return
    }
    guard invocation.context.output.isTerminal else {
      invocation.say("bumbum: photos are drawn on a terminal, and this goes somewhere else")
      return nil
    }
    // These would print the question.
    let isPlain = ["dumb", "linux"].contains(invocation.context.environment("TERM"))
    features = TerminalFeatures(isPlain ? [] : invocation.context.askTerminal(TerminalFeatures.question))
    let able = Way(rawValue: asked) ?? features.best
    guard let able else {
      invocation.say(
        "bumbum: this terminal names no way to draw photos; '--photos=blocks' needs colours only")
      return nil
    }
    way = able
  }
}

extension TerminalFeatures {
  fileprivate var best: PhotoScreen.Way? {
    drawsKitty ? .kitty : drawsITerm ? .iTerm : drawsSixel ? .sixel : nil
  }
}

extension Invocation {
  /// What of the journal `--photos` needs beside the rest, in whatever way they are drawn: which photos there are.
  var photosAskedFor: Set<JournalFolder.Part> {
    arguments.has("--photos") || arguments.value("--photos") != nil ? [.photos] : []
  }
}

extension Option {
  static let photos = Option(
    "--photos", "HOW", "draw photos: auto (what the terminal can), kitty, iterm, sixel, blocks or off",
    isValueOptional: true)
}
