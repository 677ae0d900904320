import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { type BucketSettings, elementsOf, openS3, refusalOf } from '../../../base/files/s3';

/** The S3 bucket of the copies, and the folder in it. */
export interface Place extends BucketSettings {
  prefix: string;
}

export type Store = ReturnType<typeof openStore>;

/** Larger files are sent in parts of this size: one is held in memory, and after a cut only one is sent again. */
const PART_BYTES = 16 * 1024 * 1024;
/** A link may be away for some seconds, in milliseconds. */
const PAUSES_MS = [1000, 5000, 20_000];
/** Unfinished uploads of an earlier try are taken away after this time, in milliseconds. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Files of any size in a bucket's folder, by name. An object appears only when it is whole, and as it was on this disk. */
export function openStore(place: Place, { partBytes = PART_BYTES, pauses = PAUSES_MS } = {}) {
  const { ask, find, list, remove } = openS3(place, { variables: 'BACKUP_S3_', pauses });
  const keyOf = (name: string) => `${place.prefix}${name}`;

  async function putPart(key: string, file: string, start: number, end: number, query?: Record<string, string>): Promise<string> {
    const body = await buffer(createReadStream(file, { start, end: end - 1 }));
    return (await ask('PUT', key, { query, body })).headers.etag ?? '';
  }

  async function putInParts(key: string, file: string, bytes: number): Promise<void> {
    const begun = await ask('POST', key, { query: { uploads: '' } }, text);
    const [uploadId = ''] = elementsOf(begun, 'InitiateMultipartUploadResult').map((read) => read('UploadId'));
    try {
      let parts = '';
      for (let start = 0, number = 1; start < bytes; start += partBytes, number += 1) {
        const query = { partNumber: String(number), uploadId };
        const etag = await putPart(key, file, start, Math.min(start + partBytes, bytes), query);
        parts += `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`;
      }
      const body = `<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`;
      const answer = await ask('POST', key, { query: { uploadId }, body }, text);
      // S3 may report a failure after it has begun to answer with success.
      if (elementsOf(answer, 'Error').length > 0)
        throw new Error(`the bucket ${place.name} did not put the parts together: ${refusalOf(200, answer).said}`);
    } catch (error) {
      await ask('DELETE', key, { query: { uploadId } }).catch(() => undefined); // later tries take it away
      throw error;
    }
  }

  const sizeOf = async (name: string) => (await find(keyOf(name)))?.size;

  return {
    sizeOf,

    /** Names and sizes of the folder's objects. Rejects with what to look at when the bucket cannot be used. */
    list: () => list(place.prefix),

    /** Sends a file, and compares the size that arrived; each part is compared with its SHA-256 by the server. */
    async put(name: string, file: string, bytes: number): Promise<void> {
      if (bytes > partBytes) await putInParts(keyOf(name), file, bytes);
      else await putPart(keyOf(name), file, 0, bytes);
      const arrived = await sizeOf(name);
      if (arrived !== bytes)
        throw new Error(`${name} has ${arrived ?? 'no'} bytes in the bucket ${place.name} instead of ${bytes}`);
    },

    get: (name: string) => ask<IncomingMessage>('GET', keyOf(name), {}, (answer) => answer),

    remove: (name: string) => remove(keyOf(name)),

    /** Takes away what uploads that were cut off have left, which costs money and shows in no list. */
    async clear(now: Date): Promise<void> {
      const xml = await ask('GET', '', { query: { uploads: '', prefix: place.prefix } }, text);
      for (const read of elementsOf(xml, 'Upload')) {
        const uploadId = read('UploadId');
        if (now.getTime() - Date.parse(read('Initiated')) > ABANDONED_MS)
          await ask('DELETE', read('Key'), { query: { uploadId } });
      }
    },
  };
}
