import Grammar
import Text
import Training

extension Rule {
  static let photoEnding = Rule(
    "photo-ending", .warning, "a photo is not of the kind that its name says",
    condition: "the file of a photo is of another kind than its name says, or a pointer of git-lfs",
    reason: """
      Many programs go by the end of a name, and refuse a PNG that is called a JPEG. What is no photo at all was \
      probably meant to be something else.
      """,
    bad: [
      .photo("⟦01-05-0730.jpg⟧", faults: [.ending("png")]),
      .photo("⟦01-05-0730.jpg⟧", bytes: 120, faults: [.ending(nil)]),
      .photo("⟦01-05-0730.jpg⟧", bytes: 130, faults: [.pointer]),
    ],
    good: [.photo("01-05-0730.png")],
    .acrossFiles { context, found in
      for photo in context.photos {
        let name = photo.written.value
        if photo.faults.contains(.pointer) {
          found.add(
            photo.source, photo.written.range, "'\(shortened(name))' is a pointer of git-lfs here, and not the photo",
            help: "'git lfs pull' brings it")
        }
        for case .ending(let ending) in photo.faults {
          guard let ending else {
            found.add(
              photo.source, photo.written.range, "'\(shortened(name))' is no JPEG, PNG, WebP or HEIC",
              help: "put the photo there, or leave the line out")
            continue
          }
          let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(
            separator: ".")
          let kind = ["jpg": "JPEG", "webp": "WebP"][ending] ?? ending.uppercased()
          found.add(
            photo.source, photo.written.range, "'\(shortened(name))' is a \(kind), whatever its name",
            help: "rename the file, and write 'photo = \(shortened(stem)).\(ending)'")
        }
      }
    })
}
