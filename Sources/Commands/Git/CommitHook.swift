import Text

/// The hook that keeps mistakes out of commits.
struct CommitHook {
  /// Where the journal is in the repository: empty, or ends in `/`.
  let prefix: String

  /// What another hook needs to do the same.
  var command: String {
    "bumbum lint --staged --quiet"
      + (prefix.isEmpty ? "" : " --dir '\(escaped(prefix, ["'": "'\\''"]))'")
  }

  var text: String {
    """
    #!/bin/sh
    # Written by 'bumbum git setup', taken away by 'bumbum git setup --undo'.
    # 'git commit --no-verify' commits without it.
    command -v bumbum >/dev/null 2>&1 || {
      echo "pre-commit: there is no bumbum to run: what is staged was not checked" >&2
      exit 0
    }
    exec \(command)

    """
  }

  /// Some hook calls it already.
  static func isCalled(in text: [UInt8]) -> Bool {
    String(decoding: text, as: UTF8.self).contains("bumbum lint --staged")
  }
}
