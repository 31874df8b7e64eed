"""Runs programs of the documentation with the fake SDK.

Reads a list of jobs as JSON from standard input, and writes a list of results.
"""

import contextlib
import getpass
import io
import json
import os
import sys
import tempfile
import time
import traceback

from fake_sdk import Sdk
from fake_server import Clock, EndlessProgram, Server


def run(job):
    """Run one program in an empty folder, and tell how it ended."""
    clock = Clock()
    server = Server(job["settings"], clock)
    sdk = Sdk(job["model"], server)
    real = (time.sleep, time.monotonic, time.time, sys.argv, os.getcwd(), dict(os.environ))
    os.environ.update(job["environment"])
    getpass.getpass = lambda *_: "secret"
    time.sleep, time.monotonic, time.time = clock.sleep, clock.monotonic, clock.monotonic
    sys.argv = [job["name"], *job["arguments"]]
    output, ended, where = io.StringIO(), None, None
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for name, text in job["files"].items():
            os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
            with open(name, "wb") as file:
                file.write(text.encode("utf-8"))
        try:
            with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
                exec(compile(job["code"], job["name"], "exec"), {"__name__": "__main__", "__doc__": None})
        except SystemExit as error:
            if error.code not in (None, 0):
                ended = f"SystemExit: {error.code}"
        except (Exception, EndlessProgram) as error:
            ended = f"{type(error).__name__}: {error}"
            frames = traceback.extract_tb(error.__traceback__)
            where = next((one.lineno for one in reversed(frames) if one.filename == job["name"]), None)
        finally:
            time.sleep, time.monotonic, time.time, sys.argv = real[:4]
            os.chdir(real[4])
            os.environ.clear()
            os.environ.update(real[5])
            for name in [*sdk.installed, "openai"]:
                sys.modules.pop(name, None)
    return {
        "ended": ended,
        "line": where,
        "output": output.getvalue(),
        "calls": sdk.calls,
        "collections": {name: len(rows) for name, rows in server.collections.items()},
        "running": server.running and not server.deployed,
        "ready": server.ready(),
    }


def run_all(text):
    """JSON of jobs → JSON of results."""
    data = json.loads(text)
    return json.dumps([run({**job, "model": data["models"][job["model"]]}) for job in data["jobs"]])


if __name__ == "__main__":
    sys.stdout.write(run_all(sys.stdin.read()))
