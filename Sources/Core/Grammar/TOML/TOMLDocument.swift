package import Text

/// A TOML 1.0 document (https://toml.io/en/v1.0.0) as it was read: `bumbum.toml`, or the front matter of a
/// plan.
///
/// Reading never fails: a bad line costs one line, and what is wrong with it is in `diagnostics`.
package struct TOMLDocument: Sendable {
  /// Every `key = value` in file order, each under its whole path: `disable` below `[lint]` is
  /// `lint.disable`. What is set twice is here once, as it was set first.
  package var entries: [Entry] = []
  /// Every header in file order; an entry belongs to the last header before it.
  package var tables: [Table] = []
  package var diagnostics: [Diagnostic] = []

  /// Reads a file, or the part of it that a range of byte offsets covers. Ranges are always of the whole
  /// file.
  package static func read(_ source: Source, in range: Range<Int>? = nil) -> TOMLDocument {
    var reader = TOMLReader(source, in: range)
    return reader.read()
  }

  /// How many tables and arrays may stand in each other, and how many parts a key may have.
  package static let deepest = 32

  /// `key = value`
  package struct Entry: Hashable, Sendable {
    /// Never empty; the keys of a header stand in front and keep their place there.
    package var path: [Key]
    package var value: Value
    /// From the key, as it stands on the line, to the end of the value.
    package var range: TextRange
  }

  /// One part of a dotted key.
  package struct Key: Hashable, Sendable {
    /// Without quotes and escapes.
    package var text: String
    package var range: TextRange
  }

  /// `[path]` or `[[path]]`
  package struct Table: Hashable, Sendable {
    package var path: [Key]
    /// The brackets and what they hold.
    package var range: TextRange
    /// `[[path]]`: one more element of an array of tables.
    package var isElement: Bool
  }

  package struct Value: Hashable, Sendable {
    package var kind: Kind
    /// Quotes and brackets included.
    package var range: TextRange
  }

  package indirect enum Kind: Hashable, Sendable {
    /// Escapes are resolved, and line endings inside are a line feed whatever the file's are.
    case string(String)
    case integer(Int64)
    /// As it was written: nothing here calculates with binary fractions.
    case float(String)
    case boolean(Bool)
    /// A date, a time or both, as it was written; days and hours exist.
    case date(String)
    case array([Value])
    /// An inline table; the paths of its entries begin inside it.
    case table([Entry])
    /// Something that could not be read, which is in the diagnostics already.
    case unreadable
  }
}

extension TOMLDocument {
  /// The entries with inline tables opened: `lint = { disable = [] }` is `lint.disable = []`.
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
