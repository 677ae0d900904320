import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { ifMissing } from './if-missing';

export const MANIFEST = 'manifest.json';
export const DATABASE = 'database.db';
export const DUMP = 'database.dump';

/** Name of the folder with photos of enquiries, in the data folder and inside an archive. */
export const PHOTOS = 'lead-photos';

/** A backup's description of itself; a restore checks the files against it. */
export const Manifest = z.object({
  format: z.literal(1, 'is of another format than this version reads'),
  /** ISO time of the backup's start: everything acknowledged before is in it. */
  made_at: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres', 'none']),
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.number()),
  /** That the rows of PostgreSQL were counted in the dump; before it, in older backups. */
  counted: z.literal('dump').optional(),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

/** All files below a folder as sorted relative paths; none if it does not exist. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(ifMissing([]));
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .sort();
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export async function describeFiles(folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = [];
  for (const path of await filesBelow(folder)) {
    if (path === MANIFEST) continue;
    const full = join(folder, path);
    files.push({ path, bytes: (await stat(full)).size, sha256: await sha256Of(full) });
  }
  return files;
}

/** Files that differ from the manifest, each with the difference. */
export async function differences(folder: string, expected: Manifest['files']): Promise<string[]> {
  const found = new Map((await describeFiles(folder)).map((file) => [file.path, file]));
  const wrong: string[] = [];
  for (const { path, bytes, sha256 } of expected) {
    const file = found.get(path);
    if (!file) wrong.push(`${path} is missing`);
    else if (file.bytes !== bytes || file.sha256 !== sha256) wrong.push(`${path} is not what was backed up`);
    found.delete(path);
  }
  return [...wrong, ...[...found.keys()].map((path) => `${path} was not in the backup`)];
}
