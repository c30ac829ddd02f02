import Foundation
import TestSupport

/// Pictures made by Fixtures/make.sh, with libjpeg-turbo's, ImageMagick's and ExifTool's programs.
enum Fixture {
  static let folder = Repository.root + "/Tests/PhotosTests/Fixtures/"

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + name)))
  }

  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  /// Names of the JPEGs that are refused, and why.
  static let refused = [
    "arithmetic.jpg": "a JPEG with arithmetic coding", "cmyk.jpg": "a CMYK or YCCK JPEG",
  ]

  static let jpegs = names.filter { $0.hasSuffix(".jpg") && refused[$0] == nil }
  static let all = names.filter { !$0.hasSuffix(".sh") }
}
