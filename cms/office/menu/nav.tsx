import { NavWrapper } from '@payloadcms/next/client';
import type { Payload, ServerProps } from 'payload';
import { PREFERENCE_KEYS } from 'payload/shared';
import { Mark } from '../../forms/controls/mark';
import { preferenceOf } from '../../forms/parts/preference';
import { ACCOUNT, SIGN_OUT } from '../../leads/record/light-page';
import { companyLook } from '../../model/settings/company-look';
import { MenuOpen } from './menu-open';
import { CloseMenu, NavLinks } from './nav-links';
import { type MenuItem, type MenuLink, menu } from './office-menu';

async function closedGroups(payload: Payload, account: number | string): Promise<string[]> {
  type Stored = { groups?: Record<string, { open?: boolean }> };
  const { groups = {} } = (await preferenceOf<Stored>(payload, account, PREFERENCE_KEYS.NAV)) ?? {};
  return Object.keys(groups).filter((label) => groups[label]?.open === false);
}

export async function Nav({ payload, permissions, user }: ServerProps) {
  if (!user) return null;
  const mayRead = (link: MenuLink) =>
    'roles' in link ? link.roles.includes(user.role) : Boolean(permissions?.[link.kind]?.[link.slug]?.read);
  const items = menu.flatMap((item): MenuItem[] => {
    if (!('links' in item)) return mayRead(item) ? [item] : [];
    const links = item.links.filter(mayRead);
    return links.length > 0 ? [{ ...item, links }] : [];
  });
  const [{ brand }, closed] = await Promise.all([companyLook(payload), closedGroups(payload, user.id)]);
  return (
    <NavWrapper baseClass="nav">
      <a className="skip-menu" href="#main">
        Skip the menu
      </a>
      <p className="nav__company">
        <Mark />
        <span>{brand || 'Back office'}</span>
      </p>
      <nav className="nav__wrap" aria-label="Menu">
        <NavLinks items={items} closed={closed} />
        <div className="nav__controls">
          <a className="nav__link" href={ACCOUNT}>
            Your account
          </a>
          <form method="post" action={SIGN_OUT}>
            <button type="submit" className="nav__link">
              Sign out
            </button>
          </form>
        </div>
      </nav>
      <div className="nav__header">
        <div className="nav__header-content">
          <CloseMenu />
        </div>
      </div>
      <MenuOpen />
    </NavWrapper>
  );
}
