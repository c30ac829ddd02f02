package import Text
package import Training

/// Reads a log for who adds it up, and keeps nothing of it. Most logs are of nothing but plain lines, and to make sessions,
/// exercises and sets of them first costs twice as much.
package enum PlainLog {
  /// Says each session, and below it what was done in it: the number of a name in the table, and the sets. False where the
  /// log has a line that is not plain, or a session was refused: what was said until then is to be forgotten.
  package static func read(
    _ source: Source, _ names: inout NameTable, session: (Moment, Session.End) -> Bool,
    exercise: (_ name: Int, Span<AlikeSets>) -> Void
  ) -> Bool {
    var isPlain = false
    // Of a line.
    var room: [AlikeSets] = []
    room.append(addingCapacity: PlainLine.usualSets) { sets in
      isPlain = read(source.bytes, &names, &sets, session, exercise)
    }
    return isPlain
  }

  private static func read(
    _ text: [UInt8], _ names: inout NameTable, _ sets: inout OutputSpan<AlikeSets>,
    _ session: (Moment, Session.End) -> Bool, _ exercise: (_ name: Int, Span<AlikeSets>) -> Void
  ) -> Bool {
    let bytes = text.span
    let end = plainEnd(text.span)
    var dates = PlainDates()
    var hasSession = false
    var place = 0
    while place < end {
      let first = byte(bytes, place)
      if first == UInt8(ascii: "\n") {
        place &+= 1
      } else if first.isDigit {
        guard let header = PlainHeader(bytes, at: place, &dates),
          session(Moment(header.date, header.times.start), header.times.finish)
        else { return false }
        place = header.end
        hasSession = true
        names.begin()
      } else {
        guard hasSession else { return false }
        sets.removeAll()
        if let line = PlainLine.read(bytes, at: place, &names, into: &sets) {
          exercise(line.number, sets.span)
          place = line.end
        } else {
          guard let note = PlainNote.read(bytes, at: place) else { return false }
          place = note.end
        }
      }
    }
    return end == bytes.count
  }
}
