import TOML
package import Text
import Training

extension PlanFile {
  /// Returns the edits that change the plan's heading, and add the old one to its former names (`aka` in the
  /// front matter), by which its sessions still find it.
  package func renaming(to name: String) throws(Refusal) -> [TextEdit] {
    let name = name.trimmed
    guard let old = plan.name, let heading = places.name else {
      throw Refusal(
        "'\(source.name)' has no heading", help: "write '# \(shortened(name))' at its top")
    }
    if old.utf8.elementsEqual(name.utf8) { return [] }
    if old.unicodeScalars.contains("\u{FFFD}") {
      throw Refusal(
        "the heading of '\(source.name)' has bytes that are not UTF-8",
        help: "mend them first; 'bumbum lint' says where they are")
    }
    var edits = [TextEdit(replacing: heading, with: name)]
    if nameKey(old) != nameKey(name) {
      let known = plan.aka.map(nameKey)
      if let back = known.firstIndex(of: nameKey(name)) {
        // A former name that comes back changes places with the current one.
        edits.append(TextEdit(replacing: places.aka[back], with: TOMLString.quoting(old)))
      } else if !known.contains(nameKey(old)) {
        edits.append(try addingFormerName(old))
      }
    }
    let changed = try checked(edits)
    let after = PlanReader.read(Source(name: source.name, bytes: edits.applied(to: source.bytes) ?? []))
    guard let read = after.plan.name, read.utf8.elementsEqual(name.utf8) else {
      throw Refusal(
        "'\(shortened(name))' can't be the name of a plan",
        help: "a name is one line of 3 to 100 characters")
    }
    return changed
  }
}

extension PlanFile {
  private func addingFormerName(_ name: String) throws(Refusal) -> TextEdit {
    let front = FrontMatter(source)
    let quoted = TOMLString.quoting(name)
    let ending = source.lineEnding()
    guard let content = front.content else {
      if let problem = front.diagnostics.first { throw Refusal(problem, in: source) }
      return TextEdit(
        inserting: ["+++", "aka = [\(quoted)]", "+++", ""].ended(by: ending), at: source.textStart)
    }
    let entries = TOMLDocument.read(source, in: content).entries.filter { $0.path.count == 1 }
    if let aka = entries.first(where: { $0.path[0].text.lowercased() == "aka" }) {
      return try appending(quoted, to: aka.value)
    }
    let line = "aka = [\(quoted)]"
    return entries.last.map { source.inserting(line, below: $0.range) }
      ?? TextEdit(inserting: line + ending, at: content.lowerBound)
  }

  /// Returns the edit that appends a name to a list, on a line of its own if the last name has one.
  private func appending(_ quoted: String, to list: TOMLDocument.Value) throws(Refusal) -> TextEdit {
    guard let names = list.array, !names.contains(where: \.isUnreadable) else {
      throw Refusal(
        "'aka' of '\(source.name)' is no list of names",
        help: "write 'aka = [\"Chest day\"]' and try again")
    }
    guard let last = names.last else { return TextEdit(inserting: quoted, at: list.range.lowerBound + 1) }
    let start = names.count > 1 ? names[names.count - 2].range.upperBound : list.range.lowerBound + 1
    let before = source.text(TextRange(start, last.range.lowerBound))
    let gap = String(before.drop { $0 == "," })
    let standsOnALine = gap.contains { $0.isNewline } && gap.allSatisfy(\.isWhitespace)
    return TextEdit(inserting: "," + (standsOnALine ? gap : " ") + quoted, at: last.range.upperBound)
  }
}
