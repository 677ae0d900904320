'use client';
/**
 * Why: _Going public_, search listings and the Edit bar lead to a single field; Payload has addresses of forms only.
 * Relies on: ids and classes of fields, rows, tabs, folds and the button that adds a row, and on `data-form-ready`.
 * Test: `tests/owner/patches.test.ts`; of a new row, `tests/owner/tasks.alone.long.test.ts`.
 * Remove: once Payload opens a form at a field, make those addresses in `operations/going-public/next.ts` and where else `#field=` stands.
 */
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const WAIT_MS = 20_000;
const STEP_MS = 200;
/** Before the form is ready it loses a click and the focus. */
const READY = 'form[data-form-ready="true"]';
/** In place of a row's number: a row that is added. */
const NEW = '.new.';

/** Told to the document once the form is ready and shows the field. */
export const FOUND = 'field-found';

const idOf = (name: string) => `field-${name.replaceAll('.', '__')}`;
const frameOf = (name: string) =>
  document.getElementById(idOf(name)) ?? document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(name)}"]`);

const rowOf = (name: string) => {
  const [list, index] = /^(.+?)\.(\d+)\./.exec(name)?.slice(1) ?? [];
  return list === undefined ? null : document.getElementById(`${list.replaceAll('.', '-')}-row-${index}`);
};

function show(frame: HTMLElement) {
  frame.scrollIntoView({ block: 'center' });
  const input = frame.matches('input, textarea')
    ? frame
    : frame.querySelector<HTMLElement>('input, textarea, [contenteditable=true], button');
  (input ?? frame).focus({ preventScroll: true });
}

/** The field's name in a new row, or in the last one if nothing is typed there; undefined while the list is not there. */
function inNewRow(name: string): string | undefined {
  const [list = '', field] = name.split(NEW);
  const frame = frameOf(list);
  const button = frame?.querySelector<HTMLElement>('.array-field__add-row');
  if (!frame || !button) return undefined;
  const rows = frame.querySelectorAll(`[id^="${list.replaceAll('.', '-')}-row-"]`).length;
  const last = `${list}.${rows - 1}.${field}`;
  if (frameOf(last)?.matches('[value=""]')) return last;
  const usual = frame.querySelectorAll('.usual-rows li').length; // they come before the first row that is added
  button.click();
  return `${list}.${rows + usual}.${field}`;
}

/** Opens the row, the fold or one tab after another until the field is there, and shows it. Returns how to stop. */
function find(address: string): () => void {
  const started = Date.now();
  let name = address;
  let next = 0;
  const openNextTab = () => {
    const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')];
    tabs[next++ % tabs.length]?.click();
  };
  const timer = setInterval(() => {
    if (Date.now() - started > WAIT_MS) return clearInterval(timer);
    if (!document.querySelector(READY)) return;
    if (name.includes(NEW)) {
      const added = inNewRow(name);
      if (!added) return openNextTab();
      name = added;
      return;
    }
    const frame = frameOf(name);
    const around = rowOf(name) ?? frame?.closest('.collapsible');
    const closed = around?.querySelector<HTMLElement>('.collapsible__toggle--collapsed');
    if (closed) closed.click();
    else if (frame) {
      clearInterval(timer);
      show(frame);
      document.dispatchEvent(new Event(FOUND));
    } else if (!around) openNextTab();
  }, STEP_MS);
  return () => clearInterval(timer);
}

/** Leads to the field that the address names, such as `#field=entries.0.title`, or `#field=entries.new.title`; renders nothing. */
export function FindField() {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation brings another form
  useEffect(() => {
    let stop = () => {};
    const follow = () => {
      stop();
      const name = new URLSearchParams(location.hash.slice(1)).get('field');
      stop = name ? find(name) : () => {};
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      stop();
      window.removeEventListener('hashchange', follow);
    };
  }, [path]);
  return null;
}
