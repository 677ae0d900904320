/** Keeps what a visitor does in a form while React takes over: it renders anew what a translator or the like has changed. */
type Control = HTMLInputElement | HTMLTextAreaElement;

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

/** Puts values, choices, focus and caret into `form`, if it took the place of one that was on the page before React rendered. */
export function putBackAsLeft(form: HTMLFormElement): void {
  const old = left?.forms[0];
  const focused = left?.focused;
  left = undefined;
  for (const type of ['focusin', 'focusout'] as const) document.removeEventListener(type, followFocus);
  if (!old || old === form) return;
  for (const was of [...old.elements] as Control[]) {
    const control = was.name && (form.elements.namedItem(was.name) as Control | null);
    if (!control) continue;
    // Nobody may set the value of a field with files, but its files.
    if (was.type === 'file') (control as HTMLInputElement).files = (was as HTMLInputElement).files;
    else Object.assign(control, { value: was.value, checked: (was as HTMLInputElement).checked });
    if (was !== focused) continue;
    control.focus({ preventScroll: true });
    if (was.selectionStart != null) control.setSelectionRange(was.selectionStart, was.selectionEnd); // only texts have a caret
  }
}
