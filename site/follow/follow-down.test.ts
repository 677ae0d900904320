import { rm } from 'node:fs/promises';
import { writeFollowKey } from 'contract/follow';
import { describe, expect, it, vi } from 'vitest';
import { hangingDisk, inFalseTime } from '../base/testing/no-end';
import {
  ask,
  downForRequests,
  its,
  PAGE,
  quote,
  refusedByProvider,
  SECRET,
  start,
  withFollowedSite,
} from './testing/followed-site';

withFollowedSite();

const send = async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await ask('/api/service-booking', { method: 'POST', headers, body: JSON.stringify(quote) });
  return (await response.json()) as { reference: string; follow?: string };
};
const pathOf = ({ follow = '' }: { follow?: string }) => new URL(follow).pathname;

describe('while the back office does not answer', () => {
  it('says that a request has arrived, and nothing that was typed (R-FOLLOW-9)', async () => {
    downForRequests();
    const sent = await send();
    const { reference } = sent;
    const response = await ask(pathOf(sent));
    const html = await response.text();
    expect([response.status, html]).toEqual([
      200,
      expect.stringMatching(new RegExp(`Your request ${reference} arrived on \\w+ \\d+ \\w+ \\d{4}, \\d+:\\d\\d [ap]m`)),
    ]);
    expect(html).toContain('href="tel:1300975707"');
    expect(html).not.toMatch(/Fay|Secret Street|0491/);
    refusedByProvider(); // it is there again, and has not got the request yet
    expect(await (await ask(pathOf(sent))).text()).toContain('arrived on');
    const replaced = writeFollowKey(SECRET, { reference, draft: 1 });
    expect((await ask(`/your-request/${replaced}`)).status).toBe(404);
  });

  it('of any other request says that it cannot be looked up just now (R-FOLLOW-9)', async () => {
    downForRequests();
    const response = await ask(PAGE);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await response.text()).toContain('We cannot look up your request just now.');
    expect((await ask(`${PAGE}/visit.ics`)).status).toBe(503);
  });

  it('a request that was delivered ends with its key (R-FOLLOW-2, R-FOLLOW-9)', async () => {
    its.answer = () => ({ status: 200, body: { success: true } });
    const sent = await send();
    refusedByProvider();
    expect((await ask(pathOf(sent))).status).toBe(404);
    downForRequests();
    expect(await (await ask(pathOf(sent))).text()).toContain('arrived on');
  });
});

describe('there is no link', () => {
  it('without the shared secret, nor with a provider that has no such pages (R-FOLLOW-1)', async () => {
    its.answer = () => ({ status: 200, body: { success: true } });
    expect((await send()).follow).toContain('/your-request/');
    await its.site.close();
    its.site = await start('');
    expect((await send()).follow).toBeUndefined();
    expect((await ask(PAGE)).status).toBe(404);
    await its.site.close();
    await rm(its.dataDir, { recursive: true });
    its.additions = [];
    its.site = await start();
    expect((await send()).follow).toBeUndefined();
  });

  it('but for a form without JavaScript its thanks have one (R-FOLLOW-1)', async () => {
    its.answer = () => ({ status: 200, body: { success: true } });
    const sent = await ask('/free-quote', { method: 'POST', body: new URLSearchParams({ ...quote, asked: 'yes' }) });
    const location = sent.headers.get('location') ?? '';
    expect([sent.status, location]).toEqual([303, expect.stringContaining('reference=')]);
    expect(await (await ask(location)).text()).toMatch(
      /<a href="http:\/\/site\.example\/your-request\/Q-[^"]+"[^>]*>Follow your request/,
    );
  });
});

it('answers although the disk never does, and looks again (R-CONTENT-14)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const disk = hangingDisk(['readdir'], (path) => path.endsWith('/photos'));
  const [first, second] = await inFalseTime(Promise.all([ask(PAGE), ask(PAGE)]));
  expect([first?.status, second?.status]).toEqual([503, 503]);
  disk.goOn();
  vi.useRealTimers();
  expect((await ask(PAGE)).status).toBe(200);
});
