import { brotliDecompressSync } from 'node:zlib';
import { writeFollowKey } from 'contract/follow';
import { describe, expect, it } from 'vitest';
import { SPECULATION_RULES } from '../behaviours/speculation-rules';
import {
  ask,
  DRAFT,
  downForRequests,
  its,
  KEY,
  newId,
  PAGE,
  post,
  quote,
  REFERENCE,
  refusedByProvider,
  request,
  SECRET,
  withFollowedSite,
} from './testing/followed-site';

withFollowedSite();

describe('the page of a request', () => {
  it('shows it to whoever has its key, kept by no cache and named to no other site (R-FOLLOW-1, R-FOLLOW-2)', async () => {
    const before = its.site.cache.size();
    const response = await ask(PAGE);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/script-src 'none'.*form-action 'self'.*frame-ancestors 'none'/),
    });
    const html = await response.text();
    for (const words of [
      REFERENCE,
      'Our quote',
      '$189.00',
      '$17.18',
      'Thank you for asking us.',
      'After 3 pm',
      'Oven, inside and out',
    ])
      expect(html).toContain(words);
    expect(html).not.toMatch(/<script|data-page|data-version|\/_data\//);
    expect(html).toContain('content="noindex, nofollow"');
    expect(html.split(KEY).length - 1).toBe([...html.matchAll(/(?:action|href)="\/your-request\//g)].length);
    expect(its.site.cache.size()).toEqual(before);
    expect(its.looked).toEqual([KEY]);
  });

  it('is as small on the line as other pages, also after a post that was not done (R-FOLLOW-1)', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    for (const response of [
      await ask(PAGE, { headers }),
      await post({ text: 'Hello' }, { ...headers, 'sec-fetch-site': 'cross-site' }),
    ]) {
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      const sent = Buffer.from(await response.arrayBuffer());
      const html = brotliDecompressSync(sent);
      expect(String(html)).toContain('Our quote');
      expect(sent.length).toBeLessThan(html.length / 3);
    }
  });

  it('is for each key its own, however many look at once (R-FOLLOW-2)', async () => {
    its.answer = (_, key) => ({ status: 200, body: { ...request, reference: key.slice(0, 11) } });
    const references = Array.from({ length: 12 }, (_, n) => `Q-7F3K-22${String(n).padStart(2, '0')}`);
    const pages = await Promise.all(
      references.map(async (reference) =>
        (await ask(`/your-request/${writeFollowKey(SECRET, { reference, edition: 0 })}`)).text(),
      ),
    );
    for (const [index, html] of pages.entries()) expect([...new Set(html.match(/Q-7F3K-22\d\d/g))]).toEqual([references[index]]);
  });

  it('opens for no key that nobody signed, and the provider is not asked (R-FOLLOW-2)', async () => {
    const other = writeFollowKey(SECRET, { reference: 'Q-OTHER-1', edition: 0 });
    const guessed = [
      '',
      'x',
      KEY.slice(0, -1),
      `${REFERENCE}.1.${KEY.slice(-43)}`,
      `Q-OTHER-2.0.${other.slice(-43)}`,
      `${KEY}x`,
      `${KEY}/x`,
    ];
    for (const text of guessed) {
      const response = await ask(`/your-request/${text}`);
      expect([text, response.status, response.headers.get('cache-control')]).toEqual([text, 404, 'no-store']);
      expect(await response.text()).toContain('This link does not work');
      expect((await post({ text: 'Anybody?' }, {}, `/your-request/${text}`)).status).toBe(404);
    }
    expect([its.looked, its.acts]).toEqual([[], []]);
  });

  /** What mail programs, chats and people take for a part of a link. */
  const endings = ['.', ',', ')', '%3E', '%22', ']', '!', '/', '%20', '%E2%80%8B', '&source=mail', '*', ';', '=', ').', '/.'];

  it.each([...endings.map((ending) => PAGE + ending), `/your-request/${KEY.replaceAll('.', '%2E')}`])(
    'opens with what a mail program leaves behind its link: %s (R-FOLLOW-2)',
    async (path) => {
      const { status, headers } = await ask(path);
      expect([status, headers.get('location')]).toEqual([308, PAGE]);
    },
  );

  it('ends with its key: replaced, erased and trashed are one answer (R-FOLLOW-2)', async () => {
    refusedByProvider();
    const response = await ask(PAGE);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('This link does not work')]);
    expect((await ask(`${PAGE}/office.vcf`)).status).toBe(404);
  });

  it('is reached by no other spelling, and stands in no list of missing addresses and no log (R-FOLLOW-2, R-SAFE-16)', async () => {
    for (const path of [
      ...[`/your%2drequest/${KEY}`, `/your-request%2F${KEY}`, `/%79our-request/${KEY}`, `/your-request./${KEY}`],
      ...[`/your-reqeust/${KEY}`, `/${KEY}`, `/blog/${KEY}`, `/free-quote/${encodeURIComponent(PAGE)}`],
      `/YOUR-REQUEST/${KEY}`,
      `${PAGE}/`,
      `/_data${PAGE}`,
      `//your-request/${KEY}`,
      `/de${PAGE}`,
      `${PAGE}?preview=x`,
      `${PAGE}?utm_source=x`,
    ]) {
      const response = await ask(path, { headers: { 'sec-fetch-mode': 'navigate' } });
      expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
      expect([path, response.headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
    }
    for (const path of [`/your%2drequest/${KEY}?done=question`, `//Your-Request/${KEY}/?done=question`]) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('location')]).toEqual([path, 308, `${PAGE}?done=question`]);
    }
    expect((await ask(`/your%2drequest/${KEY}x`)).status).toBe(404);
    downForRequests();
    await ask(PAGE);
    await post({ text: 'Anybody?' });
    const logged = its.lines.join('');
    expect(logged).toContain('request not shown');
    expect(logged).not.toContain(KEY.slice(-43));
    expect(its.reports.join('')).not.toContain(KEY.slice(-43));
  });

  it('is changed by nobody who only opens it and its links, as programs do that look into mails (R-FOLLOW-2)', async () => {
    its.answer = (path) => ({
      status: 200,
      body:
        path === '/follow'
          ? { ...request, agreed: { starts_at: '2030-01-02T00:00:00.000Z', ends_at: '2030-01-02T02:00:00.000Z' } }
          : { done: true },
    });
    const html = await (await ask(PAGE)).text();
    const links = [...html.matchAll(/(?:href|action|src)="(\/[^"]*)"/g)].flatMap(([, link]) => link ?? []);
    expect(links).toEqual(expect.arrayContaining([PAGE, `${PAGE}/office.vcf`, `${PAGE}/visit.ics`]));
    for (const link of new Set([...links, `${PAGE}?done=accept`, `${PAGE}?act=accept&text=Fay`]))
      for (const method of ['GET', 'HEAD']) expect((await ask(link, { method })).status).toBeLessThan(500);
    expect((await ask(PAGE, { method: 'HEAD' })).status).toBe(200); // by which programs look whether a link works
    for (const method of ['PUT', 'DELETE', 'PATCH']) expect((await ask(PAGE, { method })).status).toBe(405);
    expect(its.acts).toEqual([]);
  });

  it('is prerendered by no browser: its links elsewhere are whole addresses (R-FOLLOW-2)', async () => {
    const response = await ask('/api/service-booking', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(quote),
    });
    const { follow } = (await response.json()) as { follow: string };
    expect(follow).toMatch(/^http:\/\/site\.example\/your-request\/Q-/);
    expect(JSON.parse(SPECULATION_RULES).prerender[0].where.selector_matches).toContain('a[href^="/"]');
  });

  it('says of a draft that the customer has not got it, and has no button (R-FOLLOW-2)', async () => {
    its.answer = () => ({ status: 200, body: { ...request, draft: true } });
    const html = await (await ask(`/your-request/${DRAFT}`)).text();
    expect(html).toContain('This is a draft');
    expect(html).not.toMatch(/<form|<button type="submit"/);
    const pressed = await post({ act: 'accept', text: 'Fay', version: '1' }, {}, `/your-request/${DRAFT}`);
    expect([pressed.status, its.acts]).toEqual([403, []]);
  });

  it('what was accepted and what is offered in its place both stand there, and which holds (R-QUOTE-4)', async () => {
    const accepted = { name: 'Fay Example', at: '2026-12-02T01:00:00.000Z' };
    const agreed_quote = { ...request.quote, state: 'accepted', total_cents: 50_000, accepted };
    const quote = { ...request.quote, version: 2, from: { name: 'Renamed Cleaning', phone: '1300 000 111' }, service: 'Windows' };
    its.answer = () => ({ status: 200, body: { ...request, stage: 'accepted', quote, agreed_quote } });
    const both = (await (await ask(PAGE)).text()).replaceAll('<!-- -->', '');
    for (const words of [
      'What you have accepted, version 1, holds.',
      'Our new offer: version 2',
      'It is not agreed. Version 1, which you have accepted, holds until you accept this one.',
      'It holds until you accept the new offer.',
      'What is agreed: version 1',
      'Accepted by Fay Example on Wednesday 2 December 2026',
      '$500.00',
      'Renamed Cleaning, 1300 000 111',
      'For Windows',
    ])
      expect(both).toContain(words);
    expect(both.match(/Accept this quote/g)).toHaveLength(1);
    its.answer = () => ({
      status: 200,
      body: { ...request, stage: 'accepted', quote: agreed_quote, declined_version: 2, reply_by: undefined },
    });
    const declined = await (await ask(`${PAGE}?done=decline`)).text();
    for (const words of [
      'We have noted that you do not want this quote.',
      'You have declined version 2: what you accepted before holds.',
    ])
      expect(declined).toContain(words);
    expect(declined).not.toContain('Accept this quote');
  });

  it.each([
    ['accepted', 'The job is agreed, so there is nothing to accept here any more.'],
    ['closed', 'This quote is closed, like your request.'],
    ['quoted', 'This quote has expired. Ask us for a new one.'],
  ] as const)('a quote that is over says why: the request is %s (R-QUOTE-8, R-QUOTE-10)', async (stage, words) => {
    its.answer = () => ({ status: 200, body: { ...request, stage, quote: { ...request.quote, state: 'expired' } } });
    const html = await (await ask(PAGE)).text();
    expect(html).toContain(words);
    expect(html).toContain('ABN 51 824 753 556');
    expect(html).not.toContain('Accept this quote');
  });
});

describe('what is done there', () => {
  it('is signed and sent once, and the page says so (R-FOLLOW-3)', async () => {
    const id = newId();
    const response = await post({ act: 'accept', id, text: ' Fay Example ', version: '1' }, { 'x-forwarded-for': '203.0.113.9' });
    expect([response.status, response.headers.get('location'), response.headers.get('referrer-policy')]).toEqual([
      303,
      `${PAGE}?done=accept`,
      'no-referrer',
    ]);
    expect(its.acts).toEqual([
      { key: KEY, signed: true, body: { act: 'accept', id, text: ' Fay Example ', version: 1, address: '203.0.113.7' } },
    ]);
    const accepted = async () => (await (await ask(`${PAGE}?done=accept`)).text()).includes('You have accepted our quote');
    expect(await accepted()).toBe(false); // the address alone says nothing
    its.answer = () => ({ status: 200, body: { ...request, stage: 'accepted', quote: { ...request.quote, state: 'accepted' } } });
    expect(await accepted()).toBe(true);
    expect(await (await ask(`${PAGE}?done=<script>`)).text()).not.toContain('role="status"');
  });

  it.each<[string, Record<string, string>]>([
    ['another website', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
  ])('is not done for a page of %s, and nothing typed is lost (R-FOLLOW-2)', async (_, headers) => {
    const response = await post({ text: 'Typed <b>words</b>' }, headers);
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('Typed &lt;b&gt;words&lt;/b&gt;</textarea>'),
    ]);
    expect(its.acts).toEqual([]);
  });

  it('comes back with what was typed when the office refuses it, when it is too long or no form of ours (R-FOLLOW-3)', async () => {
    its.answer = (path) => ({
      status: 200,
      body: path === '/follow' ? request : { done: false, field: 'text', message: 'Type your question first.' },
    });
    const id = newId();
    const refused = await post({ id, text: ' ' });
    const html = await refused.text();
    expect([refused.status, html.match(/Type your question first\./g)?.length]).toEqual([422, 2]);
    expect(html).toContain(`value="${id}"`); // so that an act whose answer was lost is done once
    its.acts = [];
    const long = await post({ text: 'x'.repeat(10_000) });
    expect([long.status, await long.text()]).toEqual([422, expect.stringContaining('x'.repeat(10_000))]);
    expect((await post({ text: 'x'.repeat(100_000) })).status).toBe(413);
    for (const [name, value] of [
      ['id', 'mine'],
      ['act', 'erase'],
    ] as const)
      expect((await post({ text: 'Kept', [name]: value })).status).toBe(400);
    expect(its.acts).toEqual([]);
  });

  it('loses its NUL, which no database takes, and no other letter (R-FOLLOW-3)', async () => {
    await post({ act: 'accept', text: 'Zoë\0 李 O’Hara', version: '1' });
    expect(its.acts[0]?.body.text).toBe('Zoë 李 O’Hara');
  });

  it('has a limit for each key (R-FOLLOW-2)', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) statuses.push((await post({ text: `Question ${n}` })).status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(30);
    const last = await post({ text: 'One more' });
    expect([last.status, last.headers.get('retry-after'), await last.text()]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
      expect.stringContaining('One more'),
    ]);
  });

  it('is not kept from whoever has the newest link by a link that was replaced (R-FOLLOW-2, R-FOLLOW-6)', async () => {
    const replaced = `/your-request/${writeFollowKey(SECRET, { reference: REFERENCE, edition: 0 })}`;
    const newest = `/your-request/${writeFollowKey(SECRET, { reference: REFERENCE, edition: 1 })}`;
    const others = { incoming: { socket: { remoteAddress: '203.0.113.99' } } };
    for (let n = 0; n < 31; n += 1) {
      const body = new URLSearchParams({ act: 'question', id: newId(), text: 'Spite' });
      await its.site.app.request(`http://site.example${replaced}`, { method: 'POST', body }, others);
    }
    expect((await post({ text: 'May I?' }, {}, newest)).status).toBe(303);
  });

  it('another website’s page uses up no limit of whoever it sends here (R-FOLLOW-2)', async () => {
    for (let n = 0; n < 31; n += 1) expect((await post({ text: 'Led' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ text: 'Mine' })).status).toBe(303);
  });

  it('opened very often at once keeps no other customer waiting (R-FOLLOW-2)', async () => {
    const other = writeFollowKey(SECRET, { reference: 'Q-OTHER-1', edition: 0 });
    const opened = Array.from({ length: 120 }, () => ask(PAGE));
    const theirs = await ask(`/your-request/${other}`);
    expect([theirs.status, ...(await Promise.all(opened)).map(({ status }) => status)]).toEqual(Array(121).fill(200));
    expect(its.looked.length).toBeLessThan(120);
    expect(its.lines.filter((line) => line.includes('request not shown'))).toEqual([]);
  });

  it('brings no files: a large form is not read to its end (R-FOLLOW-2)', async () => {
    let read = 0;
    const boundary = 'b';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="x"; filename="x"\r\n\r\n`;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (read === 0) controller.enqueue(new TextEncoder().encode(head));
        else if (read < 40) controller.enqueue(new Uint8Array(64 * 1024));
        else controller.close();
        read += 1;
      },
    });
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'sec-fetch-site': 'same-origin' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    expect((await ask(PAGE, init)).status).toBe(413);
    expect(read).toBeLessThan(10);
  });

  it('waits with what was typed while the back office does not answer (R-FOLLOW-9)', async () => {
    downForRequests();
    const id = newId();
    const response = await post({ id, text: 'Is <i>anybody</i> there?' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    const html = await response.text();
    expect(html).toContain('Is &lt;i&gt;anybody&lt;/i&gt; there?</textarea>');
    expect(html).toContain(`value="${id}"`);
    expect(html).toContain('What you typed is still here');
  });

  it('is asked for again when no answer came: the act is done once for its id (R-FOLLOW-11)', async () => {
    const answers = [{ status: 503, body: {} }];
    its.answer = (path) => (path === '/follow-act' && answers.pop()) || { status: 200, body: { done: true } };
    const id = newId();
    const response = await post({ act: 'accept', id, text: 'Fay Example', version: '1' });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${PAGE}?done=accept`]);
    expect(its.acts.map(({ body }) => body.id)).toEqual([id, id]);
  });

  const accepted = { name: 'Fay Example', at: '2026-11-27T05:10:00.000Z' };
  const quoted = (more: object) => ({ ...request, quote: { ...request.quote, ...more } });
  const showing = (shown: object) => {
    its.answer = (path) => (path === '/follow' ? { status: 200, body: shown } : { status: 503, body: {} });
  };

  it.each<[string, object, Record<string, string>]>([
    ['an acceptance', quoted({ state: 'accepted', accepted }), { act: 'accept', text: ' Fay  Example ', version: '1' }],
    ['a refusal', quoted({ state: 'declined' }), { act: 'decline', version: '1' }],
    ['when a call suits', { ...request, call_when: 'After 5 pm' }, { act: 'call-when', text: 'After 5 pm ' }],
  ])('is looked for before anybody reads that it is not known: %s (R-FOLLOW-11)', async (_, shown, typed) => {
    showing(shown);
    expect((await post(typed)).status).toBe(303);
  });

  it.each<[string, object, Record<string, string>]>([
    ['of somebody else', quoted({ state: 'accepted', accepted }), { act: 'accept', text: 'Mallory', version: '1' }],
    ['of another version', quoted({ state: 'accepted', accepted }), { act: 'accept', text: 'Fay Example', version: '2' }],
    ['a question, which cannot be seen', request, { act: 'question', text: 'Is it done?' }],
  ])('is not claimed when what is seen is %s, nor is it said that it was not sent (R-FOLLOW-11)', async (_, shown, typed) => {
    showing(shown);
    const response = await post(typed);
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain('we do not know yet whether this arrived');
    expect(html).not.toContain('could not be sent');
  });
});
