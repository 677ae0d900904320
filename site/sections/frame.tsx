import type { ReactNode } from 'react';

export interface FrameProps {
  children: ReactNode;
  band?: 'white' | 'tint' | 'main';
  width?: 'narrow';
  id?: string;
  className?: string;
}

/** The frame of every section: background, width, spacing, entrance animation. */
export function Frame({ children, band, width, id, className }: FrameProps) {
  const classes = ['frame', band && `on-${band}`, width && `frame--${width}`, className];
  return (
    <section id={id} className={classes.filter(Boolean).join(' ')}>
      <scroll-in className="frame__in" suppressHydrationWarning>
        {children}
      </scroll-in>
    </section>
  );
}
