import { starterSettings } from 'contract/catalogue';
import type { SiteSettings } from 'contract/settings';
import { expect, it } from 'vitest';
import { frameOf } from './frame';

const shown = (settings: Partial<SiteSettings>) =>
  frameOf({ settings: { ...starterSettings, ...settings }, cities: [], services: [] }).settings;

it('reads the numbers of a provider that sends no links (R-CLAIM-14)', () => {
  const [office] = starterSettings.offices;
  if (!office) throw new Error('the starter has no office');
  const offices = [{ ...office, phone: '+61 (0)8 1234 5678' }];
  const { phone_link, mobile_link, offices: boxes } = shown({ phone: '1300 CLEAN 1', mobile: '0491 570 156', offices });
  expect([phone_link, mobile_link]).toEqual(['tel:1300253261', 'https://wa.me/61491570156']);
  expect(boxes.map((box) => box.phone_link)).toEqual(['tel:+61812345678']);
});

it('takes the provider’s links, and leads to the contact page where there is no number', () => {
  expect(shown({ phone: '1', phone_link: 'tel:+6499' }).phone_link).toBe('tel:+6499');
  expect(shown({ phone: 'ask us', mobile: 'none' })).toMatchObject({ phone_link: '/contact-us', mobile_link: undefined });
});
