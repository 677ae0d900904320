import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A failure mode of one call. */
export type Fault = 'fails' | 'hangs' | 'empty' | 'malformed';

const items = [
  { question: 'Do you bring your own gear?', answer: 'Yes, all of it.' },
  { question: 'Are you insured?', answer: 'Yes, for public liability.' },
];
const whyChoose = (n: string) => ({
  heading: `Why number ${n} people choose our team`,
  points: ['One point', 'Another point'],
  before_image: 'before.jpg',
  after_image: 'after.jpg',
});
const posts = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  title: `Post number ${index + 1}`,
  image: 'post.jpg',
  publish_date: `2026-09-${String(28 - index).padStart(2, '0')}`,
  description: `<p>${`Words of post ${index + 1}. `.repeat(40)}</p><script>alert(1)</script>`,
}));

/** Every GET of R-WIRE-2, from that table only: documented paths, keys and wrappers. */
const answers: [RegExp, (match: RegExpExecArray, query: URLSearchParams) => unknown][] = [
  [
    /^\/meta-tag$/,
    (_, query) => ({ meta_title: `Title of ${query.get('route')}`, meta_description: `Description of ${query.get('route')}` }),
  ],
  [
    /^\/hero-carousel$/,
    () => [
      {
        media: 'slide-1.jpg',
        media_type: 'image',
        heading: 'A cleaner home today',
        paragraph: 'We come to you.',
        happy_customers: '2500+',
        rating: 4.9,
      },
      { media: 'slide-2.jpg', media_type: 'image', heading: 'A cleaner office tomorrow' },
    ],
  ],
  [
    /^\/premium-services$/,
    () =>
      ['Oven', 'Roof', 'Window'].map((name) => ({
        title: `${name} service`,
        description: `All of the ${name}.`,
        image: 'card.jpg',
        route: `/service/${name.toLowerCase()}-cleaning`,
      })),
  ],
  [/^\/statbox$/, () => [{ icon: 'icon.png', number: '2500+', text: 'Happy customers' }]],
  [
    /^\/testimonials$/,
    () => ({
      testimonials: Array.from({ length: 7 }, (_, index) => ({
        name: `Reviewer ${index + 1}`,
        date: '2026-08-01',
        platform: 'icon.png',
        rating: 5,
        comment: `Comment number ${index + 1}.`,
      })),
    }),
  ],
  [/^\/google-review-count$/, () => ({ review_count: 150 })],
  [
    /^\/service-cities$/,
    () => [
      { heading: 'Adelaide city', image: 'city.jpg', line1: 'North', line2: 'South', button_link: '/adelaide-service' },
      { heading: 'Melbourne city', image: 'city.jpg', line1: 'East', line2: 'West', button_link: '/melbourne-service' },
    ],
  ],
  [/^\/about-hero-banner$/, () => ({ heading: 'All about us', image: 'hero.jpg' })],
  [
    /^\/about-section$/,
    () => ({
      heading: 'Who we are as a company',
      paragraphs: ['First paragraph.'],
      image: 'about.jpg',
      mission: 'The mission.',
      vision: 'The vision.',
    }),
  ],
  [
    /^\/ceosection$/,
    () => ({ heading: 'Sample Owner', paragraph_1: 'First line.\nSecond line.', paragraph_2: 'More.', image: 'ceo.jpg' }),
  ],
  [/^\/adelaide-hero$/, () => ({ image: 'hero.jpg', title: 'Cleaning in Adelaide' })],
  [/^\/melbourne-hero$/, () => ({ image: 'hero.jpg', title: 'Cleaning in Melbourne' })],
  [
    /^\/whoarewe$/,
    () => ({ success: true, heading: 'Who cleans Adelaide', paragraphs: ['Adelaide paragraph.'], image: 'who.jpg' }),
  ],
  [
    /^\/servicesinadelaide$/,
    () => ({
      success: true,
      services: [{ title: 'Carpets', description: 'Steam cleaned.', icon: 'icon.png', route: '/service/carpet-cleaning' }],
    }),
  ],
  [
    /^\/achievements$/,
    () => ({
      heading: 'What we achieved',
      description: 'A lot.',
      image: 'hero.jpg',
      points: [{ icon: 'icon.png', value: '10+', label: 'years of work' }],
    }),
  ],
  [
    /^\/melbournewhoweare$/,
    () => ({
      heading: 'Who cleans Melbourne',
      description: '<p>Melbourne <strong>paragraph</strong>.</p><script>alert(1)</script>',
      image: 'who.jpg',
    }),
  ],
  [/^\/contact-hero-section$/, () => ({ title: 'Talk to us', subtitle: 'We listen.', background_image: 'hero.jpg' })],
  [/^\/faqs\/category\/([^/]+)$/, (match) => ({ category: decodeURIComponent(match[1] ?? ''), items })],
  [
    /^\/housecleaning$/,
    () => [{ title: 'Deep clean card', route: '/service/deep-cleaning', image: 'card.jpg', description: 'Every corner.' }],
  ],
  [/^\/WhyChooseHouseCleaning$/, () => [whyChoose('one')]],
  [/^\/whychoosehousecleaningservice\/view\/(\d+)$/, (match) => whyChoose(match[1] ?? '')],
  [
    /^\/sub-services-after-hero\/(\d+)$/,
    (match) => ({ image: 'intro.jpg', heading: `Intro number ${match[1]}`, description: 'First line.\nSecond line.' }),
  ],
  [/^\/faqsubservices\/subservice\/([^/]+)$/, (match) => ({ category: decodeURIComponent(match[1] ?? ''), items })],
  [
    /^\/faqs$/,
    () => [
      { id: 1, category: 'Quotes and booking', items },
      { id: 2, category: 'House cleaning', items },
    ],
  ],
  [/^\/faq-hero$/, () => ({ background_image: 'hero.jpg', heading: 'Faq', breadcrumb: 'Home / Faq' })],
  [/^\/bloghero$/, () => ({ background_image: 'hero.jpg', heading: 'Blog', breadcrumb: 'Home / Blog' })],
  [/^\/blogs$/, () => posts],
  [
    /^\/blog-details-by-blog\/(\d+)$/,
    (match) => {
      const post = posts[Number(match[1]) - 1];
      return post
        ? [1, 2].map((n) => ({
            image: 'post.jpg',
            heading: post.title,
            date: post.publish_date,
            title: `Part ${n}`,
            description: `<p>${'Part of a post. '.repeat(60)}</p>`,
          }))
        : [];
    },
  ],
];

/** An empty answer: an empty list, a wrapper around one, or a record without keys. */
const empty = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  const lists = Object.entries(value as object).filter(([, inner]) => Array.isArray(inner));
  return lists.length > 0 ? { ...(value as object), ...Object.fromEntries(lists.map(([key]) => [key, []])) } : {};
};

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2ec4b6' } })
    .jpeg()
    .toBuffer();
const usual = pictureOf(800, 600);
const odd = [pictureOf(160, 1600), pictureOf(1600, 90), pictureOf(16, 16)];

/** A provider with only the documented calls, on a free port. */
export async function startStandIn() {
  const faults = new Map<string, Fault>();
  const state = { change: (value: unknown): unknown => value, oddPictures: false };
  const posted: { path: string; body: Record<string, unknown> }[] = [];
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname.startsWith('/storage/')) {
      const picture = state.oddPictures ? odd[url.pathname.length % odd.length] : usual;
      return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await picture);
    }
    const path = url.pathname.replace(/^\/api/, '');
    asked.push(path);
    const fault = [...faults].find(([prefix]) => path.startsWith(prefix))?.[1];
    if (fault === 'hangs') return;
    if (fault === 'fails') return json(500, { message: 'broken' });
    if (request.method === 'POST') {
      let text = '';
      for await (const chunk of request) text += chunk;
      if (!['/contact-submit', '/service-booking'].includes(path)) return json(404, {});
      posted.push({ path, body: JSON.parse(text) });
      return fault === 'malformed' ? response.writeHead(200).end('<html>') : json(200, { success: true });
    }
    for (const [pattern, answer] of answers) {
      const match = pattern.exec(path);
      if (!match) continue;
      const value = state.change(answer(match, url.searchParams));
      if (fault === 'malformed') return json(200, { unexpected: [{ heading: 7 }] });
      return json(200, fault === 'empty' ? empty(value) : value);
    }
    return json(404, { message: 'not found' });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Failures by path prefix below /api. */
    faults,
    /** Applied to every answer. */
    set change(change: (value: unknown) => unknown) {
      state.change = change;
    },
    /** Whether pictures have extreme proportions or are tiny. */
    set oddPictures(are: boolean) {
      state.oddPictures = are;
    },
    /** Received lead posts. */
    posted,
    /** Requested paths, in order. */
    asked,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;
