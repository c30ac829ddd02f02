import Grammar
import Text
import Training

/// A program whose rules are public knowledge, as a plan to begin with: one file in examples/plans.
package struct PlanTemplate: Sendable {
  /// The name in commands; `others` are names by which it is known, too.
  package let name: String
  private let others: [String]
  private let bytes: @Sendable () -> [UInt8]

  package static let all = [
    PlanTemplate(name: "starting-strength", others: ["ss", "3x5"]) { embedded("starting_strength_md") },
    PlanTemplate(name: "5/3/1", others: ["531", "wendler"]) { embedded("five_three_one_md") },
    PlanTemplate(name: "5/3/1-assistance", others: ["531-assistance"]) {
      embedded("five_three_one_assistance_md")
    },
    PlanTemplate(name: "gzclp", others: ["gzcl"]) { embedded("gzclp_md") },
    PlanTemplate(name: "push-pull-legs", others: ["ppl"]) { embedded("push_pull_legs_md") },
    PlanTemplate(name: "bodyweight", others: ["bw"]) { embedded("bodyweight_md") },
  ]

  static func named(_ text: String) throws(Refusal) -> PlanTemplate {
    let key = folded(text).split(separator: " ").joined(separator: "-")
    if let template = all.first(where: { $0.name == key || $0.others.contains(key) }) { return template }
    let near = closest(to: key, among: all.map(\.name))
    throw Refusal(
      "there is no template '\(text)'",
      help: near.map { "did you mean '\($0)'?" } ?? "there are \(all.map { "'\($0.name)'" }.joined(separator: ", "))")
  }

  /// Returns the text with the minute in which the plan was created, named `name` if given. Names, words,
  /// muscle groups and decimal marks are in `language`; keywords are the format's.
  func text(named name: String?, created: Moment, in language: Settings.Language) -> String {
    lines(in: language).map { line in
      if line.hasPrefix("created = ") { return "created = \(created):00" }
      return line.hasPrefix("# ") ? name.map { "# \($0)" } ?? line : line
    }.joined(separator: "\n")
  }

  /// Returns the heading of the plan.
  func heading(in language: Settings.Language) -> String {
    lines(in: language).first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) } ?? name
  }
}

extension PlanTemplate {
  private func lines(in language: Settings.Language) -> [String] {
    let lines = String(decoding: bytes(), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    return language == .english ? lines : lines.map(PlanTemplate.translated)
  }

  /// Returns a line in Portuguese; of an item its name, its alternatives in quotes, its muscle group and its numbers.
  private static func translated(_ line: String) -> String {
    guard line.hasPrefix("- ") else { return said(line) }
    let name = line.dropFirst(2).prefix { $0 != ":" }
    let attributes = line.dropFirst(2 + name.count).split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated()
    let rest = attributes.map {
      $0.offset % 2 == 0 ? saidAttributes(String($0.element)) : said(String($0.element))
    }
    return "- " + said(String(name)) + rest.joined(separator: "\"")
  }

  private static func saidAttributes(_ text: String) -> String {
    text.split(separator: ",", omittingEmptySubsequences: false).map { attribute in
      let word = attribute.drop { $0 == ":" || $0 == " " }
      let group = MuscleGroup(String(word)).map { $0.portuguese.lowercased() }
      return attribute.prefix(attribute.count - word.count) + (group ?? String(word).swapping(".", for: ","))
    }.joined(separator: ",")
  }

  private static func said(_ text: String) -> String {
    Message(stringLiteral: text).text(in: .brazilianPortuguese)
  }
}
