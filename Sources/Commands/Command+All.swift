extension Command {
  /// Every command. A new one is one new file in Commands and its name here.
  package static let all = groups.flatMap(\.commands)

  /// In the order in which `help` lists them.
  static let groups: [CommandGroup] = [
    CommandGroup(
      "Train",
      [.start, .set, .rest, .finish, .cancel, .add, .repeatSession, .checkIn, .photo, .skip, .measure]
    ),
    CommandGroup(
      "See", [.home, .history, .show, .checkIns, .calendar, .streak, .records, .stats, .volume, .graph]),
    CommandGroup("Plan and correct", [.initialize, .plan, .exercise, .edit, .remove, .undo]),
    CommandGroup("Come and go", [.importing, .exporting]),
    CommandGroup("Sync", [.git, .diff, .doctor, .merge]),
    CommandGroup("Check", [.lint, .format, .explain, .help, .debug]),
  ]
}

/// Commands under one heading.
struct CommandGroup {
  let title: String
  let commands: [Command]

  init(_ title: String, _ commands: [Command]) {
    self.title = title
    self.commands = commands
  }
}
