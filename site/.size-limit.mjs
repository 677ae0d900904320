// Run `npx size-limit` in site/: what each page loads at start, what hydration loads, and the style sheet.
import { readdirSync, readFileSync } from 'node:fs';

const client = 'dist/client';
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
const framework = Object.keys(manifest).find((key) => manifest[key].name === 'framework');

/** The chunks that importing `key` loads, including itself. */
function chunksOf(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) chunksOf(imported, found);
  return found;
}

const pages = readdirSync('pages')
  .filter((file) => /\.tsx$/.test(file) && manifest[`pages/${file}`])
  .map((file) => {
    const keys = new Set([...chunksOf('entry.browser.ts'), ...chunksOf('hydrate.browser.tsx'), ...chunksOf(`pages/${file}`)]);
    keys.delete(framework);
    return {
      name: `pages/${file}`,
      path: [...keys].map((key) => `${client}/${manifest[key].file}`),
      gzip: true,
      // Own pages may show any section, both forms among them, and the quote form takes photos.
      limit: file === 'own.tsx' ? '26.75 kB' : '26 kB',
    };
  });

export default [
  { name: 'behaviours', path: `${client}/${manifest['behaviours/start.browser.ts'].file}`, gzip: true, limit: '4 kB' },
  ...pages,
  { name: 'React and the router', path: `${client}/${manifest[framework].file}`, gzip: true, limit: '99.3 kB' },
  { name: 'styles', path: `${client}/${manifest['styles/index.css'].file}`, brotli: true, limit: '9.55 kB' },
];
