import type { CollectionConfig } from 'payload';
import { nobody } from '../../base/rights/access';
import { sendingColumns } from '../record/sending-fields';

/** One row for each event and device; its columns `push_…` are those of a message. A key of the past is kept, so that nothing rings twice. */
export const pushes: CollectionConfig = {
  slug: 'pushes',
  versions: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    { name: 'device', type: 'relationship', relationTo: 'push-devices', index: true },
    { name: 'ring', type: 'text', required: true },
    // When the working hours of its person begin; what waits for that rings together.
    { name: 'held_until', type: 'date', index: true },
    ...sendingColumns('push'),
  ],
};
