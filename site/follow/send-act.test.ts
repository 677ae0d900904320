import { examples } from 'contract/catalogue/examples';
import type { FollowedRequest } from 'contract/follow';
import { describe, expect, it } from 'vitest';
import { sendAct, showsAct } from './send-act';

const request = examples.follow as FollowedRequest;
const quoted = (more: object) => ({ ...request, quote: { ...request.quote, ...more } }) as FollowedRequest;
const accepted = quoted({ state: 'accepted', accepted: { name: 'Fay Example', at: '2026-11-27T05:10:00.000Z' } });

describe('an act', () => {
  it.each<[string, (Response | undefined)[], unknown, number]>([
    ['is sent once when it is answered', [Response.json({ done: true })], { done: true }, 1],
    ['is sent once when it is refused', [Response.json({ done: false })], { done: false }, 1],
    ['is sent once when its key does not hold', [new Response(null, { status: 403 })], undefined, 1],
    ['is sent again when no answer came', [undefined, Response.json({ done: true })], { done: true }, 2],
    ['is sent again after an error', [new Response(null, { status: 502 }), Response.json({ done: true })], { done: true }, 2],
    ['is sent twice at most', [undefined, undefined, Response.json({ done: true })], undefined, 2],
  ])('%s (R-FOLLOW-11)', async (_, answers, receipt, times) => {
    let sent = 0;
    expect(await sendAct(async () => answers[sent++])).toEqual(receipt);
    expect(sent).toBe(times);
  });

  it('is seen where it was done, and nowhere else (R-FOLLOW-11)', () => {
    expect(showsAct(accepted, { act: 'accept', text: ' Fay  Example ', version: 1 })).toBe(true);
    expect(showsAct(accepted, { act: 'accept', text: 'Mallory', version: 1 })).toBe(false);
    expect(showsAct(accepted, { act: 'accept', text: 'Fay Example', version: 2 })).toBe(false);
    expect(showsAct(quoted({ state: 'declined' }), { act: 'decline', version: 1 })).toBe(true);
    expect(showsAct(accepted, { act: 'decline', version: 1 })).toBe(false);
    expect(showsAct({ ...request, call_when: 'After 5' }, { act: 'call-when', text: 'After 5 ' })).toBe(true);
    expect(showsAct(request, { act: 'question', text: 'Done?' })).toBe(false);
    expect(showsAct({ ...request, quote: undefined }, { act: 'decline' })).toBe(false);
  });
});
