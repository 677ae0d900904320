import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Bytes of a document that arrive together, and milliseconds between two pieces. */
const PIECE = 700;
const PAUSE_MS = 40;
/** Number of delayed pieces, enough for the first viewport; the rest arrives at once. */
const TRICKLING = 40;

/** A proxy in front of `target` that sends documents in small pieces, so that a browser paints every intermediate state. */
export async function startWeakSignal(target: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((asked, answer) => {
    const isDocument = asked.headers.accept?.includes('text/html');
    const headers = { ...asked.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
    const passedOn = request(target + asked.url, { method: asked.method, headers }, async (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      if (!isDocument) {
        found.pipe(answer);
        return;
      }
      const body = Buffer.concat(await found.toArray());
      const start = body.indexOf('<body');
      answer.write(body.subarray(0, start));
      const end = Math.min(body.length, start + TRICKLING * PIECE);
      for (let at = start; at < end; at += PIECE) {
        answer.write(body.subarray(at, Math.min(end, at + PIECE)));
        await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
      answer.end(body.subarray(end));
    });
    asked.pipe(passedOn);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
