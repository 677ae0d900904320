import { originsIn, withoutOrigins } from 'contract/text-origin';

const STYLES = `[data-origin]{cursor:text}
[data-origin]:is(:hover,:focus-visible){outline:2px dashed #ffbf46;outline-offset:2px}
[data-origin][contenteditable]{outline:3px solid #ffbf46;outline-offset:3px;min-width:1ch}
[data-fact]{padding:0 .3em;border-radius:.3em;background:#ffbf46;color:#12303a;-webkit-text-fill-color:#12303a}`;
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);

/** The element that holds one text alone. */
function holderOf(text: Text): HTMLElement {
  const parent = text.parentElement as HTMLElement;
  if (parent.childNodes.length === 1) return parent;
  const span = document.createElement('span');
  text.replaceWith(span);
  span.append(text);
  return span;
}

function clean(element: Element) {
  for (const { name, value } of [...element.attributes]) {
    const plain = withoutOrigins(value);
    if (plain !== value) element.setAttribute(name, plain);
  }
}

/** Takes the origins out of the page, so that it reads as it does for visitors, and notes each at the element that holds its text. */
export function noteOrigins(): void {
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const texts: [Text, string][] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const at = originsIn(text.data).at(-1); // of several, the last is that of the whole text
    if (at) texts.push([text, at]);
  }
  for (const [text, at] of texts) {
    text.data = withoutOrigins(text.data);
    // The links of menus lead to the other pages, which are edited as well.
    if (text.parentElement?.closest('head,script,style,option,noscript,template,nav a') !== null) continue;
    const holder = holderOf(text);
    holder.dataset.origin = at;
    if (!holder.closest('[aria-hidden=true]')) holder.tabIndex = 0;
  }
  for (const element of document.querySelectorAll('*')) clean(element);
  for (const closed of document.querySelectorAll<HTMLDetailsElement>('#main details')) closed.open = true; // what is in them is edited, too
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

/** A stored text with each of its facts as one piece, which the caret cannot enter. */
export function withFacts(text: string): Node[] {
  return text.split(/(\{[^{}\n]{1,40}\})/).map((part, index) => {
    if (index % 2 === 0) return document.createTextNode(part);
    const fact = document.createElement('span');
    fact.textContent = part;
    fact.contentEditable = 'false';
    fact.dataset.fact = '';
    return fact;
  });
}
