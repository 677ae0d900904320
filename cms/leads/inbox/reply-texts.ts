import type { CollectionConfig } from 'payload';
import { leadEditors } from '../../base/rights/access';
import { editedByField } from '../../forms/fields/edited-by';
import { REPLY_NAMES } from './replies';

export const replyTexts: CollectionConfig = {
  slug: 'reply-texts',
  versions: false,
  labels: { singular: 'Reply text', plural: 'Reply texts' },
  defaultSort: 'name',
  access: {
    create: leadEditors,
    read: leadEditors,
    update: leadEditors,
    delete: leadEditors,
  },
  admin: {
    hidden: true, // they have a page of the office
    useAsTitle: 'name',
  },
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, maxLength: 60, admin: { description: 'Only you see it.' } },
    {
      name: 'text',
      type: 'textarea',
      label: 'Text',
      required: true,
      maxLength: 3000,
      admin: { rows: 12, description: `These are filled in: ${REPLY_NAMES}` },
    },
    editedByField,
  ],
};
