import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, Payload } from 'payload';
import type { ReactNode } from 'react';
import type { Role } from '../../base/rights/access';

interface OwnViewProps {
  view: AdminViewServerProps;
  /** Path below `/admin`, without a slash. */
  path: string;
  label: string;
  className: string;
  roles: readonly Role[];
  refusal: string;
  children(payload: Payload): ReactNode;
}

/** The frame of a page of our own in the back office. Payload shows own pages to anybody, so it checks who asks. */
export function OwnView({ view, path, label, className, roles, refusal, children }: OwnViewProps) {
  const { req, permissions, visibleEntities, locale } = view.initPageResult;
  if (!req.user) redirect(`/office/sign-in?redirect=${encodeURIComponent(`/admin/${path}`)}`);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={view.params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={view.searchParams}
      user={req.user}
      viewActions={req.payload.config.admin.components?.actions}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label }]} />
      <Gutter className={className}>{roles.includes(req.user.role) ? children(req.payload) : <p>{refusal}</p>}</Gutter>
    </DefaultTemplate>
  );
}
