import Text

/// A file of pictures below each other, with titles and a ground, as it may be shown on light or dark.
enum SVGFile {
  private static let width = 720

  static func bytes(_ pictures: [SVGPicture]) -> [UInt8] {
    var parts: [HTML] = []
    var top = 0
    for picture in pictures {
      parts += [
        .tag("text", [Attribute("x", 24), Attribute("y", top + 30), Attribute("class", "title")], HTML(picture.title)),
        .tag(
          "svg",
          [
            Attribute("x", 72), Attribute("y", top + 64), Attribute("width", width - 104),
            Attribute("height", picture.height), Attribute("overflow", "visible"),
          ], picture.parts),
      ]
      top += picture.height + 96
    }
    let title = pictures.map(\.title).joined(separator: "; ")
    let frame: [Attribute] = [
      Attribute("xmlns", "http://www.w3.org/2000/svg"), Attribute("width", width), Attribute("height", top),
      .viewBox(width, top), Attribute("role", "img"), .label(title),
    ]
    let ground = HTML.tag(
      "rect", [Attribute("width", width), Attribute("height", top), Attribute("rx", 8), Attribute("class", "ground")])
    let head = [HTML.tag("title", [], HTML(title)), .tag("style", [], .markup(StyleSheet.picture)), ground]
    return HTML.tag("svg", frame, head + parts).bytes + Array("\n".utf8)
  }
}
