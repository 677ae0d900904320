import type { CityPage } from 'contract/city';
import type { ServicePage } from 'contract/service-page';
import type { SiteSettings } from 'contract/settings';
import { thisYear } from './dates';
import { shownHours } from './hours';
import { footerColumns, headerMenu } from './menu';
import { servicePath } from './service';
import type { Shell } from './shell';

interface FrameOf {
  settings: SiteSettings;
  cities: Pick<CityPage, 'name' | 'route'>[];
  services: Pick<ServicePage, 'name' | 'slug' | 'shape'>[];
}

/** The settings as the page data carries them: what is not shown now, or stands elsewhere in the frame, is left out. */
function shownOf({ offices, hours_exceptions: _, menu: __, footer: ___, ...settings }: SiteSettings): SiteSettings {
  return { ...settings, offices: offices.map(({ hours_exceptions: ____, ...office }) => office) };
}

/** Data for the frame of every page. Menu and footer are complete, so that the browser loads no usual entries. */
export function frameOf({ settings, cities, services }: FrameOf): Shell {
  const cityLinks = cities.map((city) => ({ label: city.name, href: city.route }));
  const pages = services
    .filter((page) => page.shape !== 'sub-service')
    .map((page) => ({ label: page.name, href: servicePath(page.slug) }));
  return {
    settings: shownOf(settings),
    hours: shownHours(settings),
    menu: headerMenu(settings, cityLinks),
    footer: footerColumns(settings, pages),
    cities: cityLinks,
    services: pages,
    year: thisYear(settings.time_zone),
  };
}
