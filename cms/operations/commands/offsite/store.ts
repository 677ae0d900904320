import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { elementsOf, listObjects, refusalOf } from '../../../base/files/bucket';
import { type Asked, ask, type Part, type Place, Refused } from './request';

export type Store = ReturnType<typeof openStore>;

/** Larger files are sent in parts of this size: servers take 5 GB at once, and after a cut only one part is sent again. */
const PART_BYTES = 64 * 1024 * 1024;
/** Pauses before a request is repeated, in milliseconds. */
const PAUSES_MS = [1000, 5000, 20_000];
/** Unfinished uploads of an earlier try are taken away after this time, in milliseconds. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

const mayPass = (error: unknown) => !(error instanceof Refused) || error.status >= 500 || error.status === 429;

async function partOf(file: string, start: number, end: number): Promise<Part> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  for await (const chunk of createReadStream(file, { start, end: Math.max(start, end - 1) })) {
    sha256.update(chunk);
    md5.update(chunk);
  }
  return { file, start, end, sha256: sha256.digest('hex'), md5: md5.digest('base64') };
}

/** Files of any size in a bucket's folder, by name. An object appears only when it is whole, and as it was on this disk. */
export function openStore(place: Place, { partBytes = PART_BYTES, pauses = PAUSES_MS } = {}) {
  async function retry<T>(work: () => Promise<T>): Promise<T> {
    for (const ms of pauses) {
      try {
        return await work();
      } catch (error) {
        if (!mayPass(error)) throw error;
        await pause(ms);
      }
    }
    return work();
  }
  const keyOf = (name: string) => `${place.prefix}${name}`;
  const textOf = (method: string, key: string, asked?: Asked) => retry(async () => text(await ask(place, method, key, asked)));

  async function putPart(key: string, file: string, start: number, end: number, query?: Record<string, string>): Promise<string> {
    const body = await partOf(file, start, end);
    return retry(async () => {
      const response = await ask(place, 'PUT', key, { query, body });
      response.resume();
      return response.headers.etag ?? '';
    });
  }

  async function putInParts(key: string, file: string, bytes: number): Promise<void> {
    const begun = await textOf('POST', key, { query: { uploads: '' } });
    const [uploadId = ''] = elementsOf(begun, 'InitiateMultipartUploadResult').map((read) => read('UploadId'));
    try {
      let parts = '';
      for (let start = 0, number = 1; start < bytes; start += partBytes, number += 1) {
        const query = { partNumber: String(number), uploadId };
        const etag = await putPart(key, file, start, Math.min(start + partBytes, bytes), query);
        parts += `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`;
      }
      const body = `<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`;
      const answer = await textOf('POST', key, { query: { uploadId }, body });
      // S3 may report a failure after it has begun to answer with success.
      if (elementsOf(answer, 'Error').length > 0)
        throw new Error(`the bucket ${place.name} did not put the parts together: ${refusalOf(200, answer).said}`);
    } catch (error) {
      await textOf('DELETE', key, { query: { uploadId } }).catch(() => undefined); // later tries take it away
      throw error;
    }
  }

  async function sizeOf(name: string): Promise<number> {
    const response = await retry(() => ask(place, 'HEAD', keyOf(name)));
    response.resume();
    return Number(response.headers['content-length']);
  }

  return {
    sizeOf,

    /** Names and sizes of the folder's objects. Rejects with what to look at when the bucket cannot be used. */
    list: () => listObjects((query) => textOf('GET', '', { query }), place.prefix),

    /** Sends a file, and compares the size that arrived; each part is compared with its SHA-256 by the server. */
    async put(name: string, file: string, bytes: number): Promise<void> {
      if (bytes > partBytes) await putInParts(keyOf(name), file, bytes);
      else await putPart(keyOf(name), file, 0, bytes);
      const arrived = await sizeOf(name);
      if (arrived !== bytes) throw new Error(`${name} has ${arrived} bytes in the bucket ${place.name} instead of ${bytes}`);
    },

    get: (name: string): Promise<IncomingMessage> => retry(() => ask(place, 'GET', keyOf(name))),

    remove: (name: string) => textOf('DELETE', keyOf(name)),

    /** Takes away what uploads that were cut off have left, which costs money and shows in no list. */
    async clear(now: Date): Promise<void> {
      const xml = await textOf('GET', '', { query: { uploads: '', prefix: place.prefix } });
      for (const read of elementsOf(xml, 'Upload')) {
        const uploadId = read('UploadId');
        if (now.getTime() - Date.parse(read('Initiated')) > ABANDONED_MS)
          await textOf('DELETE', read('Key'), { query: { uploadId } });
      }
    },
  };
}
