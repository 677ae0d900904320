import { originsIn, pictureOriginIn, withoutOrigins } from 'contract/text-origin';

const STYLES = `[data-origin]{cursor:text}
[data-origin]:is(:hover,:focus-visible){outline:2px dashed #ffbf46;outline-offset:2px}
[data-origin][contenteditable]{outline:3px solid #ffbf46;outline-offset:3px;min-width:1ch}
[data-origin-picture]{cursor:pointer;pointer-events:auto;scale:none!important}
[data-origin-picture]:is(:hover,:focus-visible,[data-aimed]){outline:3px dashed #ffbf46;outline-offset:-3px;box-shadow:0 0 0 3px #12303a inset}
.ba__range{pointer-events:none}
[data-fact]{padding:0 .3em;border-radius:.3em;background:#ffbf46;color:#12303a;-webkit-text-fill-color:#12303a}`;
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);

/** The element that holds one text alone; not what a translator put around it, whose lines have gaps between them. */
function holderOf(text: Text): HTMLElement {
  const marked = text.parentElement?.closest('.marker')?.parentElement;
  if (marked) return marked; // the first words of such a heading stand before what is marked
  let parent = text.parentElement as HTMLElement;
  while (parent.localName === 'font' && parent.parentElement?.childNodes.length === 1) parent = parent.parentElement;
  if (parent.childNodes.length === 1) return parent;
  const span = document.createElement('span');
  text.replaceWith(span);
  span.append(text);
  return span;
}

/** Notes the origin of a picture, which is a button from now on: keyboard and screen reader find it. */
function notePicture(image: HTMLImageElement) {
  const at = pictureOriginIn(image.alt);
  if (!at) return;
  image.dataset.originPicture = at;
  image.alt = withoutOrigins(image.alt) || 'Picture';
  if (image.closest('[aria-hidden=true],[inert],button,summary')) return;
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', `Change this picture: ${image.alt}`);
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
  for (const image of document.images) notePicture(image);
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
