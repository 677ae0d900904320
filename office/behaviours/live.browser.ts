import { isOurs, readPage } from './read-page';

/** An open page follows what others do: it is read again when a record has changed, and says who else has it open. */

/** Milliseconds: until a silent stream is given up, between questions then, and between looks at a message that is being sent. */
const [SILENCE_MS, ASK_MS, MOVING_MS] = [10_000, 20_000, 1500];
const MOST_LOOKS = 20;

const here = () => `/office/live?at=${encodeURIComponent(location.pathname)}`;
const page = () => document.querySelector('main');
/** The moment of this page's making, by the server's clock. */
let shownAt = document.body.dataset.at ?? '';
let source: EventSource | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let looks = 0;
let reading = false;

/** What a page says of its records, without what it says of the act that led to it. */
function said(main: Element | null) {
  const copy = main?.cloneNode(true) as Element | undefined;
  for (const line of copy?.querySelectorAll('.saved, .refused, #rings') ?? []) line.remove();
  return `${main?.getAttribute('data-version')} ${copy?.textContent}`;
}

/** Whether a field was changed that a newer page would not take over. */
const isChanged = (field: HTMLInputElement) =>
  !field.closest('form[data-act]') &&
  (/checkbox|radio/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== (field.defaultValue ?? field.value));

/** Whether somebody is at something here: typing, choosing, or on a control by keyboard. */
function isBusy() {
  const [main, focused] = [page(), document.activeElement];
  if (main?.contains(focused) && !focused?.matches('a[href], [tabindex="-1"]')) return true;
  return [...(main?.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea') ?? [])].some(isChanged);
}

/** Reads the page again; one in which somebody is at something is replaced once they have stopped. */
async function read() {
  if (reading || isBusy() || !page()?.hasAttribute('data-live')) return;
  reading = true;
  try {
    const { href } = location;
    const newer = await readPage(href);
    if (!newer || location.href !== href) return;
    shownAt = newer.body.dataset.at ?? shownAt;
    const main = newer.querySelector('main');
    if (!main || isBusy() || said(main) === said(page())) return;
    document.dispatchEvent(new CustomEvent('newer-page', { detail: main }));
  } finally {
    reading = false;
  }
}

/** The newest change that is known, while the page is older. */
let waiting = '';

async function changed(at: string) {
  if (at > waiting) waiting = at;
  if (waiting <= shownAt) return;
  document.dispatchEvent(new Event('records-changed'));
  await read();
}

function showOthers(names: string[]) {
  const place = document.getElementById('others');
  const list = new Intl.ListFormat('en-AU').format(names);
  const text = names.length === 0 ? '' : `${list} ${names.length === 1 ? 'has' : 'have'} this open, too.`;
  if (place && place.textContent !== text) place.textContent = text;
}

/** Where a proxy holds events back: asks now and then. */
async function ask() {
  const response = await fetch(`${here()}&once`).catch(() => undefined);
  const answer = isOurs(response) ? await response.json().catch(() => undefined) : undefined;
  if (answer) {
    showOthers(answer.here);
    void changed(answer.changed);
  }
  timer = setTimeout(ask, ASK_MS);
}

function listen() {
  stop();
  if (document.visibilityState !== 'visible') return;
  source = new EventSource(here());
  const giveUp = () => {
    stop();
    void ask();
  };
  timer = setTimeout(giveUp, SILENCE_MS);
  source.addEventListener('changed', ({ data }) => {
    clearTimeout(timer);
    void changed(JSON.parse(data));
  });
  source.addEventListener('here', ({ data }) => showOthers(JSON.parse(data)));
  source.addEventListener('error', () => {
    if (source?.readyState === EventSource.CLOSED) giveUp(); // else it asks again by itself
  });
}

function stop() {
  clearTimeout(timer);
  source?.close();
  source = undefined;
}

// A hidden page listens no more: a browser has few connections for all its tabs.
document.addEventListener('visibilitychange', listen);
document.addEventListener('page-opened', ({ detail }) => {
  [shownAt, looks] = [detail, 0];
  showOthers([]);
  listen();
});
document.addEventListener('focusout', () => setTimeout(() => waiting > shownAt && void read()));
setInterval(() => {
  if (page()?.dataset.live !== 'moving' || looks >= MOST_LOOKS || document.visibilityState !== 'visible') return;
  looks += 1;
  void read();
}, MOVING_MS);
window.addEventListener('pagehide', stop);
window.addEventListener('pageshow', ({ persisted }) => persisted && listen());
listen();
