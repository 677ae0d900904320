'use client';
/**
 * Why: Payload closes its menu at every load on screens below 1441 px, a laptop's, and remembers it only above.
 * Relies on: the class of the button that opens and closes the menu, `useNav`, and what a preference of the menu is called.
 * Test: `tests/owner/menu.test.ts`.
 * Remove: once the breakpoint is a setting.
 */
import { useNav, usePreferences } from '@payloadcms/ui';
import { PREFERENCE_KEYS } from 'payload/shared';
import { useEffect, useLayoutEffect, useRef } from 'react';

const LAPTOP = '(min-width: 1025px)';
const TOGGLER = '.nav-toggler';

/** Keeps the menu as its account left it on a laptop, open at first; renders nothing. */
export function MenuOpen() {
  const { navOpen, setNavOpen } = useNav();
  const { setPreference } = usePreferences();
  const wanted = useRef(navOpen); // the server rendered it as the account left it
  const isPressed = useRef(false);

  useEffect(() => {
    const screen = matchMedia(LAPTOP);
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(TOGGLER)) isPressed.current = screen.matches;
    };
    const widen = () => screen.matches && setNavOpen(wanted.current);
    document.addEventListener('click', press, true);
    screen.addEventListener('change', widen);
    return () => {
      document.removeEventListener('click', press, true);
      screen.removeEventListener('change', widen);
    };
  }, [setNavOpen]);

  useLayoutEffect(() => {
    if (navOpen === wanted.current || !matchMedia(LAPTOP).matches) return;
    if (!isPressed.current) return setNavOpen(wanted.current);
    isPressed.current = false;
    wanted.current = navOpen;
    void setPreference(PREFERENCE_KEYS.NAV, { open: navOpen }, true);
  }, [navOpen, setNavOpen, setPreference]);
  return null;
}
