import { TO_FORM, type OwnPage as WirePage, type OwnSection as WireSection } from 'contract/own-page';
import type { OwnPage } from '../base/database/payload-types';
import { linesOf } from '../forms/fields/lines';
import { htmlOf } from '../forms/fields/rich-text-field';
import { pagePaths } from '../model/page-records';
import { fileOf } from '../model/pictures/chosen-file';
import { TO_OWN_FORM } from '../model/settings/menu-pages';
import { officeIds } from '../model/settings/places';
import { servicePath } from '../publishing/addresses';
import { api } from './base';
import { type TargetOf, targetsIn } from './menu';
import { iconOf, picture } from './picture';
import type { Source } from './source';

type Section = NonNullable<OwnPage['sections']>[number];
type Kind = Section['blockType'];
type Of<K extends Kind> = Extract<Section, { blockType: K }>;
type Wire<K extends Kind> = Extract<WireSection, { kind: K }>;
type Button = Of<'hero'>['action'];

interface Around {
  targetOf: TargetOf;
  officeOf(key: string): string;
}

async function actionOf(button: Button, { targetOf }: Around) {
  const label = button?.label;
  if (!label) return undefined;
  const href = button.page === TO_OWN_FORM ? TO_FORM : await targetOf(button);
  return href ? { label, href } : undefined;
}

const pointOf = ({ title, text, icon }: Of<'steps'>['steps'][number]) => ({ title, text, icon: iconOf(icon) });

const withAction = <Row extends { action?: Button }>(rows: Row[], around: Around) =>
  Promise.all(rows.map(async ({ action, ...row }) => ({ ...row, action: await actionOf(action, around) })));

const wireOf: { [K in Kind]: (section: Of<K>, around: Around) => Omit<Wire<K>, 'kind'> | Promise<Omit<Wire<K>, 'kind'>> } = {
  hero: async ({ heading, text, price, call, image, action }, around) => ({
    ...{ heading, text, price, call },
    action: await actionOf(action, around),
    ...picture('image', image),
  }),
  text: async ({ heading, text, side, image, action }, around) => ({
    ...{ heading, html: htmlOf(text), side },
    action: await actionOf(action, around),
    ...picture('image', image),
  }),
  cards: async ({ heading, lead, cards }, around) => ({
    ...{ heading, lead },
    cards: (await withAction(cards ?? [], around)).map(({ image, action, ...card }) => ({
      ...pointOf(card),
      action,
      ...picture('image', image),
    })),
  }),
  reasons: ({ heading, lead, points }) => ({ heading, lead, points: (points ?? []).map(pointOf) }),
  steps: ({ heading, steps }) => ({ heading, steps: (steps ?? []).map(pointOf) }),
  numbers: ({ heading, numbers }) => ({
    heading,
    numbers: (numbers ?? []).map(({ value, label, icon }) => ({ value, label, icon: iconOf(icon) })),
  }),
  before_after: ({ heading, points, before_image, after_image }) => ({
    ...{ heading, points: linesOf(points) },
    ...picture('before_image', before_image),
    ...picture('after_image', after_image),
  }),
  gallery: ({ heading, pictures }) => ({
    heading,
    pictures: (pictures ?? []).map(({ caption, image }) => ({ caption, ...picture('image', image) })),
  }),
  prices: async ({ heading, lead, prices, note }, around) => ({
    ...{ heading, lead, note },
    prices: (await withAction(prices ?? [], around)).map(({ title, price, text, points, action }) => ({
      ...{ title, price, text, action },
      points: linesOf(points),
    })),
  }),
  questions: ({ heading, items }) => ({
    heading,
    items: (items ?? []).map(({ question, answer }) => ({ question, answer })),
  }),
  files: ({ heading, lead, files }) => ({
    ...{ heading, lead },
    files: (files ?? []).map(({ title, text, file: reference }) => {
      const file = fileOf(reference);
      return {
        ...{ title, text },
        ...(file && {
          file: file.filename,
          file_size: file.filesize || undefined,
          file_date: file.uploaded_at ?? file.createdAt,
        }),
      };
    }),
  }),
  reviews: () => ({}),
  form: ({ form, heading, lead, asks_suburb }) => ({ form, heading, lead, asks_suburb }),
  suburb_check: () => ({}),
  map: ({ office }, { officeOf }) => ({ office: officeOf(office) }),
  embed: ({ heading, lead, title, link, image }) => ({ heading, lead, title, link, ...picture('image', image) }),
  call_to_action: async ({ heading, text, action }, around) => ({ heading, text, action: await actionOf(action, around) }),
};

async function sectionOf(section: Section, around: Around): Promise<WireSection> {
  // The table ties each kind to its own shape, which a call by a computed name loses.
  const make = wireOf[section.blockType] as (section: Section, around: Around) => Promise<object> | object;
  return { kind: section.blockType, ...(await make(section, around)) } as WireSection;
}

async function aroundIn(source: Source): Promise<Around> {
  const [targetOf, { offices }] = await Promise.all([
    targetsIn(source),
    source.findGlobal({ slug: 'settings', depth: 0, select: { offices: true } }),
  ]);
  const ids = officeIds(offices);
  return { targetOf, officeOf: (key) => ids.get(key) ?? key };
}

export const ownPages = {
  ownPages: api.ownPages.handler(async ({ context: { source } }) => {
    const { docs } = await source.find({ collection: 'own-pages', pagination: false, limit: 0, sort: 'id', depth: 1 });
    // Create New makes a record at once; a preview would see it before it has a path.
    const pages = docs.filter(({ route }) => route);
    if (pages.length === 0) return [];
    const around = await aroundIn(source);
    const toWire = async ({ route, title, noindex, only_by_link, sections }: OwnPage): Promise<WirePage> => ({
      ...{ route, title, noindex: Boolean(noindex || only_by_link) },
      sections: await Promise.all((sections ?? []).map((section) => sectionOf(section, around))),
    });
    return Promise.all(pages.map(toWire));
  }),

  extraSections: api.extraSections.handler(async ({ context: { source } }) => {
    const all = { pagination: false, limit: 0, sort: 'id', depth: 1 } as const;
    const [home, cities, services] = await Promise.all([
      source.findGlobal({ slug: 'home', depth: 1, select: { sections: true } }),
      source.find({ collection: 'cities', ...all, select: { route: true, sections: true } }),
      source.find({ collection: 'services', ...all, select: { slug: true, sections: true } }),
    ]);
    const pages = [
      { route: pagePaths.home, sections: home.sections },
      ...cities.docs.map(({ route, sections }) => ({ route, sections })),
      ...services.docs.map(({ slug, sections }) => ({ route: slug && servicePath(slug), sections })),
    ].filter(({ route, sections }) => route && sections?.length);
    if (pages.length === 0) return [];
    const around = await aroundIn(source);
    return Promise.all(
      pages.map(async ({ route, sections }) => ({
        route,
        sections: await Promise.all((sections ?? []).map((section) => sectionOf(section, around))),
      })),
    );
  }),
};
