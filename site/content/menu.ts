import type { MenuEntry } from 'contract/menu';
import type { SiteSettings } from 'contract/settings';
import { safeHref } from './content';

/** Entries with links that a page may have; one whose link is unsafe is left out. */
const safe = (entries: MenuEntry[] | undefined, withLists: boolean): MenuEntry[] | undefined =>
  entries?.flatMap(({ label, href }) => {
    if (href === undefined) return withLists ? { label } : [];
    const link = safeHref(href);
    return link ? { label, href: link } : [];
  });

/** The settings with safe links in menu and footer. */
export function withSafeMenus(settings: SiteSettings): SiteSettings {
  const { menu, footer } = settings;
  if (!menu && !footer) return settings;
  return {
    ...settings,
    menu: safe(menu, true),
    footer: footer && { ...footer, navigation: safe(footer.navigation, false), services: safe(footer.services, false) },
  };
}

/** Pixels of the bar at 992 px, its narrowest: the header without its margins, gaps, the quote button and the logo's mark. */
const BAR = 600;
/** Pixels of a letter in the bar, and in the company name beside it. */
const LETTER = 9;
const BRAND_LETTER = 11;
/** Pixels around an entry's words, and of the entry "More". */
const AROUND = 32;
const MORE = 100;

export interface HeaderMenu {
  /** In the bar of wide screens. */
  bar: MenuEntry[];
  /** In its entry "More"; narrow screens list all. */
  more: { label: string; href: string }[];
}

/** Divides the owner's entries by what fits into the bar; the browser need not measure anything. */
export function headerMenu({ menu, brand }: SiteSettings, cities: HeaderMenu['more']): HeaderMenu | undefined {
  if (!menu) return undefined;
  const room = BAR - brand.length * BRAND_LETTER;
  const widths = menu.map(({ label }) => label.length * LETTER + AROUND);
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0));
  if ((ends.at(-1) ?? 0) <= room) return { bar: menu, more: [] };
  const fits = ends.filter((end) => end <= room - MORE).length;
  const rest = menu.slice(fits).flatMap(({ label, href }) => (href ? { label, href } : cities));
  return { bar: menu.slice(0, fits), more: rest };
}
