'use client';
import { useNav, usePreferences } from '@payloadcms/ui';
import { PREFERENCE_KEYS } from 'payload/shared';
import { useEffect, useLayoutEffect, useRef } from 'react';

const LAPTOP = '(min-width: 1025px)';

/** Keeps the menu as its account left it on a laptop: Payload closes it at every load on screens below 1441 px. */
export function MenuOpen() {
  const { navOpen, setNavOpen } = useNav();
  const { setPreference } = usePreferences();
  const wanted = useRef(navOpen); // the server rendered it as the account left it
  const isPressed = useRef(false);

  useEffect(() => {
    const screen = matchMedia(LAPTOP);
    const press = () => {
      isPressed.current = true;
      setTimeout(() => {
        isPressed.current = false;
      });
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
    wanted.current = navOpen;
    void setPreference(PREFERENCE_KEYS.NAV, { open: navOpen }, true);
  }, [navOpen, setNavOpen, setPreference]);
  return null;
}
