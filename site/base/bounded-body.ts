export class BodyTooLarge extends Error {}

/** A body as it arrives; its type does not know that streams can be iterated. */
export const bodyParts = ({ body }: Request) => body as (ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) | null;

/** Reads a body up to `maxBytes`, whatever Content-Length says. Throws BodyTooLarge beyond it. */
export async function readBounded(message: Request | Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new BodyTooLarge(`more than ${maxBytes} bytes`);
  if (Number(message.headers.get('content-length')) > maxBytes) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = message.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw tooLarge();
    }
    parts.push(read.value);
  }
  return Buffer.concat(parts);
}
