import { servicePages } from 'contract/catalogue';
import type { OptionObject, Payload } from 'payload';
import { linesOf } from '../../forms/fields/lines';

/** Whether the owner added the page; default pages have their own texts, cards and options. */
export const isAdded = ({ slug }: { slug?: unknown }) => !servicePages.some((page) => page.slug === slug);

export async function familiesOf(payload: Payload): Promise<OptionObject[]> {
  const where = { shape: { equals: 'family' } };
  const { docs } = await payload.find({ collection: 'services', where, sort: 'id', pagination: false, depth: 0 });
  return docs.map(({ slug, page_name }) => ({ value: slug, label: page_name || slug }));
}

export async function quoteOptionsOf(payload: Payload): Promise<OptionObject[]> {
  const { services } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { services: true } });
  return linesOf(services).map((value) => ({ value, label: value }));
}
