"""Reads the formats that programs read, each as its own reader does."""

import collections
import csv
import io
import json
import pathlib
import re

import jsonschema
import junitparser
import xmlschema

from reports import hundredths

HERE = pathlib.Path(__file__).parent
KIT = HERE.parent.parent
SCHEMA = json.loads((KIT / "Grader/verdict.schema.json").read_text())
XSD = xmlschema.XMLSchema(str(HERE / "junit.xsd"))


def own_lines(reports):
    """How many lines formats with a line for each test have beyond the tests: (passed, failed, not reached, coming).

    An exercise has a line of its own where its tests do not tell its status, or do not carry its points.
    """
    passed = failed = unreached = coming = 0
    for exercise in reports.exercises:
        tests = exercise["tests"]
        tells = exercise["status"] == "passed" and tests or any(test["status"] != "passed" for test in tests)
        carried = all(sum(hundredths(t[name]) for t in tests) == hundredths(exercise[name]) for name in ("points", "earned"))
        if tells and carried:
            continue
        if exercise["status"] == "coming":
            coming += 1
        elif exercise["status"] == "passed":
            passed += 1
        elif "message" in exercise:
            unreached += 1
        else:
            failed += 1
    return passed, failed, unreached, coming


def check_json(reports, findings):
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    for error in jsonschema.Draft202012Validator(SCHEMA).iter_errors(reports.verdict):
        findings.expect(False, f"{'/'.join(map(str, error.path))}: {error.message[:200]}")
    summary = reports.verdict["summary"]
    for name in ["points", "earned"]:
        findings.equal(sum(hundredths(e[name]) for e in reports.exercises), hundredths(summary[name]), name)
    kinds = {"passed": "passed", "notReached": "notReached"}
    counts = collections.Counter(kinds.get(test["status"], "failed") for test in reports.tests)
    findings.equal({name: counts[name] for name in summary["tests"]}, summary["tests"], "tests")
    counts = collections.Counter(a["status"] for test in reports.tests for a in test["assertions"])
    findings.equal({name: counts[name] for name in summary["assertions"]}, summary["assertions"], "assertions")


def check_junit(reports, findings):
    data = reports.bytes("junit")
    findings.expect(len(data) < 30_000_000, "is larger than GitLab reads")
    for error in XSD.iter_errors(io.BytesIO(data)):
        findings.expect(False, f"{error.path}: {error.reason}")
    suites = junitparser.JUnitXml.fromstring(data)
    told = (suites.tests, suites.failures, suites.errors, suites.skipped)
    suites.update_statistics()
    findings.equal(told, (suites.tests, suites.failures, suites.errors, suites.skipped), "numbers against its own cases")
    passed, failed, unreached, coming = own_lines(reports)
    tests = reports.verdict["summary"]["tests"]
    expected = (
        sum(tests.values()) + passed + failed + unreached + coming, tests["failed"] + failed, tests["notReached"] + unreached, coming
    )
    findings.equal(told, expected, "numbers against the summary's")
    earned = 0
    for suite, exercise in zip(suites, reports.exercises, strict=True):
        properties = {p.name: p.value for p in suite.properties()}
        earned += hundredths(properties["earned"])
        passes = all(case.is_passed for case in suite)
        findings.equal(passes, exercise["status"] == "passed", f"{suite.name} passes")
        for case in suite:
            if case.is_failure or case.is_error:
                findings.expect(bool((case.result[0].text or "").strip()), f"{case.name}: has nothing to show")
            file = case._elem.get("file")
            findings.expect(not re.search(r"^/|\.\.", file), f"{case.name}: its file is {file}")
    findings.equal(earned, hundredths(reports.verdict["summary"]["earned"]), "earned")


def check_csv(reports, findings):
    data = reports.bytes("csv")
    outside = re.sub(rb'"(?:[^"]|"")*"', b"", data)
    findings.expect(outside.count(b"\n") == outside.count(b"\r\n") and data.endswith(b"\r\n"), "lines end in CR LF")
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8"), newline=""), strict=True))
    for row in rows:
        findings.expect(None not in row and None not in row.values(), "a row has as many cells as the first")
        for name, cell in row.items():
            findings.expect(not re.match("[=+\\-@\t\r\n＝＋－＠]", cell), f"{name} begins as a formula does: {cell[:40]!r}")
    summary = reports.verdict["summary"]
    for name in ["points", "earned"]:
        findings.equal(sum(hundredths(row[name]) for row in rows), hundredths(summary[name]), name)
    for name, column in [("passed", "passed"), ("failed", "failed"), ("notReached", "not_reached")]:
        number = sum(int(row[f"assertions_{column}"]) for row in rows)
        findings.equal(number, summary["assertions"][name], f"assertions {name}")
    ids = [row["test"] for row in rows if row["test"]]
    findings.equal(ids, [test["id"] for test in reports.tests], "tests")


def check_gradescope(reports, findings):
    document = json.loads(reports.bytes("gradescope"))
    known = {
        "score", "execution_time", "output", "output_format", "test_output_format", "test_name_format", "visibility",
        "stdout_visibility", "extra_data", "tests", "leaderboard",
    }
    findings.expect(set(document) <= known, f"unknown names: {set(document) - known}")
    known = {
        "score", "max_score", "status", "name", "name_format", "number", "output", "output_format", "tags", "visibility",
        "extra_data",
    }
    formats = {"text", "html", "simple_format", "md", "ansi"}
    summary = reports.verdict["summary"]
    findings.equal(hundredths(document["score"]), hundredths(summary["earned"]), "score")
    tests = document["tests"]
    findings.equal(sum(hundredths(test["score"]) for test in tests), hundredths(document["score"]), "sum of scores")
    findings.equal(sum(hundredths(test["max_score"]) for test in tests), hundredths(summary["points"]), "sum of max_score")
    findings.equal(len({test["name"] for test in tests}), len(tests), "names of their own")
    for test in tests:
        findings.expect(set(test) <= known, f"unknown names: {set(test) - known}")
        findings.expect(test["status"] in ("passed", "failed"), f"status {test['status']}")
        findings.expect(0 <= test["score"] <= test["max_score"], f"{test['name']}: score {test['score']}")
        findings.equal(test["visibility"], "visible", "visibility")
        findings.expect(test["status"] == "passed" or test["output"], f"{test['name']}: says nothing")
    passed = summary["tests"]["passed"] + own_lines(reports)[0]
    findings.equal(sum(test["status"] == "passed" for test in tests), passed, "passed")
    for name in ["output_format", "test_output_format", "test_name_format"]:
        findings.expect(document[name] in formats, f"{name} {document[name]}")


def check_exercism(reports, findings):
    document = json.loads(reports.bytes("exercism"))
    findings.equal(document["version"], 2, "version")
    findings.expect(set(document) <= {"version", "status", "message", "tests"}, f"unknown names: {set(document)}")
    tests = document["tests"]
    statuses = [test["status"] for test in tests]
    expected = "error" if all(s == "error" for s in statuses) else "pass" if set(statuses) == {"pass"} else "fail"
    findings.equal(document["status"], expected, "status")
    if expected == "error":
        findings.expect(0 < len(document.get("message", "")) <= 65_535, "an error has a message")
    passed, failed, unreached, _ = own_lines(reports)
    numbers = reports.verdict["summary"]["tests"]
    for name, count in [
        ("pass", numbers["passed"] + passed), ("fail", numbers["failed"] + failed), ("error", numbers["notReached"] + unreached)
    ]:
        findings.equal(statuses.count(name), count, name)
    findings.equal(len({test["name"] for test in tests}), len(tests), "names of their own")
    claims = {assertion["text"] for test in reports.tests for assertion in test["assertions"]}
    for test in tests:
        findings.expect(set(test) <= {"name", "status", "message", "output", "test_code"}, f"unknown names: {set(test)}")
        findings.equal(test["status"] == "pass", "message" not in test, f"{test['name']}: a message where it did not pass")
        findings.expect(len(test.get("message", "").encode("utf-16-le")) // 2 <= 65_535, "message too long")
        findings.expect(len(test.get("output", "").encode("utf-16-le")) // 2 <= 500, "output too long")
        findings.expect(set(filter(None, test["test_code"].split("\n"))) <= claims, f"{test['name']}: more than claims")
    names = iter(test["name"] for test in tests)
    in_order = all(any(f": {test['title']}" in name for name in names) for test in reports.tests)
    findings.expect(in_order, "tests in the suite's order")


def check_github(reports, findings):
    """Reads the log as a runner does: line by line, with commands until they are stopped and after they are resumed."""
    token = None
    stopped = 0
    commands = []
    for line in re.split(r"\r\n|\r|\n", reports.text("github")):
        if token is not None:
            stopped += 1
            if line.strip() == f"::{token}::":
                token = None
        elif match := re.match(r"::stop-commands::(.+)$", line):
            token = match.group(1)
            findings.expect(len(token) == 36, f"the token is {token}")
        elif line:
            commands.append(line)
    findings.expect(token is None and stopped > 3, "the report stands between commands that stop and resume commands")
    kinds = collections.Counter()
    for line in commands:
        match = re.fullmatch(r"::(error|warning|notice)(?: ([^:]*))?::(.*)", line)
        findings.expect(match is not None, f"no annotation: {line[:80]}")
        if match is None:
            continue
        kinds[match.group(1)] += 1
        properties = dict(pair.split("=", 1) for pair in (match.group(2) or "").split(",") if pair)
        known = {"file", "line", "endLine", "col", "endColumn", "title"}
        findings.expect(set(properties) <= known, f"unknown properties: {line[:80]}")
        findings.expect(properties.get("file", "Chapters/").startswith("Chapters/"), f"not the learner's: {line[:80]}")
        findings.expect(all(not v or re.search(r"%(?!0D|0A|25|3A|2C)", v) is None for v in properties.values()), line[:80])
        findings.expect(re.search(r"%(?!0D|0A|25)", match.group(3)) is None and match.group(3) != "", line[:80])
    findings.expect(all(count <= 10 for count in kinds.values()), f"more than GitHub takes of a kind: {kinds}")
    passes = all(exercise["status"] in ("passed", "coming") for exercise in reports.exercises)
    findings.equal(kinds["error"] == 0, passes, "no errors")


CHECKS = {
    "json": check_json, "junit": check_junit, "csv": check_csv, "gradescope": check_gradescope,
    "exercism": check_exercism, "github": check_github,
}
