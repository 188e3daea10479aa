"""Hands reports to programs that read their formats. Usage: check.py FOLDER/NAME …

Each argument stands for the files NAME.ENDING, one for each format, of one verdict.
"""

import pathlib
import sys

import machine
import markdown
import page
from browser import Browser
from reports import Findings, Reports


def main(arguments):
    findings = Findings()
    browser = Browser()
    try:
        for argument in arguments:
            path = pathlib.Path(argument)
            reports = Reports(path.parent, path.name)
            checks = dict(machine.CHECKS, markdown=markdown.check_markdown)
            checks["html"] = lambda reports, findings: page.check_page(
                browser, reports, findings, hostile="hostile" in reports.name
            )
            for format, check in checks.items():
                findings.subject = f"{path.name}, {format}"
                check(reports, findings)
    finally:
        browser.close()
    print(f"{len(arguments)} verdicts in every format: {findings.checks} checks, {findings.count} findings.")
    return 1 if findings.count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
