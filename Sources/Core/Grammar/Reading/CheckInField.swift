package import Text
package import Training

/// A field of a check-in that needs no declaration in the settings.
///
/// Reading, writing, fmt, options of `checkin`, screens, pages, JSON, CSV, SQL, import and the editor go by
/// `CheckInField.all`. A new field is an element of it, a property of `CheckIn`, and an option of `checkin`; its
/// Portuguese name stands beside those of other fields.
package struct CheckInField: Sendable {
  /// The name in files and in JSON.
  package let name: StaticString
  /// The name above a column, and behind a number; nil for a field that leads elsewhere.
  package var heading: Message?
  /// The text that stands for a missing value in JSON; nil for null.
  package var missing: String?
  /// True if it is not shown where the journal's places are left out.
  package var isPlace = false
  /// Sets the field of a check-in to an unquoted value.
  let read: @Sendable (inout CheckIn, String) -> Void
  /// Returns the check-in's value of the field.
  package let value: @Sendable (CheckIn) -> Value
  /// Returns the reason why `checkin` refuses the value of its option; nil for a field that it sets in another way.
  var refusal: (@Sendable (String) -> Refusal?)?

  package enum Value: Sendable {
    case type(ExerciseType?)
    case text(String?)
    case number(Int?)
  }

  /// The fields in the order of JSON.
  package static let all = [
    CheckInField(
      name: "type", heading: "Type", missing: CheckIn.unknownType, read: { $0.type = ExerciseType($1) },
      value: { .type($0.type) }),
    // A title or location has no blanks at its ends, even in quotes; a blank location is nil.
    CheckInField(
      name: "title", heading: "Title", missing: CheckIn.legacyTitle, read: { $0.title = $1.trimmed },
      value: { .text($0.title) }),
    CheckInField(
      name: "calories", heading: "kcal", read: { $0.calories = wholeNumber($1) }, value: { .number($0.calories) },
      refusal: { text in
        wholeNumber(text) != nil
          ? nil
          : Refusal("'\(text)' is no number of calories", help: "a whole number, 0 or more: '--calories 420'")
      }),
    CheckInField(
      name: "location", heading: "Place", isPlace: true,
      read: { $0.location = $1.trimmed.isEmpty ? nil : $1.trimmed }, value: { .text($0.location) },
      refusal: { text in
        text.trimmed.count > 200
          ? Refusal("this location has \(text.trimmed.count) characters; it may have up to 200") : nil
      }),
    CheckInField(name: "photo", read: { $0.photo = $1 }, value: { .text($0.photo) }),
    // A moment may have typographic dashes and no-break spaces.
    CheckInField(
      name: "session", read: { $0.session = Moment(nameKey($1)) }, value: { .text($0.session?.description) }),
  ]

  package var isNumber: Bool { if case .number = value(CheckIn()) { true } else { false } }

  package static let names = all.map(\.name.description)
  fileprivate static let keywords = all.map(\.name)

  /// The fields that options of `checkin` with their names set.
  package static let options = all.filter { $0.refusal != nil }

  /// Sets the field to the value of its option; throws if it is none.
  package func set(_ checkIn: inout CheckIn, to text: String) throws(Refusal) {
    if let refusal = refusal?(text) { throw refusal }
    read(&checkIn, text)
  }

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
    if let index = CheckInField.keywords.firstIndex(where: { isWord(word, $0) }) { return index }
    return CheckInField.names.firstIndex(of: fieldKey(text(key), of: CheckInField.names))
  }
}
