import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * The part of a page below the first viewport. After a followed link it renders after the first paint, in slices that do not
 * block input. A document contains it from the start, and so does a page entered by back, forward or a hash, which needs its full
 * height.
 */
export function Rest({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const [drawnFor, setDrawnFor] = useState<string>();
  const backOrFirst = useNavigationType() === 'POP';
  const drawn = backOrFirst || hash !== '' || drawnFor === pathname;

  useEffect(() => {
    if (drawn) return setDrawnFor(pathname);
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawnFor(pathname)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, pathname]);

  // As high as the viewport, so that the footer stays below it.
  return drawn ? children : <div style={{ minHeight: '100vh' }} />;
}
