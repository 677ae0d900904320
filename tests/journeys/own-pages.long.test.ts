import type { OwnPage, OwnSection, SectionKind } from 'contract/own-page';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoOverflow, useBrowser, violations } from '../kit/browser';
import '../kit/setup';
import { startSite } from '../kit/stack';
import { type ScriptedProvider, startScriptedProvider } from '../requirements/scripted-provider';
import { visit } from '../requirements/visit';

/** Pages that are drawn. */
const PAGES = 16;

const LONG = 'Donaudampfschifffahrt'.repeat(10).slice(0, 200);
const words = fc.constantFrom(
  'Clean windows',
  'A sentence that is neither long nor short, with a comma and a full stop.',
  LONG,
  `${'Many words in a row. '.repeat(20)}`,
  '🧽🫧 👩🏽‍🔧 غسيل النوافذ',
  '<b>bold</b> & "quoted" {nothing}',
  ' ',
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const lines = fc.array(words, { maxLength: 4 });
const rows = <T>(row: fc.Arbitrary<T>) => fc.array(row, { maxLength: 7 });
const href = fc.constantFrom('/free-quote', '#form', 'https://example.com/', 'javascript:alert(1)', '', '/no such page');
const action = maybe(fc.record({ label: words, href }));
const icon = maybe(fc.constantFrom('icons/star.svg', 'icons/none.svg', 'unknown', 'mark.png', ''));
const point = fc.record({ title: words, text: maybe(words), icon });
const picture = fc.option(
  fc.record({ image: fc.constant('a.jpg'), image_alt: words, image_width: fc.constant(800), image_height: fc.constant(600) }),
  { nil: {} },
);
/** A record with a picture among its fields. */
const withPicture = <T extends object>(record: fc.Arbitrary<T>) =>
  fc.tuple(record, picture).map(([fields, image]) => ({ ...fields, ...image }));
const heading = maybe(words);

/** What an owner may put into each kind of section. */
const kinds: { [K in SectionKind]: fc.Arbitrary<Extract<OwnSection, { kind: K }>> } = {
  hero: withPicture(
    fc.record({ kind: fc.constant('hero' as const), heading: words, text: heading, price: heading, action, call: fc.boolean() }),
  ),
  text: withPicture(
    fc.record({
      kind: fc.constant('text' as const),
      heading,
      html: words.map((text) => `<p>${text}</p><ul><li>${text}</li></ul>`),
      action,
      side: fc.constantFrom('left' as const, 'right' as const),
    }),
  ),
  cards: fc.record({
    kind: fc.constant('cards' as const),
    heading,
    lead: heading,
    cards: rows(withPicture(fc.record({ title: words, text: heading, icon, action }))),
  }),
  reasons: fc.record({ kind: fc.constant('reasons' as const), heading, lead: heading, points: rows(point) }),
  steps: fc.record({ kind: fc.constant('steps' as const), heading, steps: rows(point) }),
  numbers: fc.record({
    kind: fc.constant('numbers' as const),
    heading,
    numbers: rows(fc.record({ value: fc.constantFrom('10+', 4.9, LONG.slice(0, 60)), label: words, icon })),
  }),
  before_after: fc.record({
    kind: fc.constant('before_after' as const),
    heading,
    points: lines,
    before_image: maybe(fc.constant('b.jpg')),
    after_image: maybe(fc.constant('c.jpg')),
  }),
  gallery: fc.record({
    kind: fc.constant('gallery' as const),
    heading,
    pictures: rows(withPicture(fc.record({ caption: heading }))),
  }),
  prices: fc.record({
    kind: fc.constant('prices' as const),
    heading,
    lead: heading,
    prices: rows(fc.record({ title: words, price: words, text: heading, points: lines, action })),
    note: heading,
  }),
  questions: fc.record({
    kind: fc.constant('questions' as const),
    heading,
    items: rows(fc.record({ question: words, answer: words })),
  }),
  files: fc.record({
    kind: fc.constant('files' as const),
    heading,
    lead: heading,
    files: rows(fc.record({ title: words, text: heading, file: maybe(fc.constant('a.pdf')), file_size: fc.constant(123_456) })),
  }),
  embed: withPicture(
    fc.record({
      kind: fc.constant('embed' as const),
      heading,
      lead: heading,
      title: words,
      link: fc.constantFrom('https://youtu.be/dQw4w9WgXcQ', 'https://calendly.com/example', 'https://other.example'),
    }),
  ),
  reviews: fc.record({ kind: fc.constant('reviews' as const) }),
  form: fc.record({
    kind: fc.constant('form' as const),
    form: fc.constantFrom('contact' as const, 'quote' as const),
    heading,
    lead: heading,
  }),
  suburb_check: fc.record({ kind: fc.constant('suburb_check' as const) }),
  map: fc.record({ kind: fc.constant('map' as const), office: fc.constantFrom('adelaide', 'nowhere') }),
  call_to_action: fc.record({ kind: fc.constant('call_to_action' as const), heading: words, text: heading, action }),
};
const section: fc.Arbitrary<OwnSection> = fc.oneof(...Object.values(kinds));
const drawn: OwnPage[] = fc
  .sample(fc.record({ title: words, sections: fc.array(section, { maxLength: 12 }) }), PAGES)
  .map((page, at) => ({ ...page, route: `/own-${at + 1}` }));

let provider: ScriptedProvider;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();
beforeAll(async () => {
  provider = await startScriptedProvider({ '/additions': { additions: ['ownPages'] }, '/own-pages': drawn });
  running = await startSite(provider.url);
});
afterAll(async () => {
  await running?.stop();
  await provider?.close();
});

it.each(drawn)(
  'whatever an owner puts on $route, it has one main heading, headings in order, backgrounds that take turns, no overflow on a phone, and no violation that axe finds (R-OWN-5)',
  async ({ route, sections }) => {
    const { page, consoleMessages } = await visit(browser, running.site.url + route, {
      viewport: { width: 360, height: 800 },
      reducedMotion: 'reduce',
    });
    const kinds = JSON.stringify(sections);
    const levels = await page.locator('main :is(h1, h2, h3)').evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(
      levels.filter((level) => level === 1),
      kinds,
    ).toHaveLength(1);
    expect(levels[0], kinds).toBe(1);
    for (const [at, level] of levels.entries())
      expect(level - (levels[at - 1] ?? 0), `${kinds}: ${levels}`).toBeLessThanOrEqual(1);
    const repeated = await page.locator('main .frame + .frame').evaluateAll((all) => {
      const band = (frame: Element | null) => /on-(white|tint|main)/.exec(frame?.className ?? '')?.[1];
      return all.filter((frame) => band(frame) === band(frame.previousElementSibling)).map(({ className }) => className);
    });
    expect(repeated, kinds).toEqual([]);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
    const tall = await page
      .locator('main details.acc__item')
      .evaluateAll((all) => all.filter((item) => item.clientHeight > (item.firstElementChild?.clientHeight ?? 0)).length);
    expect(tall, 'closed answers that take room').toBe(0);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await violations(page), kinds).toEqual([]);
    expect(consoleMessages, kinds).toEqual([]);
  },
);
