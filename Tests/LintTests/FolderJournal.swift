import Grammar
import Foundation
import Photos
import Text

/// Reads a folder of the repository as a journal, without the room that does it for the program: a test of
/// rules does not depend on it.
func journal(inFolder root: String) throws -> Journal {
  var journal = Journal()
  for path in try FileManager.default.subpathsOfDirectory(atPath: root).sorted() {
    let isInside = ["log/", "plans/", "checkins/"].contains { path.hasPrefix($0) }
    let name = path.split(separator: "/").last ?? ""
    let file = URL(filePath: "\(root)/\(path)")
    let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
    if path == ".gitattributes" {
      journal.gitAttributes = Source(name: path, bytes: Array(try Data(contentsOf: file)))
    }
    if name.hasPrefix(".") || name == "README.md" { continue }
    if let kind = FileKind(path: path) {
      if let data = isFolder ? nil : try Data(contentsOf: file) {
        journal.add(Source(name: path, bytes: Array(data)), as: kind)
      } else {
        journal.failures.append(Journal.Failure(path: path, reason: "it is a folder, not a file"))
      }
    } else if path.hasPrefix("checkins/"), path.hasSuffix(".jpg") {
      let bytes = Array(try Data(contentsOf: file))
      journal.photos[path] = bytes.count
      var faults: Set<PhotoFault> = []
      if PhotoMetadata(bytes).location == .stated { faults.insert(.place) }
      if isTruncated(bytes) { faults.insert(.cutOff) }
      if let kind = PhotoKind(bytes), kind != .jpeg { faults.insert(.ending(kind.ending)) }
      journal.photoFaults[path] = faults
    } else if isInside, !isFolder {
      journal.strays.append(path)
    }
  }
  return journal
}
