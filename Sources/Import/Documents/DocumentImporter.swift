import Training

/// An app whose export is no table of one header: sections, JSON, XML. One file each in `Documents/`, listed in `all`.
package struct DocumentImporter: Sendable {
  package let name: String
  /// Where the app has its export, for help.
  package let hint: String
  /// By the beginning of a file.
  let recognises: @Sendable ([UInt8]) -> Bool
  let reader: @Sendable ([UInt8], ImportOptions) throws(ImportFailure) -> Imported

  package static let all: [DocumentImporter] = [
    alphaProgression, boostcamp, trainingCenter, gpx, appleHealth, jefit, strengthLog, liftohistory, openWeight,
  ]

  package static func recognised(_ bytes: [UInt8]) -> DocumentImporter? { all.first { $0.recognises(bytes) } }

  package func read(_ bytes: [UInt8], _ options: ImportOptions) throws(ImportFailure) -> Imported {
    try reader(bytes, options)
  }
}

extension ImportOptions {
  /// A moment in UTC as the clock on the wall showed it; others as they are.
  func moment(_ date: CellDate) -> Moment {
    (date.isUTC ? localTime(date.seconds) : nil) ?? Moment(date.date, date.time)
  }
}
