package import Foundation

/// The folder of the project, for tests that read its examples and documents.
package enum Repository {
  /// The path of the folder of Package.swift, without a slash at its end.
  package static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }()

  /// The half year of training in Portuguese; `examples/journal` is the same in English.
  package static let exampleJournal = root + "/examples/diario"
  package static let brokenJournal = root + "/examples/broken"

  /// The path of a fixture of PhotosTests.
  package static func photo(_ name: String) -> String { root + "/Tests/PhotosTests/Fixtures/" + name }

  /// The bytes of a fixture of PhotosTests.
  package static func bytes(ofPhoto name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: photo(name)))
  }
}
