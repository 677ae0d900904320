import type { EditRecord } from 'contract/edit-bar';
import { pickText } from './edit-bar-pick.browser';

/* The bar of those who may edit content. It is loaded by nobody else. */

const STYLES = `:host{position:fixed;left:50%;bottom:1rem;z-index:1000;transform:translateX(-50%);max-width:calc(100vw - 2rem);
font:1rem/1.3 system-ui,sans-serif}
nav{display:flex;gap:.25rem;align-items:center;padding:.35rem;border-radius:.75rem;background:#12303a;color:#fff;box-shadow:0 4px 20px #0006}
a,button,summary{box-sizing:border-box;display:flex;align-items:center;min-height:2.75rem;padding:0 .9rem;border:0;border-radius:.5rem;
background:none;color:inherit;font:inherit;text-decoration:none;white-space:nowrap;cursor:pointer;list-style:none}
p{margin:0;padding:.5rem .9rem}
nav>a{background:#ffbf46;color:#12303a;font-weight:600}
summary::-webkit-details-marker{display:none}
summary::after{content:"";margin-left:.5rem;border:.3rem solid transparent;border-bottom-color:currentColor;translate:0 -.15rem}
:is(button,summary,li>*):hover{background:#fff2}
:is(a,button,summary):focus-visible{outline:3px solid #ffd166;outline-offset:2px}
details{position:relative}
ul{position:absolute;right:0;bottom:calc(100% + .6rem);width:max-content;max-width:min(24rem,calc(100vw - 2rem));max-height:60vh;overflow:auto;
margin:0;padding:.35rem;border-radius:.75rem;background:#12303a;box-shadow:0 4px 20px #0006;list-style:none}
li>*{width:100%;white-space:normal;text-align:left}
@media(max-width:1023px){:host{bottom:5.5rem}}
@media print{:host{display:none}}`;

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', ...children: Node[]): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(text, ...children);
  return element;
}

const linkTo = ({ label, url }: EditRecord, text = label) => Object.assign(make('a', text), { href: url });

const host = document.createElement('edit-bar');
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
shadow.adoptedStyleSheets = [sheet];

function hide() {
  fetch('/_edit/end', { method: 'POST' });
  host.remove();
}

const askFor = (query: Record<string, string>) =>
  fetch(`/_edit/records?${new URLSearchParams({ path: location.pathname, ...query })}`).catch(() => undefined);

function say(text: string) {
  const words = make('p', text);
  words.setAttribute('role', 'status');
  shadow.querySelector('nav')?.replaceChildren(words);
}

/** Leads to the field of a text that the editor points at. */
async function edit(records: EditRecord[]) {
  say('Click the text to change. Escape ends.');
  const text = await pickText(host);
  if (text === undefined) return show(records);
  const response = await askFor({ text: text.slice(0, 500) });
  const [first] = response?.ok ? ((await response.json()) as EditRecord[]) : [];
  if (first) return location.assign(first.url);
  say('This text is not found in the page’s own records.');
  setTimeout(show, 3000, records);
}

/** The page's own record first; the others that show on it in a menu. */
function show(records: EditRecord[]) {
  const [first, ...others] = records;
  const bar = make('nav');
  bar.setAttribute('aria-label', 'Edit this page');
  if (first) {
    const pick = make('button', 'A text on this page…');
    pick.addEventListener('click', () => edit(records));
    const list = make('ul', '', make('li', '', pick), ...others.map((record) => make('li', '', linkTo(record))));
    bar.append(linkTo(first, 'Edit this page'), make('details', '', make('summary', 'More'), list));
  }
  const end = make('button', 'Hide');
  end.setAttribute('aria-label', 'Hide this bar');
  end.addEventListener('click', hide);
  bar.append(end);
  shadow.replaceChildren(bar);
  document.body.append(host);
}

let shown = '';
/** Asks for the records of the page; whoever may no longer edit loses the bar. */
async function follow() {
  const { pathname } = location;
  if (pathname === shown) return;
  shown = pathname;
  const response = await askFor({});
  if (pathname !== location.pathname) return;
  if (response?.ok) show((await response.json()) as EditRecord[]);
  else host.remove();
}

if (!document.querySelector('meta[name=preview]')) {
  follow();
  // A hydrated page follows links without a new document.
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigatesuccess', follow);
  host.addEventListener('pointerenter', follow);
}
