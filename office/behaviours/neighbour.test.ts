import { expect, it } from 'vitest';
import { has, neighbourOf } from './neighbour';

const list = ['/office/enquiries/9?view=new', '/office/enquiries/4?view=new', '/office/enquiries/7?view=new'];

it('the next and the previous of a list keep the view in which they stand (R-OWNER-46)', () => {
  expect(neighbourOf(list, '/office/enquiries/4', 1)).toBe('/office/enquiries/7?view=new');
  expect(neighbourOf(list, '/office/enquiries/4', -1)).toBe('/office/enquiries/9?view=new');
});

it('a list ends where it ends (R-OWNER-46)', () => {
  expect(neighbourOf(list, '/office/enquiries/7', 1)).toBeUndefined();
  expect(neighbourOf(list, '/office/enquiries/9', -1)).toBeUndefined();
});

it('a page below an enquiry is not the enquiry (R-OWNER-46)', () => {
  expect(has(list, '/office/enquiries/4')).toBe(true);
  expect(has(list, '/office/enquiries/4/quote')).toBe(false);
  expect(has([], '/office')).toBe(false);
});
