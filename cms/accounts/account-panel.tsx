import type { UIFieldServerProps } from 'payload';
import { isOwner } from '../base/rights/access';
import { ACCOUNT, accountPageOf } from '../leads/record/light-page';

/** Below the form of an account, the way to the page with the rest: one's own, or for owners a colleague's. */
export function AccountPanel({ data, id, user }: UIFieldServerProps & { id?: number | string }) {
  const account = Number(id ?? (data as { id?: number } | undefined)?.id);
  if (!account || !user) return null;
  const isOwn = account === user.id;
  if (!isOwn && !isOwner(user)) return null;
  return (
    <p className={isOwn ? 'account-more account-own' : 'account-more'}>
      <a className="lead-action" href={isOwn ? ACCOUNT : accountPageOf(account)}>
        {isOwn ? 'Your password, second factor and sessions' : 'Password, second factor and sessions'}
      </a>
    </p>
  );
}
