// Has this device ring for the office. The rest of the panel works without it.

const SCOPE = '/office';
const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer';

/** How the browser offers to put the page on the home screen; Chrome alone has it. */
let installing: (Event & { prompt?: () => void }) | undefined;

const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const registered = () => navigator.serviceWorker.getRegistration(SCOPE);

/** Tells the worker, which knows at which address the back office has this browser. Resolves with its answer; undefined without a worker. */
async function tell(what: 'rings' | 'stopped' | 'unknown'): Promise<unknown> {
  const worker = (await registered())?.active;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((done) => {
    port1.onmessage = ({ data }) => done(data);
    setTimeout(done, 5000);
  });
  worker.postMessage(what, [port2]);
  return answer;
}

/** On this device's row: what stops here also stops in the browser. */
function stopHere(event: SubmitEvent) {
  const { submitter, target: form } = event;
  if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
  if (submitter.value !== 'stop' || form.dataset.stopped) return;
  event.preventDefault();
  form.dataset.stopped = 'yes';
  const stop = async () => {
    await (await (await registered())?.pushManager.getSubscription())?.unsubscribe();
    await tell('stopped');
  };
  stop()
    .catch(() => false)
    .finally(() => form.requestSubmit(submitter));
}

/** Says whether this device rings, and has it ring. */
class RingHere extends HTMLElement {
  connectedCallback() {
    this.offerInstalling();
    this.#begin().catch((error) => this.#say(`Whether it rings here is not known. ${messageOf(error)}`));
  }

  #say(text: string) {
    const words = this.querySelector('p');
    if (words) words.textContent = text;
  }

  #ourKey() {
    const text = atob((this.dataset.key ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  }

  /** Whether the browser rings for this key, and not for an older one. */
  #isOurs({ options }: PushSubscription): boolean {
    const key = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
    return String(key) === String(this.#ourKey());
  }

  /** The list's row of this device; null if it does not ring. */
  async #ownRow(): Promise<HTMLElement | null> {
    const subscription = await (await registered())?.pushManager.getSubscription();
    if (!subscription || !this.#isOurs(subscription)) return null;
    return document.querySelector<HTMLElement>(`[data-endpoint="${await hashOf(subscription.endpoint)}"]`);
  }

  /** @throws {Error} for people, if this device cannot ring. */
  async #ring(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') throw new Error('Notifications were not allowed.');
    await navigator.serviceWorker.register('/office-sw.js', { scope: SCOPE });
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = await pushManager.getSubscription();
    const isKnown = before && this.#isOurs(before) && !(await this.#ownRow())?.hasAttribute('data-lost');
    if (!isKnown) await before?.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#ourKey() });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/office/rings', { method: 'POST', headers, body: JSON.stringify(subscription) });
    if (!response.headers.has('x-back-office'))
      throw new Error('Something else answered in place of the back office: try again.');
    if (response.status === 401) return location.assign('/office/sign-in?redirect=/office'); // signed out meanwhile
    const { message } = await response.json();
    if (!response.ok) throw new Error(message);
    history.replaceState(null, '', '/office?rings=on#rings');
    location.reload();
  }

  async #begin(): Promise<void> {
    if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
      const first = `An iPhone rings once this page is on its home screen: press Share, then “Add to Home Screen”, and open it from there.`;
      return this.#say(
        isApple() ? first : `This browser cannot ring. Chrome, Edge and Firefox can, and Safari from the home screen.`,
      );
    }
    const row = await this.#ownRow();
    if (row && !row.hasAttribute('data-lost')) {
      await tell('rings');
      return this.#showOwn(row);
    }
    if (!row && Notification.permission === 'granted' && (await tell('unknown')) === true) return location.reload();
    if (Notification.permission === 'denied')
      return this.#say(
        `This ${device} does not let this page ring: allow its notifications in the browser’s settings, then open it again.`,
      );
    this.#offerRinging();
  }

  #showOwn(row: HTMLElement) {
    this.#say(`Rings on this ${device}.`);
    row.classList.add('own');
    row.querySelector('small')?.before(`(this ${device}) `);
    row.parentElement?.prepend(row);
    row.querySelector('form')?.addEventListener('submit', stopHere);
  }

  #offerRinging() {
    const button = this.querySelector<HTMLButtonElement>('[data-ring]');
    if (!button) return;
    this.#say(`This ${device} does not ring yet.`);
    button.textContent = `Ring on this ${device}`;
    button.hidden = false;
    button.addEventListener('click', () => {
      button.disabled = true;
      this.#say('One moment …');
      this.#ring()
        .catch((error) => this.#say(`It could not be switched on. ${messageOf(error)}`))
        .finally(() => {
          button.disabled = false;
        });
    });
  }

  /** Offers to put the page on the home screen, once the browser can. */
  offerInstalling() {
    const button = this.querySelector<HTMLButtonElement>('[data-install]');
    if (!button || !installing) return;
    button.hidden = false;
    button.onclick = () => installing?.prompt?.();
  }
}

addEventListener('beforeinstallprompt', (event) => {
  const panel = document.querySelector<RingHere>('ring-here');
  if (!panel) return;
  event.preventDefault();
  installing = event;
  panel.offerInstalling();
});

customElements.define('ring-here', RingHere);
