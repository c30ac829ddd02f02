/// What has to be said in a clone's own configuration, which git takes along nowhere.
enum GitSettings {
  /// Without the program, git's own merge of texts: a driver that can't be run leaves our side as the result.
  static let driver =
    "if command -v bumbum >/dev/null 2>&1; then bumbum merge %O %A %B %L %P; "
    + "else git merge-file --marker-size=%L %A %O %B; fi"

  static let all: [(key: String, value: String)] = [
    ("merge.bumbum.name", "training by what its lines mean"),
    ("merge.bumbum.driver", driver),
    ("diff.bumbum-log.xfuncname", "^[0-9]{4}-[0-9]{2}-[0-9]{2}.*$"),
    ("diff.bumbum-checkins.xfuncname", "^[[:space:]]*\\[.*$"),
  ]
}
