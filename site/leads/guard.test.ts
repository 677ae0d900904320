import { isSum } from 'contract/lead-fields';
import { formOfReference, newReference } from 'contract/reference';
import { clientAddress } from 'shared/client-address';
import { describe, expect, it } from 'vitest';
import { readForm, readJson } from './body';
import { suspicionOf } from './guard';

describe('the sum (R-FORM-3)', () => {
  it.each(['10', ' 10 ', '1 0', 'ten', 'Ten', ' T E N'])('accepts %j', (answer) => expect(isSum(answer)).toBe(true));
  it.each(['', '64', '010', '11', 'tenth'])('rejects %j', (answer) => expect(isSum(answer)).toBe(false));
});

describe('suspicion', () => {
  it('is not raised against people', () => {
    expect(suspicionOf({ name: 'Dr. Ann O’Neill-Top', message: 'see https://example.com' }, { startedMs: 3000 })).toBeUndefined();
    expect(suspicionOf({ name: 'Ann' }, {})).toBeUndefined();
  });

  it.each([
    [{ name: 'Ann' }, { honeypot: 'x' }, /people do not see/],
    [{ name: 'Ann' }, { startedMs: 800 }, /0\.8 seconds/],
    [{ first_name: 'Win at www.example' }, {}, /link in the name/],
    [{ last_name: 'cheap-pills.com' }, {}, /link in the name/],
  ])('has its reason: %j %j', (fields, guard, reason) => expect(suspicionOf(fields, guard)).toMatch(reason));
});

describe('the client’s address', () => {
  const direct = clientAddress([]);
  const behindProxy = clientAddress(['10.0.0.0/8', '::1']);

  it('is the socket’s, whatever a header claims', () => {
    expect(direct('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(direct('::ffff:203.0.113.7', null)).toBe('203.0.113.7');
  });

  it('is the last one before trusted proxies', () => {
    expect(behindProxy('10.1.1.1', '1.1.1.1, 203.0.113.7, 10.2.2.2')).toBe('203.0.113.7');
    expect(behindProxy('::1', '203.0.113.7')).toBe('203.0.113.7');
    expect(behindProxy('203.0.113.9', '203.0.113.7')).toBe('203.0.113.9');
    expect(behindProxy('10.1.1.1', 'nonsense')).toBe('10.1.1.1');
  });

  it('is read without the port that some proxies add', () => {
    expect(behindProxy('10.0.0.1', '203.0.113.7:49152')).toBe('203.0.113.7');
    expect(behindProxy('10.0.0.1', '[2001:db8::1]:443')).toBe(behindProxy('10.0.0.1', '2001:db8::1'));
    expect(behindProxy('10.0.0.1', '203.0.113.7:1, 10.0.0.2:80')).toBe('203.0.113.7');
  });

  it('is the same for all IPv6 addresses of a household', () => {
    expect(direct('2001:db8:1:2:3:4:5:6', null)).toBe(direct('2001:0db8:1:2::9', null));
    expect(direct('2001:db8:1:2::1', null)).not.toBe(direct('2001:db8:1:3::1', null));
  });

  it('is reported as wrong with the name TRUST_PROXY', () => expect(() => clientAddress(['proxy'])).toThrow(/TRUST_PROXY/));
});

describe('a body', () => {
  const post = (body: BodyInit, type?: string) =>
    new Request('http://site/', { method: 'POST', body, headers: type ? { 'content-type': type } : {} });
  const long = 'x'.repeat(64 * 1024);

  it('is read from JSON, urlencoded and multipart posts', async () => {
    expect(await readJson(post('{"name":"Ann"}', 'application/json; charset=utf-8'))).toEqual({ name: 'Ann' });
    expect(Object.fromEntries(await readForm(post(new URLSearchParams({ name: 'Änn +1' }))))).toEqual({ name: 'Änn +1' });
    const form = new FormData();
    form.set('name', 'Ann');
    form.set('file', new Blob(['x']), 'x.txt');
    expect(Object.fromEntries(await readForm(post(form)))).toEqual({ name: 'Ann' });
  });

  it.each([
    ['is of another type', '{"a":"b"}', 'text/plain', 415],
    ['is no JSON', '{"a":', 'application/json', 400],
    ['is no object', '["a"]', 'application/json', 400],
    ['is longer than 64 KB', JSON.stringify({ long }), 'application/json', 413],
  ])('is rejected when it %s', (_, body, type, status) => expect(readJson(post(body, type))).rejects.toMatchObject({ status }));

  it('over the limit is rejected and not read any further, even if its length is not announced', async () => {
    let pieces = 0;
    const body = new ReadableStream({
      pull: (stream) => {
        pieces += 1;
        if (pieces > 100) return stream.close();
        stream.enqueue(new TextEncoder().encode(long));
      },
    });
    const request = new Request('http://site/', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    } as RequestInit);
    await expect(readJson(request)).rejects.toMatchObject({ status: 413 });
    expect(pieces).toBeLessThan(5);
  });
});

describe('a reference', () => {
  it('is recognised by its exact form', () => {
    expect(newReference('quote')).toMatch(/^Q-/);
    expect(formOfReference(newReference('quote'))).toBe('quote');
    expect(formOfReference(newReference('contact'))).toBe('contact');
    for (const text of ['', 'Q-2222', 'X-2222-2222', 'Q-2222-222O', ' Q-2222-2222', 'Q-2222-2222\n']) {
      expect(formOfReference(text)).toBeUndefined();
    }
  });
});
