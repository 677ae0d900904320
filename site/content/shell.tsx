import type { MenuEntry } from 'contract/menu';
import type { Office, SiteSettings } from 'contract/settings';
import type { Words } from 'contract/words';
import { createContext, useContext } from 'react';
import type { ShownAnnouncement } from './announcement';
import type { ShownHours } from './hours';
import type { FooterColumns, HeaderMenu } from './menu';
import type { Picture } from './shapes';

export type ShownOffice = Office & { phone_link: string };

/** The forms' lists, as the settings name them. */
export type ListName = 'cities' | 'states' | 'services' | 'cleaning_models';

/** The settings with the links of their numbers, which only a server reads. */
export type ShownSettings = Omit<SiteSettings, 'offices' | 'announcement' | 'thanks' | 'measuring'> & {
  phone_link: string;
  offices: ShownOffice[];
  /** The only options of the forms' lists that leave no choice. */
  fixed?: Partial<Record<ListName, string>>;
};

export interface Shell {
  settings: ShownSettings;
  /** The logos of header and footer, shown in place of mark and name. */
  logo?: Record<'head' | 'foot', { picture: Picture; sizes: string; priority: boolean; className?: string }>;
  announcement?: ShownAnnouncement;
  hours?: ShownHours;
  words: Words;
  menu: HeaderMenu;
  footer: FooterColumns;
  /** The Services dropdown: the city pages or, with one city, the main service pages. */
  list: { links: Required<MenuEntry>[]; icon?: 'map-pin' };
  /** Main service pages (families and standalone), for the footer, the 404 page and menus. */
  services: Required<MenuEntry>[];
  /** Whether tags run in the browser, so that visitors have a choice. */
  measuring?: boolean;
  /** Year of the copyright; rendered on the server, because `Intl` takes a browser tens of milliseconds to load. */
  year: string;
}

const ShellContext = createContext<Shell | undefined>(undefined);
export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it');
  return shell;
}

export const useWords = (): Words => useShell().words;
