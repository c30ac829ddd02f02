import Text

/// A name that no exercise of the journal has, and the name that it is probably a slip of.
struct UnknownExercise {
  let typed: String
  let near: (name: String, isSure: Bool)?

  init(_ typed: String, near: (name: String, isSure: Bool)?) { (self.typed, self.near) = (typed, near) }

  /// Returns the name that was meant; throws unless a person said which.
  func name(_ answers: Answers) throws(Refusal) -> String {
    // A yes to all is none to an unsure guess.
    if let near, let question = refusal.question, near.isSure ? answers.contains(question) : answers.isSaid(question) {
      return near.name
    }
    if answers.contains(addition) { return typed }
    throw refusal
  }

  /// The question if the exercise is to be added.
  private var addition: Message { "'\(typed)' is new in this journal; add it?" }

  /// The refusal of an unconfirmed name; a yes to its question takes the near name, or adds the new one.
  var refusal: Refusal {
    var refusal = Refusal(
      "'\(typed)' is no exercise of this journal yet",
      help: near.map { "did you mean '\($0.name)'? '--new' makes it an exercise of its own" }
        ?? "add '--new' to make it one",
      question: near.map { "'\(typed)' is new; did you mean '\($0.name)'?" } ?? addition,
      isYesByDefault: near?.isSure ?? true)
    refusal.questionAfterNo = near == nil ? nil : addition
    return refusal
  }
}
