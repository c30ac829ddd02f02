package import Commands

extension Room {
  /// Photos: what is wrong with them, and smaller ones.
  package static let shrinking = Room(commands: [.train: [.photo]], portuguese: PackageResources.help_pt_BR_txt)
}
