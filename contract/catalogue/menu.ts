import type { MenuEntry } from '../menu';
import menu from './menu.json';

/** A link of the footer; `page` is the path that an older address leads to. */
export interface FooterLink {
  label: string;
  href: string;
  page: string;
}

/** The header's usual entries, in this order (R-PAGE-3). */
export const usualMenu: readonly MenuEntry[] = menu.header;

/** The footer's usual titles and links (R-PAGE-5, R-ROUTE-7). Each service is shown while its page exists. */
export const usualFooter = menu.footer satisfies Record<string, string | FooterLink[]>;
