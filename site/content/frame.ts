import type { CityPage } from 'contract/city';
import type { Look } from 'contract/look';
import type { ServicePage } from 'contract/service-page';
import type { SiteSettings } from 'contract/settings';
import { unpromisedWords, usualWords, type Words, wordsOn } from 'contract/words';
import { callLink, messageLink } from 'shared/phone';
import { shownAnnouncement } from './announcement';
import { type Reader, unread } from './content';
import { thisYear } from './dates';
import { shownHours } from './hours';
import { footerColumns, headerMenu } from './menu';
import { servicePath } from './service';
import type { Shell, ShownSettings } from './shell';

interface FrameOf extends Pick<Shell, 'logo'> {
  settings: SiteSettings;
  /** As `pages/routes.ts` names it; without it the words of all pages are there. */
  page?: string;
  cities: Pick<CityPage, 'name' | 'route'>[];
  services: Pick<ServicePage, 'name' | 'slug' | 'shape'>[];
}

/** With the link that dials its number: the provider's, or read from the number here; without a number, the contact page. */
const withCall = <T extends { phone: string; phone_link?: string }>(shown: T) => ({
  ...shown,
  phone_link: shown.phone_link ?? callLink(shown.phone) ?? '/contact-us',
});

/** The settings as the page data carries them: what is not shown now, or stands elsewhere in the frame, is left out. */
function shownOf({
  offices,
  hours_exceptions,
  menu,
  footer,
  look,
  words,
  announcement,
  embed_hosts,
  thanks,
  measuring,
  ...settings
}: SiteSettings): ShownSettings {
  return {
    ...withCall(settings),
    mobile_link: settings.mobile_link ?? messageLink(settings.mobile),
    offices: offices.map(({ hours_exceptions: _, ...office }) => withCall(office)),
    fixed: fixedOf({ ...settings, offices }),
  };
}

/** The only options of lists that leave no choice. A company in several cities says which of them or of their states it is (R-FORM-2, R-FORM-7). */
function fixedOf({ cities, states, services, cleaning_models, offices }: SiteSettings): ShownSettings['fixed'] {
  const several = (place: 'city' | 'state') => new Set(offices.map((office) => office[place])).size > 1;
  const lists = {
    ...{ services, cleaning_models },
    ...(!several('city') && { cities: cities.map(({ name }) => name) }),
    ...(!several('state') && { states }),
  };
  const fixed = Object.entries(lists).filter(([, options]) => options.length === 1);
  return fixed.length > 0 ? Object.fromEntries(fixed.map(([list, [only]]) => [list, only])) : undefined;
}

/** The page's fixed words: the owner's, or the usual ones; of a company that promises no time, without it. */
function wordsOf({ words = {}, reply }: SiteSettings, page: string | undefined): Words {
  const usual = reply ? usualWords : unpromisedWords;
  return Object.fromEntries(wordsOn(page).map((name) => [name, words[name]?.trim() || usual[name]])) as Words;
}

const LOGO_WIDTH = '224px';

/** The company's logo for header and footer; undefined if it has none. Its link says the company's name. */
export async function logoOf(reader: Reader, look: Look | undefined): Promise<Shell['logo']> {
  const logo = look && (await reader.picture(look, 'logo'));
  if (!logo) return undefined;
  const onDark = await reader.picture(look, 'logo_on_dark');
  const shown = { sizes: LOGO_WIDTH, priority: true };
  return {
    head: { ...shown, picture: unread(logo) },
    foot: { ...shown, picture: unread(onDark ?? logo), ...(!onDark && { className: 'logo__plate' }) },
  };
}

/** Data for the frame of every page. Menu and footer are complete, so that the browser loads no usual entries. */
export function frameOf({ settings, page, logo, cities, services }: FrameOf): Shell {
  const cityLinks = cities.map((city) => ({ label: city.name, href: city.route }));
  const pages = services
    .filter((page) => page.shape !== 'sub-service')
    .map((page) => ({ label: page.name, href: servicePath(page.slug) }));
  // Whoever works in a single city need not be asked where.
  const list: Shell['list'] = cities.length > 1 ? { links: cityLinks, icon: 'map-pin' } : { links: pages };
  return {
    settings: shownOf(settings),
    logo,
    announcement: shownAnnouncement(settings, page),
    hours: shownHours(settings),
    words: wordsOf(settings, page),
    menu: headerMenu(settings, list.links),
    footer: footerColumns(settings, pages),
    list,
    services: pages,
    ...(settings.measuring?.tags && { measuring: true }),
    year: thisYear(settings.time_zone),
  };
}
