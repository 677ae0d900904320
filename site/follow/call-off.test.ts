import type { FollowedRequest } from 'contract/follow';
import { describe, expect, it } from 'vitest';
import { ask, downForRequests, its, PAGE, post, request, withFollowedSite } from './testing/followed-site';

withFollowedSite();

const open: FollowedRequest = { ...request, may_call_off: true };
const closed: FollowedRequest = { ...request, stage: 'closed' };
const shows = (answer: FollowedRequest) => {
  its.answer = (path) => ({ status: 200, body: path === '/follow' ? answer : { done: true } });
};
const page = async (query = '') => (await ask(PAGE + query)).text();

describe('a request is called off on its page', () => {
  it('in a second step, with a reason or without, and without any script (R-FOLLOW-15)', async () => {
    shows(open);
    const html = await page();
    expect(html).toMatch(/<details><summary>Call my request off<\/summary>[\s\S]*<form id="call-off"[^>]*method="post"/);
    for (const text of ['We moved', '']) {
      const response = await post({ act: 'call-off', text });
      expect([response.status, response.headers.get('location')]).toEqual([303, `${PAGE}?done=call-off`]);
    }
    expect(its.acts.map(({ body }) => [body.act, body.text])).toEqual([
      ['call-off', 'We moved'],
      ['call-off', ''],
    ]);
    shows(closed);
    expect(await page('?done=call-off')).toContain('Your request is called off.');
  });

  it('after a yes as a wish that the office answers (R-FOLLOW-15)', async () => {
    shows({ ...open, stage: 'accepted' });
    expect(await page()).toContain('Ask to call it off');
    const html = await page('?done=call-off');
    expect(html).toContain('Nothing is dropped yet');
    expect(html).not.toContain('is called off.');
  });

  it('not where it is closed, nor where the back office does not offer it (R-FOLLOW-15)', async () => {
    for (const answer of [closed, request]) {
      shows(answer);
      expect(await page()).not.toMatch(/id="call-off"|Call my request off/);
    }
  });

  it('and comes back with its words while the back office does not answer; one that was done is known (R-FOLLOW-9, R-FOLLOW-11)', async () => {
    downForRequests();
    const response = await post({ act: 'call-off', text: 'We moved' });
    const html = await response.text();
    expect([response.status, html]).toEqual([503, expect.stringContaining('We moved')]);
    expect(html).toContain('value="call-off"');
    its.answer = (path) => (path === '/follow' ? { status: 200, body: closed } : { status: 503, body: {} });
    expect((await post({ act: 'call-off', text: 'We moved' })).status).toBe(303);
  });
});
