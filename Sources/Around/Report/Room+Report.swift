package import Commands
import Views

extension Room {
  /// Pages and pictures of the training, for browsers.
  package static let report = Room(
    commands: [.see: [.report]],
    additions: [
      Addition(
        to: ["graph", "calendar"], [Option("--format", "FORMAT", "text, or svg: a picture for a page of one's own")],
        examples: [
          ("bumbum calendar 2026 --format svg > 2026.svg", "a picture for a README"),
          ("bumbum graph --checkins --format svg > weeks.svg", "a picture for a README"),
        ])
    ],
    forms: [
      Form("svg") { answer, page in
        switch answer {
        case let graph as GraphAnswer: graph.svg(page)
        case let calendar as CalendarAnswer: calendar.svg(page)
        default: nil
        }
      }
    ],
    portuguese: PackageResources.help_pt_BR_txt)
}
