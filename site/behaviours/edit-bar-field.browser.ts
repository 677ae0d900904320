import { withFacts } from './edit-bar-origins.browser';

/** An element that is typed into. */
export interface Field<Typed> {
  holder: HTMLElement;
  typed(): Typed;
  /** Shows again what the page showed. */
  putBack(): void;
}

/** A text without looks: the element that holds it is typed into. A browser that translates the page leaves it alone. */
export function openPlain(holder: HTMLElement, text: string): Field<string> {
  const shown = [...holder.childNodes];
  holder.translate = false;
  holder.replaceChildren(...withFacts(text));
  try {
    holder.contentEditable = 'plaintext-only';
  } catch {
    holder.contentEditable = 'true'; // Firefox before 136; only the words are read
  }
  const putBack = () => {
    holder.removeAttribute('contenteditable');
    holder.removeAttribute('translate');
    holder.replaceChildren(...shown);
  };
  return { holder, typed: () => holder.textContent, putBack };
}

/** The caret where the text was pressed, behind a fact that lies there, or else at its end. */
export function putCaret(holder: HTMLElement, pressed?: { clientX: number; clientY: number }) {
  const { clientX = -1, clientY = -1 } = pressed ?? {};
  const at = document.caretPositionFromPoint?.(clientX, clientY);
  const fact = at?.offsetNode.parentElement?.closest('[data-fact]');
  if (fact && holder.contains(fact))
    return getSelection()?.collapse(fact.parentNode, [...(fact.parentNode?.childNodes ?? [])].indexOf(fact) + 1);
  if (at && holder.contains(at.offsetNode)) return getSelection()?.collapse(at.offsetNode, at.offset);
  getSelection()?.selectAllChildren(holder);
  getSelection()?.collapseToEnd();
}
