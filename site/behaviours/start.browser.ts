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

/** The handle of a pair of pictures, before and after. */
function reveal({ target }: Event): void {
  const handle = target as HTMLInputElement;
  if (handle.matches('.ba__range')) handle.parentElement?.style.setProperty('--at', `${handle.value}%`);
}

/*
 * What every page does without React, and goes on doing under it. Elements carry their behaviour with them, whoever puts them on
 * the page; the rest is heard at the document.
 */
document.addEventListener('input', reveal);
document.addEventListener('toggle', sayWhetherOpen, true);
for (const onClick of [closeOnChoice, showMapOnPress]) document.addEventListener('click', onClick);
/** A task each, so that none keeps a slow phone from answering. */
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
  // Shows what answers only with script.
  () => document.documentElement.setAttribute('data-started', ''),
];
for (const step of steps) setTimeout(step);
