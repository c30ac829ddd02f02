// C takes a file in as it is; a resource of Swift would be a literal of as many expressions as it has bytes.
#include "Manual.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

#define TEXT(name) {#name, name, sizeof name}

static const unsigned char FORMAT_md[] = {
#embed "FORMAT.md"
};
static const unsigned char bodyweight_md[] = {
#embed "bodyweight.md"
};
static const unsigned char cheatsheet_en_txt[] = {
#embed "cheatsheet.en.txt"
};
static const unsigned char cheatsheet_pt_BR_txt[] = {
#embed "cheatsheet.pt-BR.txt"
};
static const unsigned char commit_txt[] = {
#embed "commit.txt"
};
static const unsigned char five_three_one_assistance_md[] = {
#embed "five-three-one-assistance.md"
};
static const unsigned char five_three_one_md[] = {
#embed "five-three-one.md"
};
static const unsigned char gzclp_md[] = {
#embed "gzclp.md"
};
static const unsigned char help_pt_BR_txt[] = {
#embed "help.pt-BR.txt"
};
static const unsigned char json_txt[] = {
#embed "json.txt"
};
static const unsigned char news_en_txt[] = {
#embed "news.en.txt"
};
static const unsigned char news_pt_BR_txt[] = {
#embed "news.pt-BR.txt"
};
static const unsigned char numbers_md[] = {
#embed "numbers.md"
};
static const unsigned char numbers_pt_BR_md[] = {
#embed "numbers.pt-BR.md"
};
static const unsigned char push_pull_legs_md[] = {
#embed "push-pull-legs.md"
};
static const unsigned char recipes_en_txt[] = {
#embed "recipes.en.txt"
};
static const unsigned char recipes_pt_BR_txt[] = {
#embed "recipes.pt-BR.txt"
};
static const unsigned char security_en_txt[] = {
#embed "security.en.txt"
};
static const unsigned char security_pt_BR_txt[] = {
#embed "security.pt-BR.txt"
};
static const unsigned char starting_strength_md[] = {
#embed "starting-strength.md"
};
static const unsigned char style_md[] = {
#embed "style.md"
};
static const unsigned char style_pt_BR_md[] = {
#embed "style.pt-BR.md"
};
static const unsigned char tutorial_en_txt[] = {
#embed "tutorial.en.txt"
};
static const unsigned char tutorial_pt_BR_txt[] = {
#embed "tutorial.pt-BR.txt"
};
static const unsigned char words_md[] = {
#embed "words.md"
};
static const unsigned char words_pt_BR_md[] = {
#embed "words.pt-BR.md"
};

static const struct ManualText texts[] = {
  TEXT(FORMAT_md), TEXT(bodyweight_md), TEXT(cheatsheet_en_txt), TEXT(cheatsheet_pt_BR_txt), TEXT(commit_txt),
  TEXT(five_three_one_assistance_md), TEXT(five_three_one_md), TEXT(gzclp_md), TEXT(help_pt_BR_txt), TEXT(json_txt),
  TEXT(news_en_txt), TEXT(news_pt_BR_txt), TEXT(numbers_md), TEXT(numbers_pt_BR_md), TEXT(push_pull_legs_md),
  TEXT(recipes_en_txt), TEXT(recipes_pt_BR_txt), TEXT(security_en_txt), TEXT(security_pt_BR_txt),
  TEXT(starting_strength_md), TEXT(style_md), TEXT(style_pt_BR_md), TEXT(tutorial_en_txt), TEXT(tutorial_pt_BR_txt),
  TEXT(words_md), TEXT(words_pt_BR_md),
};

struct ManualText manual_text(const char *name) {
  for (unsigned long index = 0; index < sizeof texts / sizeof texts[0]; index += 1) {
    if (strcmp(texts[index].name, name) == 0) return texts[index];
  }
  return (struct ManualText){0};
}
