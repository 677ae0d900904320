import { isOurs } from './read-page';

/* Saves the sheet with each changed answer, and shows the site anew beside it. Without it, a button does. */

/** As long as an upload may take on a slow line. */
const WAIT_MS = 60_000;
const form = document.querySelector<HTMLFormElement>('#sheet');
const saving = document.querySelector('#saving');
const frame = document.querySelector<HTMLIFrameElement>('#preview');

const partsOf = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-part]')];
const nameOf = ({ dataset }: HTMLElement) => dataset.part ?? '';

/** Each part as the server has shown it: only what the server says otherwise is replaced. */
const shown = new Map(partsOf(document).map((part) => [nameOf(part), part.outerHTML]));
/** Parts that were changed after the last save began. */
const unsaved = new Set<string>();
let underWay = false;
/** Whether the page beside the sheet is there, and reads itself again when it is told so. */
let isFollowing = false;
/** How often pages in the frame said that they are there, and how often of that is known. */
let [answers, heard] = [0, 0];
let tries = 10;
const PAUSE_MS = 2000;
/** The button that was pressed while a save was under way. */
let pressed: HTMLElement | null = null;

function say(text: string) {
  if (saving) saving.textContent = text;
}

function update(page: Document) {
  for (const part of partsOf(page)) {
    const [name, html] = [nameOf(part), part.outerHTML];
    const here = document.querySelector(`[data-part="${name}"]`);
    if (!here || html === shown.get(name) || unsaved.has(name) || here.contains(document.activeElement)) continue;
    here.replaceWith(part);
    shown.set(name, html);
  }
  const version = page.querySelector<HTMLInputElement>('[name=made_from]');
  const mine = form?.querySelector<HTMLInputElement>('[name=made_from]');
  if (version && mine) mine.value = version.value;
}

const load = () => frame?.setAttribute('src', frame.src);

/** A page that is there reads itself again; one that could not be shown is loaded. */
function showAnew() {
  if (frame && isFollowing) frame.contentWindow?.postMessage({ type: 'payload-document-event' }, new URL(frame.src).origin);
  else load();
}

window.addEventListener('message', ({ source, data }) => {
  if (source !== frame?.contentWindow || data?.type !== 'payload-live-preview') return;
  answers += 1;
  isFollowing = true;
});

// A page that says nothing of itself could not be made, as the website was busy.
frame?.addEventListener('load', () => {
  setTimeout(() => {
    isFollowing = answers > heard;
    heard = answers;
    if (isFollowing || tries === 0) return;
    tries -= 1;
    load();
  }, PAUSE_MS);
});

async function save() {
  if (underWay || !form) return;
  underWay = true;
  unsaved.clear();
  const body = new FormData(form);
  body.set('act', 'save');
  say('Saving …');
  const response = await fetch(form.action, { method: 'POST', body, signal: AbortSignal.timeout?.(WAIT_MS) }).catch(
    () => undefined,
  );
  const text = await response?.text().catch(() => undefined);
  underWay = false;
  if (!isOurs(response) || text === undefined) {
    pressed = null;
    return say('Not saved: there is no connection. What you typed is still here, and is saved with your next answer.');
  }
  const page = new DOMParser().parseFromString(text, 'text/html');
  update(page);
  const refused = page.querySelector('.refused')?.textContent;
  say(refused ?? 'Saved as a draft. Nobody sees it yet.');
  if (pressed) return form.requestSubmit(pressed);
  showAnew();
  if (unsaved.size > 0) save();
}

form?.addEventListener('change', ({ target }) => {
  const part = (target as Element).closest<HTMLElement>('[data-part]');
  if (part) unsaved.add(nameOf(part));
  save();
});

form?.addEventListener('submit', (event) => {
  if (!underWay) return;
  // Its version is not known yet.
  event.preventDefault();
  pressed = event.submitter;
});

form?.addEventListener('click', (event) => {
  const toggle = (event.target as Element).closest<HTMLButtonElement>('[data-toggle]');
  if (!toggle) return;
  event.preventDefault();
  const around = toggle.closest('[data-family]') ?? form;
  const boxes = [...around.querySelectorAll<HTMLInputElement>('[name=service]')];
  const isTicked = boxes.some(({ checked }) => checked);
  for (const box of boxes) box.checked = !isTicked;
  boxes[0]?.dispatchEvent(new Event('change', { bubbles: true }));
});
