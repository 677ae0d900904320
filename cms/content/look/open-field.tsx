'use client';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const GIVE_UP_MS = 20_000;
const STEP_MS = 300;
/** The form is alive: before that it loses a click and the focus. */
const READY = 'form[data-form-ready="true"]';

/** Tabs that are not open, those of the search listing first. */
const closedTabs = () =>
  [...document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button:not(.tabs-field__tab-button--active)')].sort(
    (one, other) => Number(/search/i.test(other.textContent)) - Number(/search/i.test(one.textContent)),
  );

/** Brings a form's field into view with the focus in it, and opens the tab that it is in. Returns how to stop. */
function bringUp(id: string): () => void {
  const started = Date.now();
  const tried = new Set<string | null>();
  const timer = setInterval(() => {
    const field = document.getElementById(id);
    const input = field?.matches('input, textarea') ? field : field?.querySelector<HTMLElement>('input, textarea, button');
    if (!document.querySelector(READY) && Date.now() - started < GIVE_UP_MS) return;
    if (input || Date.now() - started > GIVE_UP_MS) clearInterval(timer);
    if (input) {
      field?.scrollIntoView({ block: 'center' });
      input.focus({ preventScroll: true });
      return;
    }
    const next = closedTabs().find(({ textContent }) => !tried.has(textContent));
    if (!next) tried.clear();
    tried.add(next?.textContent ?? null);
    next?.click();
  }, STEP_MS);
  return () => clearInterval(timer);
}

/** Follows addresses that end with a field, such as `…/posts/12#field-meta__meta_title`; renders nothing. */
export function OpenField() {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation brings another form
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    return id.startsWith('field-') ? bringUp(id) : undefined;
  }, [path]);
  return null;
}
