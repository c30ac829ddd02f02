import Grammar
import Statistics
import Text
import Training

/// The exercise that a typed name means where it is written: one that is certain, one that a person is asked about, or a new
/// one.
struct NamedExercise {
  let typed: String
  /// The name that is certain; nil if a person is asked, or if the exercise is new.
  private(set) var known: String?
  /// The name that is asked about; nil without any.
  private(set) var near: (name: String, isSure: Bool)?
  /// True if other names fit as well, or if it was typed with a slip.
  private var isOfSeveral = false
  /// The exercise that a new name is near, and another than.
  private var neighbour: String?
  /// The words behind the name that only say how it was done: `barra w`.
  private var manner = ""
  /// True if no exercise is known at all.
  private var isFirst = false

  /// Throws if the name may be that of several exercises.
  init(
    _ typed: String, among names: ExerciseNames, likeness: (String) -> Likeness = { _ in .unknown }
  ) throws(Refusal) {
    (self.typed, isFirst) = (typed, names.isEmpty)
    if let choice = try names.choice(meant: typed, likeness: likeness) {
      // 'deadlift' is well known, and not the 'RDL'; 'leg raises' are today's 'hanging leg raise', which is said.
      let (key, isAnother) = (folded(typed), TypedName(typed).isSame(as: choice.name) == false)
      if isAnother, ![key, singular(key)].contains(where: folded(choice.name).holds) {
        neighbour = choice.name
      } else {
        (known, isOfSeveral) = (choice.name, choice.isOfSeveral || isAnother)
      }
      return
    }
    // A type of training is a known name too: 'Run'.
    known = ExerciseType.exercise(typed)
    if known != nil { return }
    let words = typed.split(separator: " ").map(String.init)
    let name = words.prefix(words.count - words.reversed().prefix(while: isManner).count).joined(separator: " ")
    if name.count < typed.count, !TypedName(typed).isWellKnown,
      let choice = try names.choice(meant: name, likeness: likeness)
    {
      // With other loads, 'leg extension unilateral' is another exercise.
      guard likeness(choice.name) >= .unknown else { return }
      (known, isOfSeveral) = choice
      manner = String(typed.dropFirst(name.count)).trimmed
    } else if let near = names.near(typed, likeness: likeness) {
      let likely = likeness(near.name)
      // A slip keeps the first letter of a word: a 'hike' is no 'Bike'.
      let (key, other) = (folded(typed), folded(near.name))
      let place = words.indices.first { TypedName(words[...$0].joined(separator: " ")).isWhole(near.name) }
      manner = words.dropFirst(place.map { $0 + 1 } ?? words.count).joined(separator: " ")
      // Numbers among the words are rather sets that don't read.
      let isPlain = !words.dropFirst().joined().contains(where: \.isNumber)
      if !near.isSure, isPlain, likely < .unknown || isAnother(near.name) {
        neighbour = near.name
      } else if near.isSure
        ? likely >= .unknown
          && (other.split(separator: " ").contains { $0.first == key.first } || key.sorted() == other.sorted())
        : isPlain && likely >= .usual && !manner.isEmpty
      {
        // 'sqaut 100kg x 5' is the squat, and 'leg press pyramid' the leg press with such loads.
        (known, isOfSeveral) = (near.name, true)
      } else {
        self.near = near
      }
    }
  }

  /// Creates the exercise of a name that is certain, asked about, or new.
  init(_ typed: String, known: String? = nil, near: (name: String, isSure: Bool)? = nil) {
    (self.typed, self.known, self.near) = (typed, known, near)
  }

  /// True if the exercise is new, and nothing is asked.
  var isNew: Bool { known == nil && near == nil }

  /// Returns the name to write; throws what has to be asked, unless a person said which is meant.
  func name(_ answers: Answers) throws(Refusal) -> String {
    guard let near else { return known ?? typed }
    let isAnother = !near.isSure && isAnother(near.name)
    let question: Message = "'\(typed)' is new; did you mean '\(near.name)'?"
    let addition: Message =
      isAnother ? "'\(typed)' is new beside '\(near.name)'; add it?" : "'\(typed)' is new in this journal; add it?"
    // A yes to all is none to an unsure guess.
    if near.isSure ? answers.contains(question) : answers.isSaid(question) { return near.name }
    if answers.contains(addition) { return typed }
    var refusal = Refusal(
      "'\(typed)' is no exercise of this journal yet",
      help: "did you mean '\(near.name)'? '--new' makes it an exercise of its own",
      question: isAnother ? addition : question, isYesByDefault: true)
    refusal.questionAfterNo = isAnother ? question : addition
    throw refusal
  }

  /// True if the typed name is rather of another exercise: words before one make it so, `seated leg curl`, words that tell
  /// others apart, and a name that is well known.
  private func isAnother(_ name: String) -> Bool {
    let (words, own, rest) = (plainWords(typed), plainWords(name), plainWords(manner))
    let isBefore = words.count >= own.count && words.last == own.last && words.first != own.first
    return TypedName(typed).isWellKnown
      || !typed.contains("+")
        && (isBefore || (rest.isEmpty ? words : rest).contains { !own.contains($0) && tellsApart($0) })
  }

  /// The words behind the name that was taken, which are a remark: `barra w`, and `top` in `squat top`.
  func words(behind name: String) -> String { name == typed ? "" : manner }

  /// Returns the remark on a name that is new, or that was taken of several; where the written line is not seen, on any that
  /// was not typed whole.
  func remarks(on name: String, isShown: Bool) -> [Message] {
    if isNew {
      if let neighbour { return ["'\(typed)' is new in this journal, and not '\(neighbour)'"] }
      return isFirst ? [] : ["'\(typed)' is new in this journal"]
    }
    let isPart = isOfSeveral || !isShown && TypedName(typed).fit(name) != .whole
    return isPart ? ["'\(typed)' is '\(name)'; '--new' makes it an exercise of its own"] : []
  }
}
