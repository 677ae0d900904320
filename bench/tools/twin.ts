import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A page as a page without a framework would be: the same markup, styles and pictures, nothing that runs. */
export const withoutScripts = (html: string) => html.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

function fetched(url: string, encoding: string): Promise<Kept> {
  return new Promise((done, fail) => {
    request(url, { headers: { 'accept-encoding': encoding } }, async (answer) => {
      const chosen = ['content-type', 'content-encoding', 'cache-control'].flatMap((name) => {
        const value = answer.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      });
      const body = Buffer.concat(await answer.toArray());
      done({ status: answer.statusCode ?? 502, headers: Object.fromEntries(chosen), body });
    })
      .on('error', fail)
      .end();
  });
}

export interface Twin {
  url: string;
  close(): void;
}

/** A bare server that sends the twins of `paths`, and everything that they load, from memory. */
export async function startTwin(site: string, paths: string[]): Promise<Twin> {
  const pages = new Map<string, { br: Buffer; gzip: Buffer }>();
  for (const path of paths) {
    const html = withoutScripts(await (await fetch(site + path)).text());
    pages.set(path, { br: brotliCompressSync(html), gzip: gzipSync(html) });
  }
  const files = new Map<string, Promise<Kept>>();
  const server = createServer(async (asked, answer) => {
    const url = asked.url ?? '/';
    const page = pages.get(url);
    if (page) {
      const encoding = String(asked.headers['accept-encoding']).includes('br') ? 'br' : 'gzip';
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': encoding, 'cache-control': 'max-age=0' };
      answer.writeHead(200, headers).end(page[encoding]);
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
