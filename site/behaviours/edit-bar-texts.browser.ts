import type { EditAct, EditReceipt, PlacedRow, PlacedText, RichBlock, RowAct, Unpublished } from 'contract/edit-bar';
import { type Field, openPlain, putCaret } from './edit-bar-field.browser';
import { noteOrigins } from './edit-bar-origins.browser';
import { type Back, otherPages } from './edit-bar-page.browser';
import { bar, button, linkTo, make, menu, rowButtons } from './edit-bar-parts.browser';
import { watchPictures } from './edit-bar-picture-press.browser';
import type { RichEditor } from './edit-bar-rich.browser';
import { refresh } from './preview.browser';

/* A page whose texts are changed where they stand. What is saved is a draft, until it is published. */

type Typed = string | RichBlock[];

interface Open extends Field<Typed> {
  at: string;
  placed: PlacedText;
  /** What it said when somebody began to type: a text that says another thing by now is not written over. */
  before: Typed;
  /** What was in the field before anything was typed. */
  first: Typed;
  rich?: RichEditor;
  /** What the bar asks in place of the tools. */
  asks?: Node[];
  fault?: string;
  isSaving?: boolean;
}

const { host, show } = bar('Edit this page');
let open: Open | undefined;
let unpublished: Unpublished[] = [];
let note = '';
let undoable: Back[] = [];
const about = make('p');
about.setAttribute('role', 'status');

/** What was typed and not saved stays on this device, by its text's origin, with what stood there before. */
const kept = (at: string) => `edit-text ${at}`;
const keptAt = (at: string): { typed: Typed; before: Typed } | undefined =>
  JSON.parse(sessionStorage.getItem(kept(at)) ?? 'null') ?? undefined;

/** Resolves with the receipt, or with why there is none. */
async function act(asked: EditAct): Promise<EditReceipt | string> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) };
  const response = await fetch('/_edit/act', init).catch(() => undefined);
  const body = await response?.json().catch(() => undefined);
  if (response?.status === 200 && Array.isArray(body?.failed)) {
    const receipt = body as EditReceipt;
    unpublished = receipt.unpublished ?? unpublished;
    return receipt;
  }
  return `${body?.message ?? 'There is no connection'}`.replace(/\.?$/, '.');
}

function close() {
  open?.putBack();
  open = undefined;
}

function cancel() {
  if (!open) return;
  const { holder, at } = open;
  sessionStorage.removeItem(kept(at));
  close();
  holder.focus();
  draw();
}

/** Shows what was saved as visitors will see it. */
async function renew() {
  await refresh();
  noteOrigins();
  draw();
}

const same = (one: Typed, other: Typed) => JSON.stringify(one) === JSON.stringify(other);

async function save(everywhere?: boolean): Promise<boolean> {
  if (!open || open.isSaving) return !open;
  const saving = open;
  const { at, before, first } = saving;
  const typed = saving.typed();
  if (same(typed, first) && same(before, saving.placed.rich ?? saving.placed.text)) {
    cancel();
    return true;
  }
  Object.assign(saving, { isSaving: true, fault: undefined, asks: undefined });
  draw();
  const receipt = await act(
    typeof typed === 'string'
      ? { act: 'write', at, before: String(before), text: typed, everywhere }
      : { act: 'format', at, before: before as RichBlock[], rich: typed },
  );
  saving.isSaving = false;
  if (typeof receipt === 'string') {
    saving.fault = `${receipt} What you typed is kept on this device.`;
    // Whoever has read what it says by now may save again.
    const now = await act({ act: 'read', at });
    if (typeof now !== 'string' && now.placed) saving.before = now.placed.rich ?? now.placed.text;
    draw();
    return false;
  }
  sessionStorage.removeItem(kept(at));
  await saved(receipt);
  document.querySelector<HTMLElement>(`[data-origin="${CSS.escape(at)}"]`)?.focus({ preventScroll: true });
  return true;
}

async function saved({ undo, failed }: EditReceipt) {
  if (undo) undoable.push({ act: 'undo', undo });
  note = failed.join(' ');
  close();
  await renew();
}

const loadRich = async () => (await import('./edit-bar-rich.browser')).openRich;

async function openLong(holder: HTMLElement, blocks: RichBlock[]): Promise<Field<Typed> & Pick<Open, 'rich'>> {
  const openRich = await loadRich();
  const rich = openRich(holder, blocks);
  return { holder: rich.element, typed: rich.typed, putBack: rich.close, rich };
}

async function edit(holder: HTMLElement, pressed?: MouseEvent) {
  if (open?.holder === holder || (open && !(await save()))) return;
  const at = holder.dataset.origin ?? '';
  if (holder.closest('.rich')) loadRich().catch(() => undefined); // while the text is read, not after it
  const receipt = await act({ act: 'read', at });
  if (typeof receipt === 'string' || !receipt.placed) {
    note = typeof receipt === 'string' ? receipt : '';
    return draw();
  }
  const { placed } = receipt;
  const stored = placed.rich ?? placed.text;
  const { typed = stored, before = stored } = keptAt(at) ?? {};
  const field = typeof typed === 'string' ? openPlain(holder, typed) : await openLong(holder, typed);
  open = { ...field, at, placed, before, first: typed === stored ? field.typed() : stored };
  field.holder.focus();
  putCaret(field.holder, pressed);
  note = '';
  about.textContent = placed.place + (placed.alike ? `. The usual words, also in ${placed.alike} others` : '');
  draw();
  void otherPages(at).then((others) => {
    if (open?.at === at) about.append(others);
  });
}

/** Adds, moves or removes a card, a question or a section; a new one is typed into at once. */
async function changeRow({ list, row }: PlacedRow, does: RowAct, kind?: string) {
  if (!open) return;
  const { at, holder } = open;
  if (!same(open.typed(), open.first) && !(await save())) return;
  const now = await act({ act: 'read', at });
  const before = (typeof now === 'string' ? undefined : now.placed?.text) ?? '';
  const receipt = typeof now === 'string' ? now : await act({ act: 'row', at, before, list, row, does, kind });
  if (typeof receipt === 'string') {
    note = receipt;
    if (open) open.fault = receipt;
    return draw();
  }
  await saved(receipt);
  const there = { add: row + 1, up: row - 1, down: row + 1, remove: row }[does];
  const record = at.split(' ', 2).join(' ');
  const first = document.querySelector<HTMLElement>(`[data-origin^="${CSS.escape(`${record} ${list}.${there}.`)}"]`);
  first?.scrollIntoView({ block: 'center' });
  if (does === 'add' && first) await edit(first);
  else (first ?? holder).focus({ preventScroll: true });
}

async function settle(what: 'publish' | 'discard', records: string[]) {
  if (records.length === 0 || (open && !(await save()))) return;
  const receipt = await act({ act: what, records });
  const failed = typeof receipt === 'string' ? [receipt] : receipt.failed;
  note = failed.join(' ') || (what === 'publish' ? 'Published: visitors see it now.' : 'What visitors see is back.');
  if (failed.length === 0)
    undoable = undoable.filter((back) => back.act !== 'undo' || !back.undo.some(({ record }) => records.includes(record)));
  await renew();
}

async function undo() {
  if (open && !(await save())) return;
  const last = undoable.pop(); // a second press meanwhile takes back the one before
  if (!last) return;
  const receipt = await act(last);
  if (typeof receipt === 'string') undoable.push(last);
  note = typeof receipt === 'string' ? receipt : 'Undone.';
  await renew();
}

const published = () => new URL(location.pathname, location.origin).href;

/** The bar asks something about a long text, or has its tools again. */
function ask(parts?: Node[]) {
  if (!open) return;
  open.asks = parts;
  draw();
  if (!parts) open.holder.focus();
}

function whileTyping({ holder, placed, fault, isSaving, rich, asks }: Open): Node[] {
  if (asks) return asks;
  const link = holder.closest('a')?.href;
  const alarm = make('p', fault);
  alarm.setAttribute('role', 'alert');
  return [
    ...(fault ? [alarm] : []),
    about,
    ...(rich?.tools(ask) ?? []),
    button(isSaving ? 'Saving…' : 'Save', () => void save(), true),
    ...(placed.alike ? [button(`Save in all ${placed.alike + 1}`, () => void save(true))] : []),
    button('Cancel', cancel),
    menu('More', [
      ...placed.rows.flatMap((row) => rowButtons(row, (does, kind) => void changeRow(row, does, kind))),
      [linkTo(placed.url, 'All fields')],
      ...(link ? [[linkTo(link, 'Follow this link')]] : []),
    ]),
  ];
}

function between(): Node[] {
  const [mine, others] = [unpublished.filter((one) => one.mine), unpublished.filter((one) => !one.mine)];
  const count = unpublished.length === 1 ? '1 change' : `${unpublished.length} changes`;
  const status = make(
    'p',
    note || (unpublished.length ? `${count}, seen by nobody yet` : 'Press a text or a picture to change it'),
  );
  status.setAttribute('role', 'status');
  const rows = [...mine, ...others].map(({ record, label, what, by, url }) => [
    make('p', `${label}: ${what}${by ? `, by ${by}` : ''}`),
    button('Publish', () => void settle('publish', [record])),
    button('Throw away', () => void settle('discard', [record])),
    linkTo(url, 'All fields'),
  ]);
  const all = mine.map(({ record }) => record);
  return [
    status,
    ...(undoable.length ? [button('Undo', () => void undo())] : []),
    ...(rows.length ? [menu('What changed', rows)] : []),
    ...(all.length ? [button('Publish', () => void settle('publish', all), true)] : []),
    linkTo(published(), 'Done'),
  ];
}

function draw() {
  show(...(open ? whileTyping(open) : between()));
}

const holderAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-origin]') : null);

function onClick(event: MouseEvent) {
  const holder = holderAt(event);
  if (!holder || event.ctrlKey || event.metaKey || host.contains(event.target as Node)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (open?.holder !== holder) void edit(holder, event);
}

function onKey(event: KeyboardEvent) {
  const holder = holderAt(event);
  if (!holder || event.isComposing) return;
  const isOpen = open?.holder === holder;
  const isLine = event.key === 'Enter' && !(isOpen && open?.rich && !event.ctrlKey && !event.metaKey);
  if (isLine) void (isOpen ? save() : edit(holder));
  else if (event.key === 'Escape' && isOpen) cancel();
  else if (!isOpen || (event.key !== ' ' && event.key !== 'Enter')) return;
  else return event.stopImmediatePropagation(); // a space in a button presses it
  event.preventDefault();
  event.stopImmediatePropagation();
}

watchPictures({
  host,
  act,
  show,
  draw,
  renew,
  leaveText: async () => !open || save(),
  say: (words) => {
    note = words;
  },
  changed: (back) => undoable.push(back),
});
document.addEventListener('click', onClick, true);
document.addEventListener('keydown', onKey, true);
document.addEventListener('input', (event) => {
  if (open && holderAt(event) === open.holder)
    sessionStorage.setItem(kept(open.at), JSON.stringify({ typed: open.typed(), before: open.before }));
});

/** Begins with what is not published yet, and with a text that was typed and not saved. */
async function begin() {
  noteOrigins();
  draw();
  const receipt = await act({ act: 'look' });
  if (typeof receipt === 'string') note = receipt;
  draw();
  const typed = [...document.querySelectorAll<HTMLElement>('[data-origin]')].find(({ dataset }) => keptAt(dataset.origin ?? ''));
  if (typed) await edit(typed);
}
void begin();
