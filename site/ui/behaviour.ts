import { type DependencyList, startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Runs a behaviour of a part once the page is alive; one that throws is logged, and leaves the part as it is without script. */
export function useBehaviour(start: () => (() => void) | undefined, needs: DependencyList) {
  useEffect(() => {
    try {
      return start();
    } catch (error) {
      console.warn('a behaviour was left out', error);
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the behaviour depends on
  }, needs);
}

/** False on the server and until the page is alive: controls that need script are hidden until then. */
export function useLive(): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);
  return live;
}

/** Whether a media query holds; false on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');

/** Calls back once the document and what it loads are there; at once when they are. Returns the way to stop waiting. */
export function afterLoad(then: () => void): () => void {
  if (document.readyState === 'complete') {
    then();
    return () => undefined;
  }
  addEventListener('load', then, { once: true });
  return () => removeEventListener('load', then);
}
