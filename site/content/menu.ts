import { usualFooter, usualMenu } from 'contract/catalogue/menu';
import type { MenuEntry } from 'contract/menu';
import type { SiteSettings } from 'contract/settings';
import { usualWords } from 'contract/words';
import { safeHref } from './content';

/** Entries with links that a page may have; one whose link is unsafe is left out. */
const safe = (entries: MenuEntry[] | undefined, withLists: boolean): MenuEntry[] | undefined =>
  entries?.flatMap(({ label, href }) => {
    if (href === undefined) return withLists ? { label } : [];
    const link = safeHref(href);
    return link ? { label, href: link } : [];
  });

export function withSafeMenus(settings: SiteSettings): SiteSettings {
  const { menu, footer } = settings;
  if (!menu && !footer) return settings;
  return {
    ...settings,
    menu: safe(menu, true),
    footer: footer && { ...footer, navigation: safe(footer.navigation, false), services: safe(footer.services, false) },
  };
}

/** Pixels for company name and entries where the bar begins and on large screens: all but the logo's mark, button and gaps. */
const BAR = { at992: 640, at1200: 840 };
/** Pixels of a letter of an entry, and of the company name. */
const LETTER = 9.5;
const BRAND_LETTER = 10.5;
/** Pixels around an entry's words, and of the arrow of one that opens a list. */
const AROUND = 24;
const ARROW = 24;

/** Without what has no width, such as the origin of a text that is edited in place. */
const lettersIn = (text: string) => text.replace(/\p{Cf}/gu, '').length;
const widthOf = ({ label, href }: MenuEntry) => lettersIn(label) * LETTER + AROUND + (href ? 0 : ARROW);
const MORE = widthOf({ label: 'More' });

/** How many of the entries fit; if not all do, beside an entry "More". */
function howManyFit(entries: readonly MenuEntry[], room: number): number {
  const ends = entries.map((_, at) => entries.slice(0, at + 1).reduce((sum, entry) => sum + widthOf(entry), 0));
  return (ends.at(-1) ?? 0) <= room ? entries.length : ends.filter((end) => end <= room - MORE).length;
}

/** Where an entry shows, if not at every width: in the bar of middle or large screens, in the menu of narrow ones, or where it is wide. */
type At = 'mid' | 'large' | 'narrow' | 'wide';
type HeaderEntry = MenuEntry & { at?: At };

/** The header's entries. Those that do not fit into the bar are in its entry "More"; the menu of narrow screens lists all. */
export interface HeaderMenu {
  entries: readonly HeaderEntry[];
  more?: { at: At; links: readonly (HeaderEntry & { href: string })[] };
}

/**
 * Divides the entries by what fits; an entry without a link opens the list, or is its only link. CSS could hide what wraps out of the bar, but no selector or query that all browsers have tells
 * which entries those are, so "More" could not list them; measuring in the browser would move the header after the first paint.
 */
export function headerMenu({ menu: all = [...usualMenu], brand, words }: SiteSettings, list: MenuEntry[]): HeaderMenu {
  const button = Math.max(0, lettersIn(words?.quote_button ?? '') - usualWords.quote_button.length) * LETTER;
  const [only] = list.length === 1 ? list : [];
  const menu = all.filter(({ href }) => href || list.length > 0).map((entry) => (entry.href ? entry : (only ?? entry)));
  // Where the bar begins, the company name may take a line for each word.
  const longestWord = Math.max(...brand.split(/\s+/).map(lettersIn));
  const at992 = howManyFit(menu, BAR.at992 - button - longestWord * BRAND_LETTER);
  // A list does not open within a list.
  const entries = [...menu.slice(0, at992), ...menu.slice(at992).flatMap((entry) => (entry.href ? entry : list))];
  const at1200 = Math.max(at992, howManyFit(entries, BAR.at1200 - button - lettersIn(brand) * BRAND_LETTER));
  const rest = entries.slice(at992).map(({ label, href = '' }, at): HeaderEntry & { href: string } => ({
    ...{ label, href },
    ...(at992 + at < at1200 && { at: 'mid' }),
  }));
  return {
    entries: entries.map((entry, at) => (at < at992 ? entry : { ...entry, at: at < at1200 ? 'large' : 'narrow' })),
    ...(rest.length > 0 && { more: { at: at1200 < entries.length ? 'wide' : 'mid', links: rest } }),
  };
}

export interface FooterColumns {
  lists: readonly { title: string; links: readonly Required<MenuEntry>[] }[];
  information: string;
}

/** The usual services that have a page; others that are offered take the places of those that have none. */
function usualServices(pages: readonly MenuEntry[]): MenuEntry[] {
  const usual: MenuEntry[] = usualFooter.services.filter(({ page }) => pages.some(({ href }) => href === page));
  const free = usualFooter.services.length - usual.length;
  const others = pages.filter(({ href }) => !usualFooter.services.some(({ page }) => page === href));
  return [...usual, ...others.slice(0, free)];
}

/** The owner's columns, or the usual ones; empty columns are left out. */
export function footerColumns({ footer = {} }: SiteSettings, pages: MenuEntry[]): FooterColumns {
  const linksOf = (entries: readonly MenuEntry[]) => entries.flatMap(({ label, href }) => (href ? { label, href } : []));
  const lists = [
    {
      title: footer.navigation_title ?? usualFooter.navigation_title,
      links: linksOf(footer.navigation ?? usualFooter.navigation),
    },
    { title: footer.services_title ?? usualFooter.services_title, links: linksOf(footer.services ?? usualServices(pages)) },
  ];
  return {
    lists: lists.filter(({ links }) => links.length > 0),
    information: footer.information_title ?? usualFooter.information_title,
  };
}
