import { servicePages as catalogue } from 'contract/catalogue';
import { type Ended, endedBy } from 'contract/offered';
import type { Service } from '../base/database/payload-types';
import { isAdded } from '../model/choices/service-choices';
import { servicePath } from '../publishing/addresses';
import { nameOf, specified } from './service';

/** The form option for services without their own; always last. */
const OTHERS = 'Others';

/** Words of a service's card or line; empty ones are those of its page. */
export const cardWords = (doc: Service, card: Service['home_card'] | Service['city_card']) => ({
  title: card?.title || nameOf(doc),
  description: card?.description || doc.description || undefined,
  route: servicePath(doc.slug),
});

type Row = { service?: number | Service | null; title?: string | null };

export type Placed<R> = { doc: Service } | { row: R };

/** The cards of a list in the owner's order, without removed pages; then the added services that belong there. */
export function placed<R extends Row>(
  rows: R[] | null | undefined,
  services: Service[],
  wanted: 'show_on_home' | 'show_on_cities',
  isGone: (row: R) => boolean,
): Placed<R>[] {
  const byId = new Map(services.map((doc) => [doc.id, doc]));
  const idOf = ({ service }: Row) => (typeof service === 'object' ? service?.id : service) ?? undefined;
  const listed = new Set((rows ?? []).map(idOf));
  const further = services.filter(
    (doc) => isAdded(doc) && doc.shape !== 'sub-service' && doc[wanted] !== false && !listed.has(doc.id),
  );
  const inOrder = (rows ?? []).flatMap((row): Placed<R>[] => {
    const id = idOf(row);
    if (id === undefined) return row.title && !isGone(row) ? [{ row }] : [];
    const doc = byId.get(id);
    return doc ? [{ doc }] : [];
  });
  return [...inOrder, ...further.map((doc) => ({ doc }))];
}

export const quoteServiceOf = (doc: Service) => (doc.in_quote_form === false ? doc.quote_service || OTHERS : nameOf(doc));

/** The form options and claims of default pages that are not on the site. */
export function endedServices(live: Service[]): Ended {
  const slugs = new Set(live.map(({ slug }) => slug));
  const sold = live.map((doc) => {
    const usual = specified(doc);
    return { quote_service: usual ? doc.quote_service || usual.quote_service : quoteServiceOf(doc), claim: usual?.claim };
  });
  return endedBy(
    catalogue.filter(({ slug }) => !slugs.has(slug)),
    sold,
  );
}

export function withAddedOptions(options: string[], services: Service[]): string[] {
  const further = services.filter((doc) => isAdded(doc) && doc.in_quote_form !== false).map((doc) => nameOf(doc));
  const last = options.at(-1) === OTHERS ? [OTHERS] : [];
  return [...new Set([...options.slice(0, options.length - last.length), ...further, ...last])];
}
