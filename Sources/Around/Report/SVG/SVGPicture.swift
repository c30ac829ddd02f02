/// A picture whose texts keep their size at any width: widths are hundredths of a percent, from 0 to 10,000, heights
/// are pixels. It has margins for texts on its left, above and below.
struct SVGPicture {
  /// The content of the picture in one sentence.
  let title: String
  /// The height in pixels, without the margins.
  let height: Int
  private(set) var parts: [HTML] = []

  init(_ title: String, height: Int) { (self.title, self.height) = (title, height) }

  enum Anchoring { case start, middle, end }

  /// Writes a text; `x` is in hundredths of a percent, and `shift` to the right of that in pixels.
  mutating func write(
    _ text: String, x: Int, y: Int, _ anchoring: Anchoring = .middle, shift: Int = 0, _ attributes: [Attribute] = []
  ) {
    var all: [Attribute] = [.percent("x", x), Attribute("y", y)]
    if shift != 0 { all.append(Attribute("dx", shift)) }
    if anchoring != .start { all.append(Attribute("text-anchor", anchoring == .end ? "end" : "middle")) }
    parts.append(.tag("text", all + attributes, HTML(text)))
  }

  mutating func line(y: Int, _ kind: StaticString) {
    parts.append(
      .tag("line", [Attribute("x2", "100%"), Attribute("y1", y), Attribute("y2", y), Attribute("class", kind)]))
  }

  /// Draws a band between two heights over the whole width.
  mutating func band(from top: Int, to bottom: Int, _ kind: StaticString) {
    parts.append(
      .tag(
        "rect",
        [Attribute("width", "100%"), Attribute("y", top), Attribute("height", bottom - top), Attribute("class", kind)]))
  }

  mutating func dot(x: Int, y: Int) {
    parts.append(
      .tag("circle", [.percent("cx", x), Attribute("cy", y), Attribute("r", 3), Attribute("class", "dot")]))
  }

  /// Draws paths that are stretched from the given size to the picture's, with lines of constant thickness.
  mutating func stretched(_ width: Int, _ height: Int, _ paths: [(path: SVGPath, kind: Attribute)]) {
    let paths = paths.filter { !$0.path.bytes.isEmpty }
    guard !paths.isEmpty else { return }
    parts.append(
      .tag(
        "svg",
        [
          .viewBox(width, height), Attribute("preserveAspectRatio", "none"), Attribute("width", "100%"),
          Attribute("height", self.height),
        ],
        paths.map {
          .tag("path", [$0.kind, Attribute("vector-effect", "non-scaling-stroke"), .path($0.path)])
        }))
  }

  /// Returns the picture as a part of a page; `kind` is a class of its style sheet.
  func inPage(_ kind: StaticString) -> HTML {
    .tag("svg", [Attribute("class", kind), Attribute("role", "img"), .label(title)], parts)
  }
}

/// The data of a path (SVG 2, 9.3), in whole numbers.
struct SVGPath: Sendable {
  private(set) var bytes: [UInt8] = []

  mutating func move(_ x: Int, _ y: Int) { add("M", x, y) }
  mutating func line(_ x: Int, _ y: Int) { add("L", x, y) }

  mutating func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    add("M", x, y)
    bytes += "h\(width)v\(height)h\(-width)z".utf8
  }

  private mutating func add(_ command: Unicode.Scalar, _ x: Int, _ y: Int) {
    bytes.append(UInt8(ascii: command))
    bytes += "\(x) \(y)".utf8
  }
}
