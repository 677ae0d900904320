import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '../../../base/files/bucket';
import { mediaType } from '../../../base/files/serve';
import { filesBelow } from './manifest';

export interface Copied {
  files: number;
  copied: number;
}

/** Copies a folder's files into the bucket unless they are there, and compares each. `keep` gets an object that is replaced. */
export async function putAll(
  folder: string,
  bucket: Bucket,
  { prefix = '', keep }: { prefix?: string; keep?: (name: string, data: Buffer) => Promise<void> } = {},
): Promise<Copied> {
  const names = await filesBelow(folder);
  let copied = 0;
  for (const name of names) {
    const data = await readFile(join(folder, name));
    const key = prefix + name;
    if (await bucket.has(key, data)) continue;
    if (keep && (await bucket.find(key))) await keep(name, await bucket.read(key));
    await bucket.put(key, data, { type: mediaType(name), replace: true });
    if (!(await bucket.has(key, data))) throw new Error(`${name} came into the bucket with other content`);
    copied += 1;
  }
  return { files: names.length, copied };
}

/** Copies the bucket's objects with that prefix into a folder, without it, except those that are there with the same content. */
export async function getAll(bucket: Bucket, folder: string, prefix = ''): Promise<Copied> {
  await mkdir(folder, { recursive: true });
  const objects = await bucket.list(prefix);
  let copied = 0;
  for (const { name } of objects) {
    const path = join(folder, name);
    const here = await readFile(path).catch(() => undefined);
    const key = prefix + name;
    if (here && (await bucket.has(key, here))) continue;
    const data = await bucket.read(key).catch(async (error: unknown) => {
      if (await bucket.find(key)) throw error; // else it was deleted meanwhile
    });
    if (!data) continue;
    await writeFile(`${path}.part`, data);
    await rename(`${path}.part`, path);
    copied += 1;
  }
  return { files: objects.length, copied };
}
