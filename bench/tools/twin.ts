import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A page without a framework: the same markup, styles and pictures, no scripts. */
export const withoutScripts = (html: string) => html.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');

/** Connection headers, which the twin's own server sends. */
const CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length', 'x-request-id'];

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

function fetched(url: string, encoding: string): Promise<Kept> {
  return new Promise((done, fail) => {
    request(url, { headers: { 'accept-encoding': encoding } }, async (answer) => {
      const own = Object.entries(answer.headers).filter(([name]) => !CONNECTION.includes(name));
      const body = Buffer.concat(await answer.toArray());
      done({ status: answer.statusCode ?? 502, headers: Object.fromEntries(own) as Record<string, string>, body });
    })
      .on('error', fail)
      .end();
  });
}

export interface Twin {
  url: string;
  close(): void;
}

/** A bare server that serves the twins of `paths` and all their resources from memory, with the site's headers. */
export async function startTwin(site: string, paths: string[]): Promise<Twin> {
  const pages = new Map<string, Kept & { gzip: Buffer }>();
  for (const path of paths) {
    const page = await fetched(site + path, 'identity');
    const html = withoutScripts(page.body.toString());
    pages.set(path, { ...page, body: brotliCompressSync(html), gzip: gzipSync(html) });
  }
  const files = new Map<string, Promise<Kept>>();
  const server = createServer(async (asked, answer) => {
    const url = asked.url ?? '/';
    const page = pages.get(url);
    if (page) {
      const brotli = String(asked.headers['accept-encoding']).includes('br');
      answer.writeHead(200, { ...page.headers, 'content-encoding': brotli ? 'br' : 'gzip' }).end(brotli ? page.body : page.gzip);
      return;
    }
    const file = files.get(url) ?? fetched(site + url, String(asked.headers['accept-encoding'] ?? ''));
    files.set(url, file);
    const { status, headers, body } = await file;
    answer.writeHead(status, headers).end(body);
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
