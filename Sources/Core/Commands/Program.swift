import Grammar
import Text
import Training

/// The program: a command line in, text and an exit code out.
package enum Program {
  package static let version = "0.1.0"
  /// The commit it was built from; `.ci/release` writes it into the file for as long as it builds.
  static var commit: String {
    String(decoding: embedded("commit_txt").prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Runs all words of a process, its own name first. Without even that the arguments are unknown, and home would be an
  /// answer to something else.
  package static func run(process words: [String], _ context: Context) -> ExitCode {
    if words.isEmpty {
      context.remark("can't read the arguments it was called with; nothing was done")
      return .failure
    }
    return run(Array(words.dropFirst()), context)
  }

  package static func run(_ words: [String], _ context: Context) -> ExitCode {
    let context = context.speaking(SpokenLanguage(words, context))
    let code = done(words, context)
    guard case .failed(let reason)? = context.output.ended() else { return code }
    // An answer that was lost must not look like one that was given; but it stops no command in the middle of its work.
    context.remark("can't write the answer: \(reason)")
    // Another code is of a failure that was reported already.
    guard code == .success || code == .findings else { return code }
    sayAllElseIsDone(context)
    return .failure
  }

  private static func sayAllElseIsDone(_ context: Context) {
    context.detail("all else is done: what the command was to change is changed")
  }

  /// Runs a command, and once more with the name that was meant, when it asks nothing twice: it knows the answers.
  private static func done(_ words: [String], _ context: Context, answers: [String: String] = [:]) -> ExitCode {
    var (known, given, remembering) = (answers, answers, context)
    remembering.keyboard.ask = { question in
      let answer = known.removeValue(forKey: question) ?? context.keyboard.ask(question)
      given[question] = answer
      return answer
    }
    do throws(Refusal) {
      return try dispatch(words, remembering)
    } catch {
      if let words = chosen(error, words, context) { return done(words, context, answers: given) }
      context.remark(error)
      return .failure
    }
  }

  /// Asks which of several names is meant; returns the words with the answer for the one typed, nil without an answer.
  private static func chosen(_ error: Refusal, _ words: [String], _ context: Context) -> [String]? {
    guard let (typed, names) = error.choice else { return nil }
    let place = words.indices.dropFirst().lazy.flatMap { start in (start..<words.count).map { start...$0 } }.first {
      let part = words[$0].joined(separator: " ")
      return part == typed || part.hasPrefix(typed + " ") || part.hasPrefix(typed + ":")
    }
    guard let place else { return nil }
    let shown = names.prefix(8).enumerated().map { "\($0 + 1): \(printable($1))" }.joined(separator: ", ")
    let count = min(names.count, 8)
    let mayBeNew = CommandList.core.named(words[0])?.name == "set"
    let question: Message =
      mayBeNew
      ? "which '\(printable(typed))'? \(shown), \(count + 1): a new one [1] "
      : "which '\(printable(typed))'? \(shown) [1] "
    var number = 1
    let see = context.commands.groups.first { $0.title == .see }
    if see?.commands.contains(where: { words[0] == $0.name || words[0] == $0.short }) ?? false {
      // An answer about another one costs nothing.
      let others = names[1..<count].map { "'\(printable($0))'" }.joined(separator: ", ")
      context.remark("'\(printable(typed))' is '\(printable(names[0]))' here; it could be \(others), too")
    } else {
      guard let answer = context.keyboard.ask(context.text(question))?.trimmed else { return nil }
      number = answer.isEmpty ? 1 : Int(answer) ?? 0
    }
    if mayBeNew, number == count + 1 { return words + ["--new"] }
    guard 1...count ~= number else { return nil }
    let rest = words[place].joined(separator: " ").dropFirst(typed.count)
    var meant = words
    meant.replaceSubrange(place, with: [names[number - 1] + rest])
    return meant
  }

  private static func dispatch(_ words: [String], _ context: Context) throws(Refusal) -> ExitCode {
    switch words.first {
    case "--version", "-V", "-v", "version":
      context.output.write("bumbum \(version) (\(commit)), format \(Settings.newestFormat)\n")
      return .success
    case "--help", "-h": return try run(.help, [], context)
    default: break
    }
    // Options alone belong to home, the command that needs no name.
    guard let name = words.first, !name.beginsWithDash else {
      if let name = inFront(words, context.commands) {
        let right = [words[name]] + words[..<name] + words[(name + 1)...]
        // '--lang pt-BR' is of no command.
        if (try? Arguments(Array(words[..<name]), options: Option.common))?.operands.isEmpty == true {
          return try dispatch(right, context)
        }
        throw Refusal(
          "the options of a command stand after its name",
          help: "write 'bumbum \(right.map(HelpText.quoted).joined(separator: " "))'")
      }
      return try run(.home, words, context)
    }
    if let command = context.commands.named(name) { return try run(command, Array(words.dropFirst()), context) }
    // 'next?' and 'check in' are written so, too.
    for count in [1, 2] where count <= words.count {
      guard let name = context.commands.spelled(words[..<count].joined()) else { continue }
      return try dispatch(name.split(separator: " ").map(String.init) + words.dropFirst(count), context)
    }
    if TalkWords(words).areOfSlip { return try dispatch(["set"] + words, context) }
    let near = context.commands.near(name)
    let named = near.map { $0.split(separator: " ").map(String.init) + words.dropFirst() }
    let sets = words.count > 1 && words.joined().contains(where: \.isNumber) ? ["set"] + words : nil
    // 'whats next' ends in a command.
    let last = words.last.flatMap(context.commands.spelled).map { [$0] }
    guard let meant = named ?? sets ?? last else {
      throw Refusal("there is no command '\(name)'", help: "see 'bumbum help'")
    }
    let line = printable(meant.joined(separator: " "))
    let question: Message = "there is no command '\(name)'; did you mean '\(line)'?"
    let answer = context.keyboard.ask(context.text("\(question) [Y/n] "))
    if let answer, answer.trimmed.isEmpty || Invocation.isYes(answer) { return try dispatch(meant, context) }
    throw Refusal(
      "there is no command '\(name)'", help: near.map { "did you mean '\($0)'?" } ?? "write 'bumbum \(line)'")
  }

  /// Returns the index of the name of a command behind options; nil where they are those of home.
  private static func inFront(_ words: [String], _ commands: CommandList) -> Int? {
    let home = try? Arguments(words, options: Command.home.options + Option.common)
    return home?.operands.isEmpty == true ? nil : words.firstIndex { commands.named($0) != nil }
  }

  private static func run(_ command: Command, _ words: [String], _ context: Context) throws(Refusal)
    -> ExitCode
  {
    let arguments = try Arguments(words, options: command.options + Option.common) { option in
      // For `start --plan`: the value stands by itself.
      let operand = option.dropFirst(2).uppercased()
      if !operand.isEmpty, let usage = command.usage.first(where: { $0.holds(operand) }) {
        let words = HelpWords(language: context.language(), context.commands)
        return "it stands without an option: 'bumbum \(words.form(usage))'"
      }
      let others = context.commands.all.filter { other in other.options.contains { $0.name == option } }
      guard !others.isEmpty else { return nil }
      let names = others.prefix(4).map { "'bumbum \($0.name)'" }.joined(separator: ", ")
      return "'\(option)' goes with \(names)" + (others.count > 4 ? " and others" : "")
    }
    let invocation = try Invocation(command, arguments, context)
    if arguments.has("--help") {
      invocation.print(invocation.helpText.summary(of: command))
      return .success
    }
    let code: ExitCode
    do throws(Refusal) {
      code = try command.run(invocation)
    } catch {
      guard invocation.isWritten else { throw error }
      context.remark(error)
      sayAllElseIsDone(context)
      return .failure
    }
    // An answer that lacks a month must not look complete.
    return code == .success && invocation.isIncomplete && !arguments.has("--partial") ? .failure : code
  }
}
