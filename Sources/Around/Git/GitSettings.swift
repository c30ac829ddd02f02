import Text

/// The settings that each clone needs in its own configuration, which git copies nowhere.
enum GitSettings {
  /// The driver, run by a shell in the folder of git's copies. Up to git 2.41 any code of failure means a conflict, and
  /// our side is taken for the text with the markers: so markers are written whatever becomes of the program. It merges
  /// a copy, and is believed if it says that it merged, or that it left markers and did. Else git merges the lines; if
  /// it can't, both sides stand in the file whole.
  ///
  /// `%S`, `%X` and `%Y`, the names of the versions, are not replaced up to git 2.43.
  static let driver =
    "z=%S x=%X y=%Y; case $x in ?X) z=base x=ours y=theirs;; esac; t=%A.bumbum; "
    + "cp %A $t && bumbum merge %O $t %B %L %P \"$z\" \"$x\" \"$y\"; s=$?; "
    + "if [ $s = 0 ] || { [ $s = 1 ] && grep -q '^<<<<<<<' $t; }; then mv -f $t %A; exit $s; fi; "
    + "git merge-file --marker-size=%L -L \"$x\" -L \"$z\" -L \"$y\" %A %O %B; s=$?; rm -f $t; "
    + "[ $s -lt 128 ] && exit $s; "
    + "{ echo \"<<<<<<< $x\"; cat %A; echo; echo =======; cat %B; echo; echo \">>>>>>> $y\"; } >$t; "
    + "mv -f $t %A; exit 1"

  static let all: [(key: String, value: String)] = [
    ("merge.bumbum.name", "training by what its lines mean"),
    ("merge.bumbum.driver", driver),
    ("diff.bumbum-log.xfuncname", "^[0-9]{4}-[0-9]{2}-[0-9]{2}.*$"),
    ("diff.bumbum-checkins.xfuncname", "^[[:space:]]*\\[.*$"),
  ]

  /// Returns the benefit of a setting in words; nil if another setting's words have it.
  static func words(for key: String) -> Message? {
    switch key {
    case "merge.bumbum.driver": "git merges sessions by meaning, the sets of both sides in one"
    case "diff.bumbum-log.xfuncname": "'git diff' says which session or check-in a line is of"
    case commits: "each entry is a commit"
    default: nil
    }
  }

  /// A commit runs the hooks of the repository: so the owner of the clone switches this on, and no file that came from
  /// elsewhere.
  static let commits = "bumbum.commit"
}
