import LibC
import Text

#if os(Linux)
  import CSystem
#endif

/// The attributes of a file that the file replacing it gets.
package struct FileAttributes: Hashable, Sendable {
  /// The permission bits, as `chmod` takes them: 0o644.
  package let mode: UInt32
  package let user: UInt32
  package let group: UInt32
  package let extended: [ExtendedAttribute]
}

/// Returns the attributes of a file, links followed; nil without a file.
package func fileAttributes(_ path: String, in folder: OpenFolder = .current) -> FileAttributes? {
  var status = stat()
  guard unsafe withPath(path, { unsafe fstatat(folder.number, $0, &status, 0) }) == 0 else { return nil }
  var extended: [ExtendedAttribute] = []
  if let file = try? Descriptor(reading: path, in: folder) { extended = ExtendedAttribute.all(of: file.number) }
  return FileAttributes(
    mode: UInt32(status.st_mode) & 0o7777, user: UInt32(status.st_uid), group: UInt32(status.st_gid),
    extended: extended)
}

/// Gives owner, group and extended attributes to a file; returns those that it can't give.
func give(_ old: FileAttributes, to file: Int32) -> [Message] {
  // A member of the group may keep the group of another user's file.
  if fchown(file, old.user, old.group) != 0 { _ = fchown(file, uid_t.max, old.group) }
  var lost: [Message] = []
  var status = stat()
  if unsafe fstat(file, &status) == 0 {
    if UInt32(status.st_uid) != old.user { lost.append("its owner (user \(old.user))") }
    if UInt32(status.st_gid) != old.group { lost.append("its group (\(old.group))") }
  }
  for attribute in old.extended where !attribute.give(to: file) {
    lost.append("its attribute '\(attribute.name)'")
  }
  return lost
}

/// A named value that the file system keeps for a file: a tag, on Linux also the access control list.
package struct ExtendedAttribute: Hashable, Sendable {
  package let name: String
  package let value: [UInt8]

  package init(name: String, value: [UInt8]) {
    self.name = name
    self.value = value
  }
}

extension ExtendedAttribute {
  /// Returns the attributes of an open file; none if the file system doesn't have them or forbids reading them.
  static func all(of file: Int32) -> [ExtendedAttribute] {
    let names = unsafe filled { unsafe listNames(file, $0, $1) } ?? []
    return names.split(separator: 0).compactMap { bytes in
      let name = String(decoding: bytes, as: UTF8.self)
      guard let value = value(of: name, of: file) else { return nil }
      return ExtendedAttribute(name: name, value: value)
    }
  }

  /// Gives the attribute to an open file; false if that fails and the file doesn't have it already.
  func give(to file: Int32) -> Bool {
    let result = unsafe value.withUnsafeBytes { bytes in
      unsafe withPath(name) { unsafe setValue(file, $0, bytes.baseAddress, bytes.count) }
    }
    return result == 0 || ExtendedAttribute.value(of: name, of: file) == value
  }

  private static func value(of name: String, of file: Int32) -> [UInt8]? {
    unsafe filled { room, size in
      unsafe name.withCText { unsafe getValue(file, $0, room, size) } ?? -1
    }
  }

  /// Returns bytes read after asking for their number; nil if either fails.
  private static func filled(_ read: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
    let size = read(nil, 0)
    guard size > 0 else { return size == 0 ? [] : nil }
    var length = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      length = unsafe read(UnsafeMutableRawPointer(buffer.baseAddress), size)
      count = max(0, length)
    }
    return length < 0 ? nil : bytes
  }
}

#if canImport(Darwin)
  private func listNames(_ file: Int32, _ room: UnsafeMutableRawPointer?, _ size: Int) -> Int {
    unsafe flistxattr(file, room?.assumingMemoryBound(to: CChar.self), size, 0)
  }

  private func getValue(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ room: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int { unsafe fgetxattr(file, name, room, size, 0, 0) }

  private func setValue(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int
  ) -> Int32 { unsafe fsetxattr(file, name, value, size, 0, 0) }
#else
  private func listNames(_ file: Int32, _ room: UnsafeMutableRawPointer?, _ size: Int) -> Int {
    unsafe flistxattr(file, room?.assumingMemoryBound(to: CChar.self), UInt(size))
  }

  private func getValue(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ room: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int { unsafe fgetxattr(file, name, room, UInt(size)) }

  private func setValue(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int
  ) -> Int32 { unsafe fsetxattr(file, name, value, UInt(size), 0) }
#endif
