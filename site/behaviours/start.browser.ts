import { carousel } from './carousel.browser';
import { define } from './element.browser';
import { entrance } from './entrance.browser';
import { map, showMapOnPress } from './map.browser';
import { closeOnChoice, hoverMenu, sayWhetherOpen } from './menu.browser';
import { countPhoneTaps } from './phone-taps.browser';
import { preparePages } from './prepare-pages.browser';
import { takeOverOnNeed } from './take-over.browser';
import { recordVisit } from './visit.browser';
import { reportVitals } from './vitals.browser';

function reveal({ target }: Event): void {
  const handle = target as HTMLInputElement;
  if (handle.matches('.ba__range')) handle.parentElement?.style.setProperty('--at', `${handle.value}%`);
}

/** The site leads this to the script. */
const EDIT_BAR = '/_edit/bar.js';

/** The behaviours of every page. Custom elements start themselves; the others listen on the document. */
document.addEventListener('input', reveal);
document.addEventListener('toggle', sayWhetherOpen, true);
for (const onClick of [closeOnChoice, showMapOnPress]) document.addEventListener('click', onClick);
/** One task each, so that none blocks input on a slow phone. */
const steps = [
  () => define('hover-menu', hoverMenu),
  () => define('card-carousel', carousel),
  () => define('map-frame', map),
  () => define('scroll-in', entrance),
  takeOverOnNeed,
  recordVisit,
  countPhoneTaps,
  preparePages,
  reportVitals,
  // An editor's browser has the cookie; the server never looks at it.
  () => document.cookie.includes('editing=') && import(/* @vite-ignore */ EDIT_BAR),
  // Shows what works only with script.
  () => document.documentElement.setAttribute('data-started', ''),
];
for (const step of steps) setTimeout(step);
