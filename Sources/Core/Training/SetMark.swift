/// A fact about a set, written behind it, `w`, `rpe 8.5`, `at 18:55`, or by the form of its amount, `5+3+2`.
///
/// Reading, fmt, JSON, exports, the editor and words go by `SetMark.all`. A new mark is an element there, a property of
/// `WorkSet`, and, unless it is a word alone, a way for the reader of groups to read its value.
public struct SetMark: Sendable {
  /// The keyword in a log, in lower case; nil if the amount expresses the mark.
  public let keyword: StaticString?
  /// The keyword with a value, if it takes one.
  public let example: String
  public let form: Form
  /// The name in JSON, CSV and SQL.
  public let name: String
  /// The title for people; for a mark with a value, the words before it.
  public let title: (english: String, portuguese: String)
  /// The other words that people write for it, the longest first.
  public let synonyms: [String]
  /// True if the mark is also shown if a set has only a cell or a row of a table.
  public let isInTables: Bool
  /// Returns the value in a set; nil without the mark.
  public let value: @Sendable (WorkSet) -> Value?

  public enum Form: Sendable {
    /// A word alone.
    case word(SetMarks)
    /// A way to write the amount.
    case amount(SetMarks)
    /// A word and a number, or a list of numbers, one for each set.
    case effort
    /// A word and a time of day, for the last set.
    case clock
  }

  public enum Value: Sendable {
    case said
    case number(hundredths: Int64)
    case text(String)
  }

  /// All marks, in the order of JSON.
  public static let all: [SetMark] = [
    word(
      "w", .warmUp, "warm_up", ("warm-up", "aquecimento"),
      ["warmup", "warm up", "warm", "wu", "aquecimento", "aquec", "aq"]),
    word("d", .drop, "drop_set", ("drop set", "drop set"), ["drop set", "dropset", "drop", "drop to", "ds"]),
    word(
      "f", .failure, "to_failure", ("to failure", "até a falha"),
      [
        "to failure", "to fail", "until failure", "til failure", "até a falha", "ate a falha", "até falha", "a falha",
        "à falha",
        "até falhar", "ate falhar", "fail", "failed", "failure", "falha", "falhou", "falhei",
      ]),
    word("left", .left, "left_side", ("left", "esquerda"), ["lado esquerdo", "left side", "esquerda", "esq"]),
    word("right", .right, "right_side", ("right", "direita"), ["lado direito", "right side", "direita", "dir"]),
    SetMark(
      keyword: nil, example: "5+3+2", form: .amount(.cluster), name: "in_parts",
      title: ("in parts", "em partes"),
      synonyms: [],
      isInTables: false, value: { $0.marks.contains(.cluster) ? .said : nil }),
    SetMark(
      keyword: "rpe", example: "rpe 8", form: .effort, name: "rpe", title: ("RPE", "RPE"),
      synonyms: ["pse"],
      isInTables: true
    ) { set in
      if case .rpe(let halves) = set.effort { .number(hundredths: Int64(halves) * 50) } else { nil }
    },
    SetMark(
      keyword: "rir", example: "rir 2", form: .effort, name: "rir", title: ("RIR", "RIR"),
      synonyms: [],
      isInTables: true
    ) { set in
      if case .rir(let reps) = set.effort { .number(hundredths: Int64(reps) * 100) } else { nil }
    },
    SetMark(
      keyword: "at", example: "at 18:55", form: .clock, name: "completed_at", title: ("at", "às"),
      synonyms: ["às", "as"],
      isInTables: false, value: { $0.completedAt.map { .text($0.description) } }),
  ]

  /// The marks of a word alone, with their flags.
  public static let words: [(keyword: String, mark: SetMarks)] = all.compactMap { mark in
    if case .word(let flag) = mark.form { (mark.keyword?.description ?? "", flag) } else { nil }
  }

  /// True if it says of which side a set was.
  package var isOfSide: Bool { if case .word(let flag) = form { SetMarks.sides.contains(flag) } else { false } }

  /// True if a value follows the keyword.
  public var takesValue: Bool {
    switch form {
    case .word, .amount: false
    case .effort, .clock: true
    }
  }

  /// The keywords that a value follows.
  public static let wordsBeforeValues: [String] = all.filter(\.takesValue).compactMap { $0.keyword?.description }

  private static func word(
    _ keyword: StaticString, _ flag: SetMarks, _ name: String, _ title: (String, String), _ synonyms: [String]
  ) -> SetMark {
    SetMark(
      keyword: keyword, example: keyword.description, form: .word(flag), name: name, title: title, synonyms: synonyms,
      isInTables: true,
      value: { $0.marks.contains(flag) ? .said : nil })
  }
}
