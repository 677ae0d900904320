import { en } from 'payload/i18n/en';
import { expect, it } from 'vitest';
import { translations } from './translations';

it('no words of Payload’s screens are Written Like a Title (R-OWNER-34)', () => {
  const ours: Record<string, Record<string, string>> = translations.en;
  const shown = Object.entries(en.translations).flatMap(([group, terms]) => Object.values({ ...terms, ...ours[group] }));
  expect(shown.length).toBeGreaterThan(500);
  expect(shown.filter((text) => /[a-z] [A-Z][a-z]/.test(text))).toEqual(['Go to Today']); // the name of a screen
  expect(ours.general).toMatchObject({ createNew: 'Create new', noLabel: 'Not filled in' });
});
