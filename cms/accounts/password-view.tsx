import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { accountOfLink } from './links';
import { PasswordForm } from './password-form';

/** The page of invitation and password links. */
export async function PasswordView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const token = String(params?.segments?.[1] ?? '');
  const [account, { brand }] = await Promise.all([
    token ? accountOfLink(req.payload, token) : undefined,
    req.payload.findGlobal({ slug: 'settings', depth: 0, select: { brand: true } }),
  ]);
  return (
    <MinimalTemplate>
      <div className="account-form">
        {account ? (
          <>
            <h1>{account.invited ? `Welcome, ${account.name}` : 'Choose a new password'}</h1>
            <p>
              {account.invited ? `You have an account for the back office of ${brand}. ` : ''}You sign in with{' '}
              <strong>{account.email}</strong> and the password that you choose here.
            </p>
            <PasswordForm token={token} email={account.email} />
          </>
        ) : (
          <>
            <h1>This link does not work any more</h1>
            <p>It was used, it is too old, or a newer one was made. Ask whoever sent it for another one.</p>
          </>
        )}
        <a href="/admin/login">Go to sign-in</a>
      </div>
    </MinimalTemplate>
  );
}
