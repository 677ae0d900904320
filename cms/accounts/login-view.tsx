import { Logo } from '@payloadcms/next/rsc';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { localPath } from 'shared/local-path';
import { LoginForm } from './login-form';

export function LoginView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult;
  const { i18n, payload, user } = req;
  const target = localPath(searchParams?.redirect) ?? '/admin';
  if (user) redirect(target);
  return (
    <>
      <div className="login__brand">
        <Logo
          i18n={i18n}
          locale={locale}
          params={params}
          payload={payload}
          permissions={permissions}
          searchParams={searchParams}
          user={user ?? undefined}
        />
      </div>
      <LoginForm target={target} notice={searchParams?.password === 'chosen' ? 'Your password is saved. Sign in with it.' : ''} />
    </>
  );
}
