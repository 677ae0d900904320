'use client';
/**
 * Why: Payload turns a button or a field off while it saves, draws a drawer anew once it is open, and takes away what was pressed. The
 * focus is nowhere then: typing goes on into nothing, and a screen reader begins at the top of the page.
 * Relies on: `disabled` on what is off, and `<dialog open>` around each drawer and dialogue.
 * Test: `tests/owner/patches.test.ts`; in drawers and dialogues, `tests/owner/keyboard.long.test.ts`.
 * Remove: once the test passes without it.
 */
import { useEffect } from 'react';

/** How many controls are remembered: those before a dialogue, and those in it. */
const REMEMBERED = 30;

/** How long a control may be off while something is saved, in milliseconds; Publish stays off once nothing is left to publish. */
const SAVING = 1000;

const OFF = ':disabled, [contenteditable=false]';
const canHaveFocus = (control: HTMLElement) => control.isConnected && !control.matches(OFF) && control.checkVisibility();

/** Gives the focus back to what lost it, or to what had it before; renders nothing. */
export function KeptFocus() {
  useEffect(() => {
    let trail: HTMLElement[] = [];
    let wasOff = false;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (waits = true) => {
      frame = 0;
      const [newest] = trail;
      if (!newest) return;
      if (waits && newest.isConnected && newest.matches(OFF)) {
        wasOff = true;
        timer ??= setTimeout(look, SAVING, false);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      // Whoever leaves a control that stayed as it was wants to.
      const isLost = document.activeElement === document.body && (wasOff || !newest.isConnected);
      wasOff = false;
      if (!isLost) return;
      const open = [...document.querySelectorAll('dialog[open]')].at(-1);
      const inside = open?.querySelectorAll<HTMLElement>('button, input, textarea, [contenteditable=true]') ?? [];
      const place = open ?? document;
      const next = [...trail, ...inside].find((control) => place.contains(control) && canHaveFocus(control));
      if (next) next.focus();
      else if (open) soon(); // a drawer that still slides in shows nothing yet
    };
    const soon = () => {
      frame ||= requestAnimationFrame(() => look());
    };
    const enter = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      trail = [target, ...trail.filter((control) => control !== target)].slice(0, REMEMBERED);
      wasOff = false;
    };
    /** A press beside all controls takes the focus away on purpose. */
    const press = () => {
      trail = [];
    };
    const seen = new MutationObserver(soon);
    const attributeFilter = ['disabled', 'contenteditable', 'open'];
    seen.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
    document.addEventListener('focusin', enter);
    document.addEventListener('pointerdown', press, true);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      document.removeEventListener('focusin', enter);
      document.removeEventListener('pointerdown', press, true);
    };
  }, []);
  return null;
}
