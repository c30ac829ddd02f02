extension Command {
  /// Every command. A new one is one new file in Commands and its name here.
  package static let all = groups.flatMap(\.commands)

  /// In the order in which `help` lists them.
  static let groups: [(title: String, commands: [Command])] = [
    (
      "Train",
      [.start, .set, .rest, .finish, .cancel, .add, .repeatSession, .checkIn, .photo, .skip, .measure]
    ),
    ("See", [.home, .history, .show, .checkIns, .calendar, .streak, .records, .stats, .volume, .graph]),
    ("Plan and correct", [.initialize, .plan, .exercise, .edit, .remove, .undo]),
    ("Come and go", [.importing, .exporting]),
    ("Sync", [.git, .merge]),
    ("Check", [.lint, .format, .explain, .help, .debug]),
  ]
}
