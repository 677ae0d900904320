// Builds what browsers load of the office: its scripts and its style sheet, each under a name of its content. --watch goes on.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { context } from 'esbuild';

const here = import.meta.dirname;
/** Of the back office, whose process serves them. */
const folder = resolve(here, '../cms/dist/office');

const scripts = readdirSync(here, { recursive: true }).filter((path) => /^(?!node_modules).*\.browser\.ts$/.test(path));

/** Says which file each entry has become: the pages name them by it (cms/leads/pages/built-files.ts). */
const manifest = {
  name: 'manifest',
  setup: ({ onEnd }) =>
    onEnd(({ metafile }) => {
      if (!metafile) return;
      const files = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
        entryPoint ? [[basename(entryPoint), basename(file)]] : [],
      );
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(Object.fromEntries(files)));
    }),
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const building = await context({
  entryPoints: ['office.css', ...scripts].map((path) => join(here, path)),
  ...{ bundle: true, minify: true, metafile: true, format: 'esm', target: 'es2022', charset: 'utf8' },
  ...{ outdir: folder, entryNames: '[name]-[hash]', logLevel: 'warning', plugins: [manifest] },
});
if (process.argv.includes('--watch')) await building.watch();
else {
  await building.rebuild();
  await building.dispose();
}
