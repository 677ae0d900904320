// @ts-check
// The light pages work without this script. With it, an act is kept on the device until the server has answered, and sent once.

/**
 * @typedef {{ enquiry: string, path?: string, goes?: boolean, name: string, word: string, body: string, refused?: boolean }} Kept An act
 * that the server has not done; `goes` if the page that follows it has another address.
 */

const WAIT_MS = 20_000;
const RETRY_MS = { first: 3000, most: 60_000 };
const STALE_MS = 60_000;

const start = Date.now();
let retryMs = RETRY_MS.first;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {'sending' | 'no connection' | 'signed out'} */
let state = 'sending';

const main = () => document.querySelector('main');
const prefix = `office act ${document.body.dataset.account} `;

/** Acts of this account, oldest first; none on a device that keeps nothing. */
function keys() {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .sort();
  } catch {
    return [];
  }
}
/** @returns {Kept | null} */
const read = (/** @type {string} */ key) => JSON.parse(localStorage.getItem(key) ?? 'null');
const write = (/** @type {string} */ key, /** @type {Kept} */ kept) => localStorage.setItem(key, JSON.stringify(kept));

const pathOf = (/** @type {Kept} */ { enquiry, path }) => path ?? `/office/enquiries/${enquiry}`;

const newId = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const SAID = {
  sending: 'Sending:',
  'no connection': 'Not sent yet, kept on this device until there is a connection:',
  'signed out': 'Not sent yet, kept on this device until you sign in:',
};

/** Says what is kept. */
function show() {
  const region = document.getElementById('kept');
  const acts = keys().flatMap((key) => read(key) ?? []);
  if (!region) return;
  const line = (/** @type {string} */ said, /** @type {Kept[]} */ some) => {
    const paragraph = document.createElement('p');
    paragraph.className = 'kept';
    paragraph.append(said);
    for (const [index, act] of some.entries()) {
      const link = document.createElement('a');
      link.href = pathOf(act);
      link.textContent = `${act.word} (${act.name})`;
      paragraph.append(index > 0 ? ', ' : ' ', link);
    }
    return paragraph;
  };
  const [waiting, refused] = [acts.filter((act) => !act.refused), acts.filter((act) => act.refused)];
  const lines = [
    ...(waiting.length > 0 ? [line(SAID[state], waiting)] : []),
    ...(refused.length > 0 ? [line('Not done, somebody else was here. Look at it:', refused)] : []),
  ];
  if (waiting.length > 0 && state === 'signed out') {
    const signIn = document.createElement('a');
    signIn.href = `/admin/login?redirect=${encodeURIComponent(location.pathname)}`;
    signIn.textContent = 'Sign in';
    lines[0]?.append('. ', signIn);
  }
  if (region.textContent !== lines.map((one) => one.textContent).join('')) region.replaceChildren(...lines);
}

/** What is typed in the page's other forms, by form and field. */
const fields = (/** @type {Element} */ page) =>
  /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */ (
    page.querySelectorAll('form[data-act] :is(input:not([type=hidden]), textarea)')
  );
const placeOf = (/** @type {HTMLElement} */ field) =>
  `form[data-act="${field.closest('form')?.dataset.act}"] [name="${field.getAttribute('name')}"]`;

/** Replaces the page by a newer one of the same enquiry; what was typed elsewhere in it stays. */
function swap(/** @type {HTMLElement} */ newer) {
  const old = main();
  if (!old) return;
  const focused =
    document.activeElement instanceof HTMLElement && old.contains(document.activeElement) ? document.activeElement : null;
  const place = focused?.closest('form[data-act]') ? placeOf(focused) : undefined;
  for (const field of fields(old)) {
    const twin = /** @type {HTMLInputElement | null} */ (newer.querySelector(placeOf(field)));
    if (!twin || field.value === field.defaultValue) continue;
    twin.value = field.value;
    twin.closest('details')?.setAttribute('open', '');
  }
  old.replaceWith(newer);
  offerCopies();
  const to = /** @type {HTMLElement | null} */ ((place && newer.querySelector(place)) || newer.querySelector('.saved, .refused'));
  to?.focus({ preventScroll: Boolean(place) });
}

/** Sends one act; false if it has to wait. */
async function send(/** @type {string} */ key) {
  const act = read(key);
  if (!act || act.refused) return true;
  const path = pathOf(act);
  const sent = { method: 'POST', body: new URLSearchParams(act.body), signal: AbortSignal.timeout?.(WAIT_MS) };
  const response = await fetch(path, sent).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  state = 'no connection';
  const isOurs = response?.headers.has('x-back-office'); // else a portal or a filter has answered in its place
  if (!response || !isOurs || text === undefined || response.status >= 500 || response.status === 429) return false;
  if (!new URL(response.url).pathname.startsWith('/office')) {
    state = 'signed out';
    return false;
  }
  state = 'sending';
  const newer = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
  const isHere = location.pathname === path;
  if (response.ok) follow(act, newer?.dataset.version);
  if (response.ok || (isHere && newer)) localStorage.removeItem(key);
  else write(key, { ...act, refused: true });
  if (isHere && newer && !(act.goes && response.ok)) swap(newer);
  document.dispatchEvent(new CustomEvent('act-done', { detail: { ...act, isDone: response.ok } }));
  if (isHere && act.goes && response.ok) location.assign(response.url);
  return true;
}

/** What was done after an act, on the page from before it, was done knowing of it. */
function follow(/** @type {Kept} */ { enquiry, body }, /** @type {string | undefined} */ version) {
  const was = new URLSearchParams(body).get('made_from');
  for (const key of keys()) {
    const later = read(key);
    const typed = new URLSearchParams(later?.body);
    if (!later || !version || later.enquiry !== enquiry || typed.get('made_from') !== was) continue;
    typed.set('made_from', version);
    write(key, { ...later, body: String(typed) });
  }
}

/** Sends all that is kept, one after the other. */
async function sendAll() {
  clearTimeout(timer);
  const all = async () => {
    for (let key = keys()[0], done = new Set(); key; key = keys().find((one) => !done.has(one))) {
      done.add(key);
      if (!(await send(key))) {
        timer = setTimeout(sendAll, retryMs);
        retryMs = Math.min(RETRY_MS.most, retryMs * 2);
        break;
      }
      retryMs = RETRY_MS.first;
      show();
    }
    show();
  };
  await (navigator.locks ? navigator.locks.request('office acts', all) : all());
}

document.addEventListener('submit', (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const enquiry = main()?.dataset.enquiry;
  const pressed = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (event.defaultPrevented || !form.dataset.act || !enquiry || pressed?.formTarget === '_blank') return;
  const data = new FormData(form);
  if (pressed?.name) data.set(pressed.name, pressed.value);
  data.set('id', newId());
  const body = String(new URLSearchParams(/** @type {[string, string][]} */ ([...data])));
  const name = document.querySelector('h1')?.textContent ?? '';
  const goes = form.dataset.goes !== undefined;
  const [path, word] = [form.getAttribute('action') ?? undefined, pressed?.dataset.word ?? form.dataset.word ?? ''];
  try {
    write(`${prefix}${Date.now()} ${data.get('id')}`, { enquiry, path, goes, name, word, body });
  } catch {
    return; // The device keeps nothing: the browser sends the form itself.
  }
  event.preventDefault();
  if (!goes) form.reset();
  form.closest('details')?.removeAttribute('open');
  state = 'sending';
  show();
  void sendAll();
});

// Whoever has called, or has written, has answered next.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('[data-reach] a');
  const answered = document.querySelector('form[data-act=answered] button');
  if (!link || !answered) return;
  for (const next of document.querySelectorAll('.next')) next.classList.replace('next', 'wide');
  answered.classList.add('next');
});

// Copies what a field holds; without script the field itself can be selected.
function offerCopies() {
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-copy]')))
    button.hidden = !navigator.clipboard;
}
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && /** @type {HTMLButtonElement | null} */ (target.closest('[data-copy]'));
  if (!button) return;
  const field = /** @type {HTMLInputElement} */ (document.getElementById(button.dataset.copy ?? ''));
  field.select();
  button.textContent = await navigator.clipboard.writeText(field.value).then(
    () => 'Copied',
    () => 'Select it and copy',
  );
});

document.addEventListener('newer-page', (event) => swap(/** @type {CustomEvent} */ (event).detail));
addEventListener('online', () => void sendAll());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  if (keys().length > 0) void sendAll();
  else if (main()?.dataset.list !== undefined && Date.now() - start > STALE_MS) location.reload();
});

for (const key of keys()) {
  const act = read(key);
  if (act?.refused && pathOf(act) === location.pathname) write(key, { ...act, refused: false });
}
offerCopies();
show();
void sendAll();
