import { servicePages } from 'contract/catalogue';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
  FieldAccess,
  PayloadRequest,
} from 'payload';
import { inShortTurn } from '../../base/database/in-turn';
import type { Service } from '../../base/database/payload-types';
import { nobodyMayChangeThisField } from '../../base/rights/access';
import { isAddressFixed, slugField } from '../../forms/fields/slug';
import { withUsual } from '../../forms/fields/usual';
import { servicePath } from '../../publishing/addresses';
import { choiceField } from '../choices/choice';
import { familiesOf, isAdded } from '../choices/service-choices';
import { contentCollection } from '../content/content-collection';
import { shownAt } from '../content/shown-at';
import { extraSectionsField } from '../own-pages/sections';
import { leadsToField, takeAway } from '../redirects/leads-to';
import { searchListing } from '../search-listing/search-listing';
import { servicePageFields } from './service-page-fields';
import { cardFields, questionsField, quoteFormFields } from './service-place-fields';
import { usualOf } from './usual-words';

const checkFamily = async (value: unknown, { req }: { req: PayloadRequest }) => {
  const families = await familiesOf(req.payload);
  return families.some((family) => family.value === value) || 'Choose the family page that shows the card of this service.';
};
const fixed = { create: nobodyMayChangeThisField, update: nobodyMayChangeThisField };

/** The kind of page is fixed once the page has been on the site. */
const untilPublished: FieldAccess<Service> = async ({ req, doc }) =>
  doc !== undefined && !(await isAddressFixed(req.payload.collections.services.config, doc, req));

type NumberField = 'why_choose_id' | 'intro_id';

/** The next free number, also free of those that were given to records which are not stored yet. */
async function nextNumber(req: PayloadRequest, field: NumberField): Promise<number> {
  const key = `last ${field}`;
  const [{ docs }, given] = await Promise.all([
    req.payload.find({ collection: 'services', sort: `-${field}`, limit: 1, depth: 0, trash: true, req }),
    req.payload.kv.get<number>(key),
  ]);
  const used = servicePages.map((other) => other[field] ?? 0);
  const number = Math.max(docs[0]?.[field] ?? 0, given ?? 0, ...used) + 1;
  await req.payload.kv.set(key, number);
  return number;
}

/** Fills in the list name, and the next free numbers of an added page. */
const complete: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  const page = servicePages.find(({ slug }) => slug === data.slug);
  const page_name = data.name || data.title || page?.name || data.slug;
  if (operation !== 'create') return { ...data, page_name };
  const next = (field: NumberField) => inShortTurn(req.payload, field, () => nextNumber(req, field));
  return {
    ...data,
    page_name,
    shape: page?.shape ?? data.shape,
    why_choose_id: page ? page.why_choose_id : await next('why_choose_id'),
    intro_id: page ? page.intro_id : await next('intro_id'),
  };
};

const essentials: Field[] = [
  withUsual(
    {
      name: 'name',
      type: 'text',
      label: 'Name',
      validate: (value: unknown, { data }: { data: Partial<Service> }) =>
        Boolean(value) || !isAdded(data) || 'Type what the service is called, such as Curtain Cleaning.',
      admin: { description: 'In menus and on cards. Up to 30 characters look right.' },
    },
    usualOf.name,
  ),
  {
    name: 'shape',
    type: 'select',
    label: 'Kind of page',
    required: true,
    defaultValue: 'standalone',
    access: { update: untilPublished },
    admin: { description: 'It cannot be changed once the page is published.' },
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
  slugField('Last part of the page’s address. It cannot be changed once the page is published.'),
];

const technical: Field = {
  type: 'collapsible',
  label: 'For developers',
  admin: { initCollapsed: true, description: 'Nothing here is yours to fill in.' },
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
  labels: { singular: 'Service', plural: 'Services' },
  defaultSort: 'id',
  endpoints: [shownAt('services')],
  admin: {
    useAsTitle: 'page_name',
    components: { edit: takeAway },
    defaultColumns: ['page_name', 'shape', '_status', 'updatedAt'],
    pagination: { defaultLimit: 50 },
  },
  hooks: {
    beforeChange: [complete],
    beforeDelete: [trashQuestions],
  },
  fields: [
    ...essentials,
    {
      type: 'tabs',
      tabs: [
        { label: 'Page', fields: [...servicePageFields, extraSectionsField] },
        { label: 'Home and cities', fields: cardFields },
        { label: 'Questions', fields: [questionsField] },
        { label: 'Quote form', fields: quoteFormFields },
        { label: 'Search listing', fields: [searchListing] },
      ],
    },
    technical,
    leadsToField(paths),
  ],
});
