import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { obfuscated } from '../../../tests/kit/cloudflare';
import { execute, sql } from '../../base/database/query';
import type { Role } from '../../base/rights/access';
import { signedIn, startPayload } from '../../testing/api';
import { answerList } from './list-routes';

const people = {} as Record<Role, { id: number; token: string }>;
let payload: Payload;
const ROWS = 130;

beforeAll(async () => {
  payload = await startPayload();
  for (const role of ['owner', 'leads', 'editor'] as const) people[role] = await signedIn(payload, role);
  await execute(payload, sql`DELETE FROM leads`);
  for (let n = 1; n <= ROWS; n += 1) {
    // Several came in the same moment, and some need no answer.
    const at = (hours: number) => new Date(Date.UTC(2026, 1, 1) + hours * 3_600_000).toISOString();
    const due = n % 3 === 0 ? null : at(n % 7);
    await execute(
      payload,
      sql`INSERT INTO leads (id, name, status, source, received_at, due_at, form, reference, idempotency_key, created_at, updated_at)
          VALUES (${n}, ${`Caller ${n}`}, 'new', ${n % 2 ? 'Direct' : 'Flyer'}, ${at(Math.floor(n / 9))}, ${due}, 'contact',
            ${`E-${n}`}, ${`paged ${n}`}, ${at(0)}, ${at(0)})`,
    );
  }
});

function ask(role: Role | undefined, address: string) {
  const headers = new Headers(role ? { authorization: `JWT ${people[role].token}` } : {});
  return answerList(payload, new Request(`http://localhost:3001${address}`, { headers }));
}
const shown = async (address: string) => (await ask('owner', address)).text();
const idsIn = (html: string) => [...html.matchAll(/name="id" value="(\d+)"/g)].map(([, id]) => Number(id));
const linkIn = (html: string, rel: string) => new RegExp(`rel="${rel}" href="([^"]+)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

const received = (id: number) => Math.floor(id / 9);
const due = (id: number) => (id % 3 === 0 ? undefined : id % 7);
const all = Array.from({ length: ROWS }, (_, index) => index + 1);

/** By its time, with what has none last, and those of the same moment in the order of their ids. */
const inOrder = (value: (id: number) => number | undefined, sign: 1 | -1) =>
  [...all].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === undefined || b === undefined) return a === b ? sign * (one - other) : a === undefined ? 1 : -1;
    return sign * (a - b || one - other);
  });

it.each([
  ['-received', inOrder(received, -1)],
  ['received', inOrder(received, 1)],
  ['due', inOrder(due, 1)],
  ['-due', inOrder(due, -1)],
] as const)('sorted by %s, the pages have each enquiry once, forwards and backwards (R-OWNER-42)', async (sort, expected) => {
  const pages: number[][] = [];
  let html = await shown(`/office/enquiries?sort=${sort}`);
  for (;;) {
    pages.push(idsIn(html));
    const next = linkIn(html, 'next');
    if (!next) break;
    html = await shown(next);
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 30]);
  expect(pages.flat()).toEqual(expected);
  for (const page of [pages[1], pages[0]]) {
    html = await shown(linkIn(html, 'prev') ?? '');
    expect(idsIn(html)).toEqual(page);
  }
  expect(linkIn(html, 'prev')).toBeUndefined();
});

it('an enquiry that comes meanwhile moves nothing on the pages behind', async () => {
  const first = await shown('/office/enquiries');
  await execute(payload, sql`UPDATE leads SET received_at = ${new Date().toISOString()} WHERE id = 1`);
  const second = await shown(linkIn(first, 'next') ?? '');
  expect(idsIn(second)).toEqual(inOrder(received, -1).slice(50, 100));
  await execute(payload, sql`UPDATE leads SET received_at = '2026-02-01T00:00:00.000Z' WHERE id = 1`);
});

it('says how many there are, what was asked, and how to widen it; each chip takes one away', async () => {
  expect(await shown('/office/enquiries')).toContain('>130 enquiries<');
  const html = await shown('/office/enquiries?view=new&q=nobody&source=Flyer');
  expect(html).toContain('No enquiry in New with “nobody”, Source: Flyer.');
  expect(html).toContain('href="/office/enquiries?q=nobody&amp;source=Flyer"');
  expect(html).toContain('aria-label="Remove: Source: Flyer"');
  expect(html).toMatch(/href="\/office\/enquiries\?view=new&amp;source=Flyer" aria-label="Remove: “nobody”"/);
  expect(await shown('/office/enquiries?source=Flyer')).toContain('>65 enquiries<');
  expect(obfuscated(html)).toBe(html); // as Cloudflare hands it on (R-RUN-49)
});

it('only who answers enquiries sees them; strangers come back to the same list after the sign-in', async () => {
  expect(await (await ask('leads', '/office/enquiries')).text()).toContain('Caller 130');
  const editors = await ask('editor', '/office/enquiries');
  expect([editors.status, await editors.text()]).toEqual([403, expect.not.stringContaining('Caller')]);
  const strangers = await ask(undefined, '/office/enquiries?view=new');
  const back = encodeURIComponent('/office/enquiries?view=new');
  expect([strangers.status, strangers.headers.get('location')]).toEqual([303, `/office/sign-in?redirect=${back}`]);
});

it('what no page of ours writes into the address asks for nothing', async () => {
  const usual = idsIn(await shown('/office/enquiries'));
  for (const query of [
    'view=__proto__',
    'status=gone',
    'sort=name;drop',
    'who=1%20OR%201=1',
    'from=31/31/2026&until=yesterday',
    'after=~&before=x~y',
    'after=2026-02-01T00:00:00.000Z~0',
    `suspicious=yes`,
    'did=toString&n=9999999&ids=x&at=now',
    'sent=many',
  ]) {
    const answer = await ask('owner', `/office/enquiries?${query}`);
    expect([query, answer.status, idsIn(await answer.text())]).toEqual([query, 200, usual]);
  }
  const typed = await shown(`/office/enquiries?q=${encodeURIComponent('<script>alert(1)</script>')}&suburb=${'x'.repeat(5000)}`);
  expect(typed).not.toContain('<script>alert');
  expect(typed.length).toBeLessThan(30_000);
});

it('stands when the website does not answer, and says so', async () => {
  const html = await shown('/office/enquiries');
  expect(html).toContain('The website does not answer');
  expect(idsIn(html)).toHaveLength(50);
});
