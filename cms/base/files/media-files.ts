import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { env, mediaDir } from '../process/env';
import { openBucket } from './bucket';

export interface MediaFiles {
  /** Size in bytes and time of the last change; undefined if there is no such file. */
  find(name: string): Promise<{ size: number; modified: Date } | undefined>;
  read(name: string): Promise<Buffer>;
  stream(name: string, range?: { start: number; end: number }): Promise<ReadableStream>;
}

/** Files of a folder; never one outside of it. */
export function folderFiles(folder: string): MediaFiles {
  async function pathOf(name: string): Promise<string | undefined> {
    if (name.includes('\0') || name.split(/[\\/]/).some((part) => part === '' || part.startsWith('.'))) return undefined;
    try {
      const root = await realpath(folder);
      const file = await realpath(resolve(root, name));
      return file.startsWith(root + sep) ? file : undefined;
    } catch {
      return undefined; // file not found
    }
  }
  async function existing(name: string): Promise<string> {
    const path = await pathOf(name);
    if (!path) throw new Error(`There is no file ${name}`);
    return path;
  }
  return {
    async find(name) {
      const path = await pathOf(name);
      const found = path ? await stat(/* turbopackIgnore: true */ path).catch(() => undefined) : undefined;
      return found?.isFile() ? { size: found.size, modified: found.mtime } : undefined;
    },
    read: async (name) => readFile(/* turbopackIgnore: true */ await existing(name)),
    stream: async (name, range) =>
      Readable.toWeb(createReadStream(/* turbopackIgnore: true */ await existing(name), range)) as ReadableStream,
  };
}

/** The bucket that pictures are in; undefined if they are in a folder. */
export const bucket = env.bucket && openBucket(env.bucket);

export const mediaFiles: MediaFiles = bucket ?? folderFiles(mediaDir);
