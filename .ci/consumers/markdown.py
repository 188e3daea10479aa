"""Reads Markdown with a parser of its own kind: tables, bare addresses and HTML as GitHub takes them."""

import re

import markdown_it

from reports import hundredths

PARSER = markdown_it.MarkdownIt("gfm-like", {"html": True, "linkify": True})
# GitHub links addresses with a scheme or 'www.' and mail, not every word with a dot.
PARSER.linkify.set({"fuzzy_link": False})
# What the report itself folds with.
OWN = re.compile(r"<details>\n<summary>[^<>]*</summary>\n?|</details>\n?")


def check_markdown(reports, findings):
    text = reports.text("markdown")
    findings.expect(len(text.encode()) < 1 << 20, "is larger than GitHub takes for a summary")
    tokens = PARSER.parse(text)
    inline = [child for token in tokens for child in token.children or []]
    for token in tokens + inline:
        if token.type in ("html_block", "html_inline"):
            findings.expect(OWN.fullmatch(token.content) is not None, f"HTML of its own: {token.content[:80]!r}")
        findings.expect(token.type not in ("link_open", "image"), f"a link: {token.attrs}")
        if token.type == "text":
            mention = re.search(r"(^|\W)@[A-Za-z0-9]|(^|\W)#\d|:[a-z_]+:|https?://|www\.", token.content)
            findings.expect(mention is None, f"GitHub would make something of it: {token.content[:200]!r}")
    opens = sum(token.content.count("<details>") for token in tokens if token.type == "html_block")
    closes = sum(token.content.count("</details>") for token in tokens if token.type == "html_block")
    findings.equal(opens, closes, "folded parts that end")
    findings.expect(all(t.type not in ("s_open", "em_open") for t in inline), "emphasis that nobody meant")
    levels = [int(token.tag[1]) for token in tokens if token.type == "heading_open"]
    findings.expect(levels[:1] == [1] and set(levels[1:]) == {2}, f"headings: {levels}")

    cells = [
        [tokens[i + 1].content for i in range(start, end) if tokens[i].type in ("td_open", "th_open")]
        for start, end in table_rows(tokens)
    ]
    bodies = [row for row in cells if "/" in row[-1]]
    findings.expect(all(len(row) == 6 for row in cells), "a row has as many cells as its head")
    findings.equal(len(bodies), len(reports.exercises), "rows")
    summary = reports.verdict["summary"]
    for column, part, whole in [
        (3, summary["tests"]["passed"], sum(summary["tests"].values())),
        (4, summary["assertions"]["passed"], sum(summary["assertions"].values())),
        (5, summary["earned"], summary["points"]),
    ]:
        # What an exercise has none of is told by a dash, or in words.
        pairs = [row[column].split(" / ") for row in bodies if re.fullmatch(r"[\d.]+ / [\d.]+", row[column])]
        findings.expect(column < 5 or len(pairs) == len(bodies), "points in each row")
        sums = tuple(sum(hundredths(pair[side]) for pair in pairs) for side in (0, 1))
        findings.equal(sums, (hundredths(part), hundredths(whole)), f"column {column}")


def table_rows(tokens):
    starts = [i for i, token in enumerate(tokens) if token.type == "tr_open"]
    ends = [i for i, token in enumerate(tokens) if token.type == "tr_close"]
    return list(zip(starts, ends))
