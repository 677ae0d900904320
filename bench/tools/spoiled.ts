import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Defects that the rows must notice. */
export type Fault = 'eager script' | 'idle hydration' | 'oversized picture';

/** A proxy in front of the site that adds one defect. */
export async function startSpoiled(site: string, fault: Fault): Promise<{ url: string; close(): void }> {
  const server = createServer((asked, answer) => {
    const isDocument = asked.headers.accept?.includes('text/html');
    const headers = { ...asked.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
    const passedOn = request(site + asked.url, { method: asked.method, headers }, async (found) => {
      if (!isDocument) {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
        return;
      }
      const html = String(Buffer.concat(await found.toArray()));
      const entry = /data-entry="([^"]+)"/.exec(html)?.[1];
      const spoiled = {
        'eager script': () => html.replace('<style>', `<script type="module" src="${entry}"></script><style>`),
        'idle hydration': () =>
          html.replace('</body>', `<script>onload=()=>requestIdleCallback(()=>import("${entry}"))</script></body>`),
        'oversized picture': () => html.replaceAll(/ sizes="[^"]*"/g, ' sizes="2400px"'),
      }[fault]();
      const { 'content-length': _length, 'content-security-policy': _policy, ...kept } = found.headers;
      answer.writeHead(found.statusCode ?? 502, kept).end(spoiled);
    });
    asked.pipe(passedOn);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
