import type { PayloadRequest, TextField } from 'payload';
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

/** A record that Create New made has not been saved by anybody. */
const isUntouched = (operation: unknown, data: Doc, title: string) =>
  operation === 'create' && data._status === 'draft' && !data[title];

/** Notes who saves, but not that Create New made a record still without its `title`. */
export const stampEditor =
  (title = 'title') =>
  ({ data, req, ...given }: { data: Doc; req: PayloadRequest; operation?: unknown }): Doc =>
    isUntouched(given.operation, data, title) ? data : { ...data, edited_by: accountNamed(req) ?? data.edited_by };
