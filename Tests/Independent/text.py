"""Characters, lines, quotes, names and numbers (FORMAT.md, section 4), and the grammar of the kit as regular expressions."""
import datetime, functools, os, re, unicodedata
from fractions import Fraction

GRAMMAR = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../examples/conformance/grammar.abnf")
BLANKS = "\x20\x09\xa0\u1680" + "".join(map(chr, range(0x2000, 0x200b))) + "\u202f\u205f\u3000"
DASHES = "-" + "".join(map(chr, range(0x2010, 0x2016))) + "\u2212"
CURLY = "\u201c\u201d\u201e\u201f"
QUOTES = CURLY + '"'
BLANK = "[" + BLANKS + "]"

class Mistake(Exception):
    """A text that means nothing; what of it was read stands in its arguments."""

# ---- the grammar

def rules():
    """The rules of grammar.abnf: names and what they are made of."""
    found, name = {}, None
    for line in open(GRAMMAR, encoding="utf-8"):
        line = re.match(r'(?:"[^"]*"|[^";])*', line.rstrip("\n"))[0]
        if head := re.match(r"([A-Za-z][\w-]*)\s*(=/?)(.*)", line): name, line = head[1], ("/" if head[2] == "=/" else "") + head[3]
        if name: found[name] = found.get(name, "") + line + " "
    return found

class Grammar:
    def __init__(self): self.rules = rules()
    def pattern(self, rule, named=()):
        """A rule as the text of a regular expression, with a group for each of the rules in it that are named."""
        tokens = re.findall(r'%x[0-9A-F]+(?:-[0-9A-F]+)?|%xD7|"[^"]*"|\d*\*\d*|\d+|[A-Za-z][\w-]*|[()\[\]/]', self.rules[rule])
        def alternation():
            choices = [""]
            while tokens and tokens[0] not in ")]":
                token, bounds = tokens.pop(0), ""
                if token == "/":
                    choices.append("")
                    continue
                if more := re.fullmatch(r"(\d*)\*(\d*)", token): bounds, token = "{%s,%s}" % (more[1] or 0, more[2]), tokens.pop(0)
                elif token.isdigit(): bounds, token = "{%s}" % token, tokens.pop(0)
                if token in "([":
                    inner = "(?:" + alternation() + ")" + ("?" if token == "[" else "")
                    tokens.pop(0)
                elif token[0] == '"': inner = re.escape(token[1:-1])
                elif token[0] == "%": inner = "[" + "-".join("\\U%08x" % int(end, 16) for end in token[2:].split("-")) + "]"
                else: inner = ("(?P<%s>%s)" if token in named else "(?:%s)") % ((token.replace("-", "_"),) * (token in named) + (self.pattern(token, named),))
                choices[-1] += "(?:" + inner + ")" + bounds if bounds else inner
            return "|".join(choices)
        return "(?:" + alternation() + ")"
    def expression(self, text, *named):
        """A regular expression in which <rule> stands for that rule."""
        return re.compile(re.sub(r"(?<!\?P)<([a-zA-Z][\w-]*)>", lambda rule: self.pattern(rule[1], named) if rule[1] not in named
            else "(?P<%s>%s)" % (rule[1].replace("-", "_"), self.pattern(rule[1], named)), text), re.I)

@functools.lru_cache(None)
def rx(text, *named): return Grammar().expression(text, *named)

# ---- characters

def strip(text): return text.strip(BLANKS)
def squeeze(text): return " ".join(word for word in re.split(BLANK + "+", text) if word)
def without_accents(text): return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
def plain(text):
    """Signs that phones write as those of the format, in lower case; a character for a character."""
    signs = dict.fromkeys(BLANKS, " ") | dict.fromkeys(DASHES, "-") | {"\xd7": "x", "\u2019": "'"}
    return "".join(signs.get(c, c.lower() if len(c.lower()) == 1 else c) for c in text)

def key(name):
    """What two spellings of one name have in common."""
    signs = dict.fromkeys(DASHES, "-") | dict.fromkeys("\u2018\u2019\u201a\u201b", "'") | dict.fromkeys(CURLY, '"')
    text = squeeze("".join(signs.get(c, c) for c in name if c not in "\u00ad\u200b\ufeff"))
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).lower()).replace("\u03c2", "\u03c3")

def length(text):
    """The number of grapheme clusters, near enough: marks, joined emoji, flags."""
    count, joined, flags = 0, False, 0
    for c in text:
        if c == "\u200d": joined = True
        elif unicodedata.combining(c) or c in "\ufe0e\ufe0f\u20e3" or 0x1F3FB <= ord(c) <= 0x1F3FF: pass
        elif joined: joined = False
        else:
            flags = flags + 1 if 0x1F1E6 <= ord(c) <= 0x1F1FF else 0
            count += not flags or flags % 2
    return count

def is_letter(c): return c.isascii() and c.isalpha() or ord(c) > 0xa0 and c not in BLANKS + DASHES + QUOTES + "\xd7"
def begins_name(text): return text != "" and (text[0] in "0123456789" + QUOTES or is_letter(text[0]))

# ---- quotes and comments

def quoted(text, at):
    """The text in the quotes that open at an index, and the index behind them; nothing where no quote closes them."""
    ends, out, at = ('"' if text[at] == '"' else QUOTES), "", at + 1
    while at < len(text):
        if text[at] == "\\" and at + 1 < len(text): at += 1
        elif text[at] in ends: return out, at + 1
        out, at = out + text[at], at + 1
    return None

def outside(text):
    """The indexes and characters of a text that are in no quotes."""
    at = 0
    while at < len(text):
        inside = quoted(text, at) if text[at] in QUOTES else None
        if inside: at = inside[1]
        else:
            yield at, text[at]
            at += 1

def without_comment(text, begins_line=True):
    for at, c in outside(text):
        before, after = text[at - 1] if at else " " if begins_line else "x", text[at + 1] if at + 1 < len(text) else " "
        if c == "#" and before in BLANKS and after in BLANKS: return text[:at]
    return text

def split_commas(text):
    """What stands between commas, but for decimal ones."""
    parts, start = [], 0
    for at, c in outside(text):
        if c == "," and not re.match(r"[0-9],[0-9]", text[max(at - 1, 0):at + 2]):
            parts.append(text[start:at])
            start = at + 1
    return parts + [text[start:]]

def split_name(text):
    """NAME and what stands behind its ':', or nothing."""
    if text[:1] and text[0] in QUOTES:
        inside = quoted(text, 0)
        rest = text[inside[1]:].lstrip(BLANKS) if inside else ""
        if not re.match(":(?=" + BLANK + "|$)", rest): return None
        if not strip(inside[0]): raise Mistake
        return strip(inside[0]), rest[1:]
    for at, c in outside(text):
        if c == ":" and (at + 1 == len(text) or text[at + 1] in BLANKS):
            if strip(text[:at]).endswith(":"): raise Mistake
            return strip(text[:at]), text[at + 1:]
    return None

WORDS = [(r"\b(aquec(imento)?|warm[- ]?up)\b", "w"), (r"\bdrop([- ]?set)?\b", "d"), (r"\b(até )?([aà] )?falha\b|\bfalh(ou|ei)\b|\bfailed\b|\bto failure\b", "f"),
    (r"\b(lado esquerdo|esquerda|esq)\b", "left"), (r"\b(lado direito|direita|dir)\b", "right"), (r"\bpse\b", "rpe"), (r"(?<!\S)[aà]s (?=\d)", "at "), (r"(?<=\d) ?(reps|repeti[cç][oõ]es)\b", ""), (r"(?<=\d) (s[eé]ries de|sets of) (?=\d)", "x"),
    (r"(?<=\d) (com|with|de) (?=\d|bw|pc|corpo)", " @ "), (r"\b(pc|corpo|peso corporal|peso do corpo|bodyweight)(?![a-z])", "bw"), (r"(?<=\d) ?(kgs|quilos?|kilos?)\b", "kg"),
    (r"(?<=\d) ?(lbs|libras?|pounds?)\b", "lb"), (r"(?<=\d) ?(seg(undos)?|sec)\b", "s"), (r"(?<=\d) ?(mins|minutos?)\b", "min"), (r"(?<=\d) ?(hr|horas?)\b", "h"),
    (r"(min\d\d)(?!\S)", r"\1s"), (r"(?<=\d) ?(kms|quil[oô]metros)\b", "km"), (r"(?<=\d) ?(milhas|miles)\b", "mi"), (r"(?<=\d) ?(metros|metres)\b", "m"), (r" em (?=\d)", " in ")]
def in_words(text):
    """A group with the signs in the places of the words for them (help words)."""
    for word, sign in WORDS: text = re.sub(word, sign, text, flags=re.I)
    return text

# ---- numbers, dates

def hundredths(text): return int(Fraction(text.replace(",", ".")) * 100)
def day(text):
    try: return datetime.date(*map(int, text.split("-")))
    except ValueError: return None
TIME = r"(?i:[0-9]{1,2}(?:h[0-9]{2}|h|(?::[0-9]{2})? *[ap]m|:[0-9]{2}h?))(?![^ \]-])"
def clock(text):
    """The minute of the day of 18:30, 18h30, 18h and 6:30 pm."""
    found = re.fullmatch(r"([0-9]{1,2})[:h]?([0-9]{2})?h? *([ap]m)?", text, re.I) if re.fullmatch(TIME, text) else None
    if not found: return None
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").lower()
    if hour > (12 if half == "am" else 23) or minute > 59: return None
    return (hour % 12 + 12 * (half == "pm") if half else hour) * 60 + minute

# ---- files

CONTROL = "[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]"

def lines_of(path, name, errors):
    """The lines of a file, without those between the markers of a merge: (number, text), and None for what follows a merge."""
    data = open(path, "rb").read()
    if data[:2] in (b"\xff\xfe", b"\xfe\xff") or b"\r" in data and b"\n" not in data: return errors.append((name, 1))
    try: text = data.decode()
    except UnicodeDecodeError as error:
        errors.append((name, data[:error.start].count(b"\n") + 1))
        text = data.decode("utf-8", "replace")
    marked, controls = None, set()
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = line.removesuffix("\r")
        if re.search(CONTROL, line): controls.add(number)
        line = re.sub(CONTROL, lambda one: chr(0xF0000 + ord(one[0])), line)  # which the grammar takes for letters
        marker = re.match(r"([<|=>])\1{6}(?=" + BLANK + "|$)", line)
        if marked is None and marker:
            errors.append((name, number))
            # A merge that ends further down hides everything up to there.
            ends = re.search(r"(?m)^>{7}(?=" + BLANK + r"|\r?$)", "\n".join(text.split("\n")[number:]))
            if marker[1] == "<" and ends: marked = number
        elif marked is not None:
            if marker and marker[1] == ">":
                marked = None
                yield number, None
        else:
            if number in controls: errors.append((name, number))
            yield number, line
