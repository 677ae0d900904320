import { factsIn } from 'contract/facts';
import type { Field, TextField } from 'payload';
import { dayField } from '../../forms/fields/day';
import { groupField } from '../../forms/fields/group';
import { sideBySide } from '../../forms/fields/side-by-side';
import { paragraphField, textField, webAddressField } from '../../forms/fields/text-fields';
import { replyField } from './reply';

/** The promises, and where visitors read each. */
const PROMISES = {
  experience: ['Experience', 'On the home page and the About page.'],
  quote: ['Quote', 'On the home page, the quote page and every service page.'],
  guarantee: ['Guarantee', 'On the home page and every service page.'],
  insurance: ['Insurance', 'On the home page, also among the reasons, and on every service page.'],
  eco: ['Environment', 'On the home page and the pages of services that it is about.'],
  customers: ['Customers', 'On the home page and the quote page.'],
  solar: ['Solar panels', 'On the home page and the page about solar panels, while that page is on the site.'],
} as const satisfies Record<string, readonly [label: string, where: string]>;
export type PromiseName = keyof typeof PROMISES;
export const PROMISE_NAMES = Object.keys(PROMISES) as PromiseName[];

function promise(name: PromiseName): Field[] {
  const [label, where] = PROMISES[name];
  return [
    textField(name, label, `${where} Up to 60 characters look right. Empty: it is not promised.`),
    {
      type: 'collapsible',
      label: `${label}: evidence and next check`,
      admin: { initCollapsed: true },
      fields: [
        paragraphField(
          `${name}_evidence`,
          'Why this is true',
          'Such as the number of the policy, the count, or who keeps the paper. Only people with an account see it.',
          3,
        ),
        sideBySide(
          webAddressField(`${name}_link`, 'Where the evidence is', { required: false }),
          dayField(`${name}_review`, {
            label: 'Check it again on',
            required: false,
            admin: { description: 'From that day on the first page of the back office reminds you.' },
          }),
        ),
      ],
    },
  ];
}

/** A number that texts name in braces; while it is empty, sentences with it are left out. */
const figureField = (name: 'customers' | 'solar', label: string, example: string): TextField => ({
  name,
  type: 'text',
  label,
  maxLength: 20,
  admin: {
    description: `Such as ${example}. Every text of the site may say {${name}}, and shows this number there. Up to 8 characters look right.`,
  },
  validate: (value: string | null | undefined) =>
    !value || (!/[<>&{}]/.test(value) && factsIn(value).length === 0) || 'Use digits and words, without < > & { }.',
});

export const promiseFields: Field[] = [
  replyField,
  groupField('figures', 'Numbers that many texts name', [
    sideBySide(
      figureField('customers', 'Satisfied customers', '2500+'),
      figureField('solar', 'Energy from clean solar panels', '25%'),
    ),
  ]),
  {
    name: 'claims',
    type: 'group',
    label: 'What the site promises',
    admin: {
      description: 'Each is written here once and shown wherever it belongs.',
    },
    fields: PROMISE_NAMES.flatMap(promise),
  },
];
