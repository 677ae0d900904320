import { fieldsIn, isTyped } from './typed-fields';

/** Where a field stands: by form and name, which the same page has when it is newer. */
const placeOf = (field: HTMLElement) =>
  `form[data-act="${field.closest('form')?.dataset.act}"] [name="${field.getAttribute('name')}"]`;

const sameLink = (page: Element, link: Element | undefined) =>
  link instanceof HTMLAnchorElement
    ? page.querySelector<HTMLElement>(`a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`)
    : null;

/** Takes what was typed in a page over into a newer one of the same address. */
function takeOver(old: HTMLElement, newer: HTMLElement): void {
  for (const field of fieldsIn(old)) {
    const twin = newer.querySelector<HTMLInputElement>(placeOf(field));
    if (!twin || !isTyped(field)) continue;
    twin.value = field.value;
    twin.closest('details')?.setAttribute('open', '');
  }
}

/** Replaces a page by a newer one of the same address; what was typed elsewhere in it stays, and who follows its links stays there. */
export function swap(old: HTMLElement, newer: HTMLElement): void {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && old.contains(activeElement) ? activeElement : undefined;
  const place = focused?.closest('form[data-act]') ? placeOf(focused) : undefined;
  takeOver(old, newer);
  const titleOf = (details: Element) => details.querySelector('summary')?.textContent;
  const open = [...old.querySelectorAll('details[open]')].map(titleOf);
  for (const details of newer.querySelectorAll('details')) if (open.includes(titleOf(details))) details.open = true;
  const page = put(old, newer);
  const to =
    (place && page.querySelector<HTMLElement>(place)) ||
    page.querySelector<HTMLElement>('.saved, .refused') ||
    sameLink(page, focused);
  to?.focus({ preventScroll: Boolean(place) });
}

/** Puts a page in the other's place, but for the last part of *Today*, in which a script is at work. */
function put(old: HTMLElement, newer: HTMLElement): HTMLElement {
  const [stays, same] = [old, newer].map((page) => page.querySelector(':scope > #rings'));
  if (!stays || !same) {
    old.replaceWith(newer);
    return newer;
  }
  for (const child of [...old.children]) if (child !== stays) child.remove();
  same.remove();
  stays.before(...newer.childNodes);
  return old;
}

/** What somebody has typed goes on in a newer page as made from what they saw, and is judged so. */
function keepMadeFrom(old: HTMLElement, newer: HTMLElement): void {
  for (const field of fieldsIn(old)) {
    const [was, now] = [old, newer].map((page) =>
      page.querySelector<HTMLInputElement>(`form[data-act="${field.closest('form')?.dataset.act}"] [name=made_from]`),
    );
    if (was && now && isTyped(field)) now.value = was.value;
  }
}

/** Swaps a page that nobody has asked to change. */
export function renew(old: HTMLElement, newer: HTMLElement): void {
  keepMadeFrom(old, newer);
  swap(old, newer);
}

/** Takes over what was typed in a page that was left. */
export function carry(old: HTMLElement, newer: HTMLElement): void {
  keepMadeFrom(old, newer);
  takeOver(old, newer);
}
