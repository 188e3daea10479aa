"""Looks at the page in a browser: what it loads, what it says, how it fits, how it prints."""

import io
import re
import tempfile

import pypdf

# In the page: the contrast of every piece of text with what lies behind it, by the formula of WCAG 2.
CONTRAST = """
(() => {
  const channels = colour => colour.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
    .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = element => {
    for (let e = element; e; e = e.parentElement) {
      const colour = channels(getComputedStyle(e).backgroundColor);
      if (colour.length < 4 || colour[3] > 0) return colour;
    }
    return [255, 255, 255];
  };
  let worst = 99;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.data.trim()) continue;
    const element = walker.currentNode.parentElement;
    const pair = [light(channels(getComputedStyle(element).color)), light(behind(element))];
    worst = Math.min(worst, (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05));
  }
  return worst;
})()
"""
OPEN_ALL = "document.querySelectorAll('details').forEach(details => details.open = true)"


def check_page(browser, reports, findings, hostile):
    path = reports.path("html")
    text = reports.text("html")
    findings.expect(not re.search(r"<(script|link|img|iframe|object|svg|form|a)\b|\bon\w+=|url\(|@import", plain(text)), "markup")
    browser.open(path, width=1000)
    findings.equal(browser.complaints, [], "what the browser complains of")
    findings.equal(browser.requests, [path.resolve().as_uri()], "what it loads")
    findings.equal(browser.value("document.documentElement.lang"), reports.verdict["language"], "language")
    findings.equal(browser.value("document.querySelectorAll('script, a, img, link').length"), 0, "elements from outside")
    levels = browser.value("[...document.querySelectorAll('h1, h2, h3, h4')].map(heading => +heading.tagName[1])")
    findings.expect(levels[0] == 1 and levels.count(1) == 1, f"headings begin: {levels[:3]}")
    findings.expect(all(b <= a + 1 for a, b in zip(levels, levels[1:])), f"headings in order: {levels}")
    findings.expect(browser.value("[...document.querySelectorAll('summary, pre')].every(e => e.tabIndex === 0)"), "keys")
    # The first part says what to look at; each exercise is one line until it is unfolded.
    passes = all(exercise["status"] in ("passed", "coming") for exercise in reports.exercises)
    findings.equal(browser.value("document.querySelector('main > header + section.focus') === null"), passes, "no focus")
    count = sum(exercise["status"] != "coming" for exercise in reports.exercises)
    findings.equal(browser.value("document.querySelectorAll('details.exercise:not([open])').length"), count, "folded")
    words = browser.value(
        "[...document.querySelectorAll('.row .mark')].every(m => m.parentElement.querySelector('.word')?.textContent)"
    )
    findings.expect(words, "every sign has a word beside it")
    lines = browser.value(
        "[...document.querySelectorAll('.diff del, .diff ins')]"
        ".every(e => e.textContent.startsWith(e.tagName === 'DEL' ? '-' : '+'))"
    )
    findings.expect(lines, "differences keep their signs")
    if hostile:
        body = browser.value("document.body.textContent")
        findings.expect("<script>alert(1)</script>" in body and "]]>" in body, "texts stand as they are")

    colours = []
    for dark in (False, True):
        for width in (320, 1000):
            browser.open(path, width=width, dark=dark, mobile=width == 320)
            for state in ("folded", "unfolded"):
                if state == "unfolded":
                    browser.value(OPEN_ALL)
                reach = browser.value("document.documentElement.scrollWidth")
                findings.expect(reach <= width, f"{state}, {width} wide: reaches to {reach}")
            contrast = browser.value(CONTRAST)
            findings.expect(contrast >= 4.5, f"contrast {contrast:.2f}, dark: {dark}")
        colours.append(browser.value("getComputedStyle(document.body).backgroundColor"))
    findings.expect(colours[0] != colours[1], f"light and dark look the same: {colours}")

    browser.open(path, width=1000)
    with tempfile.NamedTemporaryFile(suffix=".pdf") as file:
        browser.print(file.name)
        pages = pypdf.PdfReader(io.BytesIO(open(file.name, "rb").read())).pages
        printed = squeezed("".join(page.extract_text() for page in pages))
    folded = browser.value("[...document.querySelectorAll('details.exercise .claim')].map(claim => claim.textContent)")
    missing = [claim for claim in folded if squeezed(claim)[:12] not in printed]
    findings.expect(folded and not missing or hostile, f"folded, and not on paper: {missing[:3]}")


def plain(html):
    """The page without the texts in it: only its own tags are left."""
    return re.sub(r">[^<]*<", "><", re.sub(r"<style.*?</style>", "", html, flags=re.S))


def squeezed(text):
    """A text as far as a printed one can be compared: without spaces, and without ligatures."""
    return re.sub(r"\s", "", text).replace("ﬁ", "fi").replace("ﬂ", "fl")
