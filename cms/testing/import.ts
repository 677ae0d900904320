import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { importFile } from '../operations/import/files/import';
import { Job, type Options } from '../operations/import/job';

const silent = { begin: () => undefined, step: () => undefined, end: () => undefined };

interface Given extends Partial<Options> {
  /** A picture of this name beside the file. */
  picture?: { name: string; data: Buffer };
}

/** Imports a file of this content and name; resolves with the report. */
export async function importText(
  payload: Payload,
  name: string,
  content: string | Buffer,
  { picture, ...options }: Given = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    const path = join(folder, name);
    await writeFile(path, content);
    if (picture) await writeFile(join(folder, picture.name), picture.data);
    const job = new Job(payload, silent, { overwrite: false, files: /csv$/.test(name), inside: new Set(['*']), ...options });
    await importFile(job, path);
    return job.report.lines().join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A sample file, whose pictures are at that address. */
export async function sampleFile(name: string, pictures: string): Promise<string> {
  const file = new URL(`../operations/import/files/fixtures/${name}`, import.meta.url);
  return (await readFile(file, 'utf8')).replaceAll('{PICTURES}', pictures);
}
