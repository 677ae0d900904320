import type { SiteSettings } from 'contract/settings';
import { createContext, useContext } from 'react';

/** A menu entry. */
interface MenuLink {
  label: string;
  href: string;
}

/** What every page's frame needs: the company, its cities and its services. */
export interface Shell {
  settings: SiteSettings;
  /** The Services dropdown: one entry a city page. */
  cities: MenuLink[];
  /** The main service pages (families and standalone), for the footer, the 404 page and menus. */
  services: MenuLink[];
  /** Of the copyright; told by the server, for a browser takes tens of milliseconds to find out how a year is written. */
  year: string;
}

const ShellContext = createContext<Shell | undefined>(undefined);
export const ShellProvider = ShellContext.Provider;

/** The shell of the page being shown; throws outside of a page. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider above it');
  return shell;
}
