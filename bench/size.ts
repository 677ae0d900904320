import { join } from 'node:path';
import { root, run } from '../scripts/steps.mjs';
import { publishOwnPages } from './tools/own-pages';
import { boundRow, type Row } from './tools/row';
import { allPages, sharedStage } from './tools/stage';

const OWN = 'pages/own.tsx';

/** Transferred sizes: HTML with styles, and JavaScript before and at a form's first touch. */
export async function size(): Promise<Row[]> {
  const stack = await sharedStage();
  const sent = async (path: string) => {
    const answer = await fetch(stack.site.url + path, { headers: { 'accept-encoding': 'br' } });
    return Number(answer.headers.get('content-length')) / 1024;
  };
  const services = (await allPages(stack)).filter((path) => path.startsWith('/service/'));
  const largest = Math.max(...(await Promise.all(services.map(sent))));
  const own = await publishOwnPages(stack);
  const [landing = 0, sections = 0, gallery = 0] = await Promise.all(own.paths.map(sent));
  await own.remove();
  const measured = JSON.parse(await run('npx', ['size-limit', '--json'], { cwd: join(root, 'site') })) as {
    name: string;
    size: number;
  }[];
  const pages = measured.filter(({ name }) => name.startsWith('pages/')).sort((a, b) => b.size - a.size);
  const ownPage = pages.find(({ name }) => name === OWN);
  const [fixed] = pages.filter((page) => page !== ownPage);
  const behaviours = measured.find(({ name }) => name === 'behaviours');
  return [
    boundRow(`HTML + CSS, brotli, largest of ${services.length} service pages`, largest, 'KB', 14),
    boundRow('HTML + CSS, brotli, home page', await sent('/'), 'KB', 22),
    boundRow('HTML + CSS, brotli, own page as a landing page', landing, 'KB', 22),
    boundRow('HTML + CSS, brotli, own page of 12 sections', sections, 'KB', 22),
    boundRow('HTML + CSS, brotli, own page with a gallery of 30 pictures', gallery, 'KB', 22),
    boundRow('JavaScript, gzip, before the first act that needs it', (behaviours?.size ?? 0) / 1000, 'kB', 4),
    boundRow(`own JavaScript, gzip, to hydrate (${fixed?.name})`, (fixed?.size ?? 0) / 1000, 'kB', 26),
    // As in site/.size-limit.mjs: it may show any section, both forms among them.
    boundRow(`own JavaScript, gzip, to hydrate (${OWN})`, (ownPage?.size ?? 0) / 1000, 'kB', 26.75),
  ];
}
