import Text
package import Training

/// A field of a check-in that needs no declaration in the settings.
///
/// Reading, fmt, lint, JSON, CSV and the editor go by `CheckInField.all`. A new field is an element of it, and a
/// property of `CheckIn`.
package struct CheckInField: Sendable {
  /// The name in files and in JSON.
  package let name: StaticString
  /// Sets the field of a check-in to an unquoted value.
  let read: @Sendable (inout CheckIn, String) -> Void
  /// Returns the check-in's value of the field.
  package let value: @Sendable (CheckIn) -> Value

  package enum Value: Sendable {
    case text(String?)
    case number(Int?)
  }

  /// The fields in the order of JSON.
  package static let all = [
    CheckInField(name: "type", read: { $0.type = ExerciseType($1) }, value: { .text($0.typeName) }),
    // A title or location has no blanks at its ends, even in quotes; a blank location is nil.
    CheckInField(name: "title", read: { $0.title = $1.trimmed }, value: { .text($0.titleText) }),
    CheckInField(name: "calories", read: { $0.calories = wholeNumber($1) }, value: { .number($0.calories) }),
    CheckInField(
      name: "location", read: { $0.location = $1.trimmed.isEmpty ? nil : $1.trimmed }, value: { .text($0.location) }),
    CheckInField(name: "photo", read: { $0.photo = $1 }, value: { .text($0.photo) }),
    // A moment may have typographic dashes and no-break spaces.
    CheckInField(
      name: "session", read: { $0.session = Moment(nameKey($1)) }, value: { .text($0.session?.description) }),
  ]

  package static let names = all.map(\.name.description)

  /// Returns a number of up to nine digits; nil for other text.
  private static func wholeNumber(_ text: String) -> Int? {
    guard 1...9 ~= text.utf8.count, text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text)
  }
}

extension LineCursor {
  /// Returns the index in `CheckInField.all` of a field by its name, in any case and either language; nil if only the
  /// settings can declare it.
  func knownField(_ key: TextRange) -> Int? {
    let word = Token(.word, key)
    if let index = CheckInField.all.firstIndex(where: { isWord(word, $0.name) }) { return index }
    return CheckInField.names.firstIndex(of: fieldKey(text(key), of: CheckInField.names))
  }
}
