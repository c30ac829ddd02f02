import Grammar
import Text
import Training

extension Glyph {
  /// The sign in its colour; the text beside it tells its meaning without the sight of it.
  var html: HTML { .tag("span", [Attribute("class", color.name), Attribute("aria-hidden", "true")], HTML(sign)) }
}

extension Glyph.Color {
  /// The class of the style sheet.
  var name: StaticString {
    switch self {
    case .red: "red"
    case .green: "green"
    case .yellow: "yellow"
    case .blue: "blue"
    case .purple: "purple"
    case .teal: "teal"
    case .orange: "orange"
    case .pink: "pink"
    case .indigo: "indigo"
    case .gray, .plain: "plain"
    }
  }
}
