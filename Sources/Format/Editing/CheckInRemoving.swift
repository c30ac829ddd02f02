package import Text
package import Training

extension CheckInFile {
  /// The edit that removes a check-in, by its place in `checkIns`. Its photo stays.
  package func removing(checkIn place: Int) -> [TextEdit] { removing(checkIns[place].header) }

  /// The edit that removes a skip, by its place in `skips`.
  package func removing(skip place: Int) -> [TextEdit] { removing(skips[place].header) }

  /// The edit that removes a measure, by its place in `measures`.
  package func removing(measure place: Int) -> [TextEdit] { removing(measures[place].header) }

  /// Removes the first entry that begins then: a check-in, else a measure, else, for a day alone, a skip.
  package func removing(entryAt moment: Moment) throws(EditFailure) -> [TextEdit] {
    if let place = checkIns.firstIndex(where: { $0.moment == moment }) { return removing(checkIn: place) }
    if let place = measures.firstIndex(where: { $0.moment == moment }) { return removing(measure: place) }
    if moment.time == nil, let place = skips.firstIndex(where: { $0.days?.lowerBound == moment.date }) {
      return removing(skip: place)
    }
    let others = entries.compactMap(\.moment).filter { $0.date == moment.date }
    let list = others.map { "'\($0)'" }.joined(separator: ", ")
    throw EditFailure(
      message: "there is no entry at \(moment)",
      help: others.isEmpty ? "there is none on that day" : "on that day there is \(list)")
  }
}

extension CheckInFile {
  /// The lines of an entry, and the blank lines that would be left twice. Comments above its header stay, and
  /// stay apart from what follows.
  private func removing(_ header: TextRange) -> [TextEdit] {
    let text = EntryLines(source)
    var first = text.index(at: header.lowerBound)
    let next = entries.first { $0.header.start > header.start }.map { text.index(at: $0.header.lowerBound) }
    var last = text.lastLine(ofEntryAt: first, before: next ?? text.lines.count)
    let blanks = text.blanks(after: last)
    if let blanks {
      if first == 0 || text.lines[first - 1].kind == .blank { last += blanks }
    } else {
      while first > 0, text.lines[first - 1].kind == .blank { first -= 1 }
    }
    return [
      TextEdit(replacing: TextRange(text.lines[first].range.lowerBound, text.lines[last].end), with: "")
    ]
  }
}
