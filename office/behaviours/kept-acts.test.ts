import { expect, it } from 'vitest';
import { type KeptAct, knowing, pathOf } from './kept-acts';

const act = (more: Partial<KeptAct>): KeptAct => ({
  enquiry: '12',
  name: 'Paula',
  word: 'Won',
  body: 'made_from=1&amount=5',
  ...more,
});

it('an act that was done on the same page is sent as made from what the one before it has made (R-OWNER-37)', () => {
  expect(knowing(act({}), act({ body: 'made_from=1' }), '2')?.body).toBe('made_from=2&amount=5');
});

it('an act of another enquiry, or of a newer page, stays as it is (R-OWNER-37)', () => {
  expect(knowing(act({}), act({ enquiry: '13' }), '2')).toBeUndefined();
  expect(knowing(act({}), act({ body: 'made_from=0' }), '2')).toBeUndefined();
});

it('an act is sent where its form says, else to its enquiry', () => {
  expect([act({}), act({ path: '/office/enquiries/12/quote' })].map(pathOf)).toEqual([
    '/office/enquiries/12',
    '/office/enquiries/12/quote',
  ]);
});
