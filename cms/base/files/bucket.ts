import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type BucketSettings, openS3 } from './s3';

/** Begins the names of objects that are photos of enquiries, which no public address shows. */
export const PHOTOS_PREFIX = 'lead-photos/';

export type Bucket = ReturnType<typeof openBucket>;

/** Somebody waits for a picture: requests are soon repeated, and end within a minute. */
const MANNER = { variables: 'S3_', pauses: [100, 200], deadlineMs: 60_000 } as const;

/** A bucket's pictures by name. Every function rejects when the server fails, within a minute. */
export function openBucket(settings: BucketSettings) {
  const { ask, find, list, remove } = openS3(settings, MANNER);
  const read = (name: string) => ask('GET', name, {}, buffer);

  return {
    find,
    read,
    remove,
    stream: (name: string, range?: { start: number; end: number }) =>
      ask(
        'GET',
        name,
        range && { headers: { range: `bytes=${range.start}-${range.end}` } },
        (answer) => Readable.toWeb(answer) as ReadableStream,
      ),

    /** Stores an object; resolves with false if there is one of this name already and `replace` is not set. */
    async put(name: string, data: Buffer, { type, replace = false }: { type?: string; replace?: boolean }): Promise<boolean> {
      const headers = { ...(type && { 'content-type': type }), ...(!replace && { 'if-none-match': '*' }) };
      return (await ask('PUT', name, { body: data, headers, fine: [412] })).statusCode !== 412;
    },

    async has(name: string, data: Buffer): Promise<boolean> {
      const found = await find(name);
      if (found?.size !== data.length) return false;
      if (found.etag === `"${createHash('md5').update(data).digest('hex')}"`) return true;
      return (await read(name)).equals(data); // an encrypted object's tag is not its hash
    },

    /** Names below a prefix, and sizes in bytes, of all objects; media have no folders, so what is in one is none of them. */
    list: async (prefix?: string) => (await list(prefix)).filter(({ name }) => !name.includes('/')),
  };
}
