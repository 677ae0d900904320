import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { send } from '../kit/raw-http';
import { thorough } from '../kit/sample';
import { tokenOf } from '../kit/stack';

const [site, cms] = [inject('siteUrl'), inject('cmsUrl')];
const RUNS = thorough ? 1500 : 120;

/** Spellings by which a browser, a proxy or a framework has been led to another host. */
const start = fc.constantFrom(
  ...[
    '//',
    '/%09/',
    '/%0a/',
    '/%5c',
    '/%2f',
    '/%2F%2F',
    '/.//',
    '/%2e//',
    '/x/..//',
    '/%255c',
    '/;//',
    '///',
    '/%E3%80%82',
    '/\\',
  ],
  ...[
    '',
    'https://',
    'javascript:',
    '/%00/',
    '/%20//',
    '%20//',
    '//user:pw@',
    '@',
    '/_edit//',
    '/service//',
    '/HEADER//',
    '/_data//',
  ],
);
const host = fc.constantFrom(
  'evil.example',
  'evil.example/',
  'EVIL.example/admin/',
  'evil%E3%80%82example/..',
  'evil.example%2f..',
);
const address = fc.tuple(fc.array(start, { minLength: 1, maxLength: 2 }), host).map(([ways, name]) => ways.join('') + name);

/** Where each host takes a destination from a stranger: its own path, and the parameters it knows. */
const targets = fc.tuple(
  address,
  fc.constantFrom<[string, string]>(
    ...([
      [site, ''],
      [cms, ''],
      [site, '/_edit?to='],
      [cms, '/website?to='],
      [cms, '/admin/login?redirect='],
      [cms, '/office/sign-in?redirect='],
      [cms, '/admin/reset/'],
    ] satisfies [string, string][]),
    ...([
      [site, '/_edit?ticket=a.b&to='],
      [site, '/free-quote?preview=a.b&to='],
      [cms, '/admin/logout?redirect='],
      [cms, '/inbox/'],
      [cms, '/office/enquiries/'],
      [cms, '/office/enquiries?view='],
    ] satisfies [string, string][]),
  ),
);

it('no address redirects a browser from either host to another one (R-SAFE-1)', async () => {
  const headers = { cookie: `payload-token=${await tokenOf({ url: cms })}` };
  const own = [site, cms, 'http://localhost'].map((url) => new URL(url).hostname);
  await fc.assert(
    fc.asyncProperty(targets, fc.boolean(), async ([to, [origin, before]], signedIn) => {
      const target = before === '' ? (to.startsWith('/') ? to : `/${to}`) : before + to;
      const { head } = await send(origin, {
        method: 'GET',
        target,
        headers: signedIn && origin === cms ? headers : {},
        body: '',
      });
      const location = /^location: (.*)$/im.exec(head)?.[1];
      if (location !== undefined) expect(own, `${origin}${target} → ${location}`).toContain(new URL(location, origin).hostname);
    }),
    { numRuns: RUNS },
  );
});
