// Keys for whoever works at a keyboard. Each does what a link, a button or a field of the page does.
import { has, neighbourOf } from './neighbour';
import { keepOpenedList, readOpenedList } from './opened-list';
import { fieldsIn, isTyped } from './typed-fields';
import { wide } from './wide';

/** On a device where no key of ours does anything, this is stored. */
const OFF = 'office keys off';

function readOff(): boolean {
  try {
    return localStorage.getItem(OFF) !== null;
  } catch {
    return false; // The device keeps nothing.
  }
}

function keepOff(off: boolean) {
  try {
    if (off) localStorage.setItem(OFF, 'yes');
    else localStorage.removeItem(OFF);
  } catch {}
}

let isOff = readOff();

const rowLinks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')]
    .map((row) => (row instanceof HTMLAnchorElement ? row : row.querySelector('a')))
    .filter((link) => link !== null)
    .filter((link) => link.checkVisibility());

/** The list in which the page that is shown stands: beside it, else the one it was opened from. */
function ownList(): string[] {
  const beside = rowLinks().map(({ href }) => href);
  return has(beside, location.pathname) ? beside : readOpenedList();
}

/** Opens the next or previous enquiry, or moves between the rows of a list. What is typed is not left behind: its field is shown. */
function move(step: 1 | -1): boolean {
  const list = ownList();
  if (!has(list, location.pathname)) return moveInRows(step);
  const address = neighbourOf(list, location.pathname, step);
  const typed = [...fieldsIn(document)].find(isTyped);
  if (typed) focus(typed);
  else if (address) open(address);
  else document.dispatchEvent(new CustomEvent('turn-list', { detail: step }));
  return true;
}

/** Beside its list an enquiry takes the place of the one that is open. */
function open(address: string) {
  const asked = new CustomEvent('open-enquiry', { detail: address, cancelable: true });
  if (document.dispatchEvent(asked)) location.assign(address);
}

function moveInRows(step: 1 | -1): boolean {
  const links = rowLinks();
  const at = links.findIndex((link) => (link.closest('[data-row]') ?? link).contains(document.activeElement));
  const to = links[at < 0 ? 0 : at + step];
  to?.focus();
  return links.length > 0;
}

function focus(field: HTMLElement | null): boolean {
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
  return field !== null;
}

function press(button: HTMLElement | null): boolean {
  button?.click();
  return button !== null;
}

const keys: Record<string, { does: string; act: () => boolean }> = {
  j: { does: 'Next enquiry', act: () => move(1) },
  k: { does: 'Previous enquiry', act: () => move(-1) },
  '/': { does: 'Search', act: () => focus(document.querySelector<HTMLElement>('[data-search]')) },
  e: { does: 'I have answered', act: () => press(document.querySelector<HTMLElement>('form[data-act=answered] button')) },
  n: { does: 'Write a note', act: () => focus(document.querySelector<HTMLElement>('form[data-act=note] [name=text]')) },
  '?': { does: 'Show these keys', act: () => press(document.querySelector<HTMLElement>('office-keys button')) },
};

/** The button that shows the keys, and their dialog, in which they are switched off for whoever they get in the way of. */
class OfficeKeys extends HTMLElement {
  #button = document.createElement('button');
  #dialog = document.createElement('dialog');

  connectedCallback() {
    Object.assign(this.#button, { type: 'button', textContent: 'Keys' });
    this.#button.setAttribute('aria-haspopup', 'dialog');
    this.#button.addEventListener('click', () => this.#dialog.showModal());
    this.append(this.#button);
    const rows = Object.entries(keys).map(([key, { does }]) => `<dt><kbd>${key}</kbd></dt><dd>${does}</dd>`);
    this.#dialog.className = 'keys';
    this.#dialog.setAttribute('aria-labelledby', 'keys-heading');
    this.#dialog.innerHTML = `<h2 id="keys-heading">Keys</h2><dl>${rows.join('')}</dl>
<p>None of them does anything while you type in a field.</p>
<p class="check"><input type="checkbox" id="keys-on"><label for="keys-on">Use these keys on this device</label></p>
<form method="dialog"><button class="act">Close</button></form>`;
    document.body.append(this.#dialog);
    const box = this.#dialog.querySelector<HTMLInputElement>('#keys-on');
    if (!box) return;
    box.checked = !isOff;
    box.addEventListener('change', () => {
      isOff = !box.checked;
      keepOff(isOff);
      this.#offer();
    });
    this.#offer();
  }

  /** On a phone the button is in the way, unless no key would show the dialog. */
  #offer() {
    this.#button.hidden = matchMedia('(hover: none)').matches && !isOff;
  }
}

/** Where a key types or chooses something; a box does nothing with a letter. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

document.addEventListener('keydown', (event) => {
  const { key, target, defaultPrevented, ctrlKey, altKey, metaKey, repeat } = event;
  if (isOff || defaultPrevented || ctrlKey || altKey || metaKey || repeat) return;
  const isTyping = target instanceof Element && target.closest(TYPING);
  if (isTyping || document.querySelector('dialog[open]')) return;
  if (Object.hasOwn(keys, key) && keys[key]?.act()) event.preventDefault();
});

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('[data-row]')) return;
  keepOpenedList(rowLinks().map(({ href }) => href));
});

customElements.define('office-keys', OfficeKeys);

// A phone does not load what puts the list beside an enquiry.
function loadBeside() {
  const script = document.querySelector<HTMLElement>('list-beside')?.dataset.script;
  if (script && wide.matches) void import(script);
}
wide.addEventListener('change', loadBeside);
loadBeside();
