export class BodyTooLarge extends Error {}

/** A body as it arrives; its type does not know that streams can be iterated. */
export const bodyParts = ({ body }: Request | Response) =>
  body as (ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) | null;

/** Reads a body up to `maxBytes`, whatever Content-Length says. Throws BodyTooLarge beyond it. */
export async function readBounded(message: Request | Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new BodyTooLarge(`more than ${maxBytes} bytes`);
  if (Number(message.headers.get('content-length')) > maxBytes) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bodyParts(message) ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
