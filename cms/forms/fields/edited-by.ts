import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest, TextField } from 'payload';
import { nobodyMayChangeThisField } from '../../base/rights/access';

/** Who saved last; stored in the record, because versions contain no user. */
export const editedByField: TextField = {
  name: 'edited_by',
  type: 'text',
  label: 'Last saved by',
  access: { create: nobodyMayChangeThisField, update: nobodyMayChangeThisField },
  admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.edited_by) },
};

export const accountNamed = ({ user }: PayloadRequest): string | undefined => (user ? user.name || user.email : undefined);

type Doc = Record<string, unknown>;

const stamped = (data: Doc, req: PayloadRequest): Doc => ({ ...data, edited_by: accountNamed(req) ?? data.edited_by });

/** A record that Create New made, still without its title, has not been saved by anybody. */
const ofRecord: CollectionBeforeChangeHook = ({ collection, data, operation, req }) =>
  operation === 'create' && data._status === 'draft' && !data[collection.admin.useAsTitle ?? 'id'] ? data : stamped(data, req);

const ofPage: GlobalBeforeChangeHook = ({ data, req }) => stamped(data, req);

export const stampEditor = { record: ofRecord, page: ofPage };
