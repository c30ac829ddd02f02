import Grammar
package import Text
package import Training

/// The text of `help` for a code, with examples and their marks.
package struct ExplanationText {
  private let style: Style
  private let language: Settings.Language
  /// The columns of prose.
  private let width: Int

  /// Creates the text for a terminal of `width` columns, nil if unknown; prose is no wider than 78 in any case.
  package init(_ style: Style, width: Int? = nil, in language: Settings.Language = .english) {
    (self.style, self.language) = (style, language)
    self.width = min(width ?? 78, 78)
  }

  /// Returns a line for each code, with its meaning folded to the width.
  package static func overview(
    of explanations: [Explanation], width: Int? = nil, in language: Settings.Language = .english
  ) -> [String] {
    let names = explanations.map(\.code.utf8.count).max() ?? 0
    return explanations.flatMap { explanation in
      let blanks = String(repeating: " ", count: names - explanation.code.utf8.count)
      let tier = explanation.isOptIn ? (language == .english ? " (opt-in)" : " (opcional)") : ""
      let means = "\(language.said(explanation.severity))\(tier): \(explanation.summary(in: language))"
      let line = "\(explanation.code)\(blanks)  \(means)"
      guard let width, shownWidth(line) > width else { return [line] }
      return names + 2 > width / 2
        ? [explanation.code] + wrapped("  " + means, to: width, indentation: 2)
        : wrapped(line, to: width, indentation: names + 2)
    }
  }

  package func text(of explanation: Explanation) -> String {
    let title = "\(language.said(explanation.severity))[\(explanation.code)]: \(explanation.summary(in: language))"
    var lines = wrapped(title, to: width, indentation: 2).map(style.bold) + [""]
    lines += wrapped(explanation.reason(in: language), to: width, indentation: 0)
    if explanation.isOptIn {
      lines += [
        "", language.said("It is looked for where bumbum.toml asks for it, below [lint]:"),
        "  enable = [\"\(explanation.code)\"]",
      ]
    }
    if explanation.severity < .error {
      // An opt-in code is turned off by removing it from 'enable'.
      let ofAny: Message =
        explanation.isOptIn
        ? ""
        : "; to hear no more of any, write 'disable = [\"\(explanation.code)\"]' below [lint] in bumbum.toml"
      let keep: Message = "To keep such a place, write '# lint: allow \(explanation.code)' behind it" + ofAny + "."
      lines += [""] + wrapped(language.said(keep), to: width, indentation: 0)
    }
    lines += ["", style.bold(language.said("Reported"))]
    for example in explanation.bad { lines += self.lines(of: example) + [""] }
    lines.append(style.bold(language.said("Written well")))
    for example in explanation.good { lines += self.lines(of: example) + [""] }
    return lines.dropLast().joined(separator: "\n")
  }

  private func lines(of example: Example) -> [String] {
    (language == .english ? example.inEnglish : example).files.flatMap { file in
      ["  # \(file.path)"]
        + file.text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { drawn(String($0)) }
    }
      + example.photos.sorted { $0.key < $1.key }.map { photo in
        "  # \(photo.key): \(photo.value) bytes"
          + (example.photoFaults[photo.key] ?? []).map { (fault: PhotoFault) -> String in
            ", " + language.said(words(for: fault))
          }.joined()
      }
  }

  private func words(for fault: PhotoFault) -> Message {
    switch fault {
    case .place: "with the place where it was taken"
    case .cutOff: "cut off"
    case .ending(let ending?): "with the bytes of a .\(ending)"
    case .ending(nil): "no photo"
    case .pointer: "a pointer of git-lfs"
    }
  }

  /// Returns a line without its marks, with carets below.
  private func drawn(_ line: String) -> [String] {
    var text = ""
    var carets = ""
    var isMarked = false
    var previous: Character?
    for character in line {
      switch character {
      case "⟦": isMarked = true
      case "⟧":
        // An empty mark points between two characters.
        if previous == "⟦" { carets += "^" }
        isMarked = false
      default:
        let isBadByte = String(character) == Example.badByte
        let shown = isBadByte ? "\u{FFFD}" : printable(String(character))
        text += shown
        carets += String(repeating: isMarked ? "^" : " ", count: displayWidth(shown))
      }
      previous = character
    }
    carets = trimmed(carets)
    return carets.isEmpty ? [text.isEmpty ? "" : "    " + text] : ["    " + text, "    " + style.red(carets)]
  }
}
