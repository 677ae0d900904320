import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { submit, tally } from '../kit/chaos';
import { mailServer } from '../kit/mail-server';
import { type Crowd, silent, slowBodies, slowHeaders, slowReaders } from '../kit/slow-clients';
import { type Part, readinessOf, type Stack, signIn, startSite, startStack, until } from '../kit/stack';
import { type Fault as Broken, startStandIn } from '../kit/stand-in-provider';

const ROUNDS = 3;
const DAY_MS = 24 * 60 * 60_000;
/** The longest that a visitor may wait for a page, in milliseconds, whatever fails: provider timeout and rendering. */
const TIMEOUT_MS = 10_000;
const PAGES = [
  '/',
  '/contact-us',
  '/adelaide-service',
  '/service/house-cleaning',
  '/service/deep-cleaning',
  '/blog',
  '/free-quote',
];

const run = promisify(execFile);
const hasPrlimit = (() => {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
/** Makes all file writes of a part fail, as on a full or read-only disk. */
const fillDisk = (part: Part) => run('prlimit', ['--pid', String(part.pid), '--fsize=0:unlimited']);
const freeDisk = (part: Part) => run('prlimit', ['--pid', String(part.pid), '--fsize=unlimited:unlimited']);

describe('during every fault', () => {
  let folder: string;
  let stack: Stack;
  let smtp: Awaited<ReturnType<typeof mailServer>>;
  const crowds: Crowd[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'faults-'));
    await writeFile(join(folder, 'clock'), '0');
    smtp = await mailServer();
    stack = await startStack(inject('prepared'), {
      PROVIDER_DEADLINE_MS: '1500',
      LEADS_PER_10_MIN: '100000',
      SMTP_URL: smtp.url,
      TEST_CLOCK: join(folder, 'clock'),
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../kit/clock.mjs'))}`,
    });
  });
  afterAll(async () => {
    for (const crowd of crowds) crowd.end();
    await stack?.stop();
    await smtp?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Shifts both clocks by this many milliseconds; resolves when both parts have noticed. */
  async function setClocks(ahead: number) {
    await writeFile(join(folder, 'next'), String(ahead));
    await rename(join(folder, 'next'), join(folder, 'clock'));
    await until(async () => {
      const said = (await readdir(folder)).filter((name) => name.startsWith('clock.'));
      const times = await Promise.all(said.map((name) => readFile(join(folder, name), 'utf8')));
      return times.filter((time) => Number(time) === ahead).length >= 2;
    }, 'both clocks to be moved');
  }

  /** The site's own status. */
  async function degraded() {
    return ((await readinessOf(stack.site, stack.dataDir)) as { degraded: string[] }).degraded;
  }

  /** Slow clients of both servers, until both have disconnected all of them. */
  async function openSlowClients(kind: (url: string, count: number) => Promise<Crowd>, count: number) {
    crowds.push(await kind(stack.site.url, count), await kind(stack.cms.url, count));
  }
  const allDisconnected = (ms: number) =>
    until(async () => crowds.every((crowd) => crowd.open() === 0), 'the connections to be cut', ms);
  async function closeSlowClients() {
    for (const crowd of crowds.splice(0)) crowd.end();
  }

  interface Fault {
    name: string;
    strike(): Promise<unknown>;
    /** Further conditions during the fault. */
    meanwhile?(): Promise<unknown>;
    repair(): Promise<unknown>;
    possible?: boolean;
  }

  const faults: Fault[] = [
    {
      name: 'back office killed, then the site restarted without it',
      strike: () => stack.cms.stop('SIGKILL'),
      async meanwhile() {
        await stack.site.stop('SIGKILL');
        await stack.site.start();
      },
      repair: () => stack.cms.start(),
    },
    {
      name: 'site killed',
      strike: () => stack.site.stop('SIGKILL').then(() => stack.site.start()),
      repair: async () => undefined,
    },
    {
      name: 'both killed',
      strike: () => Promise.all([stack.site.stop('SIGKILL'), stack.cms.stop('SIGKILL')]).then(() => stack.site.start()),
      repair: () => stack.cms.start(),
    },
    {
      name: 'back office hangs',
      strike: async () => process.kill(stack.cms.pid ?? 0, 'SIGSTOP'),
      repair: async () => process.kill(stack.cms.pid ?? 0, 'SIGCONT'),
    },
    {
      name: 'the database cannot be written',
      possible: hasPrlimit,
      strike: () => fillDisk(stack.cms),
      repair: () => freeDisk(stack.cms),
    },
    {
      name: 'the disk of the site is full',
      possible: hasPrlimit,
      strike: () => fillDisk(stack.site),
      meanwhile: () => until(async () => (await degraded()).includes('spool'), 'the full disk to be told'),
      repair: () => freeDisk(stack.site),
    },
    { name: 'mail refused', strike: async () => smtp.behave('refuse'), repair: async () => smtp.behave('accept') },
    { name: 'mail server hangs', strike: async () => smtp.behave('hang'), repair: async () => smtp.behave('accept') },
    { name: 'clocks a day ahead', strike: () => setClocks(DAY_MS), repair: () => setClocks(0) },
    { name: 'clocks a day behind', strike: () => setClocks(-DAY_MS), repair: () => setClocks(0) },
    {
      name: '1,000 connections that say nothing, to each server',
      strike: () => openSlowClients(silent, 1000),
      meanwhile: () => allDisconnected(30_000),
      repair: closeSlowClients,
    },
    {
      name: 'headers that never end',
      strike: () => openSlowClients(slowHeaders, 200),
      meanwhile: () => allDisconnected(30_000),
      repair: closeSlowClients,
    },
    {
      name: 'bodies that never end',
      strike: () => openSlowClients(slowBodies, 100),
      meanwhile: () => allDisconnected(150_000),
      repair: closeSlowClients,
    },
    { name: 'readers that never read', strike: () => openSlowClients(slowReaders, 100), repair: closeSlowClients },
  ];

  it('pages are served and no acknowledged lead is lost', { timeout: 90_000 * 12 * ROUNDS, retry: 0 }, async () => {
    const acknowledged: string[] = [];
    const failed: string[] = [];
    let tried = 0;
    let sent = 0;

    const visit = async (when: string) => {
      await Promise.all(
        PAGES.map(async (path) => {
          const answer = await fetch(stack.site.url + path, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(String);
          if (typeof answer === 'string' || answer.status !== 200)
            failed.push(`${path} ${when}: ${typeof answer === 'string' ? answer : answer.status}`);
          else await answer.text();
        }),
      );
    };
    const enquire = async (when: string) => {
      sent += 1;
      const name = `Visitor ${sent} ${when}`;
      if (await submit(stack.site.url, name)) acknowledged.push(name);
      return acknowledged.at(-1) === name;
    };

    await visit('before');
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const fault of faults) {
        if (fault.possible === false) continue;
        tried += 1;
        expect(await enquire(`before: ${fault.name}`), `thanked before: ${fault.name}`).toBe(true);
        await fault.strike();
        try {
          await visit(`while: ${fault.name}`);
          expect(await enquire(`while: ${fault.name}`), `thanked while: ${fault.name}`).toBe(true);
          await fault.meanwhile?.();
          await visit(`still: ${fault.name}`);
        } finally {
          await fault.repair();
        }
        await until(
          async () => (await degraded()).length === 0 && (await fetch(`${stack.cms.url}/readyz`)).ok,
          `recovery from: ${fault.name}`,
        );
      }
    }

    await until(
      async () => {
        const { spool } = (await readinessOf(stack.site, stack.dataDir)) as { spool: { waiting: number } };
        return spool.waiting === 0;
      },
      'the spool to be empty',
      120_000,
    );
    const office = await signIn(stack.cms);
    const { docs } = await office<{ docs: { name: string }[] }>(
      'GET',
      '/leads?limit=0&pagination=false&depth=0&select[name]=true',
    );
    const mailsLeft = '/leads?limit=1&depth=0&where[office_mail_state][not_equals]=sent';
    await until(
      async () => (await office<{ totalDocs: number }>('GET', mailsLeft)).totalDocs === 0,
      'the office to have a mail of every lead',
      180_000,
    );
    // The clocks were shifted: changes must still be noticed.
    await office('POST', '/globals/settings', { phone: '1300 555 999' });
    await until(async () => (await (await fetch(stack.site.url)).text()).includes('tel:1300555999'), 'the change to be seen');
    const { lost, doubled } = tally(
      sent,
      acknowledged,
      docs.map(({ name }) => name),
    );
    console.info(`faults tried: ${tried}, pages that failed: ${failed.length}, leads lost: ${lost} (of ${acknowledged.length})`);
    expect(failed).toEqual([]);
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  });
});

// site/server/app.test.ts covers each call alone on every page.
describe('a provider whose calls all fail', () => {
  it.each<Broken>(['fails', 'hangs', 'malformed', 'empty'])('%s: every page is still served', async (fault) => {
    const provider = await startStandIn();
    const running = await startSite(provider.url, { PROVIDER_DEADLINE_MS: '1000' });
    try {
      await fetch(running.site.url); // it knows whose website it is (R-WIRE-17)
      provider.faults.set('/', fault);
      for (const path of PAGES) {
        const answer = await fetch(running.site.url + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
        expect([path, answer.status]).toEqual([path, 200]);
        expect(await answer.text()).toContain('<h1');
      }
    } finally {
      await running.stop();
      await provider.close();
    }
  });
});
