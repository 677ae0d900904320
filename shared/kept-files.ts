import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Notes that a file was used, for `boundFolder`. Its time of change stays, because browsers know the file by it. */
export async function noteUse(file: string): Promise<void> {
  const { mtime } = await stat(file);
  await utimes(file, new Date(), mtime);
}

/** Deletes the files used the longest ago until the folder is within its limits. Resolves with the bytes that are left. */
export async function boundFolder(folder: string, maxBytes: number, maxFiles = Number.POSITIVE_INFINITY): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith('.type'));
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), found: await stat(join(folder, name)).catch(() => undefined) })),
  );
  const there = files.flatMap(({ path, found }) => (found ? [{ path, bytes: found.size, used: found.atimeMs }] : []));
  let bytes = there.reduce((sum, file) => sum + file.bytes, 0);
  let count = there.length;
  for (const file of there.sort((a, b) => a.used - b.used)) {
    if (bytes <= maxBytes && count <= maxFiles) break;
    await Promise.all([rm(file.path, { force: true }), rm(`${file.path}.type`, { force: true })]);
    bytes -= file.bytes;
    count -= 1;
  }
  return bytes;
}
