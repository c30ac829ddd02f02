import Manual

/// Returns the text of a file of the room `Manual`, in whose name `_` stands for each sign that is no letter or digit; empty if
/// there is none.
func embedded(_ name: String) -> [UInt8] {
  unsafe name.withCString { name in
    let text = unsafe manual_text(name)
    return unsafe Array(UnsafeBufferPointer(start: text.start, count: text.count))
  }
}
