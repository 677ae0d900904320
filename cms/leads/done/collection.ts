import type { CollectionConfig } from 'payload';
import { leadEditors, nobody } from '../../base/rights/access';
import { refuseLate } from '../../forms/editing/made-from';
import { sendingColumns } from '../record/sending-fields';

/** One row for each job that was done for an enquiry. Its key names the enquiry and the agreed day: a job is done once. */
export const doneJobs: CollectionConfig = {
  slug: 'done-jobs',
  versions: false,
  labels: { singular: 'Job that was done', plural: 'Jobs that were done' },
  access: { create: nobody, read: leadEditors, update: nobody, delete: nobody },
  admin: { hidden: true },
  hooks: { beforeChange: [refuseLate] },
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'starts_at', type: 'date' },
    { name: 'ends_at', type: 'date' },
    { name: 'amount_cents', type: 'number' },
    { name: 'done_at', type: 'date', required: true },
    { name: 'done_by', type: 'text' },
    // In how many weeks the next one is, and when that begins; empty if there is none.
    { name: 'every_weeks', type: 'number' },
    { name: 'next_starts_at', type: 'date' },
    ...sendingColumns('job_webhook'),
  ],
};
