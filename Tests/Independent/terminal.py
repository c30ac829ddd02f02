"""terminal.py PROGRAM FOLDER: a terminal is asked by a program in its foreground; one in the background, which it would
stop for that, asks nothing and goes on."""
import os, pty, signal, sys

program, folder = sys.argv[1:]


def shown(is_background):
    "Returns all that the terminal gets, and how the program ended."
    child, terminal = pty.fork()
    if child == 0:
        shell, job = os.getpgrp(), os.fork()
        if job == 0:
            os.setpgid(0, 0)
            signal.signal(signal.SIGTTOU, signal.SIG_IGN)
            os.tcsetpgrp(0, shell if is_background else os.getpgrp())
            signal.signal(signal.SIGTTOU, signal.SIG_DFL)
            os.execve(program, [program, "checkins", "--photos", "--dir", folder], {"TERM": "xterm", "LANG": "C"})
        _, status = os.waitpid(job, os.WUNTRACED)
        os.write(1, b"stopped" if os.WIFSTOPPED(status) else b"ended %d" % os.waitstatus_to_exitcode(status))
        os.killpg(job, signal.SIGKILL) if os.WIFSTOPPED(status) else None
        os._exit(0)
    answer = b""
    while True:
        try:
            answer += os.read(terminal, 4096)
        except OSError:
            os.waitpid(child, 0)
            return answer
        if answer.endswith(b"\x1b[c"):
            os.write(terminal, b"\x1b[?62;4c")


ahead, behind = shown(False), shown(True)
if b"\x1b[c" in ahead and ahead.endswith(b"ended 0") and b"\x1b[c" not in behind and behind.endswith(b"ended 0"):
    print("agree")
else:
    print("in the foreground:", ahead, "in the background:", behind)
