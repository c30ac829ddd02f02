import Grammar
import Text
import Training

/// Cuts a month of check-ins, skips and measures.
struct CheckInCutting {
  private struct Opening {
    var key: String
    var moment: Moment
    var title = ""
  }
  private var line: LineCursor
  /// By where the header stands.
  private var openings: [Int: Opening] = [:]

  static func file(_ source: Source) -> Piece {
    var cutting = CheckInCutting(source)
    return EntryGrouping.file(cutting.lines())
  }

  private init(_ source: Source) {
    line = LineCursor(source)
    let file = CheckInReader.read(source)
    for (entry, places) in zip(file.checkIns, file.places.checkIns) {
      guard let moment = entry.moment else { continue }
      openings[places.header.lowerBound] = Opening(
        key: moment.description, moment: moment, title: nameKey(entry.title ?? ""))
    }
    for (entry, places) in zip(file.skips, file.places.skips) {
      guard let day = entry.days?.lowerBound else { continue }
      openings[places.header.lowerBound] = Opening(key: "skip \(day)", moment: Moment(day))
    }
    for (entry, places) in zip(file.measures, file.places.measures) {
      guard let moment = entry.moment else { continue }
      openings[places.header.lowerBound] = Opening(key: "measure \(moment)", moment: moment)
    }
  }

  private mutating func lines() -> [CutLine] {
    var lines: [CutLine] = []
    while line.nextLine() { lines.append(cutLine()) }
    return lines
  }

  private func cutLine() -> CutLine {
    switch line.checkInKind {
    case .empty:
      return line.comment == nil
        ? CutLine(role: .blank, piece: line.leaf(.other))
        : CutLine(role: .comment, piece: line.leaf(.comment))
    case .header:
      let opening = openings[line.rest.lowerBound]
      var piece = line.leaf(.header, key: opening?.key)
      piece.moment = opening?.moment
      piece.title = opening?.title ?? ""
      return CutLine(role: .header, piece: piece)
    case .field:
      return CutLine(
        role: .content,
        piece: line.leaf(
          .field, key: line.fieldKey(of: CheckInFile.checkInFields + CheckInFile.skipFields + CheckInFile.measureFields)
        ))
    case .note: return CutLine(role: .content, piece: line.leaf(.note))
    case .fieldWithColon, .reserved, .unknown: return CutLine(role: .content, piece: line.leaf(.other))
    }
  }
}
