import Grammar
import Guess
import Text

/// The decision on typed sets: they are written, a person is asked, or they are refused.
struct Verdict {
  /// The ways to write the sets, likeliest first; only one if they are written.
  var ways: [String]
  /// The remarks on what was added to the typed text.
  var remarks: [Message] = []
  /// The reason why they are not written at once, and what to write instead; nil if they are.
  var refusal: Refusal?
  /// True if the first way may be asked about.
  var isAsked = false

  static func written(_ text: String, _ remarks: [Message] = []) -> Verdict { Verdict(ways: [text], remarks: remarks) }

  static func asked(_ ways: [String], _ refusal: Refusal, _ remarks: [Message] = []) -> Verdict {
    Verdict(ways: ways, remarks: remarks, refusal: refusal, isAsked: true)
  }

  /// Returns the verdict that asks about ways to write the sets. `reps` is the typed text if it may be reps, too.
  static func asked(_ ways: [String], _ message: Message, or reps: String? = nil) -> Verdict {
    .asked(
      ways, Refusal(message, help: reps.map { "\(Guess.writing(ways)), or '\($0) reps'" } ?? Guess.writing(ways)))
  }

  static func refused(_ refusal: Refusal, _ ways: [String] = []) -> Verdict { Verdict(ways: ways, refusal: refusal) }

  /// Returns the text to write, nil for the typed one; throws unless a person answered yes to what is asked.
  func text(_ answers: Answers) throws(Refusal) -> String? {
    guard var refusal else { return ways.first }
    let readable = isAsked ? ways.filter { SetText.check($0) == nil } : []
    guard let first = readable.first else {
      try answers.settle(refusal)
      return nil
    }
    let question: Message = "\(refusal.message); write '\(spelled: first)'?"
    let others = readable.dropFirst().prefix(1).map { (way: $0, question: "write '\($0)'?" as Message) }
    (refusal.question, refusal.isYesByDefault, refusal.questionAfterNo) = (question, true, others.first?.question)
    if answers.contains(question) { return first }
    guard let other = others.first, answers.contains(other.question) else { throw refusal }
    return other.way
  }
}

extension Refusal {
  /// Returns the refusal with what can be pasted into this exercise in the place of an example for any.
  func showing(_ known: KnownSets, _ text: String, isGuessed: Bool) -> Refusal {
    if let (count, load) = Guess.setsWithoutReps(text) {
      return Refusal(
        "'\(text)' has no reps",
        help: "write how many there were in each set: '\(count)x\(known.likelyReps) @ \(load)'")
    }
    let codes = [Explanation.unreadableSet.code, Explanation.missingComma.code, Explanation.loadWithoutAmount.code]
    // A sum of plates and `3xmax` are refused with words of their own.
    let isOfWords =
      text.contains("+")
      || text.split(separator: "x").dropFirst().contains { String($0).trimmed.first?.isLetter == true }
    guard !isGuessed, !isOfWords, let finding, finding.fix == nil, codes.contains(finding.code),
      let example = known.example
    else { return self }
    return Refusal(message, help: "write them as '\(spelled: example)'")
  }
}

extension Message.StringInterpolation {
  /// Appends sets with the decimal mark of the language.
  mutating func appendInterpolation(spelled sets: String) {
    appendInterpolation(sets, portuguese: sets.swapping(".", for: ","))
  }
}
