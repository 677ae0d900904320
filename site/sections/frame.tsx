import type { ReactNode } from 'react';

export interface FrameProps {
  children: ReactNode;
  /** Background colour. */
  band?: 'paper' | 'white' | 'mint' | 'teal';
  width?: 'page' | 'narrow';
  id?: string;
  className?: string;
}

/** The frame of every section: background, width, spacing, entrance animation. */
export function Frame({ children, band = 'paper', width = 'page', id, className }: FrameProps) {
  const classes = ['frame', band !== 'paper' && `on-${band}`, width !== 'page' && `frame--${width}`, className];
  return (
    <section id={id} className={classes.filter(Boolean).join(' ')}>
      <scroll-in className="frame__in" suppressHydrationWarning>
        {children}
      </scroll-in>
    </section>
  );
}
