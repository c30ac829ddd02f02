/// A command line as it is typed: blanks part its words but for those in single quotes. What `\(…)` puts in stands in a word as it is.
package struct Line: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
  package let words: [String]

  package var description: String { words.joined(separator: " ") }

  package init(_ words: [String]) { self.words = words }

  package init(_ text: String) { self.init(stringLiteral: text) }

  package init(stringLiteral text: String) {
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    interpolation.appendLiteral(text)
    self.init(stringInterpolation: interpolation)
  }

  package init(stringInterpolation: StringInterpolation) {
    words = stringInterpolation.words + [stringInterpolation.word].compactMap(\.self)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var words: [String] = []
    /// The word that goes on; nil between two.
    fileprivate var word: String?
    private var isQuoted = false

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) {
      for character in text {
        if character == "'" {
          isQuoted.toggle()
          word = word ?? ""
        } else if character == " ", !isQuoted {
          endWord()
        } else {
          word = (word ?? "") + String(character)
        }
      }
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      word = (word ?? "") + value.description
    }

    /// Words that stand for themselves.
    package mutating func appendInterpolation(_ words: [String]) {
      endWord()
      self.words += words
    }

    package mutating func appendInterpolation(_ line: Line) { appendInterpolation(line.words) }

    /// A text that is a part of the line and is split like it.
    package mutating func appendInterpolation(line: String) { appendInterpolation(Line(line)) }

    private mutating func endWord() {
      if let word { words.append(word) }
      word = nil
    }
  }
}
