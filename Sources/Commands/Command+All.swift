extension Command {
  /// In the order in which `help` lists them.
  package static let all: [Command] = [.stats, .lint, .explain, .help, .debug]
}
