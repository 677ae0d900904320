import type { EditRecord } from 'contract/edit-bar';
import { bar, button, linkTo, menu } from './edit-bar-parts.browser';

/* The bar of those who may edit content. It is loaded by nobody else. */

const { host, show } = bar('Edit this page');

function hide() {
  fetch('/_edit/end', { method: 'POST' });
  host.remove();
}

/** The page's texts are changed where they stand; its records are in a menu. */
function offer(records: EditRecord[]) {
  const edit = linkTo(`/_edit/page?${new URLSearchParams({ to: location.pathname })}`, 'Edit this page');
  edit.className = 'main';
  const end = button('Hide', hide);
  end.setAttribute('aria-label', 'Hide this bar');
  const fields = menu(
    'All fields',
    records.map(({ label, url }) => [linkTo(url, label)]),
  );
  show(...(records.length > 0 ? [edit, fields] : []), end);
}

let shown = '';
/** Asks for the records of the page; whoever may no longer edit loses the bar. */
async function follow() {
  const { pathname } = location;
  if (pathname === shown) return;
  shown = pathname;
  const response = await fetch(`/_edit/records?${new URLSearchParams({ path: pathname })}`).catch(() => undefined);
  if (pathname !== location.pathname) return;
  if (response?.ok) offer((await response.json()) as EditRecord[]);
  else host.remove();
}

if (!document.querySelector('meta[name=preview]')) {
  follow();
  // A hydrated page follows links without a new document.
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigatesuccess', follow);
  host.addEventListener('pointerenter', follow);
}
