import { isDeepStrictEqual } from 'node:util';
import { servicePages, starterSettings } from 'contract/catalogue';
import { withFacts } from 'contract/facts';
import { STARTER_COLOURS } from 'shared/palette';
import type { Service, Setting } from '../../base/database/payload-types';
import { officeAddress, settingsFacts } from '../../base/facts/company-facts';
import { count, listed } from '../../base/process/counted';
import { today } from '../../base/process/days';
import { linesOf } from '../../forms/fields/lines';
import { formCities } from '../../model/settings/places';
import { PROMISE_NAMES, type PromiseName } from '../../model/settings/promises';

/** What a step of the guide found when it looked at what visitors see. */
export interface Looked {
  isRight: boolean;
  /** What it looked at and what it saw, on one line. */
  saw: string;
}

/** What visitors see of a company. */
export interface Company {
  settings: Setting;
  /** The service pages that are on the site. */
  services: Pick<Service, 'slug' | 'quote_service'>[];
  /** The city pages that are on the site, with all that they say. */
  cities: { name: string; says: string }[];
  /** Promises whose service is not on the site. */
  ended: ReadonlySet<PromiseName>;
}

/** What is wrong, else what is right. */
const looked = (wrong: (string | false | undefined)[], right: string): Looked => {
  const found = wrong.filter((words) => typeof words === 'string');
  return { isRight: found.length === 0, saw: found.length > 0 ? `${found.join('; ')}.` : `${right}.` };
};

const stillStarters = (values: Record<string, boolean>) => {
  const same = Object.keys(values).filter((label) => values[label]);
  return same.length > 0 && `Still the starter’s: ${listed(same)}`;
};

type Words = 'tagline' | 'blurb' | 'default_title' | 'default_description';
/** What visitors read there. */
const read = (settings: Setting, field: Words) => withFacts(settings[field], settingsFacts(settings, today(settings.time_zone)));
const isStarters = (settings: Setting, field: Words) => read(settings, field) === starterSettings[field];

function company({ settings }: Company): Looked {
  const same = stillStarters({
    'the name': settings.brand === starterSettings.brand,
    'the line at the top': isStarters(settings, 'tagline'),
    'the text at the bottom': isStarters(settings, 'blurb'),
  });
  return looked([same], `“${settings.brand}”, with a line and a text of its own`);
}

function look({ settings: { look } }: Company): Looked {
  const { main, accent } = STARTER_COLOURS;
  const isOwn = Boolean(look.logo) || look.main !== main || look.accent !== accent;
  return looked(
    [!isOwn && 'No logo, and the starter’s colours'],
    `${look.logo ? 'Your logo' : 'Your name instead of a logo'}, colours ${look.main} and ${look.accent}`,
  );
}

const starterPlaces = new Set(starterSettings.offices.map(officeAddress));
const starterNetworks = new Set(starterSettings.social.map(({ url }) => url));

function offices({ settings: { phone, mobile, email, social, offices } }: Company): Looked {
  const all = offices ?? [];
  const own = all.filter((office) => office.phone && office.phone !== phone).length;
  const phones = own === all.length ? (own === 1 ? 'with its own phone' : 'each with its own phone') : `on ${phone}`;
  return looked(
    [
      stillStarters({
        'the phone': phone === starterSettings.phone || all.some((office) => office.phone === starterSettings.phone),
        'the mobile': mobile === starterSettings.mobile,
        'the e-mail': email === starterSettings.email,
        'links to networks': (social ?? []).some(({ url }) => starterNetworks.has(url)),
        'an office': all.some((office) => starterPlaces.has(officeAddress(office))),
      }),
    ],
    `${count(all.length, 'office')}, ${phones}${own > 0 && own < all.length ? `, ${own} with ${own === 1 ? 'its' : 'their'} own` : ''}: ${listed(all.map(officeAddress))}`,
  );
}

function hours({ settings: { opening_hours, offices, markup } }: Company): Looked {
  const lines = (opening_hours ?? []).map(({ days, hours }) => ({ days, hours }));
  const isStarters = isDeepStrictEqual(lines, starterSettings.opening_hours);
  const own = (offices ?? []).filter(({ hours }) => hours).length;
  return looked(
    [
      isStarters && `Still the starter’s: ${lines.map(({ days, hours }) => `${days} ${hours}`).join(', ')}`,
      lines.length === 0 && 'No hours are shown',
      !isStarters &&
        markup.opening_hours === starterSettings.markup.opening_hours &&
        `Pages show your hours, search engines still read ${markup.opening_hours} (tab Search and maps; empty it, and they read yours)`,
    ],
    `${lines.map(({ days, hours }) => `${days} ${hours}`).join(', ')}${own > 0 ? `; ${count(own, 'office')} with hours of its own` : ''}`,
  );
}

type Office = NonNullable<Setting['offices']>[number];

/** How far an office says that it goes. */
function reach({ service_postcodes, service_suburbs, service_km }: Office): string | undefined {
  const [postcodes, suburbs] = [linesOf(service_postcodes).length, linesOf(service_suburbs).length];
  const parts = [
    postcodes > 0 && count(postcodes, 'line of postcodes', 'lines of postcodes'),
    suburbs > 0 && count(suburbs, 'suburb'),
    service_km && `${service_km} km around it`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? listed(parts) : undefined;
}

const demoPlaces = starterSettings.offices.flatMap(({ city, suburb }) => [city, suburb]);

/** City pages whose words or pictures still name the demo's places. */
function ofTheDemo({ settings: { offices, cities }, cities: pages }: Company): string[] {
  const own = JSON.stringify([offices, cities]);
  const foreign = demoPlaces.filter((place) => !own.includes(place));
  return pages.flatMap(({ name, says }) => {
    const named = foreign.filter((place) => place !== name && says.includes(place));
    return named.length > 0 ? `The page about ${name}, or a picture on it, still names ${listed(named)}` : [];
  });
}

function area(company: Company): Looked {
  const {
    settings: { offices, cities },
    cities: pages,
  } = company;
  const all = offices ?? [];
  const starters = all.filter((office) => starterPlaces.has(officeAddress(office)));
  const served = new Set([...all.map(({ city }) => city), ...(cities ?? []).map(({ name }) => name)]);
  const offered = new Set(formCities({ offices, cities }).map(({ name }) => name));
  const unoffered = all.map(({ city }) => city).filter((city) => !offered.has(city));
  const named = pages.map(({ name }) => name);
  const unserved = named.filter((name) => !served.has(name));
  const twice = [...new Set(named.filter((name, at) => named.indexOf(name) < at))];
  return looked(
    [
      starters.length > 0 && `Still the starter’s: ${listed(starters.map(({ name }) => name))}`,
      ...all.filter((office) => !reach(office)).map(({ name }) => `${name} does not say where it goes`),
      unoffered.length > 0 && `The forms do not offer ${listed([...new Set(unoffered)])}`,
      unserved.length > 0 && `A page is about ${listed(unserved)}, which neither an office nor your further cities name`,
      twice.length > 0 && `Several pages are about ${listed(twice)}: keep one of them`,
      ...ofTheDemo(company),
    ],
    all.map((office) => `${office.name}: ${reach(office)}`).join('; '),
  );
}

/** The option of the quote form for what fits no service. */
const ANY = 'Others';
/** Options that leave the form with their service, by themselves. */
const usualOptions = servicePages.map(({ quote_service }) => quote_service);

function services({ settings, services: shown }: Company): Looked {
  const usual = new Set(servicePages.map(({ slug }) => slug));
  const known = new Set([ANY, ...usualOptions, ...shown.map(({ quote_service }) => quote_service)]);
  const stray = linesOf(settings.services).filter((option) => !known.has(option));
  const kept = shown.filter(({ slug }) => usual.has(slug)).length;
  const own = shown.length - kept;
  const saw = `${kept} of the ${usual.size} services that the website came with, ${own} of your own`;
  return looked(
    [
      kept === usual.size && own === 0 && `All ${usual.size} services that the website came with`,
      stray.length > 0 && `The quote form still offers ${listed(stray)} (Company, tab Forms), which no page is about`,
    ],
    saw,
  );
}

function promises({ settings: { claims }, ended }: Company): Looked {
  const shown = PROMISE_NAMES.filter((name) => claims?.[name] && !ended.has(name));
  const proved = shown.filter((name) => claims?.[`${name}_evidence`]).length;
  const saw = `${proved} of ${shown.length} promises have their evidence`;
  return looked([proved < shown.length && saw], saw);
}

function search({ settings }: Company): Looked {
  const same = stillStarters({
    'the title': isStarters(settings, 'default_title'),
    'the description': isStarters(settings, 'default_description'),
  });
  return looked([same], `“${read(settings, 'default_title')}”`);
}

/** The steps that what visitors see decides. */
export const checks = { company, look, offices, hours, area, services, promises, search } satisfies Record<
  string,
  (company: Company) => Looked
>;
