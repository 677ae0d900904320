import { servicePages, starterSettings } from 'contract/catalogue';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { frameOf } from '../content/frame';
import { ShellProvider } from '../content/shell';
import { AboutStory } from '../sections/about-story';
import { QuoteSection } from '../sections/quote-section';
import { ServicePage } from './service';
import type { ServiceData } from './service.server';

const { claims } = starterSettings;
const draw = (page: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ShellProvider value={frameOf({ settings: starterSettings, cities: [], services: [] })}>{page}</ShellProvider>
    </MemoryRouter>,
  );
const drawService = (slug: string) => {
  const service = servicePages.find((page) => page.slug === slug);
  const data = { service, parent: { label: 'Services', href: '/adelaide-service' } } as unknown as ServiceData;
  return draw(<ServicePage data={data} />);
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
