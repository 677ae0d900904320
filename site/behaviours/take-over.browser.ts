import { DRAFT_PREFIX } from '../forms/kept';

/** What React is needed for: forms, whose drafts, checks, suggestions and answers are its own, and the screen of the maps provider's field. */
const NEEDS_REACT = 'form, .address-test';

/** Hydrates the page. The markup names the entry; nothing of it is fetched before. */
function takeOver(): void {
  const { entry } = document.documentElement.dataset;
  if (entry) import(/* @vite-ignore */ entry).catch((error) => console.warn('the page stays native', error));
}

/** A form with what was typed on an earlier page shows it at once. */
function hasDraft(): boolean {
  try {
    return (
      document.querySelector('.lead-form') !== null && Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX))
    );
  } catch {
    return false; // storage may be forbidden
  }
}

/** Hydrates the page at the first touch of what React is needed for. */
export function takeOverOnNeed(): void {
  const touched = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof Element && target.closest(NEEDS_REACT)) takeOver();
  };
  touched({ target: document.activeElement });
  for (const type of ['focusin', 'pointerdown'] as const) document.addEventListener(type, touched, { passive: true });
  if (hasDraft() || document.querySelector('.address-test')) takeOver();
}
