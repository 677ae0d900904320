import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { askRest, signedIn, startPayload } from '../../testing/api';
import { unstorable } from './storable';

let payload: Payload;
let token: string;
beforeAll(async () => {
  payload = await startPayload();
  ({ token } = await signedIn(payload, 'owner'));
});

const textWith = (...children: unknown[]) => ({ root: { type: 'root', children } });
/** A text in so many quotes within one another. */
function quoted(levels: number): object {
  let node: object = { type: 'text', text: 'Deep' };
  for (let level = 0; level < levels; level += 1) node = { type: 'quote', children: [node] };
  return textWith(node);
}

const refused: [what: string, path: string, body: object, field: string][] = [
  ['a NUL character in a post’s title', '/posts', { title: 'One\0two' }, 'title'],
  ['half of a character in a lead’s name', '/leads', { name: 'Sam \ud83d' }, 'name'],
  ['a NUL character in a row of a page', '/globals/home', { stats: [{ text: 'a' }, { text: 'b\0' }] }, 'stats.1.text'],
  ['an empty place in a text', '/posts', { title: 'Text', description: textWith(null) }, 'description'],
  ['a text in 2,000 quotes', '/posts', { title: 'Text', description: quoted(2000) }, 'description'],
  ['a text in 2,000 quotes on an own page', '/own-pages', { sections: [{ text: quoted(2000) }] }, 'sections.0.text'],
  ['a post of the year 275760', '/posts', { title: 'Far', publish_date: '+275760-01-01' }, 'publish_date'],
  ['a reminder in the year 20', '/leads', { name: 'Sam', follow_up_on: '0020-01-01' }, 'follow_up_on'],
  ['more money than a company is worth', '/leads', { name: 'Sam', status: 'won', quoted_amount: 1e308 }, 'quoted_amount'],
  ['a time zone that there is not', '/globals/settings', { time_zone: 'Nowhere/Land' }, 'time_zone'],
];

describe('a program that is signed in is told of the field that cannot be stored, and nothing is (R-SAFE-13)', () => {
  it.each(refused)('%s', async (_, path, body, field) => {
    const answer = await askRest(payload, 'POST', path, { token, body });
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    expect(errors[0].data.errors.map((error: { path: string }) => error.path)).toContain(field);
  });
});

it('whatever a form may hold is stored (R-SAFE-13)', () => {
  const typed = fc
    .jsonValue({ maxDepth: 20, stringUnit: 'grapheme' })
    .filter((value) => !JSON.stringify(value).includes('\\u0000'));
  fc.assert(fc.property(typed, (value) => unstorable({ value, text: quoted(100) }) === undefined));
});
