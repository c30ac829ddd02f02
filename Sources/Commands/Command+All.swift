extension Command {
  /// In the order in which `help` lists them.
  package static let all: [Command] = [
    .initialize, .start, .set, .rest, .finish, .cancel, .checkIn, .skip, .measure, .add, .remove, .undo,
    .repeatSession, .plan, .exercise, .edit, .stats, .lint, .format,
    .explain, .help, .debug,
  ]
}
