import type { CollectionBeforeChangeHook, CollectionConfig, GlobalConfig } from 'payload';
import { contentCollection, contentGlobal } from './content';
import { iconField } from './fields/icon';
import { leadsToField } from './fields/leads-to';
import { linesField } from './fields/lines';
import { pictureField } from './fields/picture';
import { routeField } from './fields/route';
import { rowAdmin } from './fields/rows';
import { slugField } from './fields/slug';
import { followMoves, keepChoice } from './moved-pages';

const group = 'Cities';

/** Adelaide's who-we-are is documented as plain paragraphs, every other city's as formatted text. */
const isAdelaide = (data: { slug?: string }) => data.slug === 'adelaide';

const paths = ({ route }: { route: string }) => [route];

/** The card's button goes where the page goes. */
const moveCard: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  originalDoc?.route && data.route && data.card?.button_link === originalDoc.route
    ? { ...data, card: { ...data.card, button_link: data.route } }
    : data;

const cities = contentCollection({
  slug: 'cities',
  labels: { singular: 'City page', plural: 'City pages' },
  orderable: true,
  admin: { group, useAsTitle: 'name', defaultColumns: ['name', 'route', 'updatedAt'] },
  hooks: { beforeChange: [moveCard], afterChange: [followMoves(paths)], afterDelete: [keepChoice(paths)] },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true },
        slugField('Short name used in links to the quote form, such as adelaide. It cannot be changed later.'),
      ],
    },
    {
      type: 'row',
      fields: [
        routeField('route', 'Path of the page', { unique: true }),
        {
          name: 'office',
          type: 'text',
          required: true,
          admin: { description: 'Short name of the office (see Settings) whose map this page shows.' },
        },
      ],
    },
    { name: 'services_heading', type: 'text', label: 'Heading above the services', required: true },
    {
      name: 'hero',
      type: 'group',
      label: 'Top of the page',
      fields: [{ name: 'title', type: 'text', label: 'Heading', required: true }, pictureField('image', { label: 'Picture' })],
    },
    {
      name: 'who_we_are',
      type: 'group',
      label: 'Who we are',
      fields: [
        { name: 'heading', type: 'text', required: true },
        linesField('paragraphs', {
          admin: { rows: 12, description: 'A new line starts a new paragraph.', condition: isAdelaide },
        }),
        { name: 'description', type: 'richText', label: 'Text', admin: { condition: (data) => !isAdelaide(data) } },
        pictureField('image', { label: 'Picture' }),
      ],
    },
    {
      name: 'card',
      type: 'group',
      label: 'Card on the about page',
      fields: [
        { name: 'heading', type: 'text', required: true },
        { name: 'line1', type: 'text', label: 'First tick line' },
        { name: 'line2', type: 'text', label: 'Second tick line' },
        routeField('button_link', 'Button leads to', { required: false }),
        { name: 'button_text', type: 'text', label: 'Button text', admin: { placeholder: 'View More' } },
        pictureField('image', { label: 'Picture' }),
      ],
    },
    leadsToField(paths),
  ],
});

const cityServices = contentCollection({
  slug: 'city-services',
  labels: { singular: 'City service', plural: 'City services' },
  orderable: true,
  admin: {
    group,
    useAsTitle: 'title',
    defaultColumns: ['title', 'icon', 'route'],
    description: 'The service cards that every city page shows, in this order.',
  },
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'description', type: 'textarea', admin: { rows: 3 } },
    iconField,
    routeField('route', 'View more leads to'),
  ],
});

const achievements = contentGlobal({
  slug: 'achievements',
  admin: { group },
  fields: [
    { name: 'heading', type: 'text', required: true },
    { name: 'description', type: 'textarea', admin: { rows: 4 } },
    {
      name: 'points',
      type: 'array',
      labels: { singular: 'Figure', plural: 'Figures' },
      admin: rowAdmin,
      fields: [
        iconField,
        { name: 'value', type: 'text', required: true, admin: { description: 'Such as 10+.' } },
        { name: 'label', type: 'text', required: true },
      ],
    },
    pictureField('image', { label: 'Picture' }),
  ],
});

export const cityCollections: CollectionConfig[] = [cities, cityServices];
export const cityGlobals: GlobalConfig[] = [achievements];
