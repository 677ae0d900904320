import type { ArrayField, FieldHook } from 'payload';
import { nobodyMayChangeThisField } from '../../base/rights/access';
import { accountNamed } from '../../forms/fields/edited-by';
import { sideBySide } from '../../forms/fields/side-by-side';

/** Keeps the existing stamp while the note's text is unchanged; else stamps it now. */
const whenWritten =
  (stamp: (args: Parameters<FieldHook>[0]) => string | undefined): FieldHook =>
  (args) =>
    args.previousSiblingDoc?.text === args.siblingData.text ? args.previousValue : stamp(args);

const stamped = { create: nobodyMayChangeThisField, update: nobodyMayChangeThisField };

/** Notes about a lead, of the office and of what its customer did; the server records author and time. */
export const notes: ArrayField = {
  name: 'notes',
  type: 'array',
  labels: { singular: 'Note', plural: 'Notes' },
  fields: [
    { name: 'text', type: 'textarea', required: true },
    sideBySide(
      {
        name: 'written_by',
        type: 'text',
        label: 'Written by',
        access: stamped,
        // The customer's page says that the customer wrote it.
        hooks: { beforeChange: [whenWritten(({ req, siblingData }) => accountNamed(req) ?? siblingData.written_by)] },
        admin: { readOnly: true, condition: (_, note) => Boolean(note.written_by) },
      },
      {
        name: 'written_at',
        type: 'date',
        label: 'Written',
        access: stamped,
        hooks: { beforeChange: [whenWritten(() => new Date().toISOString())] },
        admin: {
          readOnly: true,
          condition: (_, note) => Boolean(note.written_at),
          components: { Field: '/leads/inbox/moment#Moment' },
        },
      },
    ),
  ],
};
