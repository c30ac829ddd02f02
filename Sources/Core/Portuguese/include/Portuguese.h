// The texts of the Portuguese half of the program.
#ifndef PORTUGUESE_H
#define PORTUGUESE_H

struct PortugueseText {
  const unsigned char *start;
  long count;
};

extern const struct PortugueseText portuguese_answers, portuguese_explanations, portuguese_findings, portuguese_help;

#endif
