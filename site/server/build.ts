import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Assets } from './document';

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), assets: z.array(z.string()).optional() }),
);

/** What the browser build in `dir` is called: its entry, its one style sheet, the fonts that the sheet names. */
export async function readBuild(dir: string): Promise<Assets> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(dir, '.vite', 'manifest.json'), 'utf8')));
  const entry = manifest['entry.browser.tsx'];
  const styles = manifest['styles/index.css'];
  if (!entry || !styles) throw new Error(`${dir} holds no build of the site: run npm run build`);
  const css = await readFile(join(dir, styles.file), 'utf8');
  const fonts = [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].flatMap((match) => match[1] ?? []);
  return { entry: `/${entry.file}`, fonts: [...new Set(fonts)], css: css.trim() };
}
