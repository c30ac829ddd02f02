import Grammar
import Storage
import Photos
import Platform
import Text
import Views

extension PhotoScreen {
  /// Makes the screen that `--photos` asks for; nil if the signs of types stand for photos: without the option, in a
  /// pipe, or if the terminal draws none and blocks were not asked for.
  init?(_ invocation: Invocation) throws(Refusal) {
    let arguments = invocation.arguments
    guard let asked = arguments.value("--photos") ?? (arguments.has("--photos") ? "auto" : nil),
      asked != "off"
    else { return nil }
    guard asked == "auto" || Way(rawValue: asked) != nil else {
      let all = ["auto"] + Way.allCases.map(\.rawValue) + ["off"]
      throw Refusal(
        "'--photos=\(asked)' is no way to show photos",
        help: "there are \(all.joined(separator: ", "))")
    }
    if arguments.has("--json") || arguments.asksForCSV { return nil }
    let isTrueColor = ["truecolor", "24bit"].contains(invocation.context.environment("COLORTERM"))
    if asked == "blocks" {
      guard invocation.style.isColored else {
        invocation.remark(
          "blocks are made of colours, and there are none here; '--color always' has them")
        return nil
      }
      self.init(.blocks, TerminalFeatures(), isTrueColor: isTrueColor)
      return
    }
    guard invocation.context.output.isTerminal else {
      invocation.remark("photos are drawn on a terminal, and this goes somewhere else")
      return nil
    }
    if asked == Way.kitty.rawValue, invocation.context.environment("TMUX")?.isEmpty == false {
      invocation.remark("tmux keeps kitty's pictures to itself; '--photos=sixel' or '--photos=blocks' get through")
      return nil
    }
    // These terminals would print the question.
    let showsTextOnly = ["dumb", "linux"].contains(invocation.context.environment("TERM"))
    let features = TerminalFeatures(
      showsTextOnly ? [] : invocation.context.keyboard.askTerminal(TerminalFeatures.question))
    guard let able = Way(rawValue: asked) ?? features.best else {
      invocation.remark(
        "this terminal names no way to draw photos; '--photos=blocks' needs colours only")
      return nil
    }
    self.init(able, features, isTrueColor: isTrueColor)
  }
}

extension PhotoAlbum {
  /// Makes the album of a journal that was read with its photos; nil if photos are not drawn.
  init?(_ invocation: Invocation, _ folder: JournalFolder, _ journal: Journal) throws(Refusal) {
    guard let screen = try PhotoScreen(invocation) else { return nil }
    let convert = invocation.context.programs.convert
    self.init(
      journal, on: screen, load: { folder.photo($0) },
      convert: { PhotoConverter.made(of: $0, $1, by: convert)?.bytes }
    ) { count, draw in
      parallelMap(count, threads: min(processorCount, 8), draw)
    }
  }
}

extension Invocation {
  /// Remarks on the photos that could not be drawn, and why.
  func sayUndrawn(_ album: PhotoAlbum) {
    for (path, reason) in album.failures {
      let why: Message =
        switch reason {
        case .unreadable: "can't be read"
        case .broken(let error): error.inWords
        case .unknown(let kind):
          "is \(kind == .jpeg ? "a JPEG of an unusual kind" as Message : "no JPEG"), and none of \(PhotoConverter.names(for: kind)) is there and makes one of it"
        }
      remark("'\(path)' is not drawn: it \(why)")
    }
  }

  /// The parts of the journal that `--photos` needs besides the rest, in whatever way photos are drawn.
  var photosAskedFor: Set<JournalFolder.Part> {
    arguments.has("--photos") || arguments.value("--photos") != nil ? [.photos] : []
  }
}

extension Option {
  static let photos = Option(
    "--photos", "HOW", "draw photos: auto (what the terminal can), kitty, iterm, sixel, blocks or off",
    isValueOptional: true)
}
