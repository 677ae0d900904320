import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import { withDeadline } from 'shared/deadline';

export interface BucketSettings {
  name: string;
  region: string;
  /** Origin of a server other than AWS; buckets are then addressed by path. */
  endpoint?: string;
  keys: { accessKeyId: string; secretAccessKey: string };
}

/** Begins the names of objects that are photos of enquiries, which no public address shows. */
export const PHOTOS_PREFIX = 'lead-photos/';

export const addressOf = ({ name, region, endpoint }: BucketSettings) =>
  endpoint ? `${endpoint}/${name}` : `https://${name}.s3.${region}.amazonaws.com`;

/** The elements of a bucket's answer with that name, each as a function that reads the text of a child. */
export const elementsOf = (xml: string, tag: string) =>
  DomUtils.getElementsByTagName(tag, parseDocument(xml, { xmlMode: true })).map(
    (element) => (child: string) => DomUtils.textContent(DomUtils.getElementsByTagName(child, element, true, 1)),
  );

/** The code of an answer that is no success, and for people what it says, in the server's words where it has some. */
export function refusalOf(status: number, body: string): { code: string; said: string } {
  const [{ code, message } = { code: '', message: '' }] = elementsOf(body, 'Error').map((read) => ({
    ...{ code: read('Code'), message: read('Message').slice(0, 300) },
  }));
  const what = code || `status ${status}`;
  return { code, said: message ? `${what}: ${message}` : what };
}

/** The code for a request whose time is too far from the server's. */
export const WRONG_CLOCK = 'RequestTimeTooSkewed';

/** What to do about a wrong clock; `date` is the server's time as it says it. */
export const clockAdvice = (date: string | null | undefined): string => {
  const times = `it is ${new Date().toUTCString()} here${date ? ` and ${date} there` : ''}`;
  return `the clock of this machine is wrong (${times}); set it, and keep it right by NTP`;
};

/** Names below a prefix, and sizes, of all objects; `ask` resolves with the answer to one query. */
export async function listObjects(ask: (query: Record<string, string>) => Promise<string>, prefix = '') {
  const all: { name: string; bytes: number }[] = [];
  let token = '';
  do {
    const xml = await ask({ 'list-type': '2', ...(prefix && { prefix }), ...(token && { 'continuation-token': token }) });
    for (const read of elementsOf(xml, 'Contents'))
      all.push({ name: read('Key').slice(prefix.length), bytes: Number(read('Size')) });
    [token = ''] = elementsOf(xml, 'ListBucketResult').map((read) => read('NextContinuationToken'));
  } while (token);
  return all;
}

export type Bucket = ReturnType<typeof openBucket>;

/** Maximum time for one request with its body, in milliseconds. */
const DEADLINE_MS = 60_000;

/** A bucket's objects by name. Every function rejects when the server fails, within a minute. */
export function openBucket(settings: BucketSettings) {
  const { region, keys } = settings;
  const root = addressOf(settings);
  let signing: Promise<import('aws4fetch').AwsClient> | undefined;

  /** What `read` makes of the response, if its status is good or one of `fine`. */
  async function ask<T>(
    method: string,
    path: string,
    read: (response: Response) => T | Promise<T>,
    { fine = [], ...init }: RequestInit & { fine?: number[] } = {},
  ): Promise<T> {
    signing ??= import('aws4fetch').then(({ AwsClient }) => new AwsClient({ ...keys, region, service: 's3', retries: 2 }));
    const client = await signing;
    return withDeadline(DEADLINE_MS, `${method} ${root}/${path}`, async (signal) => {
      const response = await client.fetch(`${root}/${path}`, { ...init, method, signal });
      if (response.ok || fine.includes(response.status)) return read(response);
      const { code, said } = refusalOf(response.status, await response.text());
      const why = code === WRONG_CLOCK ? clockAdvice(response.headers.get('date')) : said;
      throw new Error(`${method} ${root}/${path}: ${why}`);
    });
  }
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
  const pathOf = (name: string) => name.split('/').map(encodeURIComponent).join('/');

  async function find(name: string) {
    const { status, headers } = await ask('HEAD', pathOf(name), (response) => response, { fine: [404] });
    if (status === 404) return undefined;
    const modified = new Date(headers.get('last-modified') ?? 0);
    return { size: Number(headers.get('content-length')), modified, etag: headers.get('etag') };
  }

  const read = (name: string) => ask('GET', pathOf(name), bytesOf);

  return {
    find,
    read,
    stream: (name: string, range?: { start: number; end: number }) =>
      ask('GET', pathOf(name), ({ body }) => body as ReadableStream, {
        ...(range && { headers: { range: `bytes=${range.start}-${range.end}` } }),
      }),

    /** Stores an object; resolves with false if there is one of this name already and `replace` is not set. */
    async put(name: string, data: Buffer, { type, replace = false }: { type?: string; replace?: boolean }): Promise<boolean> {
      const headers = {
        ...{ 'content-md5': createHash('md5').update(data).digest('base64') }, // a bucket with Object Lock requires it
        ...(type && { 'content-type': type }),
        ...(!replace && { 'if-none-match': '*' }),
      };
      return ask('PUT', pathOf(name), ({ ok }) => ok, { body: new Uint8Array(data), headers, fine: [412] });
    },

    async remove(name: string): Promise<void> {
      await ask('DELETE', pathOf(name), () => undefined, { fine: [404] });
    },

    /** Whether the object has exactly this content. */
    async has(name: string, data: Buffer): Promise<boolean> {
      const found = await find(name);
      if (found?.size !== data.length) return false;
      if (found.etag === `"${createHash('md5').update(data).digest('hex')}"`) return true;
      return (await read(name)).equals(data); // an encrypted object's tag is not its hash
    },

    /** Names below a prefix, and sizes in bytes, of all objects; media have no folders, so what is in one is none of them. */
    list: async (prefix = '') =>
      (await listObjects((query) => ask('GET', `?${new URLSearchParams(query)}`, (response) => response.text()), prefix)).filter(
        ({ name }) => !name.includes('/'),
      ),
  };
}
