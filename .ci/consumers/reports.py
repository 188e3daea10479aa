"""The reports of one verdict, and what the checks have found."""

import json
import pathlib

ENDINGS = {
    "text": "txt", "json": "json", "junit": "junit.xml", "github": "github.log", "gradescope": "gradescope.json",
    "exercism": "exercism.json", "markdown": "md", "html": "html", "csv": "csv",
}


class Reports:
    """Files 'NAME.ENDING' of one verdict in every format."""

    def __init__(self, folder, name):
        self.folder = pathlib.Path(folder)
        self.name = name
        self.verdict = json.loads(self.bytes("json"))
        self.exercises = [exercise for chapter in self.verdict["chapters"] for exercise in chapter["exercises"]]
        self.tests = [test for exercise in self.exercises for test in exercise["tests"]]

    def path(self, format):
        return self.folder / f"{self.name}.{ENDINGS[format]}"

    def bytes(self, format):
        return self.path(format).read_bytes()

    def text(self, format):
        return self.bytes(format).decode("utf-8")


class Findings:
    """What does not hold."""

    def __init__(self):
        self.count = 0
        self.checks = 0
        self.subject = ""

    def expect(self, holds, what):
        self.checks += 1
        if not holds:
            self.count += 1
            print(f"{self.subject}: {what}")

    def equal(self, is_, should, what):
        self.expect(is_ == should, f"{what}: {is_!r} instead of {should!r}")


def hundredths(number):
    """Points as a whole number, so that sums are exact."""
    return round(float(number) * 100)
