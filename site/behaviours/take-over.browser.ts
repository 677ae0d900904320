import { DRAFT_PREFIX, noteTouch } from '../forms/kept';

/** What needs React: the forms (drafts, validation, suggestions, answers) and the test screen of the maps provider's field. */
const NEEDS_REACT = 'form, .address-test';

/** Hydrates the page. The markup names the entry; it is not loaded before. */
function takeOver(): void {
  const { entry } = document.documentElement.dataset;
  if (entry) import(/* @vite-ignore */ entry).catch((error) => console.warn('the page stays native', error));
}

/** Whether the page has a form and the tab a draft from an earlier page, which the form must show at once. */
function hasDraft(): boolean {
  try {
    return (
      document.querySelector('.lead-form') !== null && Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX))
    );
  } catch {
    return false; // storage may be blocked
  }
}

/** Hydrates the page at the first touch of what needs React. */
export function takeOverOnNeed(): void {
  const touched = ({ target, timeStamp }: { target: EventTarget | null; timeStamp: number }) => {
    if (!(target instanceof Element && target.closest(NEEDS_REACT))) return;
    noteTouch(timeStamp);
    takeOver();
  };
  touched({ target: document.activeElement, timeStamp: 0 }); // the page's start is the earliest possible time
  for (const type of ['focusin', 'pointerdown'] as const) document.addEventListener(type, touched, { passive: true });
  if (hasDraft() || document.querySelector('.address-test')) takeOver();
}
