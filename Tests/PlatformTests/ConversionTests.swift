import Foundation
import Platform
import Testing

@Suite struct ConversionTests {
  /// A program sees one file and makes another; both are gone afterwards.
  @Test func aProgramMakesAFileOfAnother() throws {
    var folder = ""
    let made = converted([1, 2, 3], ending: "png", to: "jpg", by: "cp") { input, output in
      folder = (input as NSString).deletingLastPathComponent
      #expect(input.hasSuffix("/in.png") && output == folder + "/out.jpg")
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder)
      #expect(attributes?[.posixPermissions] as? Int == 0o700)
      return [input, output]
    }
    #expect(made == [1, 2, 3])
    #expect(!folder.isEmpty && !FileManager.default.fileExists(atPath: folder))
  }

  @Test func theFirstOfSeveralIsTaken() {
    let made = converted([4], ending: "heic", to: "jpg", by: "cp") {
      [$0, $1.replacing("out.jpg", with: "out-1.jpg")]
    }
    #expect(made == [4])
  }

  @Test(arguments: ["false", "true", "no-such-program-anywhere"])
  func aProgramThatMakesNothing(program: String) {
    var folder = ""
    let made = converted([1], ending: "png", to: "jpg", by: program) { input, output in
      folder = (input as NSString).deletingLastPathComponent
      return [input, output]
    }
    #expect(made == nil)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
