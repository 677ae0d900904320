import { isDeepStrictEqual } from 'node:util';
import { servicePages, starterSettings } from 'contract/catalogue';
import { STARTER_COLOURS } from 'contract/palette';
import { linesOf } from '../../model/fields/lines';
import { officeAddress } from '../../model/settings/offices';
import { PROMISE_NAMES } from '../../model/settings/promises';
import type { City, Service, Setting } from '../../storage/database/payload-types';

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
  /** The city pages that are on the site. */
  cities: Pick<City, 'name'>[];
}

export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
const listed = (words: string[]) => new Intl.ListFormat('en-AU').format(words);

/** What is wrong, else what is right. */
const looked = (wrong: (string | false | undefined)[], right: string): Looked => {
  const found = wrong.filter((words) => typeof words === 'string');
  return { isRight: found.length === 0, saw: found.length > 0 ? `${found.join('; ')}.` : `${right}.` };
};

/** The labels whose values are still the starter's. */
const stillStarters = (values: Record<string, boolean>) => {
  const same = Object.keys(values).filter((label) => values[label]);
  return same.length > 0 && `Still the starter’s: ${listed(same)}`;
};

function company({ settings: { brand, tagline, blurb } }: Company): Looked {
  const same = stillStarters({
    'the name': brand === starterSettings.brand,
    'the line at the top': tagline === starterSettings.tagline,
    'the text at the bottom': blurb === starterSettings.blurb,
  });
  return looked([same], `“${brand}”, with a line and a text of its own`);
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
        `Pages show your hours, search engines still read ${markup.opening_hours} (tab Search and maps)`,
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

function area({ settings: { offices, cities }, cities: pages }: Company): Looked {
  const all = offices ?? [];
  const starters = all.filter((office) => starterPlaces.has(officeAddress(office)));
  const served = new Set(all.map(({ city }) => city));
  const foreign = (cities ?? []).map(({ name }) => name).filter((name) => !served.has(name));
  const unserved = pages.map(({ name }) => name).filter((name) => !served.has(name));
  return looked(
    [
      starters.length > 0 && `Still the starter’s: ${listed(starters.map(({ name }) => name))}`,
      ...all.filter((office) => !reach(office)).map(({ name }) => `${name} does not say where it goes`),
      foreign.length > 0 && `Both forms offer ${listed(foreign)}, where you have no office`,
      unserved.length > 0 && `A page is about ${listed(unserved)}, where you have no office`,
    ],
    all.map((office) => `${office.name}: ${reach(office)}`).join('; '),
  );
}

/** The option of the quote form for what fits no service. */
const ANY = 'Others';

function services({ settings, services: shown }: Company): Looked {
  const usual = new Map(servicePages.map((page) => [page.slug, page]));
  const kept = shown.filter(({ slug }) => usual.has(slug)).length;
  const own = shown.length - kept;
  const chosen = new Set(shown.map(({ slug, quote_service }) => quote_service || usual.get(slug)?.quote_service));
  const stray = linesOf(settings.services).filter((option) => option !== ANY && !chosen.has(option));
  const saw = `${kept} of the ${usual.size} services that the website came with, ${own} of your own`;
  return looked(
    [
      kept === usual.size && own === 0 && `All ${usual.size} services that the website came with`,
      stray.length > 0 && `The quote form still offers ${listed(stray)} (Company, tab Forms), which no page is about`,
    ],
    saw,
  );
}

function promises({ settings: { claims } }: Company): Looked {
  const shown = PROMISE_NAMES.filter((name) => claims[`${name}_evidence`]).length;
  const saw = `${shown} of ${PROMISE_NAMES.length} promises have their evidence`;
  return looked([shown < PROMISE_NAMES.length && saw], saw);
}

function search({ settings: { default_title, default_description } }: Company): Looked {
  const same = stillStarters({
    'the title': default_title === starterSettings.default_title,
    'the description': default_description === starterSettings.default_description,
  });
  return looked([same], `“${default_title}”`);
}

/** The steps that what visitors see decides. */
export const checks = { company, look, offices, hours, area, services, promises, search } satisfies Record<
  string,
  (company: Company) => Looked
>;
