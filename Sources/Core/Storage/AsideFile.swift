/// A file that has lost its name in the journal, and stays beside it until nobody can have it open any more.
struct AsideFile: Hashable {
  /// The name of a temporary file in the same folder.
  let name: String
  /// The bytes that it held when it was put aside.
  let bytes: [UInt8]
}
