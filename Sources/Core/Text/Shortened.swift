/// Returns a text as messages quote it: up to 60 Unicode scalars whole, a longer one as its first 40 and an ellipsis,
/// so that a line of a megabyte can't fill a terminal.
package func shortened(_ text: String) -> String {
  guard text.unicodeScalars.dropFirst(60).first != nil else { return text }
  return String(text.unicodeScalars.prefix(40)) + "…"
}
