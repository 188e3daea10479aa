"""A headless Chromium, driven through its DevTools protocol."""

import base64
import json
import pathlib
import shutil
import subprocess
import tempfile
import time
import urllib.request

import websocket


class Browser:
    """One browser with one page; what the page says and loads is kept."""

    def __init__(self):
        program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
        if program is None:
            raise SystemExit("There is no Chromium. On Debian: apt-get install chromium")
        self.profile = tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [
                program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-extensions",
                "--hide-scrollbars", "--remote-debugging-port=0", f"--user-data-dir={self.profile.name}", "about:blank",
            ],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        port = self._wait_for_port()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=30) as answer:
            page = next(target for target in json.load(answer) if target["type"] == "page")
        self.socket = websocket.create_connection(
            page["webSocketDebuggerUrl"], timeout=60, suppress_origin=True
        )
        self.number = 0
        self.complaints = []
        self.requests = []
        for domain in ["Page", "Runtime", "Log", "Network", "DOM"]:
            self.call(f"{domain}.enable")

    def _wait_for_port(self):
        file = pathlib.Path(self.profile.name) / "DevToolsActivePort"
        for _ in range(600):
            if self.process.poll() is not None:
                raise SystemExit(f"Chromium ended at once, with status {self.process.returncode}.")
            if file.exists() and (lines := file.read_text().split()):
                return int(lines[0])
            time.sleep(0.05)
        raise SystemExit("Chromium does not start.")

    def close(self):
        try:
            self.call("Browser.close")
        except (OSError, websocket.WebSocketException):
            pass
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.profile.cleanup()

    def call(self, method, **parameters):
        """Calls a method of the protocol, and notes what happens meanwhile."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            self._note(message)
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def _note(self, message):
        match message.get("method"):
            case "Runtime.consoleAPICalled":
                self.complaints.append(json.dumps(message["params"]["args"]))
            case "Runtime.exceptionThrown":
                self.complaints.append(message["params"]["exceptionDetails"]["text"])
            case "Log.entryAdded":
                self.complaints.append(message["params"]["entry"]["text"])
            case "Network.requestWillBeSent":
                self.requests.append(message["params"]["request"]["url"])
            case "Page.loadEventFired":
                self.loaded = True

    def open(self, file, width, height=800, dark=False, mobile=False):
        """Shows a file in a window of a size, and waits until it is loaded."""
        self.complaints.clear()
        self.requests.clear()
        self.loaded = False
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=mobile
        )
        scheme = "dark" if dark else "light"
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.call("Page.navigate", url=pathlib.Path(file).resolve().as_uri())
        while not self.loaded:
            self._note(json.loads(self.socket.recv()))
        # What the page complains of comes after the event; two frames later it has come.
        self.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")

    def value(self, expression):
        """The value of an expression in the page; the protocol may look where the page's own policy lets nothing run."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["text"])
        return result["result"].get("value")

    def screenshot(self, file):
        """Writes a picture of the whole page."""
        data = self.call("Page.captureScreenshot", captureBeyondViewport=True)["data"]
        pathlib.Path(file).write_bytes(base64.b64decode(data))

    def print(self, file):
        """Writes the page as it would be printed."""
        data = self.call("Page.printToPDF", printBackground=False)["data"]
        pathlib.Path(file).write_bytes(base64.b64decode(data))
