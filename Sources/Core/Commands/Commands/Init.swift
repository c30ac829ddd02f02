import Grammar
import Storage
import Text
import Training
import Views

extension Command {
  static let initialize = Command(
    "init", "Begin a journal: settings, a first plan, comments that teach the format", usage: ["init [DIR]"],
    details: """
      In the folder you are in without DIR, whatever $BUMBUM_DIR says. What is there already is never overwritten. The language
      is --lang, else that of the environment.
      """,
    options: [
      Option("--example", nil, "with a week of training to play with"),
      Option("--unit", "UNIT", "the unit of answers, and of loads typed without one: kg or lb"), .dryRun,
    ],
    examples: [
      ("bumbum init gym", "in a new folder"), ("bumbum init --unit lb", "here, for loads in pounds"),
      ("bumbum init --example try", "to look around in before you begin"),
      ("bumbum init --lang pt-BR", "here, in Portuguese"),
    ]
  ) { invocation throws(Refusal) in
    let isTwice = !invocation.arguments.operands.isEmpty && invocation.arguments.value("--dir") != nil
    guard invocation.arguments.operands.count <= 1, !isTwice else { throw Refusal("one folder at a time") }
    let path = invocation.arguments.operands.first ?? invocation.arguments.value("--dir") ?? "."
    let words = try invocation.words(Settings())
    let named = invocation.arguments.value("--unit") ?? WeightUnit.kg.rawValue
    guard let unit = WeightUnit(rawValue: named.lowercased()) else {
      throw Refusal("'--unit \(named)' is neither kg nor lb", help: "write '--unit kg' or '--unit lb'")
    }
    let folder = try JournalFolder.beginning(at: path)
    invocation.recover(folder)
    var changes = invocation.newJournal(in: folder, words, unit)
    if !changes.isEmpty, !invocation.arguments.has("--dry-run") {
      changes = try invocation.locked(folder) { () throws(Refusal) in
        // Another process may have begun the journal meanwhile.
        let changes = invocation.newJournal(in: folder, words, unit)
        try invocation.writing(changes, in: folder, isBeginning: true)
        return changes
      }
    }
    if changes.isEmpty {
      let hasMore = invocation.arguments.has("--git")
      invocation.say("there is a journal in '\(path)' already" + (hasMore ? "" : "; nothing was written"))
    } else {
      invocation.print(changes.map { printable(folder.shownPrefix + $0.path) }.joined(separator: ", "))
    }
    if invocation.arguments.has("--example"), !changes.contains(where: { $0.path.hasPrefix("log/") }) {
      invocation.say("the example goes into a new folder alone: 'bumbum init --example try'")
    }
    try invocation.versions?.begin(in: folder, invocation)
    guard !changes.isEmpty else { return .success }
    let place = folder.shownPrefix.isEmpty ? "" : "'cd \(printable(path))', "
    invocation.say("next: \(place)'bumbum edit plan' for exercises of your own, 'bumbum start' to train")
    return .success
  }
}

extension Invocation {
  /// Returns the files of a new journal that do not exist yet.
  fileprivate func newJournal(in folder: JournalFolder, _ words: Words, _ unit: WeightUnit) -> [FileChange] {
    let journal = folder.read()
    let taken = Set(journal.files.map(\.source.name) + journal.failures.map(\.path))
    // Made-up days are never mixed into real training.
    let hasExample = arguments.has("--example") && taken.isEmpty
    let example = hasExample ? NewJournal.example(language: words.language, until: today) : []
    return
      (NewJournal.files(language: words.language, unit: unit, created: today.adding(days: hasExample ? -6 : 0))
      + example)
      // A journal that has plans needs no first one.
      .filter { !taken.contains($0.path) && (journal.plans.isEmpty || !$0.path.hasPrefix("plans/")) }
      .map { FileChange(path: $0.path, before: nil, after: Array($0.text.utf8)) }
  }
}
