package import Commands

extension Room {
  /// The import of other programs' training.
  package static let importing = Room(
    commands: [.move: [.importing]],
    topics: [
      Topic(
        "importing", "what becomes of other programs' training", isMarkdown: true, { PackageResources.importing_md },
        { PackageResources.importing_pt_BR_md })
    ],
    portuguese: PackageResources.help_pt_BR_txt)
}
