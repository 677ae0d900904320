import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '../../files/bucket';
import { mediaType } from '../../files/serve';
import { filesBelow } from './manifest';

/** How many files there are, and how many of them were copied now. */
export interface Copied {
  files: number;
  copied: number;
}

/**
 * Copies a folder's files into the bucket, except those that are there with the same content, and compares each. `keep` gets an
 * object of another content before it is replaced.
 */
export async function putAll(
  folder: string,
  bucket: Bucket,
  keep?: (name: string, data: Buffer) => Promise<void>,
): Promise<Copied> {
  const names = await filesBelow(folder);
  let copied = 0;
  for (const name of names) {
    const data = await readFile(join(folder, name));
    if (await bucket.has(name, data)) continue;
    if (keep && (await bucket.find(name))) await keep(name, await bucket.read(name));
    await bucket.put(name, data, { type: mediaType(name), replace: true });
    if (!(await bucket.has(name, data))) throw new Error(`${name} came into the bucket with other content`);
    copied += 1;
  }
  return { files: names.length, copied };
}

/** Copies the bucket's objects into a folder, except those that are there with the same content. */
export async function getAll(bucket: Bucket, folder: string): Promise<Copied> {
  await mkdir(folder, { recursive: true });
  const objects = await bucket.list();
  let copied = 0;
  for (const { name } of objects) {
    const path = join(folder, name);
    const here = await readFile(path).catch(() => undefined);
    if (here && (await bucket.has(name, here))) continue;
    const data = await bucket.read(name).catch(async (error: unknown) => {
      if (await bucket.find(name)) throw error; // else it was deleted meanwhile
    });
    if (!data) continue;
    await writeFile(`${path}.part`, data);
    await rename(`${path}.part`, path);
    copied += 1;
  }
  return { files: objects.length, copied };
}
