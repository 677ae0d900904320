import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { PictureFormat } from '../pictures/picture-url';

export interface Variant {
  from: string;
  to: string;
  /** Pixels; a narrower original keeps its own width. */
  width: number;
  format: PictureFormat | 'jpeg';
}

export const ENCODING = { webp: { quality: 76 }, avif: { quality: 52, effort: 2 } };

/** File name of a variant that a release brings: by content and encoding, as another picture may take the path. */
export async function readyName(original: string, width: number, format: PictureFormat): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(ENCODING[format]));
  for await (const chunk of createReadStream(original)) hash.update(chunk);
  return `${hash.digest('hex').slice(0, 32)}-${width}.${format}`;
}
