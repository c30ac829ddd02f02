import JournalText
package import Training

extension CheckInReader {
  /// The days of the check-ins of a file, for those who want nothing else; nil where the file has a skip or a measure, or
  /// a line that is less than plain: then reading it tells. Mistakes in fields and comments are not looked for.
  package static func plainDays(_ bytes: [UInt8]) -> [CivilDate]? {
    if plainEnd(bytes) < bytes.count { return plainDays(bytes + [UInt8(ascii: "\n")]) }
    let text = bytes.span
    var days: [CivilDate] = []
    days.reserveCapacity(bytes.count / 40)
    var dates = PlainDates()
    var place = 0
    while place < bytes.count {
      switch byte(text, place) {
      case UInt8(ascii: "["):
        guard let header = PlainField.header(text, at: place, &dates) else { return nil }
        days.append(header.moment.date)
        place = header.end
        continue
      // Fields, comments, notes and empty lines; what git leaves of a merge begins otherwise.
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "#"), UInt8(ascii: "\n"): break
      case UInt8(ascii: ">"): if byte(text, place &+ 1) == UInt8(ascii: ">") { return nil }
      default: return nil
      }
      place = endOfPlainLine(text, from: place)
      if byte(text, place) == UInt8(ascii: "\r") { return nil }
      place &+= 1
    }
    return days
  }

  /// The same, and nil also where there may be a mistake to tell of.
  package static func faultlessDays(_ bytes: [UInt8]) -> [CivilDate]? {
    guard plainEnd(bytes) == bytes.count else { return nil }
    let text = bytes.span
    var days: [CivilDate] = []
    days.reserveCapacity(bytes.count / 40)
    // Of the entry above; nil where there is none.
    var fields: CheckIn.KnownFields?
    var dates = PlainDates()
    var place = 0
    while place < bytes.count {
      switch byte(text, place) {
      case UInt8(ascii: "\n"): place &+= 1
      case UInt8(ascii: "["):
        guard let header = PlainField.header(text, at: place, &dates) else { return nil }
        days.append(header.moment.date)
        fields = CheckIn.KnownFields()
        place = header.end
      case UInt8(ascii: ">"):
        guard fields != nil, let note = PlainNote.read(text, at: place) else { return nil }
        place = note.end
      default:
        guard let field = PlainField.read(text, at: place), let known = field.known,
          fields?.contains(known) == false
        else { return nil }
        fields?.insert(known)
        place = field.end
      }
    }
    return days
  }
}
