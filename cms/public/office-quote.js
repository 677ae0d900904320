// @ts-check
// Writing a quote: adds and removes lines, keeps the total up to date, and keeps what is typed on the device until it is saved.
// The form works without it.

const form = () => /** @type {HTMLFormElement | null} */ (document.querySelector('form[data-act=quote]'));
const key = `office typed ${document.body.dataset.account} ${location.pathname}`;
/** What says nothing of what was typed. */
const OWN = ['act', 'id', 'add', 'reply'];
/** What the form was made from; it changes without being typed. */
const MADE_FROM = ['page', 'made_from', 'version'];

/** @returns {HTMLElement[]} */
const all = (/** @type {string} */ selector, /** @type {ParentNode} */ inside = document) => [
  .../** @type {NodeListOf<HTMLElement>} */ (inside.querySelectorAll(selector)),
];
const inputs = (/** @type {ParentNode} */ line) => /** @type {HTMLInputElement[]} */ (all('input', line));
/** @returns {HTMLInputElement | null} */
const field = (/** @type {string} */ name) => form()?.querySelector(`[name="${name}"]`) ?? null;
/** @returns {HTMLElement[]} */
const lines = () => all('.line');

const shown = () => new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form() ?? undefined)]));

/** A number as it may be typed, in hundredths; undefined if it is none. The same rules as `shared/amount.ts`. */
function hundredths(/** @type {string} */ text) {
  const number = text
    .normalize('NFKC')
    .replace(/[−–]/g, '-')
    .replace(/[’ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^(-?) ?(?:aud|au?\$|\$) ?| ?(?:aud|\$)$/i, '$1');
  const plain = /^(-?)(\d*)()(?:[.,](\d{1,2}))?$/;
  const grouped = /^(-?)((?!\d+\.\d{3}$)[1-9]\d{0,2}([ ,.'])\d{3}(?:\3\d{3})*)(?:(?!\3)[.,](\d{1,2}))?$/;
  const [, sign, whole = '', , part = ''] = plain.exec(number) ?? grouped.exec(number) ?? [];
  const digits = whole.replace(/\D/g, '');
  return digits || part ? Number(`${sign}${digits}${part.padEnd(2, '0')}`) : undefined;
}
/** Divides whole numbers; halves go away from zero, as on the server. */
const divided = (/** @type {number} */ number, /** @type {number} */ by) =>
  Math.sign(number) * Math.floor((2 * Math.abs(number) + by) / (2 * by)) || 0;
const dollars = (/** @type {number} */ cents) =>
  (cents / 100).toLocaleString('en-AU', { style: 'currency', currency: 'AUD' }).replace('-', '−');

/** The lines that are typed: what, how many and price each, in hundredths where they can be read. */
const typedLines = (/** @type {URLSearchParams} */ values) =>
  [...values].flatMap(([name, text]) => {
    const n = /^text(\d+)$/.exec(name)?.[1];
    const [quantity = '', price = ''] = [values.get(`quantity${n}`)?.trim(), values.get(`price${n}`)?.trim()];
    if (!n || (!text.trim() && !price)) return [];
    const many = quantity ? (hundredths(quantity) ?? `? ${quantity}`) : 100;
    return [{ text: text.trim(), many, each: hundredths(price) ?? `? ${price}` }];
  });
/** All that is typed, as a text that can be compared. */
const said = (/** @type {URLSearchParams} */ values) =>
  JSON.stringify([
    typedLines(values),
    ...['greeting', 'valid_until', 'gst'].map((name) => values.get(name)?.trim().replace(/\r\n/g, '\n')),
  ]);

/** Shows total and GST of what is typed so far. */
function addUp() {
  const values = shown();
  const total = typedLines(values)
    .map(({ many, each }) => divided((Number(many) || 0) * (Number(each) || 0), 100))
    .reduce((sum, cents) => sum + cents, 0);
  const put = (/** @type {string} */ id, /** @type {string} */ text) => {
    const place = document.getElementById(id);
    if (place && place.textContent !== text) place.textContent = text;
  };
  put('total', dollars(total));
  put('gst-total', dollars(divided(total, 11)));
  document.getElementById('gst-line')?.toggleAttribute('hidden', !values.has('gst'));
}

/** Numbers the lines as they stand. */
function number() {
  for (const [index, line] of lines().entries()) {
    const n = String(index + 1);
    for (const one of all('legend', line)) one.textContent = `Line ${n}`;
    for (const one of inputs(line)) one.id = one.name = one.name.replace(/\d+$/, n);
    for (const one of all('label', line)) one.setAttribute('for', one.getAttribute('for')?.replace(/\d+$/, n) ?? '');
    for (const one of all('.remove', line)) one.setAttribute('aria-label', `Remove line ${n}`);
  }
}

const isEmpty = (/** @type {ParentNode} */ line) => inputs(line).every((input) => !input.value.trim());

/** Adds an empty line; undefined if a quote has no room for more. */
function addLine() {
  const last = lines().at(-1);
  if (!last || lines().length >= Number(document.getElementById('lines')?.dataset.most)) return undefined;
  const line = /** @type {HTMLElement} */ (last.cloneNode(true));
  for (const input of inputs(line)) {
    input.value = '';
    input.removeAttribute('aria-invalid');
  }
  last.after(line);
  number();
  return line;
}
const emptyLine = () => lines().find(isEmpty) ?? addLine();

function remove(/** @type {Element} */ line) {
  if (lines().length === 1) for (const input of inputs(line)) input.value = '';
  else line.remove();
  number();
  keep();
  inputs(lines().find(isEmpty) ?? lines().at(-1) ?? document)[0]?.focus();
}

/** Keeps on the device what is typed; a device that keeps nothing has the form alone. */
function keep() {
  addUp();
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), body: String(shown()) }));
  } catch {}
}
const forget = () => {
  try {
    localStorage.removeItem(key);
  } catch {}
};
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null');
    return found && { at: new Date(found.at), values: new URLSearchParams(found.body) };
  } catch {
    return null;
  }
}

/** Puts values into the form; with what it was made from, unless somebody was told that it is older. */
function fill(/** @type {URLSearchParams} */ values, withOrigin = true) {
  const most = Math.max(...[...values.keys()].map((name) => Number(/^text(\d+)$/.exec(name)?.[1] ?? 0)));
  while (lines().length < most && addLine());
  for (const one of /** @type {HTMLInputElement[]} */ (all('input, textarea', form() ?? document))) {
    if (OWN.includes(one.name) || (!withOrigin && MADE_FROM.includes(one.name))) continue;
    if (one.type === 'checkbox') one.checked = values.has(one.name);
    else one.value = values.get(one.name) ?? '';
  }
  addUp();
}

/** Shows what works with script alone. */
function begin() {
  for (const button of /** @type {HTMLElement[]} */ (all('[data-copy]'))) button.hidden = !navigator.clipboard;
  if (!form()) return;
  for (const line of lines()) {
    if (line.querySelector('.remove')) continue;
    const button = document.createElement('button');
    [button.type, button.className, button.textContent] = ['button', 'remove', 'Remove'];
    line.append(button);
  }
  for (const line of lines().filter(isEmpty).slice(1)) line.remove(); // more come when they are asked for
  for (const button of all('[data-more]')) button.textContent = 'Add a line';
  number();
  addUp();
}

/** Fills in what was typed here and never saved, and says so. */
function restore() {
  const found = form() && kept();
  if (!found) return;
  if (said(found.values) === said(shown())) return forget();
  const before = shown();
  fill(found.values);
  const note = document.createElement('p');
  note.className = 'kept';
  note.append(
    `This was typed here on ${found.at.toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' })} and not saved yet. `,
  );
  const away = document.createElement('button');
  [away.type, away.className, away.textContent] = ['button', 'act', 'Throw it away'];
  away.addEventListener('click', () => {
    fill(before);
    forget();
    note.remove();
  });
  note.append(away);
  form()?.before(note);
}

document.addEventListener('input', ({ target }) => {
  if (target instanceof Element && target.closest('form[data-act=quote]')) keep();
});

// Before the script that sends forms: these buttons send nothing.
document.addEventListener(
  'submit',
  (event) => {
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (event.target !== form() || button?.value !== 'lines') return;
    event.preventDefault();
    if (button.dataset.add !== undefined) addChosen();
    else if (button.dataset.reply !== undefined) takeText();
    else inputs(emptyLine() ?? document)[0]?.focus();
    keep();
  },
  true,
);

/** @returns {DOMStringMap | undefined} */
function chosen(/** @type {string} */ name) {
  const select = /** @type {HTMLSelectElement | null} */ (form()?.querySelector(`select[name="${name}"]`));
  const data = select?.selectedOptions[0]?.dataset;
  if (select) select.value = '';
  return data;
}

function addChosen() {
  const { text, price } = chosen('add') ?? {};
  const line = text && emptyLine();
  if (!line || !text) return;
  const [what, quantity, each] = inputs(line);
  if (what) what.value = text;
  if (quantity) quantity.value = '1';
  if (each) each.value = price ?? '';
  quantity?.focus();
}

function takeText() {
  const { text } = chosen('reply') ?? {};
  const greeting = field('greeting');
  if (!text || !greeting) return;
  greeting.value = [greeting.value, text].filter(Boolean).join('\n\n');
  greeting.focus();
}

document.addEventListener('click', async ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  const line = target.closest('.remove')?.closest('.line');
  if (line) remove(line);
  const from = target.dataset.copy && /** @type {HTMLInputElement | null} */ (document.getElementById(target.dataset.copy));
  if (!from) return;
  from.select();
  await navigator.clipboard.writeText(from.value).then(
    () => (target.textContent = 'Copied'),
    () => undefined, // it is selected, so that somebody can copy it
  );
});

// What was sent has been saved, or was refused and stands in a new page; what was typed since is in neither.
document.addEventListener('act-done', (event) => {
  const { path, body, isDone } = /** @type {CustomEvent} */ (event).detail;
  if (path !== location.pathname) return;
  const found = kept();
  const since = found && said(found.values) !== said(new URLSearchParams(body));
  if (isDone && !since) return forget();
  if (isDone) return;
  begin();
  if (found && since) fill(found.values, false);
  if (form()) keep();
  /** @type {HTMLElement | null | undefined} */ (form()?.querySelector('[aria-invalid]'))?.focus();
});

begin();
restore();
