import type { ServerProps } from 'payload';
import { UntilChanged } from '../mails/until-changed';
import { mailWarning } from './mail-warning';

export async function MailTrouble({ payload, user }: ServerProps) {
  if (!user || user.role === 'editor') return null;
  const warning = await mailWarning(payload, user.role === 'owner');
  if (!warning) return null;
  const { what, more, isMissed, advice, href } = warning;
  return (
    <UntilChanged>
      <div className="mail-trouble" role="alert">
        <p>
          <strong>{what}</strong> {more} {isMissed && <a href="/inbox/new">Look at the new ones</a>}
        </p>
        {href ? <a href={href}>{advice}</a> : advice && <span>{advice}</span>}
      </div>
    </UntilChanged>
  );
}
