import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * What of a page is below the first window. Of a page that a link leads to it is drawn when the visitor sees what stands before
 * it, in slices that keep no touch waiting. A document has it from the start, and so has a page that is come back to, or entered
 * in its middle: its true height is needed.
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

  // As high as the window, so that the footer stays below it.
  return drawn ? children : <div style={{ minHeight: '100vh' }} />;
}
