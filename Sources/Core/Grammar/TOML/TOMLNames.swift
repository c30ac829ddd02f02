import Text

/// Everything that a document has named so far: finds what is named twice, and tables that are opened
/// where a value stands (TOML 1.0, "Keys", "Table", "Array of Tables").
struct TOMLNames {
  private var nodes = [Node(role: .table, range: TextRange(0, 0))]

  /// The table that a document begins in.
  static let root = 0

  /// What was named twice, and where it was named first.
  struct Clash {
    var key: TOMLDocument.Key
    var first: TextRange
    /// What stands at the first place is a table or an array of tables.
    var isTable: Bool
  }

  private struct Node {
    var role: Role
    /// The key that named it first.
    var range: TextRange
    /// The indices of the nodes inside of it, by their keys.
    var children: [String: Int] = [:]
    /// The last element of an array of tables.
    var element = 0
  }

  private enum Role {
    /// An inline table and an array in brackets too: nothing can be added to them.
    case value
    /// Made by a dotted key; a header can't open it again.
    case dotted
    /// Made by a header of a table inside it; a header may still open it.
    case implied
    case table
    case elements
  }
}

extension TOMLNames {
  /// Names a value, by a path that begins in a table.
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

  /// Opens the table of a header. The table is nil where a value stands in its way.
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

  /// A table of its own, for the entries below a header that is not to be had.
  mutating func detached() -> Int {
    nodes.append(Node(role: .table, range: TextRange(0, 0)))
    return nodes.count - 1
  }

  /// Where the names inside a table are; the last one of an array of tables; nil for a value.
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
