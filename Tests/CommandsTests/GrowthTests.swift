import Foundation
import TestSupport
import Testing

/// What can be repeated costs in proportion to its number: here few of a few shapes; `torture --only growth` tries many of all.
@Suite(.serialized) struct GrowthTests {
  private static let all = GrowthShape.ofJournals + GrowthShape.ofImports
  private static let some = all.indices.filter { $0 % (all.count / rounds(all.count)) == 0 }.map { all[$0] }

  @Test(arguments: some)
  func timeIsInProportion(to shape: GrowthShape) throws {
    let program = try #require(BuiltProgram.path, "the program is built beside the tests")
    let folder = NSTemporaryDirectory() + "bumbum-growth-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let command = shape.export == nil ? ["lint"] : ["import", "--dry-run", "--unit", "kg"]
    let row = try Growth(binary: program, folder: folder).row(command, shape, from: 400)
    #expect(!row.isSteep, "\(shape.name): \(row.text)")
  }
}
