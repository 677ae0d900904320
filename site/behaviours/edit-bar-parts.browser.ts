import type { PlacedRow, RowAct } from 'contract/edit-bar';

/* What the bars of editors are made of. */

const STYLES = `:host{position:fixed;left:50%;bottom:1rem;z-index:1000;transform:translateX(-50%);width:max-content;max-width:calc(100vw - 2rem);
font:1rem/1.3 system-ui,sans-serif}
nav{display:flex;flex-wrap:wrap;gap:.25rem;align-items:center;padding:.35rem;border-radius:.75rem;background:#12303a;color:#fff;box-shadow:0 4px 20px #0006}
a,button,summary{box-sizing:border-box;display:flex;align-items:center;min-height:2.75rem;padding:0 .9rem;border:0;border-radius:.5rem;
background:none;color:inherit;font:inherit;text-decoration:none;white-space:nowrap;cursor:pointer;list-style:none}
p{margin:0;padding:.5rem .9rem}
.main{background:#ffbf46;color:#12303a;font-weight:600}
[aria-pressed=true]{background:#fff3}
label{display:flex;gap:.5rem;align-items:center;padding:0 .5rem}
input{min-height:2.5rem;min-width:0;padding:0 .6rem;border:0;border-radius:.4rem;background:#fff;color:#12303a;font:inherit}
[role=alert]{flex-basis:100%;border-radius:.5rem;background:#fff;color:#8f1d14;font-weight:600}
summary::-webkit-details-marker{display:none}
summary::after{content:"";margin-left:.5rem;border:.3rem solid transparent;border-bottom-color:currentColor;translate:0 -.15rem}
:is(button,summary,li>a):not(.main):hover{background:#fff2}
:is(a,button,summary):focus-visible{outline:3px solid #ffd166;outline-offset:2px}
ul{position:absolute;right:0;bottom:calc(100% + .6rem);width:max-content;max-width:min(26rem,calc(100vw - 2rem));max-height:60vh;overflow:auto;
margin:0;padding:.35rem;border-radius:.75rem;background:#12303a;color:#fff;box-shadow:0 4px 20px #0006;list-style:none}
li{display:flex;flex-wrap:wrap}
li>*{white-space:normal;text-align:left}
li>:only-child,li>p{width:100%}
@media(max-width:1023px){:host{bottom:5.5rem}}
@media print{:host{display:none}}`;

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text = '',
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(text, ...children);
  return element;
}

export function button(text: string, onClick: () => void, isMain = false): HTMLButtonElement {
  const element = make('button', text);
  element.type = 'button';
  if (isMain) element.className = 'main';
  element.addEventListener('click', onClick);
  return element;
}

export const linkTo = (url: string, text: string): HTMLAnchorElement => Object.assign(make('a', text), { href: url });

/** A menu that opens above its button. */
export const menu = (name: string, items: Node[][]): HTMLDetailsElement =>
  make('details', '', make('summary', name), make('ul', '', ...items.map((parts) => make('li', '', ...parts))));

/** The bar's element, and a function that puts other content into it. In a shadow root, because pages carry no styles for it. */
export function bar(label: string) {
  const host = document.createElement('edit-bar');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  const show = (...parts: Node[]) => {
    const nav = make('nav', '', ...parts);
    nav.setAttribute('aria-label', label);
    shadow.replaceChildren(nav);
    document.body.append(host);
  };
  return { host, show };
}

const ROW_WORDS = { add: 'Add one below', up: 'Move up', down: 'Move down', remove: 'Remove' } as const;

/** What can be done with a card, a question or a section, as rows of a menu. */
export const rowButtons = ({ name, acts, kinds }: PlacedRow, press: (does: RowAct, kind?: string) => void): Node[][] => [
  [make('p', name.charAt(0).toUpperCase() + name.slice(1))],
  ...acts.flatMap((does) =>
    does === 'add' && kinds.length > 0
      ? kinds.map((one) => [button(`Add below: ${one.name}`, () => press(does, one.kind))])
      : [[button(ROW_WORDS[does], () => press(does))]],
  ),
];
