import { servicePages as catalogue } from 'contract/catalogue';
import type { Where } from 'payload';
import type { Service } from '../base/database/payload-types';
import { linesOf } from '../forms/fields/lines';
import { api, present } from './base';
import { picture } from './picture';
import type { Source } from './source';

export const specified = ({ slug }: Pick<Service, 'slug'>) => catalogue.find((page) => page.slug === slug);

export const nameOf = (doc: Pick<Service, 'slug' | 'name' | 'page_name'>) =>
  doc.name || specified(doc)?.name || doc.page_name || doc.slug;

export async function findServices(source: Source, where?: Where): Promise<Service[]> {
  const { docs } = await source.find({ collection: 'services', where, sort: 'id', pagination: false, limit: 0, depth: 1 });
  return docs;
}

async function serviceWhere(source: Source, where: Where, what: string): Promise<Service> {
  return present((await findServices(source, where))[0], what);
}

/** The pages whose cards a family page shows, in order. Undefined means exactly the defaults. */
export function cardSlugsOf(family: Service, docs: Service[]): string[] | undefined {
  const chosen = (family.cards ?? []).flatMap((card) => (typeof card === 'object' ? card.slug : []));
  if (chosen.length > 0) return chosen;
  const added = docs.filter((doc) => !specified(doc) && doc.shape === 'sub-service' && doc.parent === family.slug);
  return added.length > 0 ? [...(specified(family)?.cards ?? []), ...added.map(({ slug }) => slug)] : undefined;
}

async function cardsOf(source: Source, family: Service): Promise<Service[]> {
  const docs = await findServices(source);
  const slugs = cardSlugsOf(family, docs) ?? specified(family)?.cards ?? [];
  return slugs.flatMap((slug) => docs.find((doc) => doc.slug === slug) ?? []);
}

export const titleOf = (doc: Service) => doc.title || specified(doc)?.title || nameOf(doc);

/** The heading, else one made of the page's name; none for a block without content. */
const headingOr = (heading: string | null | undefined, content: string | null | undefined, otherwise: string) =>
  heading || (linesOf(content).length > 0 ? otherwise : undefined);

const whyChooseOf = ({ why_choose, ...doc }: Service) => ({
  heading: present(
    headingOr(why_choose?.heading, why_choose?.points, `Why choose us for ${nameOf(doc)}`),
    'why-choose block of this page',
  ),
  points: linesOf(why_choose?.points),
  ...picture('before_image', why_choose?.before_image),
  ...picture('after_image', why_choose?.after_image),
});

/** The page whose cards and why-choose block have their own documented calls. */
const HOUSE = { slug: { equals: catalogue.find((page) => page.own_calls)?.slug } };

export const service = {
  houseCleaning: api.houseCleaning.handler(async ({ context: { source } }) => {
    const houseCleaning = await serviceWhere(source, HOUSE, 'house cleaning page');
    return (await cardsOf(source, houseCleaning)).map((card) => ({
      title: nameOf(card),
      route: `/service/${card.slug}`,
      description: card.description || specified(card)?.description,
      ...picture('image', card.image),
    }));
  }),

  whyChooseHouse: api.whyChooseHouse.handler(async ({ context: { source } }) => [
    whyChooseOf(await serviceWhere(source, HOUSE, 'house cleaning page')),
  ]),

  whyChoose: api.whyChoose.handler(async ({ input: { id }, context: { source } }) =>
    whyChooseOf(await serviceWhere(source, { why_choose_id: { equals: id } }, `why-choose block ${id}`)),
  ),

  subServiceIntro: api.subServiceIntro.handler(async ({ input: { id }, context: { source } }) => {
    const { intro, image, ...doc } = await serviceWhere(source, { intro_id: { equals: id } }, `introduction ${id}`);
    return {
      heading: present(headingOr(intro?.heading, intro?.paragraphs, titleOf(doc)), `introduction ${id}`),
      description: linesOf(intro?.paragraphs).join('\n'),
      ...picture('image', intro?.image ?? image),
    };
  }),
};
