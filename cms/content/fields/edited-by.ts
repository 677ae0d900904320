import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest, TextField } from 'payload';
import { nobodyMayChangeThisField } from '../../base/access';

/** Who saved last; stored in the record, because versions contain no user. */
export const editedByField: TextField = {
  name: 'edited_by',
  type: 'text',
  label: 'Last saved by',
  access: { create: nobodyMayChangeThisField, update: nobodyMayChangeThisField },
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.edited_by) },
};

/** Name of the request's account, if any. */
export const accountNamed = ({ user }: PayloadRequest): string | undefined => (user ? user.name || user.email : undefined);

/** A record that Create New made has not been saved by anybody. */
const isUntouched = (operation: unknown, data: { _status?: string | null; title?: string | null }) =>
  operation === 'create' && data._status === 'draft' && !data.title;

export const stampEditor: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({ data, req, ...given }) =>
  isUntouched('operation' in given && given.operation, data) ? data : { ...data, edited_by: accountNamed(req) ?? data.edited_by };
