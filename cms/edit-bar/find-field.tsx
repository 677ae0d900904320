'use client';
import { useEffect } from 'react';

/** How long a form may take to show a field, in milliseconds. */
const WAIT_MS = 10_000;

/** Payload's id of a field's frame. */
const frameOf = (name: string) => document.getElementById(`field-${name.replaceAll('.', '__')}`);

/** The whole row of a list, closed until somebody opens it. */
const rowOf = (name: string) => {
  const [list, index] = /^(.+?)\.(\d+)\./.exec(name)?.slice(1) ?? [];
  return list === undefined ? null : document.getElementById(`${list.replaceAll('.', '-')}-row-${index}`);
};

function show(frame: HTMLElement) {
  frame.scrollIntoView({ block: 'center' });
  const input = frame.matches('input, textarea')
    ? frame
    : frame.querySelector<HTMLElement>('input, textarea, [contenteditable=true]');
  (input ?? frame).focus({ preventScroll: true });
}

/** Opens the row, the fold or one tab after another until the field is there, and shows it. */
function find(name: string): () => void {
  const started = Date.now();
  let next = 0;
  const timer = setInterval(() => {
    if (Date.now() - started > WAIT_MS) return clearInterval(timer);
    if (!document.querySelector('.template-default--nav-hydrated')) return;
    const frame = frameOf(name) ?? document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(name)}"]`);
    const around = rowOf(name) ?? frame?.closest('.collapsible');
    const closed = around?.querySelector<HTMLElement>('.collapsible__toggle--collapsed');
    const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')];
    if (closed) closed.click();
    else if (frame) {
      clearInterval(timer);
      show(frame);
    } else if (!around) tabs[next++ % tabs.length]?.click();
  }, 200);
  return () => clearInterval(timer);
}

/** Leads to the field that the address names, such as `#field=hero.title`, on the way from the website. */
export function FindField() {
  useEffect(() => {
    const name = new URLSearchParams(location.hash.slice(1)).get('field');
    return name ? find(name) : undefined;
  }, []);
  return null;
}
