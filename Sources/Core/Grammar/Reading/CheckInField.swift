import Text
package import Training

/// A field of a check-in that needs no declaration in the settings.
///
/// Reading, fmt, lint, JSON, CSV and the editor go by `CheckInField.all`. Another one is an entry there, and a property of
/// `CheckIn` that keeps it.
package struct CheckInField: Sendable {
  /// As a file writes it and JSON names it.
  package let name: StaticString
  /// Takes what stands behind the sign, out of its quotes.
  let read: @Sendable (inout CheckIn, Ranged<String>) -> Void
  /// What was written; two check-ins mean the same where it is the same.
  let written: @Sendable (CheckIn) -> String?
  /// What the check-in says by it.
  package let value: @Sendable (CheckIn) -> Value

  package enum Value: Sendable {
    case text(String?)
    case number(Int?)
  }

  /// In the order of JSON.
  package static let all = [
    CheckInField(
      name: "type", read: { ($0.typeText, $0.type) = ($1, ExerciseType($1.value)) },
      written: { $0.typeText?.value }, value: { .text($0.typeName) }),
    // Blanks at the ends of a title or a location are no part of it, in quotes either; a blank location is none.
    CheckInField(
      name: "title", read: { $0.title = Ranged($1.value.trimmed, $1.range) }, written: { $0.title?.value },
      value: { .text($0.titleText) }),
    CheckInField(
      name: "calories", read: { ($0.caloriesText, $0.calories) = ($1, wholeNumber($1.value)) },
      written: { $0.caloriesText?.value }, value: { .number($0.calories) }),
    CheckInField(
      name: "location",
      read: { checkIn, value in
        let place = value.value.trimmed
        checkIn.location = place.isEmpty ? nil : Ranged(place, value.range)
      }, written: { $0.location?.value }, value: { .text($0.location?.value) }),
    CheckInField(
      name: "photo", read: { $0.photo = $1 }, written: { $0.photo?.value }, value: { .text($0.photo?.value) }),
    // Typographic dashes and no-break spaces are plain ones here too.
    CheckInField(
      name: "session", read: { ($0.sessionText, $0.session) = ($1, Moment(nameKey($1.value))) },
      written: { $0.session?.description ?? $0.sessionText?.value }, value: { .text($0.session?.description) }
    ),
  ]

  package static let names = all.map(\.name.description)

  /// Up to nine digits; nil for anything else.
  private static func wholeNumber(_ text: String) -> Int? {
    guard 1...9 ~= text.utf8.count, text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text)
  }
}

extension CheckIn {
  /// It says no more than a day, a time, a photo, a session: what `checkin` writes where nobody says what it was.
  package var isQuick: Bool { notes.isEmpty && keys.allSatisfy { $0 == "photo" || $0 == "session" } }

  /// The names of all its fields in lower case.
  package var keys: [String] {
    CheckInField.all.indices.filter { knownFields.contains($0) }.map { CheckInField.names[$0] } + otherKeys
  }
}

extension LineCursor {
  /// The place in `CheckInField.all` of the one that is meant by a name, in any case and either language; nil for a field that
  /// only the settings may declare.
  func knownField(_ key: TextRange) -> Int? {
    let word = Token(.word, key)
    if let place = CheckInField.all.firstIndex(where: { isWord(word, $0.name) }) { return place }
    return CheckInField.names.firstIndex(of: fieldKey(text(key), of: CheckInField.names))
  }
}
