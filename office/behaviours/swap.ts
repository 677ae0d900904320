import { fieldsIn, isTyped } from './typed-fields';

/** Where a field stands: by form and name, which the same page has when it is newer. */
const placeOf = (field: HTMLElement) =>
  `form[data-act="${field.closest('form')?.dataset.act}"] [name="${field.getAttribute('name')}"]`;

/** The same link in another version of the page. */
const sameLink = (page: Element, link: Element | undefined) =>
  link instanceof HTMLAnchorElement
    ? page.querySelector<HTMLElement>(`a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`)
    : null;

/** Replaces a page by a newer one of the same address; what was typed elsewhere in it stays, and who follows its links stays there. */
export function swap(old: HTMLElement, newer: HTMLElement): void {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && old.contains(activeElement) ? activeElement : undefined;
  const place = focused?.closest('form[data-act]') ? placeOf(focused) : undefined;
  for (const field of fieldsIn(old)) {
    const twin = newer.querySelector<HTMLInputElement>(placeOf(field));
    if (!twin || !isTyped(field)) continue;
    twin.value = field.value;
    twin.closest('details')?.setAttribute('open', '');
  }
  const titleOf = (details: Element) => details.querySelector('summary')?.textContent;
  const open = [...old.querySelectorAll('details[open]')].map(titleOf);
  for (const details of newer.querySelectorAll('details')) if (open.includes(titleOf(details))) details.open = true;
  old.replaceWith(newer);
  const to =
    (place && newer.querySelector<HTMLElement>(place)) ||
    newer.querySelector<HTMLElement>('.saved, .refused') ||
    sameLink(newer, focused);
  to?.focus({ preventScroll: Boolean(place) });
}
