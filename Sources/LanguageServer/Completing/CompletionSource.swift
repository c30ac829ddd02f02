import Format
import Lint
import Text
import Training

/// What a journal has to offer.
struct CompletionSource {
  let journal: Journal
  let now: Moment

  typealias Found = (length: Int, items: [Completion.Item])

  var codes: [Completion.Item] {
    Linter.explanations.filter { $0.severity < .error }.map {
      Completion.Item(label: $0.code, kind: .value, detail: $0.summary)
    }
  }

  /// In plans and exercises.txt, behind a name: the group, which has to be there, then what may be.
  func attributes(_ line: HalfLine) -> Found? {
    guard let (_, rest) = line.item else { return nil }
    let groups = MuscleGroup.allCases.flatMap { group in
      [group.rawValue, group.portuguese].map { Completion.Item(label: $0, kind: .value) }
    }
    let words = [
      "rest 60s", "superset", "3x12", "add 2.5kg", "back 10% after 3", "else 3x3+", "or \"\"", "since \(now.date)",
      "aka \"\"", "per hand", "per side", "max 100kg since \(now.date)", "step 2.5kg",
    ].map {
      Completion.Item(label: $0, kind: .keyword)
    }
    return (line.lastWord(of: rest[...]).utf8.count, groups + words)
  }

  func checkIns(_ line: HalfLine, _ file: CheckInFile) -> Found? {
    if line.text.hasPrefix("[") {
      let inside = line.text.dropFirst()
      let items = [now.description, now.date.description, "skip \(now.date)", "measure \(now)"].map {
        Completion.Item(label: $0, kind: .event)
      }
      return (inside.utf8.count, items)
    }
    guard let (name, value) = line.field else {
      guard !line.text.hasPrefix(">"), !line.text.contains(" ") else { return nil }
      let names = CheckInFile.checkInFields + CheckInFile.skipFields + CheckInFile.measureFields
      return (line.text.utf8.count, names.map { Completion.Item(label: $0, text: "\($0) = ", kind: .field) })
    }
    switch name {
    case "type":
      let types = ExerciseType.allCases.flatMap { [$0.rawValue, $0.portuguese] }
      return (value.utf8.count, types.map { Completion.Item(label: $0, kind: .value) })
    case "session":
      let starts = journal.logs.flatMap(\.sessions).compactMap(\.moment).sorted().suffix(50).reversed()
      return (value.utf8.count, starts.map { Completion.Item(label: $0.description, kind: .event) })
    case "photo": return (value.utf8.count, photos(beside: file.source.name))
    default: return nil
    }
  }

  /// The newest first.
  private func photos(beside path: String) -> [Completion.Item] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let names = journal.photos.keys.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
    return names.sorted(by: >).map { Completion.Item(label: $0, kind: .file) }
  }
}
