# Reads paths of environment files, one a line, with systemd's own code; prints its answer to each as JSON.
import ctypes
import glob
import json
import sys

library = ctypes.CDLL(sorted(glob.glob("/usr/lib/*/systemd/libsystemd-shared-*.so"))[-1])
Strings = ctypes.POINTER(ctypes.c_char_p)
library.strv_env_clean_with_callback.restype = Strings
for path in sys.stdin.read().splitlines():
    strings = Strings()
    code = library.load_env_file(None, path.encode(), ctypes.byref(strings))
    if code < 0:
        print(json.dumps(None))
        continue
    found = {}
    if strings:
        strings = library.strv_env_clean_with_callback(strings, None, None)
        at = 0
        while strings[at] is not None:
            name, value = strings[at].decode().split("=", 1)
            found[name] = value
            at += 1
    print(json.dumps(found))
