// C takes a file in as it is. A resource of Swift is a literal of as many expressions as it has bytes: compiling these four
// took forty seconds.
#include "Portuguese.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char answers[] = {
#embed "answers.txt"
};
static const unsigned char explanations[] = {
#embed "explanations.txt"
};
static const unsigned char findings[] = {
#embed "findings.txt"
};
static const unsigned char help[] = {
#embed "help.txt"
};

const struct PortugueseText portuguese_answers = {answers, sizeof answers};
const struct PortugueseText portuguese_explanations = {explanations, sizeof explanations};
const struct PortugueseText portuguese_findings = {findings, sizeof findings};
const struct PortugueseText portuguese_help = {help, sizeof help};
