import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The scripts of the browser build: pages know them by these names. */
export const SCRIPTS = {
  start: 'behaviours/start.browser.ts',
  entry: 'entry.browser.ts',
  preview: 'behaviours/preview.browser.ts',
  /** The *Edit* bar, which only editors load. */
  editBar: 'behaviours/edit-bar.browser.ts',
  /** For pages that are edited in place. */
  editBarTexts: 'behaviours/edit-bar-texts.browser.ts',
  /** Asks visitors before tags of networks run; pages without tags never load it. */
  measuring: 'behaviours/measuring.browser.ts',
  /** Runs the tags after a yes. */
  tags: 'behaviours/tags.browser.ts',
};

type Scripts = Record<keyof typeof SCRIPTS, string>;

export interface Assets extends Scripts {
  /** The `@font-face` rules of all fonts. Pages inline those they use; the sheet has none, because browsers would parse a second copy again. */
  faces: string;
  /** All other styles and their URL. A page inlines those its markup uses; in development it links the sheet. */
  sheet?: { css: string; address: string };
  /** Markup that the development server adds to the head. */
  extra?: string;
}

/** The URLs of the scripts, where `urlOf` has that of a source file. */
export const scriptsAt = (urlOf: (source: string) => string) =>
  Object.fromEntries(Object.entries(SCRIPTS).map(([name, source]) => [name, urlOf(source)])) as Scripts;

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), assets: z.array(z.string()).optional() }),
);

/** File names of the browser build in `dir`: scripts, fonts, the style sheet. */
export async function readBuild(dir: string): Promise<Assets> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(dir, '.vite', 'manifest.json'), 'utf8')));
  const urlOf = (source: string) => {
    const file = manifest[source]?.file;
    if (!file) throw new Error(`${dir} holds no build of the site: run npm run build`);
    return `/${file}`;
  };
  const read = async (url: string) => (await readFile(join(dir, url), 'utf8')).trim();
  const address = urlOf('styles/index.css');
  return {
    ...scriptsAt(urlOf),
    faces: await read(urlOf('styles/fonts.css')),
    sheet: { css: await read(address), address },
  };
}
