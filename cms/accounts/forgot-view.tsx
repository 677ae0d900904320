import type { AdminViewServerProps } from 'payload';
import { mailHealth } from '../leads/inbox/mail-warning';
import { ForgotForm } from './forgot-form';

/** How to get a new password: by mail if mails are sent, else from an owner who can create a link. */
export async function ForgotView({ initPageResult: { req } }: AdminViewServerProps) {
  const { server, level } = await mailHealth(req.payload);
  const otherWays = (
    <ul>
      <li>Ask an owner of the company: they open your account and make a link for a new password.</li>
      <li>
        Are you the owner? Whoever looks after the server makes the link with <code>npm run admin -- password</code> and your
        e-mail.
      </li>
    </ul>
  );
  return (
    <div className="account-form">
      <h1>Forgot your password?</h1>
      {server === undefined ? (
        <>
          <p>This back office has no mail server, so it cannot send you a link.</p>
          {otherWays}
        </>
      ) : (
        <>
          {level !== 'ok' && <p>Mails may not be sent at the moment: the link may arrive late or not at all.</p>}
          <ForgotForm />
          <p>No mail after some minutes?</p>
          {otherWays}
        </>
      )}
      <a href="/admin/login">Back to sign-in</a>
    </div>
  );
}
