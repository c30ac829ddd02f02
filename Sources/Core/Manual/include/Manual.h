// The texts that commands print and write: the pages of `help`, and templates of plans.
#ifndef MANUAL_H
#define MANUAL_H

struct ManualText {
  // The name of the file, with `_` for each sign that is no letter or digit.
  const char *name;
  const unsigned char *start;
  long count;
};

// Returns the text of a name; without bytes if there is none.
struct ManualText manual_text(const char *name);

#endif
