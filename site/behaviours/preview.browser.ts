import { showNote } from './preview-note.browser';

/* The script of previews alone: links stay in the preview, forms send nothing, and the page follows its form in the back office. */

const marker = document.querySelector<HTMLMetaElement>('meta[name=preview]');
const office = marker?.dataset.office;
const isEdited = marker?.dataset.edited !== undefined;
const token = new URLSearchParams(location.search).get('preview') ?? '';

const OTHER = /^\/(api|_|storage|pictures)/;

/** The parts of a page that are replaced one by one, so that the others keep their state. */
const blocks = (page: Document) => [...page.querySelectorAll('#root > :not(#main), #main > *')];

/** Absolute, so that the browser does not prerender the page behind them. */
function keepLinksInside() {
  for (const link of document.links) {
    if (link.origin !== location.origin || OTHER.test(link.pathname) || link.getAttribute('href')?.startsWith('#')) continue;
    const url = new URL(link.href);
    url.searchParams.set('preview', token);
    link.href = url.href;
  }
}

function sendNothing(event: SubmitEvent) {
  event.preventDefault();
  event.stopImmediatePropagation();
  const form = event.target as HTMLFormElement;
  const notice = form.querySelector('[data-preview]') ?? document.createElement('p');
  Object.assign(notice, { className: 'form-notice', textContent: 'This is a preview: nothing was sent.' });
  notice.setAttribute('data-preview', '');
  notice.setAttribute('role', 'status');
  (event.submitter ?? form).after(notice);
}

/** The policy allows a page's first styles only; a sheet that a script makes is not inline. */
const sheet = new CSSStyleSheet();
function restyle(styles: string) {
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  for (const id of ['brand', 'styles']) document.getElementById(id)?.remove();
}

const stylesOf = (page: Document) => ['brand', 'styles'].map((id) => page.getElementById(id)?.textContent ?? '').join('');

/** Where the page's frames load from: its policy names these only. */
const framesOf = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('map-frame')].map(({ dataset }) => new URL(dataset.src ?? '').origin);

let shown = blocks(document).map((block) => block.outerHTML);
let shownStyles = stylesOf(document);
const allowed = framesOf(document);
let compared = false;

function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Replaces what changed, and scrolls there if none of it is in view. */
function update(next: Document) {
  if (framesOf(next).some((origin) => !allowed.includes(origin))) return location.reload();
  const [old, fresh] = [blocks(document), blocks(next)];
  const sources = fresh.map((block) => block.outerHTML);
  const styles = stylesOf(next);
  const changed = fresh.filter((_, index) => sources[index] !== shown[index]);
  if (styles !== shownStyles) restyle(styles);
  shownStyles = styles;
  document.title = next.title;
  if (fresh.length === old.length && fresh.length === shown.length) {
    for (const [index, block] of fresh.entries()) if (changed.includes(block)) old[index]?.replaceWith(block);
  } else {
    const { scrollY } = window;
    document.getElementById('root')?.replaceWith(next.getElementById('root') ?? '');
    window.scrollTo(0, scrollY);
  }
  shown = sources;
  keepLinksInside();
  const [first] = changed;
  if (compared && first && !changed.some(isInView)) first.scrollIntoView({ block: 'center' });
  compared = true;
}

let underWay = false;
let again = false;
/** Reads the page again; one request at a time, and a last one after the last change. */
export async function refresh(): Promise<void> {
  again = underWay;
  if (underWay) return;
  underWay = true;
  try {
    const response = await fetch(location.href);
    if (response.ok || response.status === 404) update(new DOMParser().parseFromString(await response.text(), 'text/html'));
    else if (isEdited)
      location.replace(`/_edit/page?${new URLSearchParams({ to: location.pathname })}`); // its token has ended
    else location.reload(); // shows why
  } finally {
    underWay = false;
    if (again) await refresh();
  }
}

navigator.sendBeacon = () => true; // nobody's visit is measured here
document.addEventListener('submit', sendNothing, true);
keepLinksInside();
if (office && parent !== window) {
  window.addEventListener('message', ({ origin, data }) => {
    if (origin === office && data?.type === 'payload-document-event') refresh();
  });
  parent.postMessage({ type: 'payload-live-preview', ready: true }, office);
}
if (marker && !office && !isEdited) showNote(marker.content);
