'use client';
/**
 * Why: the tooltip of Payload's boxes is the name of the field in the database, such as "assigned_to".
 * Relies on: the attribute `title` of a box in a form.
 * Test: `tests/owner/lost-connection.test.ts`.
 * Remove: once a box has no title, or its label there.
 */
import { useEffect } from 'react';

const takeTitle = ({ target }: Event) => {
  if (target instanceof Element) target.closest('.checkbox-input')?.querySelector('input')?.removeAttribute('title');
};

/** Takes the title of a box away before it is seen or heard; renders nothing. */
export function BoxTitles() {
  useEffect(() => {
    for (const event of ['pointerover', 'focusin']) document.addEventListener(event, takeTitle);
    return () => {
      for (const event of ['pointerover', 'focusin']) document.removeEventListener(event, takeTitle);
    };
  }, []);
  return null;
}
