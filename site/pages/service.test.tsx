import { servicePages, starterSettings } from 'contract/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { frameOf } from '../content/frame';
import { ShellProvider } from '../content/shell';
import { ServicePage } from './service';

const shell = frameOf({ settings: starterSettings, cities: [], services: [] });
const pages = servicePages.map((service) => [service.slug, service] as const);

it.each(pages)('%s shows its benefit cards, each with a title and a sentence (R-SERVICE-14)', (_, service) => {
  const data = { service, parent: { label: 'Services', href: '/adelaide-service' } } as unknown as Parameters<
    typeof ServicePage
  >[0]['data'];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ShellProvider value={shell}>
        <ServicePage data={data} />
      </ShellProvider>
    </MemoryRouter>,
  );
  const shown = Array.from(html.matchAll(/<h3>([^<]*)<\/h3><p>([^<]*)<\/p>/g), ([, title, text]) => ({ title, text }));
  expect(shown).toEqual(service.benefits.cards.map(({ title, text }) => ({ title, text })));
});
