/// The smallest piece of a text: a kind and a range, without a String.
///
/// Every byte of a file is in exactly one token, and the tokens in their order are the file.
public struct Token: Hashable, Sendable {
  public var kind: Kind
  public var range: TextRange

  public init(_ kind: Kind, _ range: TextRange) {
    self.kind = kind
    self.range = range
  }

  public enum Kind: UInt8, CaseIterable, Sendable {
    /// A byte order mark at the start of the file.
    case byteOrderMark
    /// LF or CR LF.
    case newline
    /// Spaces, tabs, no-break spaces and their Unicode relatives.
    case blank
    /// `# …` to the end of the line; in Markdown `<!-- … -->`, which may cover several lines.
    case comment
    /// A run of the digits 0–9.
    case number
    /// A run of letters and of all signs that have no other kind, apostrophes and emoji included.
    case word
    /// The sign between a load and its reps: `x`, `X`, `×` or `*`.
    case times
    /// A text in double quotes, closed on its line; in TOML any string, which may cover several lines.
    case string
    /// A double quote that is never closed.
    case quote
    /// A hyphen or its typographic relatives, en dash and minus sign among them.
    case dash
    case plus, comma, colon, slash, dot, at, equals, greater, question, hash, openBracket, closeBracket
    /// Any other single sign.
    case symbol
    /// A control character: NUL, escape, a carriage return on its own …
    case control
    /// Bytes that are not UTF-8.
    case invalid
  }
}
