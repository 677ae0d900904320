'use client';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';

/** Sent by the form of the mail settings, when more is known of the mail server than the banner says. */
export const MAIL_SETUP_CHANGED = 'mail-setup-changed';

/** A banner that goes when the form below knows better, until the next page: to load the page anew would take what is typed. */
export function UntilChanged({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const [old, setOld] = useState<string>();
  useEffect(() => {
    const hide = () => setOld(pathname);
    addEventListener(MAIL_SETUP_CHANGED, hide);
    return () => {
      removeEventListener(MAIL_SETUP_CHANGED, hide);
      setOld(undefined);
    };
  }, [pathname]);
  return old === pathname ? null : children;
}
