import type { FormName } from 'contract/lead-fields';
import { ONCE, type OwnPage, TO_FORM, type OwnSection as WireSection } from 'contract/own-page';
import type { Office, SiteSettings } from 'contract/settings';
import { withoutOrigins } from 'contract/text-origin';
import { fileSize } from 'shared/file-size';
import { text } from 'shared/text';
import type { Company } from './company';
import { iconRef, nonEmpty, type Reader, safeHref, unread } from './content';
import { dateBadge } from './dates';
import { type Frame, frameOf } from './embed';
import { safeHtml } from './markup';
import { type Band, withBands } from './own-bands';
import { type PhotoHints, photoHints } from './photos';
import { reviews } from './reviews';
import type { FaqGroup, IconRef, Picture, Reviews, Stat } from './shapes';

export interface Action {
  label: string;
  href: string;
}

export interface Point {
  title: string;
  text?: string;
  icon?: IconRef;
}

export interface OwnCard extends Point {
  picture?: Picture;
  action?: Action;
}

export interface Price {
  title: string;
  price: string;
  text?: string;
  points: string[];
  action?: Action;
}

export interface OwnFile {
  title: string;
  text?: string;
  path: string;
  /** "PDF, 1.4 MB, 27 November 2026" */
  details: string;
}

export type OwnSection = (
  | { kind: 'hero'; heading?: string; text?: string; price?: string; picture?: Picture; action?: Action; call: boolean }
  | { kind: 'text'; heading?: string; html: string; picture?: Picture; turned: boolean; action?: Action }
  | { kind: 'cards'; heading?: string; lead?: string; cards: OwnCard[] }
  | { kind: 'reasons'; heading?: string; lead?: string; points: Point[] }
  | { kind: 'steps'; heading?: string; steps: Point[] }
  | { kind: 'numbers'; heading?: string; stats: Stat[] }
  | { kind: 'before_after'; heading?: string; points: string[]; before?: Picture; after?: Picture }
  | { kind: 'gallery'; heading?: string; pictures: { picture: Picture; caption?: string }[] }
  | { kind: 'prices'; heading?: string; lead?: string; prices: Price[]; note?: string }
  | { kind: 'questions'; heading?: string; faq: FaqGroup }
  | { kind: 'files'; heading?: string; lead?: string; files: OwnFile[] }
  | { kind: 'reviews'; reviews: Reviews }
  | { kind: 'form'; form: FormName; heading?: string; lead?: string; asksSuburb?: boolean; photos?: PhotoHints }
  | { kind: 'suburb_check' }
  | { kind: 'map'; office: Office }
  | { kind: 'embed'; heading?: string; lead?: string; title: string; embed: Frame; picture?: Picture }
  | { kind: 'call_to_action'; heading?: string; text?: string; action?: Action }
) & { band?: Band };

interface Making {
  reader: Reader;
  offices: Office[];
  timeZone: string;
  embedHosts?: string[];
  /** Address of the page's form, to which its buttons may lead. */
  toForm?: string;
}

type Wire<Kind extends WireSection['kind']> = Extract<WireSection, { kind: Kind }>;
type Shown<Kind extends WireSection['kind']> = Extract<OwnSection, { kind: Kind }> | undefined;

function action(wire: { label: string; href: string } | null | undefined, toForm: string | undefined): Action | undefined {
  const label = text(wire?.label);
  const href = wire?.href === TO_FORM ? toForm : safeHref(wire?.href);
  return label && href ? { label, href } : undefined;
}

/** Rows with words in the field that names them. */
const named = <Row extends object, Name extends keyof Row>(rows: Row[], name: Name) =>
  rows.filter((row) => text(row[name] as string | number) !== undefined);

const folded = (words: string) => withoutOrigins(words).trim().toLowerCase();

/** A picture that says the same as the words beside it need not be read aloud. */
const beside = (picture: Picture | undefined, words: string | undefined): Picture | undefined =>
  picture && folded(picture.alt) === folded(words ?? '') ? unread(picture) : picture;

const point = ({ title, text: words, icon }: Wire<'steps'>['steps'][number]): Point => ({
  title,
  text: text(words),
  icon: iconRef(icon),
});

const lines = (list: string[]) => list.flatMap((line) => text(line) ?? []);

/** How each kind of section is made; one without content is left out. */
const make: { [Kind in WireSection['kind']]: (wire: Wire<Kind>, making: Making) => Promise<Shown<Kind>> | Shown<Kind> } = {
  hero: async ({ kind, heading, text: words, price, call, ...wire }, { reader, toForm }) => ({
    kind,
    heading: text(heading),
    text: text(words),
    price: text(price),
    picture: await reader.picture(wire, 'image'),
    action: action(wire.action, toForm),
    call: call === true,
  }),
  async text({ kind, heading, html, side, ...wire }, { reader, toForm }) {
    const safe = safeHtml(html);
    const picture = await reader.picture(wire, 'image');
    if (!safe && !picture) return undefined;
    return { kind, heading: text(heading), html: safe, picture, turned: side === 'right', action: action(wire.action, toForm) };
  },
  async cards({ kind, heading, lead, cards }, { reader, toForm }) {
    const shown = await Promise.all(
      named(cards, 'title').map(async (card) => ({
        ...point(card),
        picture: beside(await reader.picture(card, 'image'), card.title),
        action: action(card.action, toForm),
      })),
    );
    return shown.length > 0 ? { kind, heading: text(heading), lead: text(lead), cards: shown } : undefined;
  },
  reasons({ kind, heading, lead, points }) {
    const shown = named(points, 'title').map(point);
    return shown.length > 0 ? { kind, heading: text(heading), lead: text(lead), points: shown } : undefined;
  },
  steps({ kind, heading, steps }) {
    const shown = named(steps, 'title').map(point);
    return shown.length > 0 ? { kind, heading: text(heading), steps: shown } : undefined;
  },
  numbers({ kind, heading, numbers }) {
    const stats = named(numbers, 'label').map(({ value, label, icon }) => ({
      number: String(value),
      text: label,
      icon: iconRef(icon),
    }));
    return stats.length > 0 ? { kind, heading: text(heading), stats } : undefined;
  },
  async before_after({ kind, heading, points, ...wire }, { reader }) {
    const before = await reader.picture(wire, 'before_image', 'Before cleaning');
    const after = await reader.picture(wire, 'after_image', 'After cleaning');
    return before || after ? { kind, heading: text(heading), points: lines(points), before, after } : undefined;
  },
  async gallery({ kind, heading, pictures }, { reader }) {
    const found = await Promise.all(
      pictures.map(async ({ caption, ...wire }) => {
        const picture = await reader.picture(wire, 'image');
        return picture ? [{ picture: beside(picture, text(caption)) ?? picture, caption: text(caption) }] : [];
      }),
    );
    const shown = nonEmpty(found.flat());
    return shown && { kind, heading: text(heading), pictures: shown };
  },
  prices({ kind, heading, lead, prices, note }, { toForm }) {
    const shown = named(prices, 'title').map(({ title, price, text: words, points, action: to }) => ({
      title,
      price,
      text: text(words),
      points: lines(points),
      action: action(to, toForm),
    }));
    return shown.length > 0 ? { kind, heading: text(heading), lead: text(lead), prices: shown, note: text(note) } : undefined;
  },
  questions({ kind, heading, items }) {
    const shown = named(items, 'question');
    return shown.length > 0 ? { kind, heading: text(heading), faq: { category: text(heading) ?? '', items: shown } } : undefined;
  },
  files({ kind, heading, lead, files }, { timeZone }) {
    const shown = named(files, 'title').flatMap(({ title, text: words, file, file_size, file_date }): OwnFile[] => {
      const path = text(file)?.replace(/^\/+/, '');
      if (!path) return [];
      const type = /\.(\w+)$/.exec(path)?.[1]?.toUpperCase() ?? [];
      const date = file_date ? dateBadge(file_date, timeZone)?.full : undefined;
      const details = [type, file_size ? fileSize(file_size) : [], date ?? []].flat().join(', ');
      return [{ title, text: text(words), path, details }];
    });
    return shown.length > 0 ? { kind, heading: text(heading), lead: text(lead), files: shown } : undefined;
  },
  async reviews({ kind }, { reader, timeZone }) {
    const shown = await reviews(reader, timeZone);
    return shown && { kind, reviews: shown };
  },
  form: async ({ kind, form, heading, lead, asks_suburb }, { reader }) => ({
    ...{ kind, form, heading: text(heading), lead: text(lead), asksSuburb: asks_suburb !== false },
    photos: form === 'quote' ? await photoHints(reader) : undefined,
  }),
  suburb_check: ({ kind }) => ({ kind }),
  map({ kind, office: id }, { reader, offices }) {
    const office = offices.find((one) => one.id === id);
    if (!office) reader.warn('map left out', { office: id, why: 'the company has no such office any more' });
    return office && { kind, office };
  },
  async embed({ kind, heading, lead, title, link, ...wire }, { reader, embedHosts }) {
    const embed = frameOf(link, title, embedHosts);
    if (!embed) reader.warn('frame left out', { link, why: 'its host is neither known nor in the settings' });
    return (
      embed && { kind, heading: text(heading), lead: text(lead), title, embed, picture: await reader.picture(wire, 'image') }
    );
  },
  call_to_action: ({ kind, heading, text: words, action: to }, { toForm }) => ({
    kind,
    heading: text(heading),
    text: text(words),
    action: action(to, toForm),
  }),
};

/** What a page shows once: a second would repeat ids or landmarks of the first. */
const onceKey = (section: OwnSection): string | undefined =>
  section.kind === 'map' ? `map ${section.office.id}` : ONCE.includes(section.kind) ? section.kind : undefined;

function withoutRepeated(sections: OwnSection[]): OwnSection[] {
  const seen = new Set<string>();
  return sections.filter((section) => {
    const key = onceKey(section);
    if (!key) return true;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

export const formOfPage = ({ sections }: Pick<OwnPage, 'sections'>): FormName | undefined =>
  sections.flatMap((section) => (section.kind === 'form' ? section.form : []))[0];

/** The sections of a page, ready to render; `toForm` is the address of its form. */
export async function sectionsOf(
  reader: Reader,
  page: Pick<OwnPage, 'sections'>,
  { offices, time_zone, embed_hosts }: Pick<SiteSettings, 'offices' | 'time_zone' | 'embed_hosts'>,
  toForm?: string,
): Promise<OwnSection[]> {
  const making: Making = { reader, offices, timeZone: time_zone, embedHosts: embed_hosts, toForm };
  const made = page.sections.map((section) =>
    // The table ties each kind to its own shape, which a call by a computed name loses.
    (make[section.kind] as (wire: WireSection, making: Making) => Promise<OwnSection | undefined> | OwnSection | undefined)(
      section,
      making,
    ),
  );
  const sections = withoutRepeated((await Promise.all(made)).flatMap((section) => section ?? []));
  // A form asks for the suburb beside it, unless the page has a section for that.
  const asksAlready = sections.some(({ kind }) => kind === 'suburb_check');
  return sections.map((section) => (section.kind === 'form' && asksAlready ? { ...section, asksSuburb: false } : section));
}

export const framesIn = (sections: readonly OwnSection[]): string[] => [
  ...new Set(sections.flatMap((section) => (section.kind === 'embed' ? new URL(section.embed.src).origin : []))),
];

export const allOwnPages = async (reader: Reader): Promise<OwnPage[]> =>
  (await reader.addition('ownPages', (list) => list)) ?? [];

/** The extra sections of the page at `route`, below one with the background `above`; undefined if it has none. */
export async function moreSections(
  { reader, settings }: Pick<Company, 'reader' | 'settings'>,
  route: string,
  toForm: string,
  above?: Band,
): Promise<OwnSection[] | undefined> {
  const pages = await reader.addition('extraSections', (list) => list);
  const page = pages?.find((one) => one.route === route);
  return page && nonEmpty(withBands(await sectionsOf(reader, page, settings, toForm), above));
}
