import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest, TextField } from 'payload';
import { nobodyMayChangeThisField } from '../../base/access';

/** Who saved last; stored in the record, because versions hold no user. */
export const editedByField: TextField = {
  name: 'edited_by',
  type: 'text',
  label: 'Last saved by',
  access: { create: nobodyMayChangeThisField, update: nobodyMayChangeThisField },
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.edited_by) },
};

/** What the account of a request is called, if there is one. */
export const accountNamed = ({ user }: PayloadRequest): string | undefined => (user ? user.name || user.email : undefined);

/** What Create New makes before anything was typed: nobody has saved it. */
const isUntouched = (operation: unknown, data: { _status?: string | null; title?: string | null }) =>
  operation === 'create' && data._status === 'draft' && !data.title;

export const stampEditor: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({ data, req, ...given }) =>
  isUntouched('operation' in given && given.operation, data) ? data : { ...data, edited_by: accountNamed(req) ?? data.edited_by };
