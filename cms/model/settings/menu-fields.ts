import { usualFooter } from 'contract/catalogue/menu';
import type { ArrayField, Field, TextField } from 'payload';
import { rowAdmin } from '../../forms/fields/rows';
import { lineField, textField } from '../../forms/fields/text-fields';
import { withUsual } from '../../forms/fields/usual';
import { choiceField } from '../choices/choice';
import { checkTarget, tidyAddress } from '../redirects/leads-to';
import { CITIES, ELSEWHERE, isServicePath, type LinkList, usualLinks } from './menu-pages';

const isElsewhere = (_: unknown, siblings: { page?: string }) => siblings?.page === ELSEWHERE;

export const addressField: TextField = {
  name: 'address',
  type: 'text',
  label: 'Its address',
  hooks: { beforeValidate: [({ value }) => tidyAddress(value)] },
  validate: (
    value: string | null | undefined,
    { req, siblingData }: { req: Parameters<typeof checkTarget>[2]; siblingData: object },
  ) => {
    if (!isElsewhere(undefined, siblingData)) return true;
    return value ? checkTarget(value, [], req) : 'Enter a page of this site or a web address.';
  },
  admin: {
    condition: isElsewhere,
    placeholder: '/blog-details/oven-care-between-cleans',
    description: 'A page of this site, or a web address that begins with https://.',
  },
};

interface List {
  name: LinkList;
  label: string;
  description: string;
  choices: 'MenuPageChoice' | 'FooterPageChoice';
}

/** The usual entries as they are stored once one of them has other words. */
const usualRows = (list: LinkList) =>
  usualLinks(list).map(({ label, path = CITIES }) =>
    isServicePath(path) ? { label, page: ELSEWHERE, address: path } : { label, page: path },
  );

const linksField = ({ name, label, description, choices }: List): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: 'Entry', plural: 'Entries' },
  maxRows: 16,
  custom: { usualRows: () => usualRows(name) },
  admin: {
    ...rowAdmin,
    description,
    components: {
      ...rowAdmin.components,
      beforeInput: [{ path: '/model/settings/usual-entries#UsualEntries', serverProps: { list: name } }],
    },
  },
  fields: [
    { ...lineField('label', 'Words', 'Up to 15 characters look right in the menu, up to 25 in the footer.'), maxLength: 60 },
    choiceField('page', 'Leads to', choices, {
      required: true,
      validate: (value: unknown) => (typeof value === 'string' && value !== '') || 'Choose where this entry leads.',
      description: 'An entry whose page is taken off the site is left out by itself, and comes back with the page.',
    }),
    addressField,
  ],
});

const titleField = (name: 'navigation_title' | 'services_title' | 'information_title', label: string): TextField =>
  withUsual({ ...textField(name, label, 'Up to 20 characters look right.'), maxLength: 40 }, usualFooter[name]);

export const menuFields: Field[] = [
  linksField({
    name: 'menu',
    label: 'Menu at the top of every page',
    choices: 'MenuPageChoice',
    description: 'Drag the entries into the order you want. What does not fit beside the logo moves into an entry “More”.',
  }),
  {
    name: 'footer',
    type: 'group',
    label: 'Footer of every page',
    admin: { description: 'Phone, e-mail and address in the footer come from the tabs Company and Offices.' },
    fields: [
      titleField('navigation_title', 'Heading of the first column'),
      linksField({
        name: 'navigation',
        label: 'First column',
        choices: 'FooterPageChoice',
        description: 'The links of the first column.',
      }),
      titleField('services_title', 'Heading of the second column'),
      linksField({
        name: 'services',
        label: 'Second column',
        choices: 'FooterPageChoice',
        description: 'The links of the second column.',
      }),
      titleField('information_title', 'Heading of the third column'),
    ],
  },
];
