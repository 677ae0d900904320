// npx tsx bench/tools/main.ts [--all] PART…: runs parts of the benchmark, prints their table and writes it to docs/benchmarks.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/steps.mjs';
import { edit } from '../edit';
import { follow } from '../follow';
import { growth } from '../growth';
import { inbox } from '../inbox';
import { lab } from '../lab';
import { loadRows } from '../load';
import { office } from '../office';
import { ownPages } from '../own-pages';
import { photos } from '../photos';
import { proof } from '../proof';
import { publishing } from '../publishing';
import { size } from '../size';
import { smallMachine } from '../small-machine';
import { start } from '../start';
import { touch } from '../touch';
import { visitors } from '../visitors';
import { type Row, tableOf } from './row';
import { stopSharedStage } from './stage';

const all = process.argv.includes('--all');
const parts: Record<string, () => Promise<Row[]>> = {
  size,
  load: loadRows,
  publishing,
  touch,
  office,
  edit,
  'own-pages': ownPages,
  follow,
  photos,
  growth,
  inbox,
  start,
  visitors,
  'small-machine': smallMachine,
  proof,
  lab: () => lab({ all }),
};

const DOCUMENT = join(root, 'docs', 'benchmarks.md');
const HEAD = `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- PART\` renews one part. Ratios compare measurements of one run; absolute times mean
something only beside each other. The static twin is the page's own markup, styles, pictures and headers without a script, served
from memory. Lighthouse estimates the paints of its slow phone, for the site and the twin in turns. The rows "in a throttled
Chromium" measure them instead, with network and processor slowed down as much. One such visit varies by 10 to 20 %, so they
compare pairs of visits to all routes. Lighthouse's paints, bytes and blocking time are the median of twelve routes, with the worst
route beside it. The browser is the ordinary Chromium. Own pages, tags, the page of a request, light pages and photos are measured in the
throttled Chromium alone; bytes and blocking of the tags' rows compare the same page with and without them.
`;

const version = (command: string, ...args: string[]) => {
  try {
    return execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
      .toString()
      .trim();
  } catch {
    return 'not there';
  }
};

/** Time, machine, load and versions of a measurement. */
function circumstances(part: string): string {
  const lighthouse = JSON.parse(readFileSync(join(root, 'bench', 'package.json'), 'utf8')).dependencies.lighthouse;
  const [cpu] = cpus();
  return [
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${before.toFixed(1)} beforehand`,
    `Node ${process.version.slice(1)}`,
    version(process.env.CHROMIUM || '/usr/bin/chromium', '--version')
      .split(' ')
      .slice(0, 2)
      .join(' '),
    ...(['lab', 'proof'].includes(part) ? [`Lighthouse ${lighthouse}`] : []),
  ].join(' · ');
}

/** Replaces one part of the document. */
function write(part: string, rows: Row[]) {
  const old = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : HEAD;
  const [, ...sections] = old.split(/^## /m);
  const kept = new Map(sections.map((section) => [section.split('\n', 1)[0] ?? '', `## ${section.trimEnd()}\n`]));
  kept.set(
    part,
    `## ${part}\n\n${circumstances(part)} · \`npm run bench -- ${part}${part === 'lab' && all ? ' --all' : ''}\`\n\n${tableOf(rows)}\n`,
  );
  // Sections of other commands, such as those of `npm run test:servers`, stay behind.
  const inOrder = [...new Set([...Object.keys(parts), ...kept.keys()])].flatMap((name) => kept.get(name) ?? []);
  writeFileSync(DOCUMENT, [HEAD, ...inOrder].join('\n'));
  execFileSync('npx', ['biome', 'format', '--write', DOCUMENT], { cwd: root, stdio: 'ignore' });
}

const [before = 0] = loadavg();
const asked = process.argv.slice(2).filter((name) => name in parts);
const rows: Row[] = [];
try {
  for (const part of asked) {
    const start = performance.now();
    const measured = await (parts[part] as () => Promise<Row[]>)();
    write(part, measured);
    rows.push(...measured);
    console.log(`  ${part} measured in ${Math.round((performance.now() - start) / 1000)} s`);
  }
} finally {
  await stopSharedStage();
}
console.log(`\n${tableOf(rows)}`);
process.exit(rows.some(({ holds }) => holds === false) ? 1 : 0);
