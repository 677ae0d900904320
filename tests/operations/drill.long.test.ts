import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { root, run } from '../../scripts/steps.mjs';
import { mailServer } from '../kit/mail-server';
import { officePageOf, readinessOf, type Stack, signIn, startStack, until } from '../kit/stack';

const DRILLS = 'drill@example.com';
let stack: Stack;
let smtp: Awaited<ReturnType<typeof mailServer>>;
/** A proxy between site and back office that can interrupt deliveries. */
let way: Server;
let cut = false;

beforeAll(async () => {
  smtp = await mailServer();
  way = createServer((request, response) => {
    if (cut || !stack) return void request.socket.destroy();
    const onward = ask(
      new URL(request.url ?? '/', stack.cms.url),
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done));
  stack = await startStack(inject('prepared'), {
    API_URL: `http://127.0.0.1:${(way.address() as AddressInfo).port}`,
    SMTP_URL: smtp.url,
    LEADS_TO: 'office@example.com',
    DRILL_TO: DRILLS,
  });
});
afterAll(async () => {
  await stack?.stop();
  await smtp?.close();
  way?.closeAllConnections();
  await new Promise((done) => way.close(done));
});
beforeEach(async () => {
  cut = false;
  smtp.behave('accept');
});

async function execute(sql: string) {
  const client = createClient({ url: `file:${stack.dataDir}/database.db` });
  await client.execute('PRAGMA busy_timeout = 5000');
  await client.execute(sql).finally(() => client.close());
}

/** Runs the operator's command; resolves with its output, rejects with its error. */
const drill = () =>
  run(process.execPath, [join(root, 'scripts/admin.mjs'), 'drill'], {
    env: {
      ...process.env,
      DATA_DIR: stack.dataDir,
      PORT: new URL(stack.site.url).port,
      CMS_PORT: new URL(stack.cms.url).port,
    } as unknown as NodeJS.ProcessEnv,
  });
const wordsOf = (html: string) => html.replaceAll('<!-- -->', '').replace(/<[^>]+>/g, ' ');
const seen = async () => wordsOf(await officePageOf(stack.cms, '/going-public'));
/** All counts of the page with the figures. */
const figures = async () =>
  /\d+ +waiting for an answer[\s\S]*?Taps on the phone number/.exec(wordsOf(await officePageOf(stack.cms, '/figures')))?.[0];

async function leadsLeft(): Promise<number> {
  const office = await signIn(stack.cms);
  // In the inbox or in the trash.
  return (await office<{ totalDocs: number }>('GET', '/leads?limit=1&trash=true')).totalDocs;
}

const spoolIsEmpty = () =>
  until(
    async () => {
      const ready = (await readinessOf(stack.site, stack.dataDir)) as { spool: { waiting: number } };
      return ready.spool.waiting === 0;
    },
    'the spool to be empty',
    60_000,
  );

describe('the fire drill', () => {
  it('passes all stages, is shown on Going public, counts in no figure and deletes its lead', async () => {
    expect(await seen()).toMatch(/no test enquiry has come through yet/i);
    const before = await figures();
    expect(await drill()).toContain('It went through form, spool, database, mail and confirmation');
    expect(await seen()).toMatch(/a test enquiry went all the way/i);
    expect(before).toContain('waiting for an answer');
    expect(await figures()).toBe(before);
    expect(await leadsLeft()).toBe(0);
    const mails = smtp.acceptedFor(DRILLS).map(({ raw }) => /^Subject: (.*)/m.exec(raw)?.[1]);
    expect(mails).toHaveLength(2);
    for (const subject of mails) expect(subject).toContain('[Fire drill]');
    expect(smtp.acceptedFor('office@example.com')).toEqual([]);
  });

  // At the spool the drill fails only after its full timeout.
  const all = [
    ['form', 'the website’s form', () => stack.site.stop(), () => stack.site.start()],
    [
      'spool',
      'the way from the website to the back office',
      async () => {
        cut = true;
      },
      async () => {
        cut = false;
        await spoolIsEmpty(); // its delays have grown, and the next drill would wait for one
      },
    ],
    [
      'database',
      'the database: ',
      () => execute("CREATE TRIGGER full BEFORE INSERT ON leads BEGIN SELECT RAISE(FAIL, 'no room left'); END"),
      () => execute('DROP TRIGGER full'),
    ],
    [
      'mail',
      'the mail to the office',
      async () => smtp.behave('refuse', /^Subject: (?!.*We have)/m),
      async () => smtp.behave('accept'),
    ],
    [
      'confirmation',
      'the confirmation to the customer',
      async () => smtp.behave('refuse', /^Subject: .*We have your/m),
      async () => smtp.behave('accept'),
    ],
  ] as const;
  it.each(all)(
    'warns and names the stage when it fails at the %s',
    async (station, words, breakIt, mend) => {
      await breakIt();
      await expect(drill()).rejects.toThrow(`The fire drill stopped at the ${station}: `);
      expect(await seen()).toMatch(new RegExp(`the fire drill’s test enquiry stopped at +${words}`, 'i'));
      expect(await leadsLeft()).toBe(0);
      await mend();
    },
    120_000,
  );

  it('recovers with the next success, whatever earlier failures left behind', async () => {
    await spoolIsEmpty(); // the delayed lead arrived
    await drill();
    expect(await seen()).toMatch(/a test enquiry went all the way/i);
    expect(await leadsLeft()).toBe(0);
  });

  it('warns after more than 26 hours without a success', async () => {
    const long = new Date(Date.now() - 27 * 60 * 60_000).toISOString();
    await execute(`UPDATE fire_drill SET started_at = '${long}', succeeded_at = '${long}', failed_at = NULL`);
    expect(await seen()).toMatch(/the last fire drill was 1 day 3 h ago/i);
  });

  it('cannot be forged: strangers can neither mark a lead as a drill nor start one', async () => {
    const response = await fetch(`${stack.site.url}/contact-us`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        form: 'contact',
        name: 'No Drill',
        email: 'visitor@example.com',
        phone: '0400 000 000',
        city: 'Adelaide',
        address: '1 Example Street',
        captcha: '10',
        drill: `a1b2.${Date.now() + 60_000}.${'A'.repeat(43)}`,
      }),
    });
    expect(response.status).toBe(303);
    expect(await leadsLeft()).toBe(1);
    expect((await fetch(`${stack.cms.url}/drill`, { method: 'POST' })).status).toBe(404);
  });
});
