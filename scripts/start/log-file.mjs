import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

function sizeOf(path) {
  try {
    return statSync(path).size;
  } catch {
    return 0; // not written yet
  }
}

/** A rotating log: at `bytes`, `path` becomes `path.1`, and so on; `kept` older files remain. Never throws, on a full disk neither. */
export function openLog(path, { bytes = 10 * 1024 * 1024, kept = 2 } = {}) {
  let size = sizeOf(path);
  let dropped = 0;

  function rotate() {
    rmSync(`${path}.${kept}`, { force: true });
    for (let age = kept - 1; age >= 0; age -= 1) {
      const from = age === 0 ? path : `${path}.${age}`;
      if (sizeOf(from) > 0) renameSync(from, `${path}.${age + 1}`);
    }
    size = 0;
  }

  function append(text) {
    appendFileSync(path, text);
    size += text.length;
  }

  return {
    /** @param {Buffer} chunk */
    write(chunk) {
      try {
        if (size > 0 && size + chunk.length > bytes) rotate();
        mkdirSync(dirname(path), { recursive: true });
        if (dropped > 0) {
          // On a new line, because the last written line may be incomplete.
          const line = {
            time: new Date().toISOString(),
            level: 'error',
            event: 'log could not be written',
            bytes_dropped: dropped,
          };
          append(`\n${JSON.stringify(line)}\n`);
          dropped = 0;
        }
        append(chunk);
      } catch {
        dropped += chunk.length;
        size = sizeOf(path);
      }
    },
  };
}
