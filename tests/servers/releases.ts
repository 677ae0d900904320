import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const archive = process.env.ARCHIVE ?? '';
const folder = dirname(archive);

/** A release as `npm run release` packs it. */
export interface Release {
  archive: string;
  /** Name of its folder. */
  name: string;
}

export const theRelease: Release = { archive, name: basename(archive, '.tar.gz') };

/** A back office that runs and is not ready. */
const SICK = `import { createServer } from 'node:http';
const server = createServer(({ url }, response) => response.writeHead(url === '/healthz' ? 200 : 503).end('not ready'));
server.listen(Number(process.env.CMS_PORT), process.env.HOST || '127.0.0.1', () => process.send?.('listening'));
process.once('SIGTERM', () => process.exit());
`;

/** Adds a table, on either database. */
const migration = (package_: string, act: string, table: string) => `import { sql } from '@payloadcms/${package_}';
export const up = async ({ db }) => void (await db.${act}(sql\`CREATE TABLE ${table} (x integer)\`));
export const down = async () => undefined;
`;

/** Writes a file in place of one that may be linked to another release's. */
function replace(path: string, content: string) {
  rmSync(path, { force: true });
  writeFileSync(path, content);
}

/** The same release under another version, with a migration; packed once and quickly. */
function derive(suffix: string, change: (path: string) => void = () => undefined): Release {
  const name = `${theRelease.name}-${suffix}`;
  const packed = join(folder, 'derived', `${name}.tar`);
  if (existsSync(packed)) return { archive: packed, name };
  const unpacked = join(folder, 'derived', 'unpacked');
  if (!existsSync(unpacked)) {
    mkdirSync(unpacked, { recursive: true });
    execFileSync('tar', ['-xf', archive, '-C', unpacked]);
  }
  const work = join(folder, 'derived', 'work');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work);
  const release = join(work, name);
  const [original = ''] = readdirSync(unpacked);
  execFileSync('cp', ['-al', join(unpacked, original), release]);
  const description = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8'));
  replace(
    join(release, 'release.json'),
    JSON.stringify({ ...description, version: `${description.version}-${suffix}`, commit: suffix.padEnd(40, '0') }),
  );
  for (const [database, package_, act] of [
    ['sqlite', 'db-sqlite', 'run'],
    ['postgres', 'db-postgres', 'execute'],
  ] as const) {
    const path = join(release, 'cms/migrations', database, `29990101_000000_${suffix}.ts`);
    replace(path, migration(package_, act, `added_by_${suffix}`));
  }
  change(release);
  execFileSync('tar', ['-cf', `${packed}.part`, '-C', work, name]);
  renameSync(`${packed}.part`, packed);
  rmSync(work, { recursive: true });
  return { archive: packed, name };
}

/** A release that adds a table, and is well. */
export const nextRelease = () => derive('next');

/** A release that adds a table, and whose back office is never ready. */
export const sickRelease = () => derive('sick', (path) => replace(join(path, 'cms/dist/server.js'), SICK));
