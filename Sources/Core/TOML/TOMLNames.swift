import Text

/// The names of a document by their whole paths: finds names defined twice, and tables opened in place of a value
/// (TOML 1.0, "Keys", "Table", "Array of Tables").
struct TOMLNames {
  /// A name defined twice, and the range of its first definition.
  struct Clash {
    var key: TOMLDocument.Key
    var first: TextRange
    /// True if the first definition is a table or an array of tables.
    var isTable: Bool
  }

  private enum Role {
    /// A value, inline tables and arrays in brackets included: nothing can be added to it.
    case value
    /// A table made by a dotted key, which no header can open.
    case dotted
    /// A table made by the header of a table in it; its own header may still open it.
    case implied
    case table
    case elements
  }

  /// The role of each path, and the range of the key that first named it. The path of a name in an array of tables has the
  /// element's number, which no key is, behind the array's.
  private var names: [[String]: (role: Role, range: TextRange)] = [:]
  /// The number of the last element of each array of tables.
  private var elements: [[String]: Int] = [:]
  private var count = 0
}

extension TOMLNames {
  /// Defines a value, by a path that begins in a table.
  mutating func define(_ path: [TOMLDocument.Key], in table: [String]) -> Clash? {
    var whole = table
    for (index, key) in path.enumerated() {
      let isLast = index == path.count - 1
      whole.append(key.text)
      if let known = names[whole] {
        guard !isLast, known.role == .dotted || known.role == .implied else { return clash(key, known) }
      }
      names[whole] = (isLast ? .value : .dotted, names[whole]?.range ?? key.range)
    }
    return nil
  }

  /// Opens the table of a header, and returns its path; nil if a value is in its way.
  mutating func open(_ path: [TOMLDocument.Key], isElement: Bool) -> (table: [String]?, clash: Clash?) {
    var whole: [String] = []
    for key in path.dropLast() {
      whole.append(key.text)
      let known = names[whole] ?? (.implied, key.range)
      if known.role == .value { return (nil, clash(key, known)) }
      names[whole] = known
      whole = inside(whole)
    }
    guard let key = path.last else { return (whole, nil) }
    whole.append(key.text)
    if let known = names[whole] {
      switch (known.role, isElement) {
      case (.implied, false), (.elements, true): break
      case (.value, _): return (nil, clash(key, known))
      default: return (inside(whole), clash(key, known))
      }
    }
    if isElement {
      names[whole] = names[whole] ?? (.elements, key.range)
      count += 1
      elements[whole] = count
    } else {
      names[whole] = (.table, key.range)
    }
    return (inside(whole), nil)
  }

  /// Returns the path of a new table without a name, for the entries below an invalid header.
  mutating func detached() -> [String] {
    count += 1
    return ["\0\(count)"]
  }

  /// Returns the path of the names in a table, or in an array's last table.
  private func inside(_ path: [String]) -> [String] { path + (elements[path].map { ["\0\($0)"] } ?? []) }

  private func clash(_ key: TOMLDocument.Key, _ known: (role: Role, range: TextRange)) -> Clash {
    Clash(key: key, first: known.range, isTable: known.role != .value)
  }
}
