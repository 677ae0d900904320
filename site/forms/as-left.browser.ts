/**
 * Keeps what a visitor does in a form while React takes the page over. If anything else changed the page before (a translator, a
 * password manager), React renders it anew: the old fields are gone from the page, but still hold what was typed.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement || node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement;

let left: { forms: HTMLFormElement[]; focused: EventTarget | null } | undefined;

/** Chrome blurs an element that is removed, while it is still in the page; only the visitor's own leaving counts. */
function followFocus({ type, target }: FocusEvent): void {
  if (type === 'focusin') {
    if (left) left.focused = target;
  } else {
    queueMicrotask(() => {
      if (left?.focused === target && (target as Node).isConnected) left.focused = null;
    });
  }
}

/** Remembers the page's forms; called before React renders. */
export function rememberForms(): void {
  left = { forms: [...document.querySelectorAll<HTMLFormElement>('.lead-form form')], focused: document.activeElement };
  for (const type of ['focusin', 'focusout'] as const) document.addEventListener(type, followFocus);
}

function copy(from: Control, to: Control): void {
  to.value = from.value;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
}

/** Focuses the field that took the place of `old`, with its caret; only some kinds of field have one. */
function focus(old: Control, control: Control): void {
  control.focus({ preventScroll: true });
  if (old instanceof HTMLSelectElement || control instanceof HTMLSelectElement || old.selectionStart === null) return;
  control.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}

/** Puts values, choices, focus and caret into `form`, if it took the place of one that was on the page before React rendered. */
export function putBackAsLeft(form: HTMLFormElement): void {
  const old = left?.forms[0];
  const focused = left?.focused;
  left = undefined;
  for (const type of ['focusin', 'focusout'] as const) document.removeEventListener(type, followFocus);
  if (!old || old === form) return;
  for (const was of old.elements) {
    const control = isControl(was) && was.name && form.elements.namedItem(was.name);
    if (!isControl(was) || !isControl(control)) continue;
    copy(was, control);
    if (was === focused) focus(was, control);
  }
}
