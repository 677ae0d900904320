import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Assets } from './document';

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), assets: z.array(z.string()).optional() }),
);

/** File names of the browser build in `dir`: scripts, fonts, the style sheet. */
export async function readBuild(dir: string): Promise<Assets> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(dir, '.vite', 'manifest.json'), 'utf8')));
  const start = manifest['behaviours/start.browser.ts'];
  const entry = manifest['entry.browser.ts'];
  const preview = manifest['behaviours/preview.browser.ts'];
  const editBar = manifest['behaviours/edit-bar.browser.ts'];
  const editBarTexts = manifest['behaviours/edit-bar-texts.browser.ts'];
  const measuring = manifest['behaviours/measuring.browser.ts'];
  const tags = manifest['behaviours/tags.browser.ts'];
  const styles = manifest['styles/index.css'];
  const fonts = manifest['styles/fonts.css'];
  if (!start || !entry || !preview || !editBar || !editBarTexts || !measuring || !tags || !styles || !fonts)
    throw new Error(`${dir} holds no build of the site: run npm run build`);
  const read = async (file: string) => (await readFile(join(dir, file), 'utf8')).trim();
  const faces = await read(fonts.file);
  return {
    start: `/${start.file}`,
    entry: `/${entry.file}`,
    preview: `/${preview.file}`,
    editBar: `/${editBar.file}`,
    editBarTexts: `/${editBarTexts.file}`,
    measuring: `/${measuring.file}`,
    tags: `/${tags.file}`,
    faces,
    sheet: { css: await read(styles.file), address: `/${styles.file}` },
  };
}
