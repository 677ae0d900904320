import type { AdminViewServerProps } from 'payload';
import { roleOptions } from '../base/rights/access';
import { InviteForm } from './invite-form';

/** Replaces Payload's form for new accounts, so that nobody types a password for somebody else. */
export function InviteView({ initPageResult: { req } }: AdminViewServerProps) {
  return (
    <div className="gutter--left gutter--right account-page">
      {req.user?.role === 'owner' ? (
        <InviteForm roles={roleOptions} />
      ) : (
        <p>Only accounts that may do everything can invite colleagues.</p>
      )}
    </div>
  );
}
