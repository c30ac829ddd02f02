package import Statistics
package import Training
import Text

/// The sign and colour of a kind of entry; signs are one column wide in every terminal, and differ even without
/// colour.
package struct Glyph: Hashable {
  package let sign: String
  package let color: Color

  /// A colour, named as in the style sheet of the report.
  package enum Color: String {
    case red, green, yellow, blue, purple, teal, orange, pink, indigo, plain

    /// The parameters of the terminal's sequence (ECMA-48, SGR); a bright black for a plain sign.
    fileprivate var parameters: String {
      switch self {
      case .red: "31"
      case .green: "32"
      case .yellow: "33"
      case .blue: "34"
      case .purple: "35"
      case .teal: "36"
      case .orange: "38;5;208"
      case .pink: "38;5;205"
      case .indigo: "38;5;63"
      case .plain: "90"
      }
    }
  }
}

extension Style {
  func color(_ text: String, _ color: Glyph.Color) -> String { wrapped(text, color.parameters, "39") }
  func glyph(_ glyph: Glyph) -> String { color(glyph.sign, glyph.color) }
}

extension ExerciseType {
  package var glyph: Glyph {
    switch self {
    case .run: Glyph(sign: "➤", color: .orange)
    case .gym: Glyph(sign: "⬢", color: .red)
    case .swim: Glyph(sign: "∿", color: .blue)
    case .bike: Glyph(sign: "⚭", color: .green)
    case .walk: Glyph(sign: "‣", color: .teal)
    case .yoga: Glyph(sign: "✿", color: .purple)
    case .cycling: Glyph(sign: "⊛", color: .indigo)
    case .strengthTraining: Glyph(sign: "✚", color: .pink)
    }
  }
}

extension CheckInCalendar.Day {
  /// The glyph of the day's check-in, else of the session by which it counts.
  package var glyph: Glyph { shown?.glyph ?? Glyph(sign: "⬡", color: .plain) }

  /// Returns the meaning of the sign.
  package func meaning(_ words: Words) -> String {
    guard let shown else { return words("session") }
    return shown.type.map { words.name(of: $0) } ?? words("no type")
  }
}

extension CheckInCalendar {
  /// Returns the signs of the days that count among some days, with their meanings, by meaning.
  package func signs(of days: some Sequence<CivilDate>, _ words: Words) -> [(glyph: Glyph, meaning: String)] {
    var meanings: [Glyph: String] = [:]
    for day in days.lazy.compactMap({ mark(of: $0) }) { meanings[day.glyph] = day.meaning(words) }
    return meanings.sorted { $0.value < $1.value }.map { ($0.key, $0.value) }
  }
}

extension CheckIn {
  /// The glyph of the check-in's type, or of a missing type.
  package var glyph: Glyph { type?.glyph ?? Glyph(sign: "•", color: .plain) }
}

extension MuscleGroup {
  package var glyph: Glyph {
    switch self {
    case .chest: Glyph(sign: "⬒", color: .blue)
    case .back: Glyph(sign: "⬓", color: .green)
    case .legs: Glyph(sign: "⬍", color: .purple)
    case .shoulders: Glyph(sign: "⬘", color: .orange)
    case .arms: Glyph(sign: "⬗", color: .red)
    case .abs: Glyph(sign: "⬔", color: .yellow)
    case .cardio: Glyph(sign: "❥", color: .pink)
    }
  }
}
