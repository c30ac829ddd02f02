package import Commands

extension Room {
  /// The training written down for other programs.
  package static let export = Room(commands: [.move: [.export]], portuguese: PackageResources.help_pt_BR_txt)
}
