import Text

/// The names of a document: finds names defined twice, and tables opened in place of a value
/// (TOML 1.0, "Keys", "Table", "Array of Tables").
struct TOMLNames {
  private var nodes = [Node(role: .table, range: TextRange(0, 0))]

  /// The index of the document's top table.
  static let root = 0

  /// A name defined twice, and the range of its first definition.
  struct Clash {
    var key: TOMLDocument.Key
    var first: TextRange
    /// True if the first definition is a table or an array of tables.
    var isTable: Bool
  }

  private struct Node {
    var role: Role
    /// The range of the key that first named it.
    var range: TextRange
    /// The indices of child nodes by key.
    var children: [String: Int] = [:]
    /// The index of the last element of an array of tables.
    var element = 0
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
}

extension TOMLNames {
  /// Defines a value, by a path that begins in a table.
  mutating func define(_ path: [TOMLDocument.Key], in table: Int) -> Clash? {
    var node = table
    for key in path.dropLast() {
      guard let child = nodes[node].children[key.text] else {
        node = add(.dotted, key, to: node)
        continue
      }
      guard nodes[child].role == .dotted || nodes[child].role == .implied else { return clash(key, child) }
      nodes[child].role = .dotted
      node = child
    }
    guard let key = path.last else { return nil }
    if let child = nodes[node].children[key.text] { return clash(key, child) }
    _ = add(.value, key, to: node)
    return nil
  }

  /// Opens the table of a header; the table is nil if a value is in its way.
  mutating func open(_ path: [TOMLDocument.Key], isElement: Bool) -> (table: Int?, clash: Clash?) {
    var node = TOMLNames.root
    for key in path.dropLast() {
      guard let child = nodes[node].children[key.text] else {
        node = add(.implied, key, to: node)
        continue
      }
      guard let inside = inside(child) else { return (nil, clash(key, child)) }
      node = inside
    }
    guard let key = path.last else { return (node, nil) }
    guard let child = nodes[node].children[key.text] else {
      let table = add(isElement ? .elements : .table, key, to: node)
      return (isElement ? addElement(to: table) : table, nil)
    }
    switch (nodes[child].role, isElement) {
    case (.elements, true): return (addElement(to: child), nil)
    case (.implied, false):
      nodes[child].role = .table
      nodes[child].range = key.range
      return (child, nil)
    default: return (inside(child), clash(key, child))
    }
  }

  /// Returns the index of a new table without a name, for the entries below an invalid header.
  mutating func detached() -> Int {
    nodes.append(Node(role: .table, range: TextRange(0, 0)))
    return nodes.count - 1
  }

  /// Returns the node that has the names in a table, or in an array's last table; nil for a value.
  private func inside(_ node: Int) -> Int? {
    switch nodes[node].role {
    case .value: nil
    case .elements: nodes[node].element
    case .dotted, .implied, .table: node
    }
  }

  private mutating func add(_ role: Role, _ key: TOMLDocument.Key, to node: Int) -> Int {
    nodes.append(Node(role: role, range: key.range))
    nodes[node].children[key.text] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func addElement(to node: Int) -> Int {
    nodes[node].element = detached()
    return nodes[node].element
  }

  private func clash(_ key: TOMLDocument.Key, _ node: Int) -> Clash {
    Clash(key: key, first: nodes[node].range, isTable: nodes[node].role != .value)
  }
}
