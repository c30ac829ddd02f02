import Commands
import Report

extension CommandList {
  /// The commands of the core and of this room: it needs no other.
  static let whole = CommandList([.report])
}
