import Commands
import Grammar
import Storage
import Progression
import Text
import Training
import Views

extension Command {
  static let plates = Command(
    "plates", "Print which plates hang on each side of a bar for a load", usage: ["plates LOAD"],
    details: """
      A load without a unit has that of the settings. The settings 'bar' and 'plates' say what there is; else a bar of 20 kg or 45 lb and the plates of most gyms, of each as
      many as it takes, or as many as 'plates' counts: "20kg x 4" are two on each side.
      """,
    options: [.json],
    examples: [("bumbum plates 102.5kg", "25+15+1.25 a side"), ("bumbum plates 225lb", "45+45 a side")]
  ) { invocation throws(Refusal) in
    let text = invocation.arguments.operands.joined(separator: " ")
    // Outside of a journal, the default plates are meant.
    let settings = (try? invocation.folder())?.read(only: [.root]).settings ?? Settings()
    guard !text.isEmpty, let load = Weight(text: text) ?? Weight(text: "\(text)\(settings.unit)") else {
      throw Refusal(
        text.isEmpty ? "a load is missing" : "'\(text)' is no load",
        help: "write 'bumbum plates 102.5\(.unit)'")
    }
    let answer = PlatesAnswer(load, Plates(settings, load.unit), today: invocation.today)
    guard answer.side != nil || invocation.arguments.has("--json") else {
      let near = [answer.neighbours.below, answer.neighbours.above].compactMap {
        $0.map { "'\($0)'" as Message }
      }
      throw Refusal(
        "no plates make \(load) on a bar of \(answer.plates.bar)",
        help: near.isEmpty ? nil : "the nearest: \(near.dropFirst().reduce(near[0]) { "\($0) and \($1)" })")
    }
    return try invocation.answer(answer, on: invocation.page(settings))
  }
}
