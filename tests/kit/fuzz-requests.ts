// One table of request generators for strangers, owners and our own parts, so that none is missing.
import { contract } from 'contract';
import fc from 'fast-check';
import type { RawRequest } from './raw-http';

/** A request to one of the two servers, with a role. */
export interface FuzzedRequest extends RawRequest {
  server: 'site' | 'cms';
  as: 'stranger' | 'impostor' | 'owner' | 'part';
}

const printable = (text: string) => text.replace(/[\r\n]/g, ' ');
/** Without unpaired surrogates, which cannot be encoded. */
const wellFormed = (text: string) => Buffer.from(text).toString();
/** Bytes that headers and request lines must not contain are only used in bodies. */
const inLine = (text: string) => encodeURI(printable(wellFormed(text))).replaceAll('%25', '%');

const odd = fc.constantFrom(
  '',
  ' ',
  '.',
  '..',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%',
  '%00',
  '%2e%2e%2f',
  '%E0%A4%A',
  '%252e%252e',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 --",
  '"; DROP TABLE leads; --',
  '<script>alert(1)</script>',
  '-1',
  '0',
  '1.5',
  '1e309',
  '9'.repeat(40),
  'NaN',
  'null',
  'undefined',
  '[]',
  '{}',
  '{"a":',
  '[object Object]',
  '\u0000',
  '\ud83d\ude00',
  '\u202e\u0000\ufeff',
  '=HYPERLINK("http://evil.example")',
  'a'.repeat(3000),
);
const text = fc.oneof({ weight: 3, arbitrary: odd }, fc.string({ unit: 'binary', maxLength: 40 }), fc.webPath());
const plausible = fc.constantFrom(
  '1',
  '2',
  '12',
  'house-cleaning',
  'House cleaning',
  'adelaide-service',
  'leads',
  'hero-1.jpg',
  'overdue',
);
const segment = fc.oneof(
  { weight: 4, arbitrary: plausible.map(encodeURIComponent) },
  { weight: 2, arbitrary: text.map((value) => encodeURIComponent(wellFormed(value))) },
  { weight: 1, arbitrary: text.map(inLine) },
);

const query = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), segment), segment), { maxLength: 4 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''));

/** A path of this pattern with arbitrary parameters, and sometimes more segments. */
const address = (pattern: string, names: readonly string[] = ['page', 'limit', 'v', 'q']) =>
  fc
    .tuple(
      fc.array(segment, { minLength: 4, maxLength: 4 }),
      fc.option(segment, { freq: 8 }),
      query(names),
      fc.constantFrom('', '', '', '', '', '', '/', '//'),
    )
    .map(([fill, more, search, slashes]) => {
      let index = 0;
      const path = pattern.replace(/[:{*]\w*\}?/g, () => fill[index++ % fill.length] ?? '');
      return `${slashes === '//' ? '/' : ''}${path}${slashes === '/' ? '/' : ''}${more === null ? '' : `/${more}`}${search}`;
    });

const addressOf = (patterns: readonly string[], names?: readonly string[]) =>
  fc.constantFrom(...patterns).chain((pattern) => address(pattern, names));

const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'if-none-match',
    'if-modified-since',
    'range',
    'referer',
    'origin',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-http-method-override',
    'cookie',
    'user-agent',
  ),
  fc.oneof(
    text.map(inLine),
    fc.constantFrom('bytes=0-', 'bytes=-0', 'bytes=5-2', 'bytes=0-1,4-5', 'bytes=-99999999999999999999', '*'),
  ),
  { maxKeys: 3 },
);
/** What Next's own client sends. */
const nextHeaders = fc.dictionary(
  fc.constantFrom(
    'rsc',
    'next-router-state-tree',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-action',
    'next-url',
    'x-nextjs-data',
    'x-middleware-subrequest',
    'x-invoke-path',
    'x-matched-path',
  ),
  fc.oneof(text.map(inLine), fc.constantFrom('1', '40000000000000000000000000000000000000000a', '%5B%22%22%2C%7B%7D%5D')),
  { maxKeys: 3 },
);

const get = (target: fc.Arbitrary<string>, headers = oddHeaders) =>
  fc.record({
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant('GET') },
      { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'DELETE', 'PUT', 'PROPFIND') },
    ),
    target,
    headers,
    body: fc.constant(''),
  });

const JSON_TYPE = { 'content-type': 'application/json' };
const garbage = fc.oneof(
  fc.json(),
  text,
  fc.nat(5000).map((depth) => '['.repeat(depth)),
  fc.nat(300).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
);
const post = (
  target: fc.Arbitrary<string>,
  body: fc.Arbitrary<string>,
  headers: fc.Arbitrary<Record<string, string>> = fc.constant(JSON_TYPE),
) => fc.record({ method: fc.constant('POST'), target, headers, body });

/** A valid object with up to two keys changed or removed. */
const record = (right: Record<string, string>) =>
  fc
    .array(fc.tuple(fc.constantFrom(...Object.keys(right)), fc.oneof(text, fc.jsonValue(), fc.constant(undefined))), {
      maxLength: 2,
    })
    .map((changes) => ({ ...right, ...Object.fromEntries(changes) }) as Record<string, unknown>);

const contact = {
  name: 'Fuzz',
  email: 'fuzz@example.com',
  phone: '0491 570 156',
  city: 'Adelaide',
  address: '1 Example Street',
  message: 'Hello',
  captcha: '10',
};
const quote = {
  first_name: 'Fuzz',
  last_name: 'Testing',
  email: 'fuzz@example.com',
  phone: '0491 570 156',
  service: 'House Cleaning',
  cleaning_model: 'Once off',
  city: 'Adelaide',
  address: '1 Example Street',
  suburb: 'Para Hills',
  post_code: '5096',
  state: 'South Australia',
  requirements: '',
};
const beside = fc.record(
  { page: fc.jsonValue(), visit: fc.jsonValue(), guard: fc.jsonValue(), origin: fc.jsonValue(), proof: fc.jsonValue() },
  { requiredKeys: [] },
);
const leadBody = (right: Record<string, string>) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(record(right), beside).map(([fields, more]) => JSON.stringify({ ...fields, ...more })) },
    { weight: 1, arbitrary: garbage },
  );
/** Encoded like a form; an object may have its own `toString`. */
const written = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const form = fc
  .tuple(
    fc.constantFrom(contact, quote).chain((right) => record(right)),
    fc.boolean(),
  )
  .map(([fields, broken]) => {
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, written(value)])).toString();
    return broken ? `${body}&%=%E0%A4%A&=` : body;
  });
const formTypes = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'APPLICATION/X-WWW-FORM-URLENCODED; charset=utf-16',
);
const vitals = fc
  .array(record({ page: '/', metric: 'LCP', value: '1200' }), { maxLength: 12 })
  .map((list) => JSON.stringify(list.map((vital, index) => (index % 2 ? vital : { ...vital, value: 1200 }))));
const vitalsOrGarbage = fc.oneof(vitals, garbage);

const calls = Object.values(contract).map((call) => call['~orpc'].route as { method: string; path: string });
const reads = calls.filter(({ method }) => method === 'GET').map(({ path }) => `/api${path}`);
const queryNames = [
  'page',
  'limit',
  'route',
  'service',
  'city',
  'suburb',
  'reference',
  'q',
  'v',
  'page[a]',
  'limit[]',
  '__proto__[a]',
];

const pages = [
  '/',
  '/about-us/',
  '/contact-us',
  '/faq-page',
  '/blog',
  '/blog-details/:id',
  '/free-quote',
  '/service/:slug',
  '/privacy',
  '/suburb-check',
  '/googleaddress',
  '/Header',
  '/carpet-steam-cleaning',
  '/:city',
];
/** Requests of anybody to the site. */
export const siteRequests: fc.Arbitrary<RawRequest>[] = [
  get(addressOf(pages, queryNames)),
  get(addressOf(reads, queryNames)),
  get(
    addressOf(
      ['/_data/:page', '/_data', '/_suburbs', '/_suburbs/area', '/_maps-key', '/_challenge', '/sitemap.xml', '/feed.xml'],
      [...queryNames, 'form'],
    ),
  ),
  get(
    addressOf([
      '/storage/:file',
      '/storage/hero-1.jpg',
      '/pictures/:w/:file.webp',
      '/pictures/320/:file.avif',
      '/assets/:file',
      '/healthz',
      '/readyz',
    ]),
  ),
  post(fc.constantFrom('/api/contact-submit'), leadBody(contact)),
  post(fc.constantFrom('/api/service-booking'), leadBody(quote)),
  post(
    addressOf(['/', '/contact-us', '/free-quote', '/adelaide-service', '/:any']),
    form,
    formTypes.map((type) => ({ 'content-type': type })),
  ),
  post(fc.constantFrom('/api/vitals'), vitalsOrGarbage),
  post(
    fc.constantFrom('/_publish', '/_spool/person', '/_spool/erase'),
    fc.oneof(
      garbage,
      record({ calls: 'blogs', media: 'hero-1.jpg', email_key: 'nobody@example.com', phone_key: '000000' }).map((value) =>
        JSON.stringify(value),
      ),
      fc.array(text, { maxLength: 4 }).map((media) => JSON.stringify({ calls: ['blogs'], media })),
    ),
  ),
];

const collections = [
  'leads',
  'posts',
  'media',
  'users',
  'services',
  'outbox',
  'vitals',
  'missing-paths',
  'payload-jobs',
  'payload-preferences',
  'nothing',
];
const payloadPaths = [
  ...collections.flatMap((slug) => [`/payload-api/${slug}`, `/payload-api/${slug}/:id`, `/payload-api/${slug}/versions`]),
  '/payload-api/globals/:global',
  '/payload-api/leads/csv',
  '/payload-api/leads/:id/person',
  '/payload-api/media/file/:name',
  '/payload-api/media/paste-url/:id',
  '/payload-api/users/me',
  '/payload-api/access',
  '/payload-api/graphql',
  '/payload-api/:any',
];
const payloadNames = [
  'where',
  'where[name][equals]',
  'where[or][0][id][in]',
  'sort',
  'limit',
  'page',
  'depth',
  'select',
  'select[a]',
  'populate',
  'joins',
  'locale',
  'draft',
  'trash',
  'search',
  'src',
  'data',
];

const cms: fc.Arbitrary<RawRequest>[] = [
  get(addressOf(reads, queryNames)),
  get(
    addressOf([
      '/api',
      '/api/openapi.json',
      '/inbox/:view',
      '/office',
      '/office/enquiries',
      '/office/enquiries/change',
      '/office/enquiries/:id',
      '/office/enquiries/:id/correct',
      '/office/enquiries/:id/history',
      '/office/enquiries/:id/erase',
      '/office/enquiries/new',
      '/office/enquiries/:id/quote',
      '/office/account',
      '/office/accounts/:id',
      '/office/sign-in',
      '/office/sign-out',
      '/office/forgot-password',
      '/office/password',
      '/office/password/:any',
      '/readyz',
      '/healthz',
      '/storage/:file',
      '/storage/hero-1.jpg',
    ]),
  ),
  post(fc.constantFrom('/api/contact-submit'), leadBody(contact)),
  post(fc.constantFrom('/api/service-booking'), leadBody(quote)),
  post(
    fc.constantFrom('/api/vitals'),
    fc.oneof(
      vitals.map((list) => `{"vitals":${list}}`),
      garbage,
    ),
  ),
  post(
    fc.constantFrom('/api/contact-submit', '/api/vitals'),
    form,
    formTypes.map((type) => ({ 'content-type': type })),
  ),
  // Only GET: with the owner's rights other methods would succeed and delete accounts.
  get(addressOf(payloadPaths, payloadNames)).map((request) => ({ ...request, method: 'GET' })),
  post(
    addressOf(
      [
        '/payload-api/users/login',
        '/payload-api/users/forgot-password',
        '/payload-api/users/reset-password',
        '/payload-api/:any',
      ],
      payloadNames,
    ),
    fc.oneof(
      record({ email: 'nobody@example.com', password: 'wrong', token: 'x' }).map((value) => JSON.stringify(value)),
      garbage,
    ),
  ),
  get(
    addressOf(
      [
        '/admin',
        '/admin/login',
        '/admin/collections/:slug',
        '/admin/collections/leads/:id',
        '/admin/globals/:slug',
        '/_next/:any',
        '/_next/image',
        '/_next/static/:any',
        '/:any',
      ],
      [...payloadNames, 'redirect', 'url', 'w', '_rsc'],
    ),
    nextHeaders,
  ),
  post(
    addressOf(['/admin', '/admin/login', '/:any']),
    garbage,
    nextHeaders.map((headers) => ({ 'next-action': '00', ...headers })),
  ),
];

const on = (server: 'site' | 'cms', requests: fc.Arbitrary<RawRequest>[]) =>
  fc.record({
    server: fc.constant(server),
    as: fc.constantFrom('stranger', 'stranger', 'stranger', 'impostor', 'owner', 'owner', 'owner', 'part'),
    request: fc.oneof(...requests),
  });

/** Any request to any endpoint that we wrote, and to what protects the libraries' own. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc
  .oneof(on('site', siteRequests), on('cms', cms))
  .map(({ server, as, request }) => ({ server, as: as as FuzzedRequest['as'], ...request }));
