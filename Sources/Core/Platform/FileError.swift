package import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The reason a file or folder could not be used.
package struct FileError: Error, Hashable, Sendable {
  /// The path as the caller gave it; a message puts it before `message`.
  package let path: String
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    case notFound
    case notPermitted
    /// A file was expected.
    case isFolder
    /// A folder was expected, at the path or inside of it.
    case notFolder
    /// The file is a device, a pipe or a socket: reading it could wait for ever or never end.
    case notRegular
    /// The file has more bytes than this.
    case tooLarge(limit: Int)
    /// Any other `errno`.
    case other(Int32)
  }

  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var isNotFound: Bool { reason == .notFound }

  /// The reason as a message says it, without the path: `permission denied`.
  package var message: Message {
    switch reason {
    case .notFound: "no such file or folder"
    case .notPermitted: "permission denied"
    case .isFolder: "it is a folder, not a file"
    case .notFolder: "it is not a folder"
    case .notRegular: "it is not a regular file but a device, a pipe or a socket"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .other(let code): "\(described(code))"
    }
  }
}

extension FileError {
  init(_ path: String, errno code: Int32) {
    let reason: Reason =
      switch code {
      case ENOENT: .notFound
      case EACCES, EPERM: .notPermitted
      case EISDIR: .isFolder
      case ENOTDIR: .notFolder
      // The errors of opening a socket, or a device without a driver.
      case ENXIO, ENODEV, EOPNOTSUPP: .notRegular
      default: .other(code)
      }
    self.init(path, reason)
  }

  /// Returns the system's own words for an error: English, as no locale is ever set. They are copied at once, because
  /// the next call may overwrite them.
  private func described(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    let words = unsafe String(cText: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
