package import Text

/// The text of a file under its shown name, and its line table, made once for all its findings.
package struct ReportedFile {
  let source: Source
  let lines: LineTable

  package init(_ source: Source) {
    self.source = source
    lines = LineTable(source.bytes)
  }
}
