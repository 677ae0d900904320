import type { EditAct, EditReceipt, EditUndo, PlacedText, Unpublished } from 'contract/edit-bar';
import { noteOrigins, withFacts } from './edit-bar-origins.browser';
import { bar, button, linkTo, make, menu } from './edit-bar-parts.browser';
import { watchPictures } from './edit-bar-picture-press.browser';
import { refresh } from './preview.browser';

/* A page whose texts are changed where they stand. What is saved is a draft, until it is published. */

interface Open {
  holder: HTMLElement;
  at: string;
  placed: PlacedText;
  /** What it said when somebody began to type: a text that says another thing by now is not written over. */
  before: string;
  /** What the page showed there. */
  shown: Node[];
  fault?: string;
  isSaving?: boolean;
}

const { host, show } = bar('Edit this page');
let open: Open | undefined;
let unpublished: Unpublished[] = [];
let note = '';
const undoable: ({ at: string; before: string; text: string } | { undo: EditUndo })[] = [];

/** What was typed and not saved stays on this device, by its text's origin, with what stood there before. */
const kept = (at: string) => `edit-text ${at}`;
const keptAt = (at: string): { text: string; before: string } | undefined =>
  JSON.parse(sessionStorage.getItem(kept(at)) ?? 'null') ?? undefined;

/** Resolves with the receipt, or with why there is none. */
async function act(asked: EditAct): Promise<EditReceipt | string> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) };
  const response = await fetch('/_edit/act', init).catch(() => undefined);
  const body = await response?.json().catch(() => undefined);
  if (response?.status === 200 && Array.isArray(body?.unpublished)) {
    ({ unpublished } = body as EditReceipt);
    return body as EditReceipt;
  }
  return `${body?.message ?? 'There is no connection'}`.replace(/\.?$/, '.');
}

function close() {
  if (!open) return;
  const { holder, shown } = open;
  holder.removeAttribute('contenteditable');
  holder.replaceChildren(...shown);
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

async function save(): Promise<boolean> {
  if (!open || open.isSaving) return !open;
  const saving = open;
  const { holder, at, placed, before } = saving;
  const text = holder.textContent;
  if (text === placed.text) {
    cancel();
    return true;
  }
  Object.assign(saving, { isSaving: true, fault: undefined });
  draw();
  const receipt = await act({ act: 'write', at, before, text });
  saving.isSaving = false;
  if (typeof receipt === 'string') {
    saving.fault = `${receipt} What you typed is kept on this device.`;
    // Whoever has read what it says by now may save again.
    const now = await act({ act: 'read', at });
    if (typeof now !== 'string' && now.placed) saving.before = now.placed.text;
    draw();
    return false;
  }
  sessionStorage.removeItem(kept(at));
  if (receipt.placed) undoable.push({ at, before, text: receipt.placed.text });
  note = '';
  close();
  await renew();
  document.querySelector<HTMLElement>(`[data-origin="${CSS.escape(at)}"]`)?.focus({ preventScroll: true });
  return true;
}

async function edit(holder: HTMLElement) {
  if (open?.holder === holder || (open && !(await save()))) return;
  const at = holder.dataset.origin ?? '';
  const receipt = await act({ act: 'read', at });
  if (typeof receipt === 'string' || !receipt.placed) {
    note = typeof receipt === 'string' ? receipt : '';
    return draw();
  }
  const { placed } = receipt;
  const typed = keptAt(at);
  open = { holder, at, placed, before: typed?.before ?? placed.text, shown: [...holder.childNodes] };
  holder.replaceChildren(...withFacts(typed?.text ?? placed.text));
  try {
    holder.contentEditable = 'plaintext-only';
  } catch {
    holder.contentEditable = 'true'; // Firefox before 136; only the words are read
  }
  holder.focus();
  getSelection()?.selectAllChildren(holder);
  getSelection()?.collapseToEnd();
  note = '';
  draw();
}

async function settle(what: 'publish' | 'discard', records: string[]) {
  if (records.length === 0 || (open && !(await save()))) return;
  const receipt = await act({ act: what, records });
  const failed = typeof receipt === 'string' ? [receipt] : receipt.failed;
  note = failed.join(' ') || (what === 'publish' ? 'Published: visitors see it now.' : 'What visitors see is back.');
  if (failed.length === 0) undoable.length = 0;
  await renew();
}

async function undo() {
  if (open && !(await save())) return;
  const last = undoable.at(-1);
  if (!last) return;
  const receipt = await act(
    'undo' in last ? { act: 'undo', undo: last.undo } : { act: 'write', at: last.at, before: last.text, text: last.before },
  );
  if (typeof receipt !== 'string') undoable.pop();
  note = typeof receipt === 'string' ? receipt : 'Undone.';
  await renew();
}

const published = () => new URL(location.pathname, location.origin).href;

function whileTyping({ holder, placed, fault, isSaving }: Open): Node[] {
  const link = holder.closest('a')?.href;
  const alarm = make('p', fault);
  alarm.setAttribute('role', 'alert');
  const about = make('p', placed.place);
  about.setAttribute('role', 'status');
  return [
    ...(fault ? [alarm] : []),
    about,
    button(isSaving ? 'Saving…' : 'Save', () => void save(), true),
    button('Cancel', cancel),
    menu('More', [[linkTo(placed.url, 'All fields')], ...(link ? [[linkTo(link, 'Follow this link')]] : [])]),
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
  if (open?.holder !== holder) void edit(holder);
}

function onKey(event: KeyboardEvent) {
  const holder = holderAt(event);
  if (!holder || event.isComposing) return;
  const isOpen = open?.holder === holder;
  if (event.key === 'Enter') void (isOpen ? save() : edit(holder));
  else if (event.key === 'Escape' && isOpen) cancel();
  else if (!isOpen || event.key !== ' ') return;
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
  changed: (undo) => undoable.push({ undo }),
});
document.addEventListener('click', onClick, true);
document.addEventListener('keydown', onKey, true);
document.addEventListener('input', (event) => {
  if (open && holderAt(event) === open.holder)
    sessionStorage.setItem(kept(open.at), JSON.stringify({ text: open.holder.textContent, before: open.before }));
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
