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
define('card-carousel', carousel);
define('scroll-in', entrance);
define('map-frame', map);
define('hover-menu', hoverMenu);
for (const step of [takeOverOnNeed, recordVisit, countPhoneTaps, preparePages, reportVitals]) setTimeout(step);
document.documentElement.dataset.started = ''; // shows what answers only with script
