// @ts-check
// Has this device ring for the office. The rest of the panel works without it.

const panel = /** @type {HTMLElement} */ (document.getElementById('rings'));
const here = panel.querySelector('[data-here]');
const button = /** @type {HTMLButtonElement | null} */ (panel.querySelector('[data-ring]'));
const install = /** @type {HTMLButtonElement | null} */ (panel.querySelector('[data-install]'));
const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer';
const SCOPE = '/office';

const say = (/** @type {string} */ text) => {
  if (here) here.textContent = text;
};

const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** The key of this installation, as browsers take it. */
function ourKey() {
  const text = atob((panel.dataset.key ?? '').replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Whether the browser rings for this key, and not for an older one. */
function isOurs(/** @type {PushSubscription} */ { options }) {
  const key = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return String(key) === String(ourKey());
}

async function hashOf(/** @type {string} */ text) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Tells the worker, which knows at which address the back office has this browser.
 * @param {'rings' | 'stopped' | 'unknown'} what
 * @returns {Promise<unknown>} its answer; undefined without a worker
 */
async function tell(what) {
  const worker = (await navigator.serviceWorker.getRegistration(SCOPE))?.active;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((done) => {
    port1.onmessage = ({ data }) => done(data);
    setTimeout(done, 5000);
  });
  worker.postMessage(what, [port2]);
  return answer;
}

/** The list's row of this device; null if it does not ring. */
async function ownRow() {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription || !isOurs(subscription)) return null;
  return panel.querySelector(`[data-endpoint="${await hashOf(subscription.endpoint)}"]`);
}

/** @throws {Error} for people, if this device cannot ring. */
async function ring() {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('Notifications were not allowed.');
  await navigator.serviceWorker.register('/office-sw.js', { scope: SCOPE });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  const isKnown = before && isOurs(before) && !(await ownRow())?.hasAttribute('data-lost');
  if (!isKnown) await before?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: ourKey() });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/office/rings', { method: 'POST', headers, body: JSON.stringify(subscription) });
  if (!response.headers.has('x-back-office')) throw new Error('Something else answered in place of the back office: try again.');
  if (response.redirected) return location.assign(response.url); // signed out meanwhile
  const { message } = await response.json();
  if (!response.ok) throw new Error(message);
  history.replaceState(null, '', '/office?rings=on#rings');
  location.reload();
}

/** On this device's row: what stops here also stops in the browser. */
function stopHere(/** @type {SubmitEvent} */ event) {
  const pressed = /** @type {HTMLButtonElement | null} */ (event.submitter);
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (pressed?.value !== 'stop' || form.dataset.stopped) return;
  event.preventDefault();
  form.dataset.stopped = 'yes';
  const stop = async () => {
    const registration = await navigator.serviceWorker.getRegistration(SCOPE);
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    await tell('stopped');
  };
  stop()
    .catch(() => false)
    .finally(() => form.requestSubmit(pressed));
}

async function begin() {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    const first = `An iPhone rings once this page is on its home screen: press Share, then “Add to Home Screen”, and open it from there.`;
    return say(isApple() ? first : `This browser cannot ring. Chrome, Edge and Firefox can, and Safari from the home screen.`);
  }
  const row = await ownRow();
  if (row && !row.hasAttribute('data-lost')) {
    await tell('rings');
    say(`Rings on this ${device}.`);
    row.classList.add('own');
    row.querySelector('small')?.before(`(this ${device}) `);
    row.parentElement?.prepend(row);
    return row.querySelector('form')?.addEventListener('submit', stopHere);
  }
  if (!row && Notification.permission === 'granted' && (await tell('unknown')) === true) return location.reload();
  if (Notification.permission === 'denied')
    return say(
      `This ${device} does not let this page ring: allow its notifications in the browser’s settings, then open it again.`,
    );
  if (!button) return undefined;
  say(`This ${device} does not ring yet.`);
  button.textContent = `Ring on this ${device}`;
  button.hidden = false;
  button.addEventListener('click', () => {
    button.disabled = true;
    say('One moment …');
    ring()
      .catch((error) => say(`It could not be switched on. ${error.message}`))
      .finally(() => {
        button.disabled = false;
      });
  });
}

addEventListener('beforeinstallprompt', (event) => {
  if (!install) return;
  event.preventDefault();
  install.hidden = false;
  install.onclick = () => /** @type {Event & { prompt(): void }} */ (event).prompt();
});

if (here) begin().catch((error) => say(`Whether it rings here is not known. ${error.message}`));
