// Requests by which a stranger may try to evict cached content: real paths in odd spellings, and records that do not exist.
import fc from 'fast-check';
import { siteRequests } from './fuzz-requests';
import type { RawRequest } from './raw-http';

const encoded = (char: string) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
const position = fc.nat(200);

/** One way to misspell a path. */
const respelling: fc.Arbitrary<(path: string) => string> = fc.oneof(
  position.map(
    (at) => (path: string) =>
      path.replace(/[a-z\d-]/gi, (char, index) => (index === (at % path.length) + 1 ? encoded(char) : char)),
  ),
  position.map(
    (at) => (path: string) => [...path].map((char, index) => (index === at % path.length ? char.toUpperCase() : char)).join(''),
  ),
  fc.integer({ min: 1, max: 9 }).map((zeros) => (path: string) => path.replace(/\/(\d+)$/, `/${'0'.repeat(zeros)}$1`)),
  fc.integer({ min: 2, max: 4 }).map((slashes) => (path: string) => path.replace(/\/(?=[^/]*$)/, '/'.repeat(slashes))),
  fc
    .constantFrom('/', '//', '/.', '/%20', ';a=b', '%00', '%2f', '.html', '+', '1', 'abc', '?')
    .map((end) => (path: string) => path + end),
  fc.constant((path: string) => `/_data${path}`),
);
const word = fc.oneof(fc.nat(100_000).map(String), fc.stringMatching(/^[a-z\d-]{1,12}$/));
const query = fc
  .array(fc.tuple(fc.constantFrom('page', 'service', 'city', 'suburb', 'reference', 'v', 'utm_source', 'limit', 'a'), word), {
    minLength: 1,
    maxLength: 3,
  })
  .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`);

const get = (target: fc.Arbitrary<string>): fc.Arbitrary<RawRequest> =>
  fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
    target,
    headers: fc.constantFrom<Record<string, string>>(
      {},
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'gzip' },
      { 'if-none-match': '"x"' },
    ),
    body: fc.constant(''),
  });

/** A request of anybody to the site with these pages. */
export function hostileRequest(pages: readonly string[]): fc.Arbitrary<RawRequest> {
  const page = fc.constantFrom(...pages);
  const respelled = fc
    .tuple(page, fc.array(respelling, { minLength: 1, maxLength: 2 }))
    .map(([path, ways]) => ways.reduce((spelled, way) => way(spelled), path));
  const asked = fc.tuple(page, query).map(([path, search]) => (path.includes('?') ? path : path + search));
  const missing = fc
    .tuple(
      fc.constantFrom('/', '/service/', '/blog-details/', '/blog-details/0', '/_data/service/', '/storage/', '/blog?page='),
      word,
    )
    .map(([path, name]) => path + name);
  const records = fc
    .tuple(
      fc.constantFrom(
        '/api/blogs?page=',
        '/api/blogs?limit=5&page=',
        '/api/testimonials?limit=12&page=',
        '/api/testimonials?page=',
        '/api/meta-tag?route=/',
        '/api/meta-tag?route=/service/',
        '/api/faqs/category/',
        '/api/faqsubservices/subservice/',
        '/api/blog-details-by-blog/',
        '/api/whychoosehousecleaningservice/view/',
        '/api/sub-services-after-hero/',
        '/api/hero-carousel?a=',
      ),
      word,
    )
    .map(([path, name]) => path + name);
  return fc.oneof(
    { weight: 3, arbitrary: get(respelled) },
    { weight: 2, arbitrary: get(asked) },
    { weight: 2, arbitrary: get(missing) },
    { weight: 3, arbitrary: get(records) },
    { weight: 3, arbitrary: fc.oneof(...siteRequests) },
  );
}
