import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, dropDatabase } from '../../cms/testing/postgres';
import { root, run } from '../../scripts/steps.mjs';
import { faultOfForm } from '../kit/chaos';
import { environment, prepareScratch, type Stack, signIn, startStack, until } from '../kit/stack';

const server = process.env.TEST_POSTGRES ?? '';
const MIGRATION = `import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
export const up = async ({ db }: MigrateUpArgs) =>
  void (await db.execute(sql\`ALTER TABLE leads ADD COLUMN next_field varchar; CREATE TABLE next_things (x integer);\`));
export const down = async () => undefined;
`;

/** Set by `npm run test:postgres`. */
describe.runIf(server)('machines that are upgraded one after the other', () => {
  let database: string;
  let prepared: string;
  let next: string;
  let first: Stack;
  let second: Stack | undefined;

  beforeAll(async () => {
    database = await createDatabase(server);
    prepared = await prepareScratch({ DATABASE_URL: database });
    first = await startStack(prepared, { DATABASE_URL: database });
    next = await mkdtemp(join(tmpdir(), 'next-release-'));
    await cp(join(root, 'cms'), join(next, 'cms'), { recursive: true, filter: (path) => !/\/(\.next|dist)$/.test(path) });
    await symlink(join(root, 'node_modules'), join(next, 'node_modules'));
    await writeFile(join(next, 'cms/migrations/postgres/29990101_000000_next.ts'), MIGRATION);
  });
  afterAll(async () => {
    await first?.stop();
    await second?.stop();
    if (next) await rm(next, { recursive: true, force: true });
    if (prepared) await rm(prepared, { recursive: true, force: true });
    if (database) await dropDatabase(server, database);
  });

  /** What `npm start` does with the database first. */
  const setup = (release: string) =>
    run(process.execPath, ['--import', 'tsx', 'operations/commands/setup.ts'], {
      cwd: join(release, 'cms'),
      env: environment(first.dataDir, 1, 2, { DATABASE_URL: database }),
    });
  const stored = async ({ cms }: Stack) => {
    const office = await signIn(cms);
    const { docs } = await office<{ docs: { name: string }[] }>('GET', '/leads?pagination=false&depth=0');
    return docs.map(({ name }) => name).sort();
  };

  it('lose no lead: the old release runs, and starts again, on the database of the next (R-RUN-13)', async () => {
    const sent: string[] = [];
    const send = async (stack: Stack) => {
      const name = `Lead ${sent.length + 1}`;
      expect(await faultOfForm(stack.site.url, name)).toBeUndefined();
      sent.push(name);
    };

    let migrating = true;
    const migration = setup(next).finally(() => {
      migrating = false;
    });
    while (migrating) await send(first);
    await migration;
    expect(sent.length).toBeGreaterThan(1);

    await first.cms.stop('SIGKILL');
    await setup(root);
    await first.cms.start();
    await send(first);

    second = await startStack(prepared, { DATABASE_URL: database });
    const ended = Promise.all([first.site.stop(), first.cms.stop()]);
    await send(second);
    await ended;
    await send(second);
    const inbox = () => stored(second as Stack);
    await until(async () => (await inbox()).length >= sent.length, 'all leads in the inbox');
    expect(await inbox()).toEqual([...sent].sort());
  });
});
