/// A fault of a photo's file, whatever text names it.
package enum PhotoFault: Hashable, Sendable {
  /// The photo states where it was taken.
  case place
  /// The file ends before its picture does.
  case cutOff
  /// The file is not of the kind of its extension; the value is its right extension, without a dot, or nil.
  case ending(String?)
  /// The file is a pointer of git-lfs, which has the photo.
  case pointer
}
