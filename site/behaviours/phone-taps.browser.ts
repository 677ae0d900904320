import type { Vital } from 'contract/vitals';

/** Counts taps on phone links by page, so that the office sees which pages lead to calls. Nothing else is recorded. */
export function countPhoneTaps(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a[href^="tel:"]')) return;
    const tap: Vital = { page: location.pathname.slice(0, 200), metric: 'PHONE_TAP', value: 0 };
    navigator.sendBeacon('/api/vitals', JSON.stringify([tap]));
  });
}
