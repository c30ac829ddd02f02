package import Text

/// A TOML 1.0 document (https://toml.io/en/v1.0.0): `bumbum.toml`, or the front matter of a
/// plan.
///
/// Reading never fails: a bad line costs one line, and `diagnostics` has its mistake.
package struct TOMLDocument: Sendable {
  /// All `key = value` in file order, with whole paths: `disable` below `[lint]` is `lint.disable`.
  /// A key that is set twice has its first value only.
  package var entries: [Entry] = []
  /// All headers in file order; an entry belongs to the last header before it.
  package var tables: [Table] = []
  package var diagnostics: [Diagnostic] = []

  /// Reads a file, or a range of it in byte offsets. The ranges of the document are in the whole
  /// file.
  package static func read(_ source: Source, in range: Range<Int>? = nil) -> TOMLDocument {
    var reader = TOMLReader(source, in: range)
    return reader.read()
  }

  /// The largest number of nested tables and arrays, and of parts of a key.
  package static let deepest = 32

  /// An entry `key = value`.
  package struct Entry: Hashable, Sendable {
    /// The keys, at least one; those of the header come first, with their ranges in the header.
    package var path: [Key]
    package var value: Value
    /// The range from the first key on the line to the end of the value.
    package var range: TextRange
  }

  /// One part of a dotted key.
  package struct Key: Hashable, Sendable {
    /// The text without quotes and with escapes resolved.
    package var text: String
    package var range: TextRange
  }

  /// A header `[path]` or `[[path]]`.
  package struct Table: Hashable, Sendable {
    package var path: [Key]
    /// The range with the brackets.
    package var range: TextRange
    /// True for `[[path]]`, which begins one more element of an array of tables.
    package var isElement: Bool
  }

  package struct Value: Hashable, Sendable {
    package var kind: Kind
    /// The range with quotes and brackets.
    package var range: TextRange
  }

  package indirect enum Kind: Hashable, Sendable {
    /// A text with its escapes resolved; each line ending in it is a line feed.
    case string(String)
    case integer(Int64)
    /// A number with a fraction or exponent, as written: nothing here calculates with it.
    case float(String)
    case boolean(Bool)
    /// A date, a time or both, as written; days and hours are valid.
    case date(String)
    case array([Value])
    /// An inline table; the paths of its entries begin in it.
    case table([Entry])
    /// A value that can't be read, and has a diagnostic already.
    case unreadable
  }
}

extension TOMLDocument {
  /// The entries with inline tables opened: `lint = { disable = [] }` becomes `lint.disable = []`.
  package var leaves: [Entry] { entries.flatMap(\.leaves) }
}

extension TOMLDocument.Entry {
  fileprivate var leaves: [TOMLDocument.Entry] {
    guard case .table(let inner) = value.kind else { return [self] }
    return inner.flatMap { entry in
      var entry = entry
      entry.path = path + entry.path
      return entry.leaves
    }
  }
}

extension TOMLDocument.Value {
  package var string: String? { if case .string(let text) = kind { text } else { nil } }
  package var integer: Int64? { if case .integer(let number) = kind { number } else { nil } }
  package var boolean: Bool? { if case .boolean(let isTrue) = kind { isTrue } else { nil } }
  package var date: String? { if case .date(let text) = kind { text } else { nil } }
  package var array: [TOMLDocument.Value]? { if case .array(let values) = kind { values } else { nil } }
  package var isUnreadable: Bool { kind == .unreadable }
}
