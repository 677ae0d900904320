import fc from 'fast-check';
import { expect, it } from 'vitest';
import { servicePages, starterSettings } from './catalogue';
import { endedBy, withoutEnded } from './offered';

const isSolar = ({ claim }: { claim?: string }) => claim === 'solar';
const split = (isGone: (page: (typeof servicePages)[number]) => boolean) =>
  endedBy(
    servicePages.filter(isGone),
    servicePages.filter((page) => !isGone(page)),
  );

it('the claim and the form option of the only page about solar panels disappear with it, and nothing else', () => {
  const { claims, services } = withoutEnded(starterSettings, split(isSolar));
  expect(claims).toEqual({ ...starterSettings.claims, solar: '' });
  expect(services).toEqual(starterSettings.services.filter((option) => option !== 'Solar Cleaning'));
});

it('a form option stays as long as one page sells it, and “Others” always stays', () => {
  const pages = servicePages.map(({ slug }) => slug);
  fc.assert(
    fc.property(fc.subarray(pages), (gone) => {
      const { services, claims } = withoutEnded(
        starterSettings,
        split(({ slug }) => gone.includes(slug)),
      );
      const live = servicePages.filter(({ slug }) => !gone.includes(slug));
      for (const { quote_service } of live) expect(services).toContain(quote_service);
      expect(services).toContain('Others');
      expect(claims.solar !== '').toBe(live.some(isSolar));
    }),
  );
  const all = { options: new Set(starterSettings.services), claims: new Set<never>() };
  expect(withoutEnded(starterSettings, all).services).toEqual(starterSettings.services);
});
