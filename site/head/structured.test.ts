import { servicePages, starterSettings } from 'contract/catalogue';
import { expect, it } from 'vitest';
import { organisation, serviceMarkup } from './structured';

it('has the offices as branches, each with its location and area, and its own hours and rating (R-HEAD-10)', () => {
  const opening_hours = [{ days: 'Sunday', hours: 'closed' }];
  const markup = { opening_hours: 'Mo-Fr 09:00-17:00', rating: 4.2, review_count: 12, price_range: '$' };
  expect(organisation({ ...starterSettings, opening_hours, markup })).toMatchObject({
    '@type': 'LocalBusiness',
    openingHours: 'Mo-Fr 09:00-17:00',
    aggregateRating: { ratingValue: 4.2, reviewCount: 12 },
    department: [
      { address: { addressLocality: 'Para Hills', postalCode: '5096' }, areaServed: 'Adelaide, South Australia' },
      { address: { addressLocality: 'Brunswick', postalCode: '3056' }, areaServed: 'Melbourne, Victoria' },
    ],
  });
});

it('says nothing of prices and stars that nobody has given (R-CLAIM-11)', () => {
  const markup = { opening_hours: '', rating: 0, review_count: 12, price_range: '' };
  const said = JSON.stringify(organisation({ ...starterSettings, markup }));
  expect(said).not.toMatch(/priceRange|aggregateRating/);
});

it('distinguishes several offices in one city, and names the area that they share once (R-HEAD-10)', () => {
  const [office] = starterSettings.offices;
  const [service] = servicePages;
  if (!office || !service) throw new Error('The starter has offices and services');
  const sydney = { ...office, city: 'Sydney', area_served: 'Sydney, New South Wales' };
  const offices = ['Penrith', 'Bondi'].map((suburb) => ({ ...sydney, id: suburb, suburb }));
  const settings = { ...starterSettings, brand: 'Broom', offices };
  expect(organisation(settings)).toMatchObject({
    areaServed: ['Sydney, New South Wales'],
    department: [{ name: 'Broom, Penrith' }, { name: 'Broom, Bondi' }],
  });
  expect(serviceMarkup(service, settings).areaServed).toEqual(['Sydney, New South Wales']);
});
