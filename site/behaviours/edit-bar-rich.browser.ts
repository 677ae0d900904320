import type { RichBlock } from 'contract/edit-bar';
import { originOf } from 'contract/text-origin';
import { button, make } from './edit-bar-parts.browser';
import { blocksIn, fill } from './edit-bar-rich-blocks.browser';

/* A long text that is edited where it stands, with bold and italic words, links and lists. It is loaded by the first press on one. */

const STYLES = `[data-rich]{white-space:pre-wrap;outline:3px solid #ffbf46;outline-offset:3px}
[data-kept]{padding:.5em;border:2px dashed currentColor;border-radius:.3em}`;
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);

/** The elements of the page that show the text of which a part was pressed: neighbours in one element. */
function shownBy(holder: HTMLElement): HTMLElement[] {
  const fieldOf = ({ dataset }: HTMLElement) => dataset.origin?.replace(/ \d+$/, '');
  const field = fieldOf(holder);
  const all = [...document.querySelectorAll<HTMLElement>('[data-origin]')].filter((one) => fieldOf(one) === field);
  const lines = new Set(all.map(({ dataset }) => originOf(dataset.origin ?? '')?.line));
  const linesIn = (element: Element) =>
    new Set(all.filter((one) => element.contains(one)).map(({ dataset }) => originOf(dataset.origin ?? '')?.line));
  let around = holder.closest<HTMLElement>('p,ul,ol,table')?.parentElement ?? holder.parentElement;
  while (around?.parentElement && linesIn(around).size < lines.size) around = around.parentElement;
  return [...(around?.children ?? [])].filter((child): child is HTMLElement => all.some((one) => child.contains(one)));
}

export interface RichEditor {
  element: HTMLElement;
  typed(): RichBlock[];
  close(): void;
  /** Buttons for the bar. `ask` shows others in their place, or those again. */
  tools(ask: (parts?: Node[]) => void): Node[];
}

function linkTools(selected: Range, ask: (parts?: Node[]) => void): Node[] {
  const within = selected.commonAncestorContainer;
  const old = (within instanceof Element ? within : within.parentElement)?.closest<HTMLAnchorElement>('[data-rich] a');
  const address = make('input');
  address.value = old?.getAttribute('href') ?? '';
  address.placeholder = '/contact-us';
  const field = make('label', 'Leads to ', address);
  const back = () => {
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(selected);
    ask();
  };
  const set = () => {
    const href = address.value.trim();
    back();
    if (old) {
      if (href !== old.getAttribute('href')) old.removeAttribute('data-link');
      if (href) old.setAttribute('href', href);
      else old.replaceWith(...old.childNodes);
    } else if (href) document.execCommand('createLink', false, href);
    document.querySelector('[data-rich]')?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  address.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') set();
    else if (event.key === 'Escape') back();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  requestAnimationFrame(() => address.focus());
  return [field, button(old ? 'Change the link' : 'Make it a link', set, true), button('Back', back)];
}

export function openRich(holder: HTMLElement, blocks: RichBlock[]): RichEditor {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const shown = shownBy(holder);
  const element = make('div');
  element.className = 'rich';
  element.dataset.rich = '';
  element.dataset.origin = holder.dataset.origin;
  element.contentEditable = 'true';
  element.translate = false; // a browser that translates the page leaves it alone
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-multiline', 'true');
  element.setAttribute('aria-label', 'Text');
  fill(element, blocks);
  shown[0]?.before(element);
  for (const one of shown) one.hidden = true;
  document.execCommand('defaultParagraphSeparator', false, 'p');
  document.execCommand('styleWithCSS', false, 'false');
  // Words only: what is pasted brings no markup of others along.
  const takeWords = (event: ClipboardEvent | DragEvent) => {
    event.preventDefault();
    const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
    document.execCommand('insertText', false, data?.getData('text/plain') ?? '');
  };
  element.addEventListener('paste', takeWords);
  element.addEventListener('drop', takeWords);
  const tools: RichEditor['tools'] = (ask) => {
    const link = () => {
      const selection = getSelection();
      if (selection?.rangeCount) ask(linkTools(selection.getRangeAt(0), ask));
    };
    const press = (name: string, sign: string, command: string) => {
      const one = button(sign, () => {
        document.execCommand(command);
        one.setAttribute('aria-pressed', String(document.queryCommandState(command)));
      });
      one.setAttribute('aria-label', name);
      one.title = name;
      one.setAttribute('aria-pressed', String(document.queryCommandState(command)));
      return one;
    };
    const all = [
      press('Bold', 'B', 'bold'),
      press('Italic', 'I', 'italic'),
      button('Link', link),
      press('List', 'List', 'insertUnorderedList'),
      press('Numbers', 'Numbers', 'insertOrderedList'),
    ];
    for (const one of all) one.addEventListener('pointerdown', (event) => event.preventDefault()); // the words stay selected
    return all;
  };
  return {
    element,
    typed: () => blocksIn(element),
    close() {
      element.remove();
      for (const one of shown) one.hidden = false;
    },
    tools,
  };
}
