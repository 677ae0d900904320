import { servicePages } from 'contract/catalogue';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig, Field, PayloadRequest } from 'payload';
import { nobodyMayChangeThisField } from '../base/access';
import type { Service } from '../base/payload-types';
import { servicePath } from './addresses';
import { contentCollection } from './content';
import { choiceField } from './fields/choice';
import { iconField } from './fields/icon';
import { linesField } from './fields/lines';
import { pictureField } from './fields/picture';
import { rowAdmin } from './fields/rows';
import { slugField } from './fields/slug';
import { leadsToField } from './leads-to';
import { followMoves, keepChoice } from './moved-pages';
import { familiesOf, isAdded } from './service-choices';

/** An empty field means the default text, shown below it. */
const specified = { components: { Description: '/content/look/specified-words#SpecifiedWords' } };

/** A service in a family needs an existing family. */
const checkFamily = async (value: unknown, { req }: { req: PayloadRequest }) => {
  const families = await familiesOf(req.payload);
  return families.some((family) => family.value === value) || 'Choose the family page that shows the card of this service.';
};
const fixed = { create: nobodyMayChangeThisField, update: nobodyMayChangeThisField };

/** Fills in the list name, and the next free numbers of an added page. */
const complete: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  const page = servicePages.find(({ slug }) => slug === data.slug);
  const page_name = data.name || data.title || page?.name || data.slug;
  if (operation !== 'create') return { ...data, page_name };
  const next = async (field: 'why_choose_id' | 'intro_id') => {
    const { docs } = await req.payload.find({ collection: 'services', sort: `-${field}`, limit: 1, depth: 0, trash: true, req });
    const usedNumbers = servicePages.map((other) => other[field] ?? 0);
    return Math.max(docs[0]?.[field] ?? 0, ...usedNumbers) + 1;
  };
  return {
    ...data,
    page_name,
    shape: page?.shape ?? data.shape,
    why_choose_id: page ? page.why_choose_id : await next('why_choose_id'),
    intro_id: page ? page.intro_id : data.shape === 'sub-service' ? await next('intro_id') : undefined,
  };
};

/** The required fields of a new page. */
const essentials: Field[] = [
  {
    name: 'name',
    type: 'text',
    label: 'Name',
    validate: (value: unknown, { data }: { data: Partial<Service> }) =>
      Boolean(value) || !isAdded(data) || 'Type what the service is called, such as Curtain Cleaning.',
    admin: specified,
  },
  {
    name: 'shape',
    type: 'select',
    label: 'Kind of page',
    required: true,
    defaultValue: 'standalone',
    access: { update: nobodyMayChangeThisField },
    options: [
      { value: 'family', label: 'A family of services' },
      { value: 'standalone', label: 'A service of its own' },
      { value: 'sub-service', label: 'A service within a family' },
    ],
  },
  choiceField('parent', 'Family that it belongs to', 'FamilyChoice', {
    condition: (data) => data.shape === 'sub-service' && isAdded(data),
    description: 'Its card is shown on that page.',
    validate: checkFamily,
  }),
  slugField('Last part of the page’s address. It cannot be changed later.'),
];

/** An added page appears on all lists of services unless the owner decides otherwise; default pages have their own cards. */
const places: Field[] = [
  {
    name: 'show_on_home',
    type: 'checkbox',
    label: 'Show a card on the home page',
    defaultValue: true,
    admin: { condition: (data) => isAdded(data) && data.shape !== 'sub-service' },
  },
  {
    name: 'show_on_cities',
    type: 'checkbox',
    label: 'Show on the city pages',
    defaultValue: true,
    admin: { condition: (data) => isAdded(data) && data.shape !== 'sub-service' },
  },
  {
    name: 'in_quote_form',
    type: 'checkbox',
    label: 'Offer in the quote form by its own name',
    defaultValue: true,
    admin: { condition: isAdded },
  },
  choiceField('quote_service', 'Option of the quote form', 'QuoteOptionChoice', {
    condition: (data) => !isAdded(data) || !data.in_quote_form,
    description: 'Selected in advance for visitors who open the form from this page.',
  }),
  {
    name: 'intro_call',
    type: 'select',
    label: 'Call Now in the introduction leads to',
    options: [
      { value: 'phone', label: 'The phone' },
      { value: 'contact', label: 'The contact page' },
    ],
    admin: { description: 'Empty means the usual one.' },
  },
];

const words: Field[] = [
  { name: 'title', type: 'text', label: 'Main heading', admin: specified },
  {
    name: 'description',
    type: 'textarea',
    label: 'One sentence for cards',
    maxLength: 155,
    admin: { ...specified, rows: 2 },
  },
  pictureField('image', { label: 'Picture' }),
  {
    name: 'intro',
    type: 'group',
    label: 'Introduction',
    fields: [
      { name: 'heading', type: 'text', admin: { description: 'Empty means the main heading of the page.' } },
      linesField('paragraphs', { label: 'Text', admin: { rows: 12, description: 'A new line starts a new paragraph.' } }),
      pictureField('image', { label: 'Picture', description: 'Empty: the picture of the page.' }),
    ],
  },
];

const whyChoose: Field[] = [
  {
    name: 'why_choose',
    type: 'group',
    label: 'Why choose us',
    fields: [
      { name: 'heading', type: 'text', admin: { description: 'The last three words are highlighted.' } },
      linesField('points', { label: 'Points' }),
      {
        type: 'row',
        fields: [
          pictureField('before_image', { label: 'Before' }),
          pictureField('after_image', { label: 'After', description: 'Best taken from the same place as the one before.' }),
        ],
      },
    ],
  },
  {
    name: 'cleaned',
    type: 'group',
    label: 'What we clean',
    admin: { condition: (data) => data.shape === 'standalone' },
    fields: [
      { name: 'heading', type: 'text' },
      {
        name: 'items',
        type: 'array',
        maxRows: 6,
        labels: { singular: 'Thing', plural: 'Things' },
        admin: rowAdmin,
        fields: [
          { name: 'title', type: 'text', required: true },
          { name: 'text', type: 'textarea', required: true, admin: { rows: 2 } },
        ],
      },
    ],
  },
];

const cardsAndClosing: Field[] = [
  {
    name: 'benefits',
    type: 'group',
    label: 'Benefit cards',
    fields: [
      { name: 'heading', type: 'text', admin: specified },
      {
        name: 'cards',
        type: 'array',
        maxRows: 4,
        labels: { singular: 'Card', plural: 'Cards' },
        admin: { ...rowAdmin, description: 'Without cards of your own the page shows the usual ones.' },
        fields: [
          { name: 'title', type: 'text', required: true },
          { name: 'text', type: 'textarea', required: true, admin: { rows: 2 } },
          iconField,
        ],
      },
    ],
  },
  {
    name: 'closing',
    type: 'group',
    label: 'Call to book at the end',
    fields: [
      { name: 'heading', type: 'text', admin: specified },
      { name: 'text', type: 'textarea', admin: { ...specified, rows: 2 } },
    ],
  },
  {
    name: 'cards',
    type: 'relationship',
    relationTo: 'services',
    hasMany: true,
    label: 'Services shown as cards',
    admin: {
      description: 'Empty means the usual ones and those that you added to this family.',
      condition: (data) => data.shape === 'family',
    },
  },
];

const technical: Field = {
  type: 'collapsible',
  label: 'Technical',
  admin: { initCollapsed: true, description: 'Numbers by which the site finds this page. They cannot be changed.' },
  fields: [
    { name: 'page_name', type: 'text', label: 'Name in this list', access: fixed, admin: { readOnly: true } },
    {
      name: 'why_choose_id',
      type: 'number',
      label: 'Number of Why choose us',
      index: true,
      access: fixed,
      admin: { readOnly: true },
    },
    {
      name: 'intro_id',
      type: 'number',
      label: 'Number of the introduction',
      index: true,
      access: fixed,
      admin: { readOnly: true },
    },
  ],
};

/** Without their page, the questions would be shown as general ones. */
const trashQuestions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [where, data] = [{ service: { equals: id } }, { deletedAt: new Date().toISOString() }];
  await req.payload.update({ collection: 'faq-categories', where, data, depth: 0, req });
};

const paths = ({ slug }: { slug: string }) => [servicePath(slug)];

export const services: CollectionConfig = contentCollection({
  slug: 'services',
  labels: { singular: 'Service page', plural: 'Service pages' },
  defaultSort: 'id',
  admin: {
    group: 'Services',
    useAsTitle: 'page_name',
    defaultColumns: ['page_name', 'shape', 'slug', 'updatedAt'],
    pagination: { defaultLimit: 50 },
  },
  hooks: {
    beforeChange: [complete],
    afterChange: [followMoves(paths)],
    afterDelete: [keepChoice(paths)],
    beforeDelete: [trashQuestions],
  },
  fields: [
    ...essentials,
    {
      type: 'tabs',
      tabs: [
        { label: 'Words and picture', fields: words },
        { label: 'Why choose us', fields: whyChoose },
        { label: 'Cards and closing', fields: cardsAndClosing },
        { label: 'Where it shows', fields: places },
      ],
    },
    technical,
    leadsToField(paths),
  ],
});
