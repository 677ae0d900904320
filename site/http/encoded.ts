import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A text in all content encodings, compressed once. */
export interface Encoded {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Brotli quality while a request may be waiting, and afterwards: a tenth smaller for thirty times the work. */
const [QUICK, DENSE] = [5, 11];

const brotli = (text: Buffer, quality: number) =>
  compressBrotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });

export const brotliDense = (text: Buffer) => brotli(text, DENSE);

export const compress = {
  br: (text: Buffer) => brotli(text, QUICK),
  gzip: (text: Buffer) => compressGzip(text, { level: 6 }),
  identity: async (text: Buffer) => text,
};

export async function encode(text: string): Promise<Encoded> {
  const identity = Buffer.from(text);
  const [br, gzip] = await Promise.all([compress.br(identity), compress.gzip(identity)]);
  return { identity, br, gzip };
}

export interface ParsedHeaders {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** Whether `Accept-Encoding` accepts a coding with a quality above 0 (RFC 9110, 12.5.3). */
function accepts(header: string, coding: string): boolean {
  const qualities = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]));
  return (qualities.get(coding) ?? qualities.get('*') ?? 0) > 0;
}

/** The encoding for each `Accept-Encoding` header. Browsers send few different ones, so each is parsed once. */
const codings = new LRUCache<string, 'br' | 'gzip' | 'identity'>({
  max: 100,
  memoMethod: (header) => (accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity'),
});

/** The body in the best accepted encoding, and the name of that encoding. */
export function bestEncoding(text: Encoded, accept = ''): [Buffer, string | undefined] {
  const coding = codings.memo(accept);
  return [text[coding], coding === 'identity' ? undefined : coding];
}

/** A text that is sent once, in the best accepted encoding, and the name of that encoding. */
export async function encodedOnce(text: Buffer, accept = ''): Promise<[Buffer, string | undefined]> {
  const coding = codings.memo(accept);
  return [await compress[coding](text), coding === 'identity' ? undefined : coding];
}

export function encodedAnswer(text: Encoded, headers: Record<string, string>, asked: ParsedHeaders, status = 200): Answer {
  const [body, encoding] = bestEncoding(text, asked.acceptEncoding);
  const all = {
    ...headers,
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  };
  return { status, headers: all, body };
}
