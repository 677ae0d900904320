import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';

/** Writes a file of the machine whole, never readable by more than `mode` says; returns whether it differed. */
export function put(file, text, mode) {
  const path = existsSync(file) ? realpathSync(file) : file;
  const owner = statSync(path, { throwIfNoEntry: false });
  const differs = !owner || readFileSync(path, 'utf8') !== text;
  if (differs) {
    const unfinished = `${path}.new`;
    rmSync(unfinished, { force: true });
    writeFileSync(unfinished, text, { mode: mode & 0o600, flag: 'wx' });
    if (owner) chownSync(unfinished, owner.uid, owner.gid);
    chmodSync(unfinished, mode);
    renameSync(unfinished, path);
  } else chmodSync(path, mode);
  return differs;
}

/** Remembers files as they are; returns what puts them back so, and removes those that were not there. */
export function remember(files) {
  const there = files.filter((file) => existsSync(file));
  const before = there.map((file) => [file, readFileSync(file, 'utf8'), statSync(file).mode & 0o777]);
  return () => {
    for (const [file, text, mode] of before) put(file, text, mode);
    for (const file of files.filter((one) => !there.includes(one))) rmSync(file, { force: true });
  };
}
