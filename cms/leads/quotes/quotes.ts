import type { CollectionConfig, Field } from 'payload';
import { leadEditors, nobody } from '../../base/rights/access';
import { dayField } from '../../forms/fields/day';
import { editedByField } from '../../forms/fields/edited-by';
import { sendingColumns } from '../record/sending-fields';

/** `replaced` is one after which a newer one was sent, or accepted. */
const quoteStates = ['draft', 'sent', 'accepted', 'declined', 'replaced'] as const;
export type QuoteState = (typeof quoteStates)[number];

const texts = (...names: string[]): Field[] => names.map((name) => ({ name, type: 'text' }));

/**
 * One row for each version of a quote. Only a draft is ever changed; what was sent stays as it is, and gets a state. Forms of the
 * light page write it, and customers decide: docs/decisions/0019-versions-of-a-quote.md.
 */
export const quotes: CollectionConfig = {
  slug: 'quotes',
  versions: false,
  labels: { singular: 'Quote', plural: 'Quotes' },
  defaultSort: '-version',
  access: { create: nobody, read: leadEditors, update: nobody, delete: nobody },
  admin: { hidden: true },
  indexes: [{ fields: ['lead', 'version'], unique: true }],
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    { name: 'version', type: 'number', required: true },
    { name: 'state', type: 'select', options: [...quoteStates], required: true, index: true, defaultValue: () => 'draft' },
    { name: 'lines', type: 'json', required: true },
    { name: 'gst', type: 'checkbox', required: true },
    { name: 'greeting', type: 'textarea' },
    dayField('valid_until'),
    { name: 'total_cents', type: 'number', required: true },
    { name: 'gst_cents', type: 'number' },
    { name: 'sent_at', type: 'date' },
    { name: 'accepted_at', type: 'date' },
    { name: 'sent_as', type: 'json' },
    // `saved_from` is the page that saved a draft last, `decided_by` the act (`office`: see closeOpenQuotes), `lead_knows` the state
    // that its enquiry was told of (`outcome.ts`).
    ...texts('saved_from', 'sent_by', 'sent_to', 'accepted_name', 'accepted_from', 'declined_reason', 'decided_by', 'lead_knows'),
    ...sendingColumns('quote_mail'),
    editedByField,
  ],
};
