import { servicePages, starterSettings } from 'contract/catalogue';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { frameOf } from '../content/frame';
import { ShellProvider } from '../content/shell';
import { AboutStory } from '../sections/about-story';
import { CompanyReasons } from '../sections/company-reasons';
import { QuoteSection } from '../sections/quote-section';
import { ServicePage } from './service';

const { claims } = starterSettings;
const draw = (page: ReactNode, settings = starterSettings) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ShellProvider value={frameOf({ settings, cities: [], services: [] })}>{page}</ShellProvider>
    </MemoryRouter>,
  );
const drawService = (slug: string, settings = starterSettings) => {
  const service = servicePages.find((page) => page.slug === slug);
  const data = { service, parent: { label: 'Services', href: '/adelaide-service' } } as unknown as Parameters<
    typeof ServicePage
  >[0]['data'];
  return draw(<ServicePage data={data} />, settings);
};

it.each([
  ['solar-panel-cleaning', [claims.solar, claims.quote, claims.guarantee, claims.insurance]],
  ['oven-cleaning', [claims.eco, claims.quote, claims.guarantee, claims.insurance]],
])('%s makes its claims (R-CLAIM-4)', (slug, own) => {
  const html = drawService(slug);
  for (const claim of own) expect(html).toContain(`</svg>${claim}</li>`);
});

it('the about page has the claim of years, the quote page those of 24 hours and of satisfied customers (R-CLAIM-4)', () => {
  expect(draw(<AboutStory about={{ heading: 'Who we are', paragraphs: ['Words.'] }} />)).toContain(claims.experience);
  const quote = draw(<QuoteSection>form</QuoteSection>);
  for (const claim of [claims.quote, claims.customers]) expect(quote).toContain(claim);
});

it('a company that promises nothing has no mark, no reason and no word of it (R-CLAIM-15)', () => {
  const none = Object.fromEntries(Object.keys(claims).map((name) => [name, ''])) as typeof claims;
  const settings = { ...starterSettings, claims: none, reply: undefined };
  const reasons = (of: typeof settings | typeof starterSettings) => draw(<CompanyReasons />, of);
  expect(reasons(starterSettings).match(/<li/g)).toHaveLength(6);
  expect(reasons(settings).match(/<li/g)).toHaveLength(5);
  const pages = [drawService('oven-cleaning', settings), draw(<QuoteSection>form</QuoteSection>, settings), reasons(settings)];
  expect(drawService('oven-cleaning')).toContain('What you can count on');
  for (const html of pages) expect(html).not.toMatch(/24 hours|What you can count on|class="claims/);
  const { words } = frameOf({ settings, cities: [], services: [] });
  expect(JSON.stringify(frameOf({ settings: starterSettings, cities: [], services: [] }).words)).toContain('24 hours');
  expect(JSON.stringify(words)).not.toMatch(/24 hours|within/);
});
