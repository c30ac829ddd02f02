/// A file that has lost its name in the journal, and stays beside it until nobody can have it open any more.
struct AsideFile: Hashable {
  /// Of a temporary file in the same folder.
  let name: String
  /// What it holds, unless another program saves into it.
  let bytes: [UInt8]
}
