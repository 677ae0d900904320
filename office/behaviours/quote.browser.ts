// Writing a quote: adds and removes lines, keeps the total up to date, and keeps what is typed on the device until it is saved.
// The form works without it.
import { contentOf, totalsOf } from './typed-quote';

const KEY = `office typed ${document.body.dataset.account} ${location.pathname}`;
/** What says nothing of what was typed. */
const OWN = ['act', 'id', 'add', 'reply'];
/** What the form was made from; it changes without being typed. */
const MADE_FROM = ['page', 'made_from', 'version'];

const inputsIn = (line: ParentNode) => [...line.querySelectorAll('input')];
const isEmpty = (line: ParentNode) => inputsIn(line).every((input) => !input.value.trim());

function forget() {
  try {
    localStorage.removeItem(KEY);
  } catch {}
}

/** What was typed here and not saved, and when. */
function kept(): { at: Date; values: URLSearchParams } | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return found && { at: new Date(found.at), values: new URLSearchParams(found.body) };
  } catch {
    return null;
  }
}

function plainButton(className: string, text: string) {
  const button = document.createElement('button');
  [button.type, button.className, button.textContent] = ['button', className, text];
  return button;
}

const numbered = (name: string, n: string) => name.replace(/^([a-z]+)\d+$/, `$1${n}`);

/** Around the form that writes a quote. */
class QuoteForm extends HTMLElement {
  /** Shows what works with script alone. */
  connectedCallback() {
    this.addEventListener('input', () => this.keep());
    this.addEventListener('submit', (event) => this.#submit(event));
    this.addEventListener('click', ({ target }) => {
      const line = target instanceof Element && target.closest('.remove')?.closest('.line');
      if (line) this.#remove(line);
    });
    for (const line of this.#lines()) if (!line.querySelector('.remove')) line.append(plainButton('remove', 'Remove'));
    for (const line of this.#lines().filter(isEmpty).slice(1)) line.remove(); // more come when they are asked for
    for (const button of this.querySelectorAll('[data-more]')) button.textContent = 'Add a line';
    this.#number();
    this.#addUp();
  }

  #lines = () => [...this.querySelectorAll<HTMLElement>('.line')];

  #values() {
    const form = this.querySelector('form');
    return new URLSearchParams([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]));
  }

  /** Keeps on the device what is typed; a device that keeps nothing has the form alone. */
  keep() {
    this.#addUp();
    try {
      localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), body: String(this.#values()) }));
    } catch {}
  }

  #addUp() {
    const { total, gst } = totalsOf(this.#values());
    const put = (selector: string, text: string) => {
      const place = this.querySelector(selector);
      if (place && place.textContent !== text) place.textContent = text;
    };
    put('#total', total);
    if (gst !== undefined) put('#gst-total', gst);
    this.querySelector('#gst-line')?.toggleAttribute('hidden', gst === undefined);
  }

  #number() {
    for (const [index, line] of this.#lines().entries()) {
      const n = String(index + 1);
      for (const legend of line.querySelectorAll('legend')) legend.textContent = `Line ${n}`;
      for (const input of inputsIn(line)) input.id = input.name = numbered(input.name, n);
      for (const label of line.querySelectorAll('label')) label.htmlFor = numbered(label.htmlFor, n);
      for (const button of line.querySelectorAll('.remove')) button.setAttribute('aria-label', `Remove line ${n}`);
    }
  }

  /** Adds an empty line; undefined if a quote has no room for more. */
  #addLine(): HTMLElement | undefined {
    const [lines, most] = [this.#lines(), Number(this.querySelector<HTMLElement>('#lines')?.dataset.most)];
    const last = lines.at(-1);
    if (!last || lines.length >= most) return undefined;
    const line = last.cloneNode(true) as HTMLElement;
    for (const input of inputsIn(line)) {
      input.value = '';
      input.removeAttribute('aria-invalid');
    }
    for (const fault of line.querySelectorAll('.fault')) fault.remove();
    last.after(line);
    this.#number();
    return line;
  }

  #emptyLine = () => this.#lines().find(isEmpty) ?? this.#addLine();

  #remove(line: Element) {
    if (this.#lines().length === 1) for (const input of inputsIn(line)) input.value = '';
    else line.remove();
    this.#number();
    this.keep();
    inputsIn(this.#lines().find(isEmpty) ?? this.#lines().at(-1) ?? this)[0]?.focus();
  }

  /** Puts values into the form; with what it was made from, unless somebody was told that it is older. */
  fill(values: URLSearchParams, withOrigin = true) {
    const most = Math.max(...[...values.keys()].map((name) => Number(/^text(\d+)$/.exec(name)?.[1] ?? 0)));
    while (this.#lines().length < most && this.#addLine());
    for (const field of this.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      if (OWN.includes(field.name) || (!withOrigin && MADE_FROM.includes(field.name))) continue;
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = values.has(field.name);
      else field.value = values.get(field.name) ?? '';
    }
    this.#addUp();
  }

  /** Fills in what was typed here and never saved, and says so. */
  restore() {
    const found = kept();
    if (!found) return;
    const before = this.#values();
    if (contentOf(found.values) === contentOf(before)) return forget();
    this.fill(found.values);
    const when = found.at.toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
    const note = Object.assign(document.createElement('p'), { className: 'kept' });
    const away = plainButton('act', 'Throw it away');
    note.append(`This was typed here on ${when} and not saved yet. `, away);
    away.addEventListener('click', () => {
      this.fill(before);
      forget();
      note.remove();
    });
    this.prepend(note);
  }

  /** Does on the page what these buttons ask the server for in a browser without script. */
  #submit(event: SubmitEvent) {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.value !== 'lines') return;
    event.preventDefault();
    if (button.dataset.add !== undefined) this.#addChosen();
    else if (button.dataset.reply !== undefined) this.#takeText();
    else inputsIn(this.#emptyLine() ?? this)[0]?.focus();
    this.keep();
  }

  #chosen(name: string): DOMStringMap | undefined {
    const select = this.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    const data = select?.selectedOptions[0]?.dataset;
    if (select) select.value = '';
    return data;
  }

  #addChosen() {
    const { text, price } = this.#chosen('add') ?? {};
    const line = text && this.#emptyLine();
    if (!line || !text) return;
    const [what, quantity, each] = inputsIn(line);
    if (what) what.value = text;
    if (quantity) quantity.value = '1';
    if (each) each.value = price ?? '';
    quantity?.focus();
  }

  #takeText() {
    const { text } = this.#chosen('reply') ?? {};
    const greeting = this.querySelector<HTMLTextAreaElement>('[name=greeting]');
    if (!text || !greeting) return;
    greeting.value = [greeting.value, text].filter(Boolean).join('\n\n');
    greeting.focus();
  }
}

const shown = () => document.querySelector<QuoteForm>('quote-form');

// What was sent has been saved, or was refused and stands in a new page; what was typed since is in neither.
document.addEventListener('act-done', ({ detail: { path, body, isDone } }) => {
  if (path !== location.pathname) return;
  const found = kept();
  const since = found && contentOf(found.values) !== contentOf(new URLSearchParams(body));
  if (isDone && !since) return forget();
  if (isDone) return;
  const form = shown();
  if (found && since) form?.fill(found.values, false);
  form?.keep();
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
});

customElements.define('quote-form', QuoteForm);
shown()?.restore();
