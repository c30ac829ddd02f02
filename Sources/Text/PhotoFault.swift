/// What can be wrong with a photo itself, whatever the text beside it says.
package enum PhotoFault: Hashable, Sendable {
  /// It says where it was taken.
  case place
  /// The file ends before its picture does.
  case cutOff
  /// It is not of the kind that its name says: what a name of its kind ends in, without a dot; nil for what is no
  /// photo.
  case ending(String?)
  /// git-lfs has it, and here is only what points to it.
  case pointer
}
