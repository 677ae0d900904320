// The pages work without this script. With it, an act is kept on the device until the server has answered, and sent once.
import { offerCopies } from './copies';
import { actKeys, addAct, type KeptAct, knowing, pathOf, readAct, writeAct } from './kept-acts';
import { isOurs } from './read-page';
import { renew, swap } from './swap';

const WAIT_MS = 20_000;
const RETRY_MS = { first: 3000, most: 60_000 };
const STALE_MS = 60_000;

const SENDING = {
  sending: 'Sending:',
  'no connection': 'Not sent yet, kept on this device until there is a connection:',
  'signed out': 'Not sent yet, kept on this device until you sign in:',
};

const start = Date.now();
let retryMs = RETRY_MS.first;
let timer: ReturnType<typeof setTimeout> | undefined;
let state: keyof typeof SENDING = 'sending';

const main = () => document.querySelector('main');

const linkTo = (href: string, text: string) => Object.assign(document.createElement('a'), { href, textContent: text });

function lineOf(words: string, acts: KeptAct[]): HTMLElement {
  const line = Object.assign(document.createElement('p'), { className: 'kept', textContent: words });
  for (const [index, act] of acts.entries())
    line.append(index > 0 ? ', ' : ' ', linkTo(pathOf(act), `${act.word} (${act.name})`));
  return line;
}

/** Names the acts that are kept. */
class KeptActs extends HTMLElement {
  connectedCallback() {
    this.show();
  }

  show() {
    const acts = actKeys().flatMap((key) => readAct(key) ?? []);
    const [waiting, refused] = [acts.filter((act) => !act.refused), acts.filter((act) => act.refused)];
    const lines = [
      ...(waiting.length > 0 ? [lineOf(SENDING[state], waiting)] : []),
      ...(refused.length > 0 ? [lineOf('Not done, somebody else was here. Look at it:', refused)] : []),
    ];
    if (waiting.length > 0 && state === 'signed out')
      lines[0]?.append('. ', linkTo(`/office/sign-in?redirect=${encodeURIComponent(location.pathname)}`, 'Sign in'));
    if (this.textContent !== lines.map((line) => line.textContent).join('')) this.replaceChildren(...lines);
  }
}

const show = () => document.querySelector<KeptActs>('kept-acts')?.show();

/** What was done after an act, on the page from before it, was done knowing of it. */
function follow(act: KeptAct, version: string | undefined) {
  for (const key of actKeys()) {
    const later = readAct(key);
    const informed = later && version && knowing(later, act, version);
    if (informed) writeAct(key, informed);
  }
}

function replace(newer: HTMLElement, by = swap) {
  const old = main();
  if (old) by(old, newer);
  offerCopies();
}

/** Sends one act; false if it has to wait. */
async function send(key: string): Promise<boolean> {
  const act = readAct(key);
  if (!act || act.refused) return true;
  const path = pathOf(act);
  const sent = { method: 'POST', body: new URLSearchParams(act.body), signal: AbortSignal.timeout?.(WAIT_MS) };
  const response = await fetch(path, sent).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  state = 'no connection';
  if (!isOurs(response) || text === undefined || response.status >= 500 || response.status === 429) return false;
  if (response.status === 401 || !new URL(response.url).pathname.startsWith('/office')) {
    state = 'signed out';
    return false;
  }
  state = 'sending';
  const newer = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
  const [isHere, isDone] = [location.pathname === path, response.ok];
  if (isDone) follow(act, newer?.dataset.version);
  if (isDone || (isHere && newer)) localStorage.removeItem(key);
  else writeAct(key, { ...act, refused: true });
  if (isHere && newer && !(act.goes && isDone)) replace(newer);
  document.dispatchEvent(new CustomEvent('act-done', { detail: { ...act, isDone } }));
  if (isHere && act.goes && isDone) location.assign(response.url);
  return true;
}

/** Sends all that is kept, one after the other. */
async function sendAll(): Promise<void> {
  clearTimeout(timer);
  const all = async () => {
    for (let key = actKeys()[0], done = new Set(); key; key = actKeys().find((one) => !done.has(one))) {
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

const newId = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

document.addEventListener('submit', (event) => {
  const form = event.target;
  const enquiry = main()?.dataset.enquiry;
  const pressed = event.submitter instanceof HTMLButtonElement ? event.submitter : undefined;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  if (!form.dataset.act || !enquiry || pressed?.formTarget === '_blank') return;
  const [data, id] = [new FormData(form), newId()];
  if (pressed?.name) data.set(pressed.name, pressed.value);
  data.set('id', id);
  const goes = form.dataset.goes !== undefined;
  try {
    addAct(id, {
      ...{ enquiry, goes, path: form.getAttribute('action') ?? undefined },
      name: document.querySelector('h1')?.textContent ?? '',
      word: pressed?.dataset.word ?? form.dataset.word ?? '',
      body: String(new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))),
    });
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

document.addEventListener('newer-page', ({ detail }) => replace(detail, renew));
addEventListener('online', () => void sendAll());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  if (actKeys().length > 0) void sendAll();
  else if (main()?.dataset.list !== undefined && Date.now() - start > STALE_MS) location.reload();
});

/** An act that was refused is sent again where its page is looked at, which shows what else was saved. */
function begin() {
  for (const key of actKeys()) {
    const act = readAct(key);
    if (act?.refused && pathOf(act) === location.pathname) writeAct(key, { ...act, refused: false });
  }
  offerCopies();
  void sendAll();
}

customElements.define('kept-acts', KeptActs);
document.addEventListener('page-opened', begin);
begin();
