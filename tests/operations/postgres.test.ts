import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, dropDatabase } from '../../cms/testing/postgres';
import { submit } from '../kit/chaos';
import {
  admin,
  officePageOf,
  prepareScratch,
  readinessOf,
  removeScratch,
  type Stack,
  signIn,
  startStack,
  until,
} from '../kit/stack';

const server = process.env.TEST_POSTGRES ?? '';
const SQLITE = { DATABASE_URL: '' };

/** Set by `npm run test:postgres`. */
describe.runIf(server)('the whole product on PostgreSQL', () => {
  let database: string;
  let prepared: string;
  let stack: Stack;
  let office: Awaited<ReturnType<typeof signIn>>;

  beforeAll(async () => {
    database = await createDatabase(server);
    prepared = await prepareScratch({ DATABASE_URL: database });
    stack = await startStack(prepared, { DATABASE_URL: database });
    office = await signIn(stack.cms);
  });
  afterAll(async () => {
    await stack?.stop();
    if (prepared) await rm(prepared, { recursive: true, force: true });
    if (database) await dropDatabase(server, database);
  });

  const enquire = (name: string) =>
    fetch(`${stack.site.url}/`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        form: 'contact',
        name,
        email: 'visitor@example.com',
        phone: '0400 000 000',
        city: 'Adelaide',
        address: '1 Example Street',
        captcha: '10',
      }),
    });
  const inbox = async (view: string) => {
    const { docs } = await office<{ docs: { name: string; office_mail_state: string }[] }>('GET', `/leads?depth=0&${view}`);
    return docs;
  };

  it('serves pages, and shows an enquiry in the inbox within a moment', async () => {
    expect(await (await fetch(`${stack.site.url}/service/oven-cleaning`)).text()).toContain('Oven');
    expect((await enquire('Ada Postgres')).status).toBe(303);
    const leads = await inbox('where[status][equals]=new&sort=-received_at');
    expect(leads.map(({ name }) => name)).toEqual(['Ada Postgres']);
    await until(async () => (await inbox('limit=1'))[0]?.office_mail_state === 'kept', 'the mail to be kept');
  });

  it('shows a published edit on the site', async () => {
    await office('POST', '/globals/settings', { brand: 'Elephant Cleaning' });
    await until(
      async () => (await (await fetch(`${stack.site.url}/`)).text()).includes('Elephant Cleaning'),
      'the new brand to be on the home page',
    );
  });

  it('shows the figures', async () => {
    const page = await officePageOf(stack.cms, '/figures');
    expect(page).toContain('1 enquiry in the last 30 days');
  });

  it('lets one of two back offices run the jobs, and the other one after that one is killed (R-RUN-6)', async () => {
    const began = Date.now();
    const second = await startStack(prepared, { DATABASE_URL: database });
    const age = async ({ cms, dataDir }: Stack) =>
      ((await readinessOf(cms, dataDir)) as { jobs_age_ms: number | null }).jobs_age_ms;
    // Long enough for both to have had a turn: jobs run at each full minute.
    await until(async () => Date.now() - began > 65_000 && (await age(stack)) !== null, 'jobs of the first', 150_000);
    expect(await age(second)).toBeNull();
    await stack.cms.stop('SIGKILL');
    await until(async () => (await age(second)) !== null, 'jobs of the second', 90_000);
    await second.stop();
    await stack.cms.start();
  });

  it('takes over an installation on SQLite with its leads (R-RUN-9)', async () => {
    const onSqlite = await prepareScratch(SQLITE);
    const small = await startStack(onSqlite, SQLITE);
    const moved = await createDatabase(server);
    try {
      expect(await submit(small.site.url, 'Moved With Everything')).toBe(true);
      const rest = await signIn(small.cms); // its session moves along
      const find = () =>
        rest<{ docs: { id: number; reference: string }[] }>(
          'GET',
          '/leads?depth=0&where[name][equals]=Moved%20With%20Everything',
        );
      const { docs } = await find();
      expect(docs).toHaveLength(1);
      await small.cms.stop();
      // What every table may hold is moved and compared by `cms/operations/commands/move-database.test.ts`.
      const { code, said } = await admin(small.dataDir, ['move-database', moved]);
      expect(said).toMatch(/rows copied and compared/);
      expect(code).toBe(0);
      // Accepted while the back office is away, and delivered to the new database.
      expect(await submit(small.site.url, 'While It Moved')).toBe(true);
      await small.cms.start({ DATABASE_URL: moved });
      expect((await find()).docs).toMatchObject(docs.map(({ id, reference }) => ({ id, reference })));
      const waiting = async () =>
        (await rest<{ totalDocs: number }>('GET', '/leads?where[name][equals]=While%20It%20Moved')).totalDocs;
      await until(async () => (await waiting()) === 1, 'the lead that waited', 90_000);
    } finally {
      await small.stop();
      await removeScratch(onSqlite);
      await dropDatabase(server, moved);
    }
  });

  it('keeps leads while the back office is down, and delivers them when it is up again', async () => {
    await stack.cms.stop('SIGKILL');
    expect((await enquire('Waiting Postgres')).status).toBe(303);
    await stack.cms.start();
    await until(async () => (await inbox('where[name][equals]=Waiting%20Postgres')).length === 1, 'the lead to be delivered');
  });
});
