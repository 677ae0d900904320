'use client';
/**
 * Why: the menu has forty entries, which come before everything else on each page for whoever works by keyboard.
 * Relies on: one `<main>` on each page, or one element with that role, which `control-names.tsx` gives to pages without.
 * Test: `tests/owner/patches.test.ts`.
 * Remove: once Payload has such a link.
 */

/** The first control of the menu leads past it; it is seen while it has the focus. */
export function SkipMenu() {
  const skip = () => {
    const main = document.querySelector<HTMLElement>('main, [role=main]');
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  };
  return (
    <button type="button" className="skip-menu" onClick={skip}>
      Skip the menu
    </button>
  );
}
