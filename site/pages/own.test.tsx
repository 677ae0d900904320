import { expect, it } from 'vitest';
import type { OwnSection } from '../content/own-pages';
import type { FormState } from '../forms/model';
import { draw, readSection } from '../sections/testing/draw';
import { OwnPage } from './own';

const show = (...sections: OwnSection[]) =>
  readSection(<OwnPage data={{ title: 'Careers', sections, form: undefined, thanked: undefined }} />);
const hero: OwnSection = {
  kind: 'hero',
  heading: 'Work with us',
  text: 'Now.',
  call: true,
  action: { label: 'Apply', href: '/a' },
};
const question = (heading?: string): OwnSection => ({
  kind: 'questions',
  heading,
  faq: { category: '', items: [{ question: 'How?', answer: 'So.' }] },
});
const invitation: OwnSection = { kind: 'call_to_action', heading: 'Ready?', action: { label: 'Go', href: '/free-quote' } };

it('the main heading is that of a top section in first place, else the page’s name (R-OWN-5)', () => {
  expect(show(hero).headings).toEqual(['Work with us']);
  expect(show(hero).links).toContain('Apply → /a');
  expect(show(question('Asked'), hero).headings).toEqual(['Careers', 'Asked', 'How?', 'Work with us']);
  expect(show().headings).toEqual(['Careers']);
});

it('titles in a section without a heading follow one for screen readers (R-OWN-5)', () => {
  const steps: OwnSection = { kind: 'steps', steps: [{ title: 'First' }] };
  const prices: OwnSection = { kind: 'prices', prices: [{ title: 'Oven', price: '$99', points: [] }] };
  expect(show(hero, steps, prices).headings).toEqual(['Work with us', 'Step by step', 'First', 'Prices', 'Oven']);
});

it('a call to action has its words between other sections as well as at the end (R-OWN-1)', () => {
  for (const page of [show(hero, invitation), show(hero, invitation, question('Asked'))]) {
    expect(page.headings).toContain('Ready?');
    expect(page.links).toContain('Go → /free-quote');
  }
});

it('a page of thanks says what became of the form, unless its own form does (R-FORM-31)', () => {
  const sent: FormState = {
    form: 'quote',
    status: 'sent',
    values: {},
    errors: {},
    message: 'We have it.',
    reference: 'Q-7F3K-2PXM',
  };
  const page = (thanked: FormState | undefined, ...sections: OwnSection[]) =>
    draw(<OwnPage data={{ title: 'Thank you', sections, form: sent, thanked }} />).match(/form-reference/g);
  expect(page(sent, hero)).toHaveLength(1);
  expect(page(sent, hero, { kind: 'form', form: 'contact' })).toHaveLength(1);
  expect(page(undefined, hero, { kind: 'form', form: 'quote' })).toHaveLength(1);
});
