'use client';
/**
 * Why: many controls of Payload have no name for screen readers and voice control, or the name of a field in the database
 * (issue 1227).
 * Relies on: the classes below; the label of a field stands in `.field-type` or `.rich-text-lexical`, and is a `.field-label`.
 * Test: `tests/owner/text-link.long.test.ts` and the other tests with axe; `tests/kit/back-office.ts` lists what axe may still find.
 * Remove: a line, once axe finds nothing without it.
 */
import { useEffect } from 'react';

const labelAbove = (control: Element) =>
  control.closest('.field-type, .rich-text-lexical')?.querySelector('.field-label')?.textContent?.replace('*', '').trim();

/** Controls that are a drawing alone, or whose label names another element, and what each is called. */
const names: [controls: string, name: string | ((control: Element) => string | undefined)][] = [
  ['.rich-text-lexical [contenteditable=true]', labelAbove],
  ['.drawer .field-type input:not([type=checkbox], [type=hidden]), .field-type .rs__input', labelAbove],
  ['.date-time-picker input', labelAbove],
  ['.date-time-picker__clear-button', 'Clear the date'],
  ['#live-preview-iframe', 'The page with your changes'],
  ['[name=live-preview-width]', 'Width in pixels'],
  ['[name=live-preview-height]', 'Height in pixels'],
  ['.toolbar-popup__button-bold', 'Bold'],
  ['.toolbar-popup__button-italic', 'Italic'],
  ['.toolbar-popup__button-link', 'Link'],
  ['.collapsible__drag', 'Move this row'],
  ['.array-actions__button', 'More about this row'],
  ['.clipboard-action__popup .popup-button', 'Copy or paste all rows'],
  ['.doc-controls__popup .popup-button', 'More'],
  ['.upload-relationship-details__edit', 'Edit this file'],
  ['.upload-relationship-details__remove', 'Take this file out'],
  ['.file-details__remove, .file-field__remove', 'Choose another file'],
  ['.copy-to-clipboard', 'Copy the address'],
  ['.file-field__filename', 'File name'],
  ['.clickable-arrow--left', 'Previous page'],
  ['.clickable-arrow--right', 'Next page'],
  ['#select-all', 'Select all'],
  ['.select-row input', 'Select this row'],
  ['.condition__field input', 'Field'],
  ['.condition__operator input', 'How it compares'],
  ['.condition__value input', 'Value'],
  ['.condition__actions-remove', 'Remove this condition'],
  ['.condition__actions-add', 'Add a condition'],
];

function each(selector: string, change: (element: Element) => void) {
  for (const element of document.querySelectorAll(selector)) change(element);
}

function nameControls() {
  for (const [controls, name] of names) {
    each(`:is(${controls}):is(:not([aria-label]), [aria-label=""])`, (control) => {
      control.setAttribute('aria-label', (typeof name === 'string' ? name : name(control)) ?? '');
    });
  }
  // The file's name stands beside its preview, and keys do what a select's arrow and cross do.
  each('.file-field__thumbnail-wrap img:not([alt])', (picture) => picture.setAttribute('alt', ''));
  each('.upload__createNewToggler .btn__label', (label) => {
    if (label.textContent !== 'Upload') label.textContent = 'Upload';
  });
  each('.rs__indicators [aria-hidden]', (part) => part.setAttribute('tabindex', '-1'));
  // The handles beside a paragraph show under the pointer alone; the bar above the text does what they do.
  each('.draggable-block-menu, .add-block-menu', (handle) => handle.setAttribute('tabindex', '-1'));
  // A tab's words say more than its label; the tooltip of a box is its name in the database.
  each('.doc-tab, #empty-trash-button', (link) => link.removeAttribute('aria-label'));
  each('.checkbox-input [title]', (box) => box.removeAttribute('title'));
  // One bar at the top, one main part.
  each('.doc-tabs__tabs, .list-header, .doc-header__header', (part) => part.setAttribute('role', 'group'));
  each(
    '.template-minimal__wrap, .template-default__wrap > :is(.collection-list, .not-found, .gutter--left:not(.doc-header))',
    (page) => page.setAttribute('role', 'main'),
  );
  each('main:not([id]), [role=main]:not([id])', (main) => main.setAttribute('id', 'main')); // for the way past the menu
}

/** Names the controls that Payload leaves without a name; renders nothing. */
export function ControlNames() {
  useEffect(() => {
    let frame = 0;
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        nameControls();
      });
    };
    const seen = new MutationObserver(soon);
    seen.observe(document.body, { childList: true, subtree: true });
    soon();
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return null;
}
