import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, TextField } from 'payload';
import { nobodyMayChangeThisField } from '../access';

/** Who saved last; stored in the record, because versions hold no user. */
export const editedByField: TextField = {
  name: 'edited_by',
  type: 'text',
  label: 'Last saved by',
  access: { create: nobodyMayChangeThisField, update: nobodyMayChangeThisField },
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.edited_by) },
};

export const stampEditor: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({ data, req }) => ({
  ...data,
  edited_by: req.user ? req.user.name || req.user.email : data.edited_by,
});
