package import Commands

extension Room {
  /// Findings, fixes and completion for editors.
  package static let languageServer = Room(
    commands: [.help: [.languageServer]],
    topics: [
      Topic(
        "editors", "findings and fixes while you type", { PackageResources.editors_en_txt },
        { PackageResources.editors_pt_BR_txt })
    ],
    portuguese: PackageResources.help_pt_BR_txt)
}
