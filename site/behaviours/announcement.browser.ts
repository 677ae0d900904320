import { CLOSED, CLOSED_ID } from './closed-announcement';

/** Closes the announcement for the visit when its button is pressed; on later pages the document's own script keeps it closed. */
export function closeAnnouncement({ target }: Event): void {
  const announcement = (target as Element).closest('.announcement__close')?.closest<HTMLElement>('.announcement');
  if (!announcement) return;
  try {
    sessionStorage.setItem(CLOSED_ID, announcement.dataset.announcement ?? '');
  } catch {
    // Storage may be blocked: it is back on the next page.
  }
  document.documentElement.setAttribute(CLOSED, '');
  document.querySelector<HTMLElement>('.head .logo')?.focus({ preventScroll: true });
}
