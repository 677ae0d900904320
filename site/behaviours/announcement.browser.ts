import { CLOSED, CLOSED_ID } from './closed-announcement';

/** Closes the announcement for the visit when its button is pressed; on later pages the document's own script keeps it closed. */
export function closeAnnouncement({ target }: Event): void {
  const button = (target as Element).closest<HTMLButtonElement>('.announcement__close');
  if (!button) return;
  document.documentElement.setAttribute(CLOSED, '');
  document.querySelector<HTMLElement>('.head .logo')?.focus({ preventScroll: true });
  sessionStorage.setItem(CLOSED_ID, button.value); // last, because storage may be blocked
}
