import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { env, fromRoot } from '../../base/process/env';

/** Where `office/build.mjs` puts what browsers load. */
const folder = fromRoot('cms/dist/office');

/** Built files by the name of their source; none before the first build, as in a test of one file. */
function readManifest(): Record<string, string> {
  const path = resolve(folder, 'manifest.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

let known: { files: Record<string, string>; styles: string } | undefined;

/** Read once: the next release is another process. Development builds anew while it runs. */
function built() {
  if (known && !env.development) return known;
  const files = readManifest();
  known = { files, styles: files['office.css'] ? readFileSync(resolve(folder, files['office.css']), 'utf8') : '' };
  return known;
}

/** The style sheet of all pages of the office. */
export const officeStyles = (): string => built().styles;

/** Address of a built script. */
export const scriptAddress = (source: string): string => `/office/files/${built().files[source] ?? source}`;

const answer = (name: string, caching: string) =>
  new Response(new Uint8Array(readFileSync(resolve(folder, name))), {
    headers: { 'content-type': `text/${name.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`, 'cache-control': caching },
  });

/** `/office/files/….js`: its name changes with its content. */
export function officeFile(name: string): Response {
  if (!Object.values(built().files).includes(name)) return new Response('Not found', { status: 404 });
  return answer(name, 'public, max-age=31536000, immutable');
}

/** `/office-sw.js`: the worker that rings. Browsers know it by this address, and ask there whether it has changed. */
export function officeWorker(): Response {
  const name = built().files['service-worker.browser.ts'];
  return name ? answer(name, 'no-store') : new Response('Not found', { status: 404 });
}
