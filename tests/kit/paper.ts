import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright-core';

export const SHEETS = ['A4', 'Letter'] as const;
export type Sheet = (typeof SHEETS)[number];

/** How many lines are printed: one, a few, more than a page, many pages. */
export const LENGTHS = [1, 3, 34, 200];

/** Chromium's own margins. */
const MARGIN = '0.4in';

/**
 * Prints what a page shows; resolves with the words of each sheet, from its top to its bottom. Needs Debian’s poppler-utils. The sheets
 * are kept in the folder that `KEEP_PAPER` names, to be looked at.
 */
export async function printed(page: Page, format: Sheet, keepAs = process.env.KEEP_PAPER): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'paper-'));
  const path = join(folder, 'printed.pdf');
  try {
    const pdf = await page.pdf({ format, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } });
    await writeFile(path, pdf);
    if (keepAs) await writeFile(join(keepAs, `${format}-${randomUUID().slice(0, 6)}.pdf`), pdf);
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', path, '-']);
    return stdout.split('\f').slice(0, -1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The site's style sheet, from its sources. */
const sheetOf = () =>
  buildSync({
    ...{ entryPoints: [join(import.meta.dirname, '../../site/styles/index.css')], bundle: true, write: false, minify: true },
    external: ['*.woff2', '*.svg'],
  }).outputFiles[0]?.text ?? '';

/** Shows a page of a site that listens on no port, with all of its styles and without its pictures and scripts. */
export async function show(page: Page, address: string, ask: (path: string) => Promise<Response>): Promise<void> {
  const css = sheetOf();
  await page.route('**/*', async (route) => {
    const { href, pathname, search } = new URL(route.request().url());
    if (href !== address) return route.fulfill({ status: 404, body: '' });
    const html = await (await ask(pathname + search)).text();
    const body = html.replace('<style id="brand">', () => `<style>${css}</style><style id="brand">`);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  await page.goto(address);
}
