import { servicePages } from 'contract/catalogue';
import type { ServicePageOverride } from 'contract/service-page';
import { expect, it } from 'vitest';
import type { Reader } from './content';
import { allServices } from './service';

const servicesOf = async (overrides: ServicePageOverride[]) => {
  const reader = { addition: async () => overrides } as unknown as Reader;
  const { pages: services } = await allServices(reader);
  return (slug: string) => services.find((page) => page.slug === slug);
};

it('the provider’s words replace the catalogue’s, and an empty field means the catalogue’s (R-CLAIM-8, R-ROUTE-3)', async () => {
  const usual = servicePages.find(({ slug }) => slug === 'oven-cleaning');
  const benefits = { heading: 'Our own heading', cards: [{ title: 'Our own card', text: 'A sentence.' }] };
  const closing = { heading: 'Our own closing', text: 'Call us.' };
  const page = await servicesOf([
    { slug: 'oven-cleaning', title: 'Our own title', benefits, closing, name: '', description: '' },
    { slug: 'pool-cleaning', name: 'Pool Cleaning' },
    { slug: 'patio-cleaning', title: 'Patios like new', name: 'Patio Cleaning' },
    { slug: 'shed-cleaning', title: 'Sheds like new' },
    { slug: 'barn-cleaning' },
    { slug: 'aged-care', gone: true },
  ]);
  expect(page('oven-cleaning')).toEqual({ ...usual, title: 'Our own title', benefits, closing });
  expect(page('pool-cleaning')).toEqual({
    ...{ slug: 'pool-cleaning', shape: 'standalone', name: 'Pool Cleaning', title: 'Pool Cleaning', description: '' },
    ...{ quote_service: 'Others', benefits: { heading: '', cards: [] } },
    closing: { heading: 'Book Pool Cleaning Now!', text: '' },
  });
  const words = ['patio-cleaning', 'shed-cleaning', 'barn-cleaning'].map(page);
  expect(words.map((own) => [own?.name, own?.title, own?.closing.heading])).toEqual([
    ['Patio Cleaning', 'Patios like new', 'Book Patio Cleaning Now!'],
    ['Sheds like new', 'Sheds like new', 'Book Sheds like new Now!'],
    ['barn-cleaning', 'barn-cleaning', 'Book barn-cleaning Now!'],
  ]);
  expect(page('aged-care')).toBeUndefined();
  expect((await servicesOf([]))('aged-care')).toBeDefined();
});
