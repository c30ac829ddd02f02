package import Text
package import Training

/// A month of check-ins, skipped days and measures as it was read, each in the order of the file.
package struct CheckInFile: Sendable {
  package let source: Source
  package var checkIns: [CheckIn] = []
  package var skips: [Skip] = []
  package var measures: [Measure] = []
  package var diagnostics: [Diagnostic] = []

  package init(source: Source) { self.source = source }

  /// The fields that need no declaration in the settings, by the kind of entry they belong to.
  package static let checkInFields = CheckInField.names
  package static let skipFields = ["reason"]
  package static let measureFields = ["bodyweight"]
}
