import JSON
import Text

/// A message of a client, as in JSON-RPC 2.0.
enum ClientMessage {
  case request(id: JSON, method: String, parameters: JSON)
  case notification(method: String, parameters: JSON)
  /// An answer to a request of the server.
  case response
  /// JSON other than a message; the id is null if it has none.
  case invalid(id: JSON)

  init(_ value: JSON) {
    let id = value["id"]
    guard let method = value["method"]?.text else {
      let isResponse = id != nil && (value["result"] != nil || value["error"] != nil)
      self = isResponse ? .response : .invalid(id: id ?? .null)
      return
    }
    let parameters = value["params"] ?? .null
    switch id {
    case nil: self = .notification(method: method, parameters: parameters)
    case .integer?, .number?, .string?:
      self = .request(id: id ?? .null, method: method, parameters: parameters)
    default: self = .invalid(id: .null)
    }
  }
}

/// The reason a request fails: a code of JSON-RPC or of the protocol, and a sentence.
struct RequestFailure: Error {
  let code: Int
  let message: Message

  static let parseError = -32700
  static let invalidRequest = -32600
  static let methodNotFound = -32601
  static let invalidParameters = -32602
  static let notInitialized = -32002
  /// The code for a request that can't be done, now or later.
  static let requestFailed = -32803

  static func refused(_ message: Message) -> RequestFailure { RequestFailure(code: requestFailed, message: message) }

  static func missing(_ name: String) -> RequestFailure {
    RequestFailure(code: invalidParameters, message: "'\(name)' is missing, or of another type")
  }
}

extension JSON {
  static func response(_ id: JSON, _ result: JSON) -> JSON { ["jsonrpc": "2.0", "id": id, "result": result] }

  static func failure(_ id: JSON, _ failure: RequestFailure) -> JSON {
    ["jsonrpc": "2.0", "id": id, "error": ["code": failure.code, "message": failure.message.english] as JSON]
  }

  static func notification(_ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": method, "params": parameters]
  }
}
