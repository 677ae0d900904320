import type { ArrayField, Field } from 'payload';
import { routeField } from './route-field';
import { rowAdmin } from './rows';

/** An empty one, such as that of a service which was deleted for good, is left out on the site. */
interface Row {
  id?: unknown;
  service?: unknown;
  title?: unknown;
}

/** Fields of a card of its own; a service's card takes them from the service. */
const isOwnCard = (_: unknown, row: Row) => !row?.service;

const onOwnCard = (field: Field): Field => ({ ...field, admin: { ...field.admin, condition: isOwnCard } }) as Field;

interface Options {
  label: string;
  description: string;
  fields: Field[];
}

/** Cards in the owner's order: each is a service's, or leads to another page. */
export const serviceRows = (name: string, { label, description, fields }: Options): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: 'Card', plural: 'Cards' },
  admin: { ...rowAdmin, description, components: { ...rowAdmin.components, RowLabel: '/forms/controls/service-row#ServiceRow' } },
  fields: [
    {
      name: 'service',
      type: 'relationship',
      relationTo: 'services',
      label: 'Service',
      admin: {
        appearance: 'select',
        allowCreate: false,
        description: 'Leave it empty for one that leads to another page.',
      },
    },
    onOwnCard({
      name: 'title',
      type: 'text',
      admin: { description: 'Up to 30 characters look right.' },
      validate: (value: unknown, { siblingData: { id: _, service, title: __, ...own } }: { siblingData: Row }) =>
        Boolean(value || service) || !Object.values(own).some(Boolean) || 'Choose a service, or type the title of the card.',
    }),
    onOwnCard({ name: 'description', type: 'textarea', admin: { rows: 3, description: 'Up to 110 characters look right.' } }),
    ...fields.map(onOwnCard),
    onOwnCard(routeField('route', 'View More leads to', { required: false })),
  ],
});
