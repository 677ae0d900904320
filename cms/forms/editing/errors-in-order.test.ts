import { expect, it } from 'vitest';
import { askRest, signedIn, startPayload } from '../../testing/api';

it('a refused page names its fields from the first section to the last (R-OWN-9)', async () => {
  const payload = await startPayload();
  const { token } = await signedIn(payload, 'owner');
  const kinds = [
    'hero',
    'text',
    'cards',
    'before_after',
    'reasons',
    'steps',
    'numbers',
    'gallery',
    'prices',
    'questions',
    'files',
  ];
  const sections = [...kinds, 'embed', 'call_to_action'].map((blockType) => ({ blockType }));
  const body = { title: 'Everything', route: '/everything', sections, _status: 'published' };
  const answer = await askRest(payload, 'POST', '/own-pages', { token, body });
  const { message } = (await answer.json()).errors[0];
  const named = [...message.matchAll(/Section (\d+)/g)].map(([, place]) => Number(place));
  expect(new Set(named)).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]));
  expect(named).toEqual(named.toSorted((one, other) => one - other));
  expect(message).toContain('Sections › Section 3 (Cards) › Cards');
  expect(message).not.toContain(' > '); // what the toast puts together, from the last to the first
});
