import type { Tags } from 'contract/measuring';
import { type Asks, CHOICE_KEY, type Choice, MEASURED_ID, namesOf, storedChoice } from '../forms/agreement';

/* Asks the visitor, and loads the tags of networks after a yes. A page without tags never loads this file. */

export interface Measured {
  tags: Tags;
  asks: Asks;
  script: string;
}

/** Names of what the tags store, in cookies and in the browser's storage. */
const STORED = /^(_ga|_gid|_gcl|_gac|_fb[cp]|_uet|MUID|li_|ln_or|lastExternalReferrer)/;

const STYLES = `:host{position:fixed;inset:auto 1rem 1rem;z-index:900;margin-inline:auto;max-width:34rem;font-size:1rem;line-height:1.45}
section{display:grid;gap:.75rem;padding:1rem 1.15rem;border:1px solid #b9c6cb;border-radius:.75rem;background:#fff;color:#14242b;box-shadow:0 4px 20px #0004}
p{margin:0}
a{color:inherit}
div{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
button{min-height:2.75rem;padding:.4rem .75rem;border:2px solid #14242b;border-radius:.5rem;background:#fff;color:#14242b;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#eef3f5}
:is(a,button):focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
@media(max-width:1023px){:host{bottom:5.25rem}}
@media print{:host{display:none}}`;

function forget(): void {
  const domains = location.hostname.split('.').map((_, at, parts) => `;domain=${parts.slice(at).join('.')}`);
  for (const cookie of document.cookie.split('; ').filter((one) => STORED.test(one)))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
      document.cookie = `${cookie.split('=')[0]}=;path=/;max-age=0${domain}`;
    }
  try {
    for (const key of Object.keys(localStorage).filter((one) => STORED.test(one))) localStorage.removeItem(key);
  } catch {
    // Where storage is blocked nothing was stored.
  }
}

/** Asks the visitor, unless an answer is kept; loads the tags after a yes. */
function measure({ asks, script }: Measured): void {
  const asked = Object.keys(asks).join(' ');
  const known = storedChoice();
  const current = known?.asked === asked ? known : undefined;
  let started = false;
  const begin = () => {
    if (!started) import(/* @vite-ignore */ script); // a file of its own, for who has said yes
    started = true;
  };

  const host = document.createElement('measuring-choices');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  /** What gets the focus is scrolled above the banner, also at the foot of the page. */
  const keepFree = (height: string) => {
    document.documentElement.style.scrollPaddingBottom = height;
    document.body.style.paddingBottom = height;
  };

  function choose(yes: boolean, from: Element | null): void {
    const choice: Choice = { asked, yes, at: Date.now() };
    try {
      localStorage.setItem(CHOICE_KEY, JSON.stringify(choice));
    } catch {
      // Without storage the banner comes again on the next page.
    }
    host.remove();
    keepFree('');
    if (from instanceof HTMLElement) from.focus();
    if (yes) begin();
    else forget();
    if (!yes && started) location.reload(); // a script that runs cannot be taken out
  }

  function ask(from: Element | null): void {
    const section = document.createElement('section');
    section.setAttribute('aria-label', 'Measuring choices');
    section.tabIndex = -1;
    const words = document.createElement('p');
    const more = Object.assign(document.createElement('a'), { href: '/privacy#measuring', textContent: 'What they learn' });
    more.dataset.more = '';
    words.append(`May ${namesOf(asks)} know that you were here, so that we see which advertisements work? `, more);
    const buttons = document.createElement('div');
    for (const [text, yes] of [
      ['No', false],
      ['Yes', true],
    ] as const) {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
      button.addEventListener('click', () => choose(yes, from));
      buttons.append(button);
    }
    section.append(words, buttons);
    shadow.replaceChildren(section);
    document.body.append(host);
    keepFree(`${host.offsetHeight + 100}px`);
    if (from) section.focus();
  }

  if (!current) ask(null);
  else if (current.yes) begin();
  else forget(); // a script that was told no wrote once more while its page closed

  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('.foot a[href$="#measuring"]');
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      ask(link);
    },
    true,
  );
}

measure(JSON.parse(document.getElementById(MEASURED_ID)?.textContent ?? '{}'));
