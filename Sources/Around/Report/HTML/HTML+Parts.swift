import Views

// The parts of pages, which are made from the same values as text.

extension HTML {
  /// Returns facts below a title, if it has one.
  static func list(_ title: String = "", _ facts: [Fact], level: StaticString = "h3") -> HTML {
    let rows = facts.flatMap { fact in
      let remark = fact.remark.isEmpty ? none : markup(" ") + tag("small", [], HTML(fact.remark))
      let value = tag("dd", [], HTML(fact.value), remark)
      return fact.name.isEmpty ? [value] : [tag("dt", [], HTML(fact.name)), value]
    }
    let list = rows.isEmpty ? none : tag("dl", [], rows)
    return title.isEmpty ? list : heading(level, title) + list
  }

  /// Returns each block of facts by itself, without empty ones.
  static func lists(_ blocks: [Block]) -> [HTML] {
    blocks.compactMap { block in
      guard case .facts(let title, let facts) = block, !facts.isEmpty else { return nil }
      return list(title, facts)
    }
  }

  /// Returns a table that a small window scrolls; `view` tells programs what its numbers are. `kind` is a class of the
  /// style sheet in place of the one that aligns the columns.
  static func table(_ table: Table, _ view: Attribute, caption: String = "", kind: StaticString? = nil) -> HTML {
    let head = (table.rows.first ?? []).map { tag("th", [Attribute("scope", "col")], HTML($0)) }
    var body = HTML.none
    for row in table.rows.dropFirst() {
      body.begin("tr")
      for cell in row {
        body.begin("td")
        body.write(cell)
      }
    }
    return tag(
      "div", [Attribute("class", "scroll"), Attribute("tabindex", "0"), Attribute("role", "region"), .label(caption)],
      tag(
        "table", [view, kind.map { Attribute("class", $0) } ?? alignment(table)], tag("caption", [], HTML(caption)),
        tag("thead", [], tag("tr", [], head)), tag("tbody", [], body)))
  }

  /// Returns the class that aligns the columns, instead of one at each cell.
  private static func alignment(_ table: Table) -> Attribute {
    switch table.alignments {
    case [.left, .right]: Attribute("class", "lr")
    case [.left, .left, .right, .left]: Attribute("class", "llrl")
    case [.left, .left, .left, .right]: Attribute("class", "lllr")
    case let all where all.dropFirst().allSatisfy { $0 == .right }: Attribute("class", "lr")
    default: Attribute("class", "l")
    }
  }

  /// Returns content that is shown when the summary is opened.
  static func details(_ summary: String, _ content: HTML) -> HTML {
    tag("details", [], tag("summary", [], HTML(summary)), content)
  }

  /// Returns a sign in its colour; the text beside it has the same meaning.
  static func glyph(_ glyph: Glyph) -> HTML {
    tag("span", [.color(glyph.color), Attribute("aria-hidden", "true")], HTML(glyph.sign))
  }

  static func p(_ text: String) -> HTML { tag("p", [], HTML(text)) }
  /// Returns a quiet remark, or a person's own note.
  static func remark(_ text: String) -> HTML { tag("p", "remark", HTML(text)) }
  static func note(_ text: some StringProtocol) -> HTML { tag("p", "note", HTML(String(text))) }

  /// Returns a heading of a level, `h2`, with a remark behind it if there is one.
  static func heading(_ level: StaticString, _ text: String, _ remark: String = "") -> HTML {
    tag(level, [], HTML(text), remark.isEmpty ? none : markup(" ") + tag("small", "remark", HTML(remark)))
  }

  /// Returns a picture, and whatever else belongs to it, below its title and a remark.
  static func figure(
    _ title: HTML, remark: String = "", attributes: [Attribute] = [Attribute("class", "card")], _ content: HTML...
  ) -> HTML {
    let small = remark.isEmpty ? none : tag("small", [], HTML(remark))
    return tag("figure", attributes, [tag("figcaption", [], tag("span", [], title), small)] + content)
  }

  /// Returns a sentence for an empty answer, with lines of a file below as an example.
  static func emptyState(_ text: String) -> HTML {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.dropFirst().drop(while: \.isEmpty).map {
      $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0)
    }
    return tag("p", "empty", HTML(String(lines.first ?? "")))
      + (example.isEmpty ? none : tag("pre", [], example.map { HTML($0) + markup("\n") }))
  }

  /// Returns cards in as many columns as fit.
  static func columns(_ cards: [HTML]) -> HTML {
    tag("div", "columns", cards.map { tag("section", "card", $0) })
  }

  /// Returns cards side by side, as many as fit; those of the class `card wide` one below the other.
  static func cards(_ cards: [HTML], _ kind: StaticString = "card") -> HTML {
    tag("div", "grid", cards.map { tag("section", kind, $0) })
  }
}
