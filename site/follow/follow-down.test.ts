import { rm } from 'node:fs/promises';
import { writeFollowKey } from 'contract/follow';
import { describe, expect, it } from 'vitest';

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

describe('while the back office does not answer', () => {
  const send = async () =>
    (await (
      await ask('/api/service-booking', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(quote),
      })
    ).json()) as { reference: string; follow: string };

  it('says that a request has arrived, and nothing that was typed (R-FOLLOW-9)', async () => {
    downForRequests();
    const { reference, follow } = await send();
    const response = await ask(new URL(follow).pathname);
    const html = await response.text();
    expect([response.status, html]).toEqual([
      200,
      expect.stringMatching(new RegExp(`Your request ${reference} arrived on \\w+ \\d+ \\w+ \\d{4}, \\d+:\\d\\d [ap]m`)),
    ]);
    expect(html).toContain('href="tel:1300975707"');
    expect(html).not.toMatch(/Fay|Secret Street|0491/);
    refusedByProvider(); // it is there again, and has not got the request yet
    expect(await (await ask(new URL(follow).pathname)).text()).toContain('arrived on');
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
    const { follow } = await send();
    refusedByProvider();
    expect((await ask(new URL(follow).pathname)).status).toBe(404);
    downForRequests();
    expect(await (await ask(new URL(follow).pathname)).text()).toContain('arrived on');
  });
});

describe('there is no link', () => {
  const send = async () =>
    (
      (await (
        await ask('/api/service-booking', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(quote),
        })
      ).json()) as { follow?: string }
    ).follow;

  it('without the shared secret, nor with a provider that has no such pages (R-FOLLOW-1)', async () => {
    its.answer = () => ({ status: 200, body: { success: true } });
    expect(await send()).toContain('/your-request/');
    await its.site.close();
    its.site = await start('');
    expect(await send()).toBeUndefined();
    expect((await ask(PAGE)).status).toBe(404);
    await its.site.close();
    await rm(its.dataDir, { recursive: true });
    its.additions = [];
    its.site = await start();
    expect(await send()).toBeUndefined();
  });

  it.each([100, 2100])(
    'a native form with a whole album of %i photos loses nothing that was typed (R-PHOTO-2, R-FORM-22)',
    { timeout: 30_000 },
    async (length) => {
      its.answer = () => ({ status: 200, body: { success: true } });
      const album = (typed: Record<string, string>) => {
        const body = new FormData();
        for (const [name, value] of Object.entries({ ...typed, asked: 'yes' })) body.append(name, value);
        for (let n = 0; n < length; n += 1) body.append('photos', new Blob(['no photo']), `${n}.jpg`);
        return ask('/free-quote', { method: 'POST', body });
      };
      const wrong = await album({ ...quote, requirements: 'Two ovens', email: 'fay' });
      const html = await wrong.text();
      expect([wrong.status, html]).toEqual([422, expect.stringMatching(/value="1 Secret Street"/)]);
      expect(html).toMatch(/<textarea[^>]*>Two ovens</);
      const whole = await album({ ...quote, requirements: 'Two ovens' });
      const thanks = new URL(whole.headers.get('location') ?? 'http://site.example', 'http://site.example').searchParams;
      if (length > 2000)
        expect([whole.status, await whole.text()]).toEqual([422, expect.stringContaining('more than this form takes')]);
      else expect([whole.status, thanks.getAll('missing').at(-1)]).toEqual([303, '92 more']);
    },
  );

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
