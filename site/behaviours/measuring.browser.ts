import type { Tags } from 'contract/measuring';
import {
  type Asks,
  CHOICE_KEY,
  type Choice,
  LEAD_SENT,
  MEASURED_ID,
  namesOf,
  storedChoice,
  THANKS_QUERY,
} from '../forms/agreement';

/* Asks the visitor, and loads the tags of networks after a yes. A page without tags never loads this file. */

/** What the page says of the measuring. */
export interface Measured {
  tags: Tags;
  /** For which the banner asks. */
  asks: Asks;
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

// biome-ignore lint/suspicious/noExplicitAny: the networks' scripts keep their queues in the window
const global = window as any;

function load(src: string, onLoad?: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  if (onLoad) script.onload = onLoad;
  document.head.append(script);
}

/** Starts a network's tag; returns what tells it that a form was sent. */
type Start<Network extends keyof Tags> = (tag: NonNullable<Tags[Network]>) => () => void;

let hasGoogle = false;

/** Google's tag, for Analytics and Ads: everything is denied until the visitor's yes, which came before. */
function google(id: string): void {
  if (!hasGoogle) {
    global.dataLayer = [];
    // Google's script reads `arguments` objects alone.
    global.gtag = function gtag() {
      // biome-ignore lint/complexity/noArguments: see above
      global.dataLayer.push(arguments);
    };
    const all = (answer: string) => ({
      ...{ ad_storage: answer, ad_user_data: answer, ad_personalization: answer, analytics_storage: answer },
    });
    global.gtag('consent', 'default', all('denied'));
    global.gtag('consent', 'update', all('granted'));
    global.gtag('js', new Date());
    load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    hasGoogle = true;
  }
  global.gtag('config', id);
}

const starts: { [Network in keyof Tags]-?: Start<Network> } = {
  google_analytics({ id }) {
    google(id);
    return () => global.gtag('event', 'generate_lead', { send_to: id, currency: 'AUD' });
  },
  google_ads({ id, conversion }) {
    google(id);
    return () => conversion && global.gtag('event', 'conversion', { send_to: `${id}/${conversion}` });
  },
  meta({ id }) {
    // biome-ignore lint/suspicious/noExplicitAny: Meta's function with its own queue
    const fbq: any = (...call: unknown[]) => (fbq.callMethod ? fbq.callMethod(...call) : fbq.queue.push(call));
    Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [] });
    global.fbq = fbq;
    global._fbq = fbq;
    load('https://connect.facebook.net/en_US/fbevents.js');
    fbq('init', id);
    fbq('track', 'PageView');
    return () => fbq('track', 'Lead');
  },
  microsoft({ id }) {
    global.uetq = [];
    global.uetq.push('consent', 'default', { ad_storage: 'denied' });
    global.uetq.push('consent', 'update', { ad_storage: 'granted' });
    load('https://bat.bing.com/bat.js', () => {
      global.uetq = new global.UET({ ti: id, q: global.uetq, enableAutoSpaTracking: true });
      global.uetq.push('pageLoad');
    });
    return () => global.uetq.push('event', 'submit_lead_form', {});
  },
  linkedin({ id, conversion }) {
    global._linkedin_data_partner_ids = [id];
    global.lintrk = (...call: unknown[]) => global.lintrk.q.push(call);
    global.lintrk.q = [];
    load('https://snap.licdn.com/li.lms-analytics/insight.min.js');
    return () => conversion && global.lintrk('track', { conversion_id: Number(conversion) });
  },
};

/** Loads the tags and tells them of each form that is sent, as of the one that this page thanks for. */
function startTags(tags: Tags): void {
  const url = new URL(location.href);
  const thanks = document.querySelector('.form-status[data-status=sent]') && url.searchParams.has('reference');
  for (const name of THANKS_QUERY) url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
  // The table ties each network to its own tag, which a call by a computed name loses.
  const tell = (Object.keys(tags) as (keyof Tags)[]).map((network) => starts[network](tags[network] as never));
  const sent = () => {
    for (const each of tell) each();
  };
  document.addEventListener(LEAD_SENT, sent);
  if (thanks) sent();
}

/** Deletes what the tags stored. */
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
function measure({ tags, asks }: Measured): void {
  const asked = Object.keys(asks).join(' ');
  const known = storedChoice();
  const current = known?.asked === asked ? known : undefined;
  let started = false;
  const begin = () => {
    if (!started) startTags(tags);
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
