package import Text

/// The text of a file under the name it is shown by, and where its lines begin: looked for once, however much is said of it.
package struct ReportedFile {
  let source: Source
  let lines: LineTable

  package init(_ source: Source) {
    self.source = source
    lines = LineTable(source.bytes)
  }
}
