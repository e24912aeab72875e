"""A bot as a program that plays three moves, and then does what its argument says."""

import json
import sys
import time
from pathlib import Path

fault = sys.argv[1]
moves = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "end" and fault.startswith("/"):
        with Path(fault).open("a") as file:
            file.write(line)
    if told["type"] != "move":
        continue
    moves += 1
    answer = told["legal"][0]
    if moves > 3:
        match fault:
            case "hangs":
                time.sleep(600)
            case "dies":
                print("what have I done", file=sys.stderr)
                sys.exit(3)
            case "babbles":
                answer = "\x1b[31mhello there"
            case "roars":
                answer = "x" * 1000
            case "cheats":
                answer = "Gi9"
            case "is-silent":
                answer = ""
            case _:
                pass
    print(answer, flush=True)
