import Grammar
import JSON
import Lint
import Storage
import Text
import Training

/// The open documents, and the journals that they belong to.
struct Workspace {
  var client = Client()
  /// The documents by their URIs, as the client wrote them.
  private(set) var documents: [String: OpenDocument] = [:]
  /// The location of each document, looked up on the disk once.
  private var places: [String: Place] = [:]
  /// The journals by the paths of their folders.
  private var journals: [String: OpenJournal] = [:]

  /// The location of a document: in a journal under a path of it, or in none.
  enum Place: Hashable {
    case journal(folder: String, path: String)
    case alone(name: String)
  }

  mutating func open(_ document: OpenDocument) {
    documents[document.uri] = document
    places[document.uri] = Workspace.found(document.uri)
    update(document.uri)
  }

  /// Changes a document; false if it is not open, or a change is malformed.
  mutating func change(_ uri: String, _ changes: [JSON], version: Int?) -> Bool {
    guard documents[uri]?.change(changes, version: version, client.encoding) == true else { return false }
    update(uri)
    return true
  }

  /// Closes a document, whose file on the disk is the truth again.
  mutating func close(_ uri: String) {
    guard documents.removeValue(forKey: uri) != nil, let place = places.removeValue(forKey: uri) else { return }
    // Another name of the same file may be open too.
    if let other = places.first(where: { $0.value == place })?.key { return update(other) }
    if case .journal(let folder, let path) = place { journals[folder]?.reload(path) }
  }

  /// Reads a file again that another program changed. A photo, or the settings, which mark a journal's folder, make all
  /// journals be read anew.
  mutating func reload(_ uri: String) {
    guard case .journal(let folder, let path) = place(of: uri), FileKind(path: path) != .settings else {
      journals = [:]
      for uri in documents.keys { places[uri] = Workspace.found(uri) }
      return
    }
    if !places.values.contains(.journal(folder: folder, path: path)) { journals[folder]?.reload(path) }
  }

  /// Reads everything again that other programs may have changed.
  mutating func readAgain() {
    for uri in documents.keys { places[uri] = Workspace.found(uri) }
    journals = journals.filter { JournalFolder.nearest(from: $0.key)?.path == $0.key }
    let open = Set(places.values)
    for folder in journals.keys { journals[folder]?.readAgain { open.contains(.journal(folder: folder, path: $0)) } }
  }

  /// The folders in which a change is one of a journal that was read.
  var watchedFolders: [String] { journals.keys.sorted().flatMap { journals[$0]?.watchedFolders ?? [] } }

  func place(of uri: String) -> Place { places[uri] ?? Workspace.found(uri) }

  private static func found(_ uri: String) -> Place {
    guard let path = FileURI.path(of: uri), let slash = path.lastIndex(of: "/") else { return .alone(name: uri) }
    guard let folder = JournalFolder.nearest(from: String(path[..<slash]))?.path else { return .alone(name: path) }
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    let inside = String(path.dropFirst(root.utf8.count))
    return FileKind(path: inside) == nil ? .alone(name: path) : .journal(folder: folder, path: inside)
  }

  /// Returns the URI of a file of a journal: the one that the client has opened, else one made of its path.
  func uri(of path: String, in folder: String) -> String {
    let place = Place.journal(folder: folder, path: path)
    return places.first { $0.value == place }?.key
      ?? FileURI.uri(of: folder.hasSuffix("/") ? folder + path : folder + "/" + path)
  }

  /// Returns the journal that a document is in, or one of the document alone.
  mutating func journal(of uri: String) -> Journal {
    switch place(of: uri) {
    case .journal(let folder, _): return load(folder).journal
    case .alone: return alone(uri)
    }
  }

  /// Returns the journals with an open document, and those around the folders of the client.
  mutating func allJournals() -> [(folder: String, journal: Journal)] {
    for root in client.roots { if let folder = JournalFolder.nearest(from: root)?.path { load(folder) } }
    return journals.keys.sorted().compactMap { folder in journals[folder].map { (folder, $0.journal) } }
  }

  /// Returns the findings in a document.
  mutating func findings(in uri: String, now: Moment) -> [Finding] {
    switch place(of: uri) {
    case .journal(let folder, let path):
      return findings(inFolder: folder, now: now).filter { $0.path == path }
    case .alone: return Linter.findings(in: alone(uri), now: now)
    }
  }

  /// Returns the findings in a document as if it had another text.
  func findings(in uri: String, withText bytes: [UInt8], now: Moment) -> [Finding] {
    var other = self
    other.open(OpenDocument(uri: uri, version: nil, text: String(decoding: bytes, as: UTF8.self)))
    return other.findings(in: uri, now: now)
  }

  mutating func findings(inFolder folder: String, now: Moment) -> [Finding] {
    load(folder)
    return journals[folder]?.findings(now: now) ?? []
  }
}

extension Workspace {
  private mutating func update(_ uri: String) {
    guard let document = documents[uri], case .journal(let folder, let path) = place(of: uri) else { return }
    // A journal that is read now has the texts of all open documents.
    if journals[folder] == nil { load(folder) } else { journals[folder]?.set(path, to: document.bytes) }
  }

  @discardableResult
  private mutating func load(_ folder: String) -> OpenJournal {
    if let journal = journals[folder] { return journal }
    var journal = OpenJournal(JournalFolder(path: folder, shownPrefix: ""))
    for (uri, document) in documents {
      if case .journal(folder, let path) = place(of: uri) { journal.set(path, to: document.bytes) }
    }
    journals[folder] = journal
    return journal
  }

  /// Returns a journal of a document that is in none.
  private func alone(_ uri: String) -> Journal {
    var journal = Journal()
    guard let document = documents[uri] else { return journal }
    let source = Source(name: FileURI.path(of: uri) ?? uri, bytes: document.bytes)
    if let reason = JournalFolder.refusal(ofText: document.bytes.count) {
      journal.failures = [Journal.Failure(path: source.name, reason: reason)]
      return journal
    }
    journal.add(source, as: FileKind(guessing: source))
    return journal
  }
}

/// The conversion of `file:///home/ana/treino/log/2026-01.txt` (RFC 8089) to a path, and back.
enum FileURI {
  /// Returns the path; nil for any other scheme, and for a broken escape.
  static func path(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    let rest = uri.dropFirst(scheme.count)
    guard let slash = rest.firstIndex(of: "/"), rest[..<slash].isEmpty || rest[..<slash] == "localhost" else {
      return nil
    }
    var bytes: [UInt8] = []
    var text = Array(rest[slash...].utf8)[...]
    while let byte = text.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard text.count >= 2, let value = UInt8(String(decoding: text.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      text = text.dropFirst(2)
      bytes.append(value)
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  static func uri(of path: String) -> String { "file://" + percentEncoded(path) }
}
